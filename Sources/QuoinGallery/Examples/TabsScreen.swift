import QuoinKit

/// A guide to walks: three tabs, two of which have screens upon screens.
///
/// What stands beside or below each other depends on the room, by constraints that hold for some traits
/// only: `makeConstraints(when:)`. Turn the device, and the others take over.
final class TabsScreen: TabBarController, GalleryController {
    static let name = "tabs"
    static let title = "Tabs and navigation"
    static let summary = "An app of three tabs that arranges itself by the room there is."
    static let stepCount = 3
    static let devices = [
        HeldDevice("iPhone SE", .portrait), HeldDevice("iPhone 6 Plus", .landscape),
        HeldDevice("iPad Pro 11-inch", .portrait),
    ].compactMap { $0 }

    private let walks: NavigationController
    private var step = 0

    override init() {
        walks = NavigationController(rootViewController: WalksController())
        super.init()
        title = "Walks"
        let weather = NavigationController(rootViewController: WeatherController())
        let about = AboutController()
        (walks.title, weather.title, about.title) = ("Walks", "Weather", "About")
        viewControllers = [walks, weather, about]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameParts("tabs", bar: tabBar)
        walks.loadViewIfNeeded()
        walks.nameParts("walks", bar: walks.navigationBar)
        guard let weather = viewControllers[1] as? NavigationController else { return }
        weather.loadViewIfNeeded()
        weather.nameParts("weather", bar: weather.navigationBar)
    }

    func advance() {
        step = (step + 1) % (Self.stepCount + 1)
        if step == 1 {
            walks.pushViewController(WalkController(), animated: false)
        } else {
            walks.popToRootViewController(animated: false)
        }
        selectedIndex = step < 2 ? 0 : step - 1
    }
}

extension BarController {
    fileprivate func nameParts(_ name: String, bar: View) {
        view.name = "\(name).container"
        bar.name = "\(name).bar"
        for (index, part) in view.subviews.filter({ $0 !== bar }).enumerated() {
            part.name = "\(name).place \(index + 1)"
        }
    }
}

// MARK: - Screens

/// Walks as cards: one below the other where that is all there is room for, otherwise side by side.
private final class WalksController: ViewController {
    override func loadView() {
        title = "Walks"
        view = View("walks", fill: .background)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cards = [
            WalkCard("lake", "L", "Lake walk", "5 km, flat", fill: .accentBlue),
            WalkCard("forest", "F", "Forest", "8 km, shade", fill: .accentGreen),
            WalkCard("ridge", "R", "Ridge", "12 km, steep", fill: .accentRed),
        ]
        let page = Page()
        view.addSubview(page)
        cards.forEach(page.addSubview)
        page.makeConstraints { make in
            make.top.equalTo(topLayoutGuide.bottom)
            make.bottom.equalTo(bottomLayoutGuide.top)
            make.leading.trailing.equalTo(view.safeAreaLayoutGuide)
        }
        let isColumn = TraitCondition.compactWidth && (.regularHeight || .accessibilityTextSize)
        var last: WalkCard?
        for card in cards {
            card.makeConstraints(when: isColumn) { make in
                make.leading.trailing.equalToSuperview().inset(16)
                if let last {
                    make.top.equalTo(last.bottom).offset(12)
                } else {
                    make.top.equalToSuperview().inset(16)
                }
            }
            card.makeConstraints(when: !isColumn) { make in
                make.top.equalToSuperview().inset(16)
                if let last {
                    make.leading.equalTo(last.trailing).offset(12)
                    make.size.equalTo(last)
                } else {
                    make.leading.equalToSuperview().inset(16)
                }
                if card === cards.last {
                    make.trailing.equalToSuperview().inset(16)
                }
            }
            card.makeConstraints { make in
                make.bottom.lessThanOrEqualToSuperview().inset(16)
            }
            last = card
        }
    }
}

