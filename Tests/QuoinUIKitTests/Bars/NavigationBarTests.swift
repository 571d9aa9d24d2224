import QuoinUIKit
import TestSupport
import Testing

/// What the bar above shows: 16 points from the edges, and 16 between one and the next.
@MainActor
@Suite struct NavigationBarTests {
    private let first = UIViewController()
    private let second = UIViewController()
    private let navigation: UINavigationController
    private let scene: BarScene

    init() {
        first.title = "Recipes"
        second.title = "Soup"
        navigation = UINavigationController(rootViewController: first)
        scene = BarScene(showing: navigation)
    }

    private func plain(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @MainActor @Test
    func `the title is in the middle, buttons stand at the edges, the first one outermost`() {
        first.navigationItem.leftBarButtonItems = [UIBarButtonItem(systemItem: .edit), plain("Up")]
        first.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done), plain("Share"),
        ]
        expectTrue(isNear(scene.place("Recipes")?.midX, 187.5))
        expectTrue(isNear(scene.place("Recipes")?.midY, 22))
        expectTrue(isNear(scene.place("Edit")?.minX, 16))
        expectTrue(isNear(scene.place("Up")?.minX, 16 + width(of: "Edit") + 16))
        let done = 375 - 16 - width(of: "Done", isBold: true)
        expectTrue(isNear(scene.place("Done")?.minX, done))
        expectTrue(isNear(scene.place("Share")?.maxX, done - 16))
        let svg = scene.window.quoin.svg()
        for text in ["Recipes", "Edit", "Up", "Done", "Share"] { expectTrue(svg.contains(text)) }
        expectTrue(scene.window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `items change what is shown as they change`() {
        let item = plain("Send")
        first.navigationItem.rightBarButtonItem = item
        expectEqual(scene.label("Send")?.textColor, .systemBlue)
        item.tintColor = .systemRed
        expectEqual(scene.label("Send")?.textColor, .systemRed)
        item.isEnabled = false
        expectEqual(scene.label("Send")?.textColor, .tertiaryLabel)
        expectEqual(scene.control("Send")?.isEnabled, false)
        item.title = "Send all"
        expectTrue(scene.label("Send") == nil)
        expectTrue(isNear(scene.place("Send all")?.maxX, 359))
        item.width = 120
        expectTrue(isNear(scene.place("Send all")?.width, 120))
        item.isHidden = true
        expectTrue(scene.label("Send all") == nil)
        item.isHidden = false
        item.image = UIImage(name: "plane", size: CGSize(width: 24, height: 20))
        item.width = 0
        expectTrue(scene.label("Send all") == nil)
        let pictures = scene.all(UIImageView.self)
        expectEqual(
            pictures.map { $0.convert($0.bounds, to: scene.window) },
            [CGRect(x: 335, y: 12, width: 24, height: 20)])
        navigation.navigationBar.tintColor = .systemGreen
        first.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add)]
        expectEqual(scene.label("+")?.textColor, .systemGreen)
        first.navigationItem.rightBarButtonItem = nil
        expectTrue(scene.all(UIControl.self).isEmpty)
        first.navigationItem.title = "Cakes"
        expectTrue(scene.label("Recipes") == nil)
        expectTrue(scene.label("Cakes") != nil)
    }

    @MainActor @Test func `a long title between buttons is cut off and overlaps none`() throws {
        first.title = "A title that is much longer than what is left for it"
        first.navigationItem.leftBarButtonItem = plain("Cancel")
        first.navigationItem.rightBarButtonItems = [plain("Save"), plain("Share")]
        let title = try #require(scene.place(first.title ?? ""))
        expectTrue(isNear(title.minX, 16 + width(of: "Cancel") + 16))
        expectTrue(isNear(title.maxX, (scene.place("Share")?.minX ?? 0) - 16))
        // Off the middle, rather than cut off.
        first.title = "As long as it may be"
        first.navigationItem.rightBarButtonItems = nil
        first.navigationItem.leftBarButtonItem = plain("Cancel everything")
        let moved = try #require(scene.place("As long as it may be"))
        expectTrue(isNear(moved.width, width(of: "As long as it may be", isBold: true)))
        expectTrue(isNear(moved.minX, 16 + width(of: "Cancel everything") + 16))
    }

    @MainActor @Test func `buttons that have too little room are cut off, and nothing overlaps`() {
        first.navigationItem.leftBarButtonItems = [plain("Cancel everything"), plain("No")]
        first.navigationItem.rightBarButtonItems = [
            plain("Save everything"), plain("Share it all"),
        ]
        scene.window.frame.size.width = 240
        let places = ["Cancel everything", "No", "Share it all", "Save everything"]
            .compactMap { scene.place($0) }
        expectEqual(places.count, 4)
        for (one, next) in zip(places, places.dropFirst()) {
            expectTrue(one.maxX + 15 <= next.minX)
        }
        expectTrue(isNear(places.first?.minX, 16))
        expectTrue(isNear(places.last?.maxX, 224))
        expectTrue(isNear(places[1].width, width(of: "No")))
    }

    @MainActor @Test func `in a bar that has no room nothing is refused`() {
        var heard: [String] = []
        scene.window.quoin.onDiagnostic { heard.append("\($0)") }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        first.navigationItem.leftBarButtonItems = [
            UIBarButtonItem(customView: view), plain("Cancel"), UIBarButtonItem(systemItem: .add),
        ]
        scene.window.frame.size.width = 120
        scene.window.layoutIfNeeded()
        expectTrue(heard.isEmpty)
        expectTrue(scene.all(UIControl.self).allSatisfy { $0.frame.minX.isFinite })
    }

    @MainActor @Test func `the way back says where it leads, as far as there is room`() {
        navigation.pushViewController(second, animated: false)
        expectTrue(scene.label("\u{2039}") != nil)
        expectTrue(isNear(scene.place("\u{2039}")?.minX, 16))
        expectEqual(scene.place("Recipes").map { $0.minX > 16 }, true)
        first.navigationItem.backButtonTitle = "All"
        expectTrue(scene.label("All") != nil)
        first.navigationItem.backBarButtonItem = plain("Home")
        expectTrue(scene.label("Home") != nil)
        first.navigationItem.backBarButtonItem = plain("")
        expectTrue(scene.label("\u{2039}") != nil)
        expectEqual(scene.all(UILabel.self).compactMap(\.text).sorted(), ["Soup", "\u{2039}"])
        first.navigationItem.backBarButtonItem = nil
        first.navigationItem.backButtonDisplayMode = .generic
        expectTrue(scene.label("Back") != nil)
        first.navigationItem.backButtonDisplayMode = .minimal
        expectTrue(scene.label("Back") == nil)
        first.navigationItem.backButtonDisplayMode = .default
        first.navigationItem.backButtonTitle = nil
        second.title = "A title which leaves a little room"
        first.title = "Recipes of the world"
        expectTrue(scene.label("Recipes of the world") == nil)
        expectTrue(scene.label("Back") != nil)
        second.title = "A title which leaves no room beside it at all"
        expectTrue(scene.label("Back") == nil)
        expectTrue(scene.label("\u{2039}") != nil)
        first.title = nil
        second.title = "Soup"
        expectTrue(scene.label("Back") != nil)
    }

    @MainActor @Test func `items at the left stand in place of the way back, or beside it`() {
        navigation.pushViewController(second, animated: false)
        second.navigationItem.leftBarButtonItem = plain("Menu")
        expectTrue(scene.label("\u{2039}") == nil)
        expectTrue(isNear(scene.place("Menu")?.minX, 16))
        second.navigationItem.leftItemsSupplementBackButton = true
        expectTrue(isNear(scene.place("Menu")?.minX, (scene.place("Recipes")?.maxX ?? 0) + 16))
        second.navigationItem.hidesBackButton = true
        expectTrue(scene.label("\u{2039}") == nil)
        navigation.popViewController(animated: false)
        expectTrue(scene.label("Menu") == nil)
    }

    @MainActor @Test func `a tap performs an action, leads back, or begins to edit`() {
        @MainActor final class Listener: NSObject {
            var heard: [String] = []
            func save(_ sender: UIBarButtonItem) { heard.append(sender.title ?? "") }
        }
        let listener = Listener()
        let item = UIBarButtonItem(
            title: "Save", style: .done, target: listener, action: Selector(Listener.save))
        let more = UIAction(title: "More") { [listener] action in
            let isFromItem = action.sender is UIBarButtonItem
            listener.heard.append(isFromItem ? action.title : "")
        }
        let other = UIBarButtonItem(primaryAction: more)
        second.navigationItem.rightBarButtonItems = [item, other]
        navigation.pushViewController(second, animated: false)
        scene.tap("Save")
        scene.tap("More")
        expectEqual(listener.heard, ["Save", "More"])
        item.isEnabled = false
        scene.tap("Save")
        expectEqual(listener.heard.count, 2)
        // Beside the buttons, a finger finds the bar.
        let beside = scene.window.hitTest(CGPoint(x: 187, y: 3), with: nil)
        expectTrue(beside === navigation.navigationBar)
        second.navigationItem.rightBarButtonItems = [second.editButtonItem]
        scene.tap("Edit")
        expectTrue(second.isEditing)
        scene.tap("Done")
        expectTrue(!second.isEditing)
        expectTrue(scene.label("Edit") != nil)
        scene.tap("Recipes")
        expectEqual(navigation.viewControllers, [first])
        expectTrue(scene.label("Soup") == nil)
    }

    @MainActor @Test func `from right to left all is mirrored`() throws {
        navigation.pushViewController(second, animated: false)
        second.navigationItem.rightBarButtonItem = plain("Share")
        navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
        expectTrue(isNear(scene.place("\u{203A}")?.maxX, 359))
        let (title, sign) = try (
            #require(scene.place("Recipes")), #require(scene.place("\u{203A}"))
        )
        expectTrue(title.maxX <= sign.minX)
        expectTrue(isNear(scene.place("Share")?.minX, 16))
        expectTrue(isNear(scene.place("Soup")?.midX, 187.5))
    }

    @MainActor @Test
    func `beside a screen's notch nothing is shown, and wide screens have wider margins`() {
        expectTrue(scene.window.show(deviceNamed: "iPhone X", isLandscape: true))
        first.navigationItem.leftBarButtonItem = plain("Edit")
        // 44 are covered at either side, of 812.
        expectTrue(isNear(scene.place("Edit")?.minX, 60))
        expectTrue(scene.window.show(deviceNamed: "iPad Air 2"))
        expectTrue(isNear(scene.place("Edit")?.minX, 20))
    }

    @MainActor @Test func `a bar of one's own shows its items and goes back`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        let scene = BarScene(width: 320)
        scene.window.addSubview(bar)
        expectTrue(isNear(scene.place("Two")?.midX, 160))
        scene.tap("One")
        expectEqual(bar.items?.count, 1)
        expectTrue(isNear(scene.place("One")?.midX, 160))
        expectTrue(scene.label("\u{2039}") == nil)
    }

    @MainActor @Test func `colours of bars and titles are drawn`() {
        let bar = navigation.navigationBar
        bar.barTintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        expectEqual(scene.label("Recipes")?.textColor, .white)
        expectTrue(scene.window.quoin.svg().contains("#336699"))
        let looks = UINavigationBarAppearance()
        looks.backgroundColor = UIColor(red: 0.8, green: 0.4, blue: 0, alpha: 1)
        looks.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        first.navigationItem.standardAppearance = looks
        expectEqual(scene.label("Recipes")?.textColor, .yellow)
        expectTrue(scene.window.quoin.svg().contains("#cc6600"))
        expectTrue(!scene.window.quoin.svg().contains("#336699"))
    }

    @MainActor @Test func `a bar has no ground of its own while nothing is scrolled beneath it`() {
        let scroll = UIScrollView(frame: first.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 2_000)
        first.view.addSubview(scroll)
        let bar = navigation.navigationBar
        func looks(_ red: CGFloat) -> UINavigationBarAppearance {
            let looks = UINavigationBarAppearance()
            looks.configureWithOpaqueBackground()
            looks.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
            return looks
        }
        bar.standardAppearance = looks(1)
        scene.window.layoutIfNeeded()
        expectTrue(!scene.window.quoin.svg().contains("#ff0000"))
        scroll.contentOffset.y += 50
        expectTrue(scene.window.quoin.svg().contains("#ff0000"))
        scroll.contentOffset.y -= 50
        expectTrue(!scene.window.quoin.svg().contains("#ff0000"))
        bar.scrollEdgeAppearance = looks(0.6)
        expectTrue(scene.window.quoin.svg().contains("#990000"))
        first.navigationItem.scrollEdgeAppearance = looks(0.8)
        expectTrue(scene.window.quoin.svg().contains("#cc0000"))
    }

    @MainActor @Test func `the line below a bar is left out where its colour is taken away`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        func shapes() -> Int {
            bar.quoin.svg().components(separatedBy: "<rect").count
        }
        let before = shapes()
        let looks = UINavigationBarAppearance()
        looks.shadowColor = .clear
        bar.standardAppearance = looks
        expectEqual(shapes(), before - 1)
        looks.shadowColor = nil
        bar.standardAppearance = looks
        expectEqual(shapes(), before - 1)
        bar.standardAppearance = UINavigationBarAppearance()
        expectEqual(shapes(), before)
    }

    @MainActor @Test func `an appearance is copied, with what is in it`() throws {
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = .red
        looks.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        let copy = try #require(looks.copy() as? UINavigationBarAppearance)
        looks.backgroundColor = .blue
        looks.buttonAppearance.normal.titleTextAttributes = [:]
        expectEqual(copy.backgroundColor, .red)
        expectEqual(copy.buttonAppearance.normal.titleTextAttributes.count, 1)
        expectEqual(UITabBarAppearance(barAppearance: copy).backgroundColor, .red)
    }
}