private final class WalkCard: View {
    init(_ name: String, _ letter: String, _ title: String, _ note: String, fill: Color) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 10
        let badge = Badge("\(name).badge", letter, side: 32, fill: fill)
        let title = Label("\(name).title", title, isBold: true, wraps: true)
        let note = Caption("\(name).note", note, size: 14, wraps: true)
        [badge, title, note].forEach(addSubview)
        badge.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
        }
        title.makeConstraints { make in
            make.top.trailing.equalToSuperview().inset(12)
            make.leading.equalTo(badge.trailing).offset(10)
        }
        note.makeConstraints { make in
            make.top.equalTo(title.bottom).offset(4)
            make.leading.trailing.equalTo(title)
            make.bottom.lessThanOrEqualToSuperview().inset(12)
            // Of cards side by side, the one that needs most says how high they are.
            make.bottom.equalToSuperview().inset(12).priority(100)
        }
    }
}

/// A walk: a picture above what there is to say, or beside it where the screen is low.
private final class WalkController: ViewController {
    override func loadView() {
        title = "Lake walk"
        view = View("walk", fill: .background)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let picture = Landscape("walk.picture", at: .morning)
        let text = Label(
            "walk.text", "Around the lake in two hours. There is a bench where the ferry lands.",
            wraps: true)
        let page = Page()
        view.addSubview(page)
        [picture, text].forEach(page.addSubview)
        page.makeConstraints { make in
            make.top.equalTo(topLayoutGuide.bottom)
            make.bottom.equalTo(bottomLayoutGuide.top)
            make.leading.trailing.equalTo(view.safeAreaLayoutGuide)
        }
        picture.makeConstraints { make in
            make.top.leading.equalToSuperview()
            make.when(.regularHeight) {
                make.trailing.equalToSuperview()
                make.height.equalTo(view).multipliedBy(0.35)
            }
            make.when(.compactHeight) {
                make.bottom.equalToSuperview()
                make.width.equalToSuperview().multipliedBy(0.5)
            }
        }
        text.makeConstraints { make in
            make.trailing.equalToSuperview().inset(16)
            make.bottom.lessThanOrEqualToSuperview().inset(16)
            make.when(.regularHeight) {
                make.leading.equalToSuperview().inset(16)
                make.top.equalTo(picture.bottom).offset(16)
            }
            make.when(.compactHeight) {
                make.leading.equalTo(picture.trailing).offset(16)
                make.top.equalTo(picture).offset(16)
            }
        }
    }
}

/// A figure in the middle of what the bars leave.
private final class WeatherController: ViewController {
    override func loadView() {
        title = "Weather"
        view = View("weather", fill: .background)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let room = LayoutGuide(identifier: "room")
        let figure = Label("weather.figure", "21°", size: 64, isBold: true)
        // Nobody needs it larger.
        figure.font.isFixed = true
        let note = Caption(
            "weather.note", "Light wind from the west", alignment: .center, wraps: true)
        view.addLayoutGuide(room)
        [figure, note].forEach(view.addSubview)
        room.makeConstraints { make in
            make.top.equalTo(topLayoutGuide.bottom)
            make.bottom.equalTo(bottomLayoutGuide.top)
            make.leading.trailing.equalTo(view.safeAreaLayoutGuide).inset(16)
        }
        figure.makeConstraints { make in
            make.centerX.equalTo(room)
            // Higher, if the note needs more room.
            make.centerY.equalTo(room).priority(.medium)
        }
        note.makeConstraints { make in
            make.top.equalTo(figure.bottom)
            make.centerX.equalTo(room)
            make.width.lessThanOrEqualTo(room)
            make.bottom.lessThanOrEqualTo(room)
        }
    }
}

private final class AboutController: ViewController {
    override func loadView() {
        view = View("about", fill: .background)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let text = Label(
            "about.text", "Walks around Lorne. Made by people who got lost there.", wraps: true)
        view.addSubview(text)
        let column = view.addColumn()
        text.makeConstraints { make in
            make.top.equalTo(topLayoutGuide.bottom).offset(24)
            make.leading.trailing.equalTo(column).inset(16)
        }
    }
}
