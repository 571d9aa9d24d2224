import QuoinKit

/// A timetable between a status bar and a home indicator.
///
/// Colors reach to the edges of the screen, and what is to be read keeps to the safe area. Turn the
/// device, and the notch covers other edges: the constraints stay as they are.
final class SafeAreaScreen: View, GalleryScreen {
    static let name = "safe-area"
    static let title = "Safe area"
    static let summary = "Content between a status bar and a home indicator."

    static let reachesUnderBars = true

    static func safeArea(of size: Size) -> EdgeInsets {
        size.width < size.height
            ? EdgeInsets(top: 20, bottom: 34)
            : EdgeInsets(left: 44, bottom: 21, right: 44)
    }

    init() {
        super.init(frame: .zero)
        name = "safe-area"
        backgroundColor = .background
        let header = View("header", fill: .accentBlue)
        let timetable = Page()
        let list = View("list", fill: .surface, isOutlined: true, cornerRadius: 10)
        let footer = View("footer", fill: .surface)
        [header, timetable, footer].forEach(addSubview)
        timetable.addSubview(list)

        header.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        footer.makeConstraints { make in
            make.leading.bottom.trailing.equalToSuperview()
        }
        timetable.makeConstraints { make in
            make.top.equalTo(header.bottom)
            make.leading.trailing.equalToSuperview()
            make.bottom.equalTo(footer.top)
        }
        list.makeConstraints { make in
            make.top.equalToSuperview().inset(12)
            make.bottom.lessThanOrEqualToSuperview().inset(12)
            make.leading.trailing.equalTo(safeAreaLayoutGuide).inset(16)
        }

        let heading = Label(
            "heading", "Ferries to Lorne", size: 20, isBold: true, color: .white, wraps: true)
        header.addSubview(heading)
        heading.makeConstraints { make in
            make.top.leading.trailing.equalTo(safeAreaLayoutGuide).inset(16)
            make.bottom.equalToSuperview().inset(12)
        }
        let key = Button("key", "Buy a ticket")
        footer.addSubview(key)
        let column = addColumn()
        key.makeConstraints { make in
            make.top.equalToSuperview().inset(12)
            make.leading.trailing.equalTo(column).inset(16)
            make.bottom.equalTo(safeAreaLayoutGuide).inset(8)
        }
        fill(list)
    }

    private func fill(_ list: View) {
        let ferries = [
            Label("first", "09:40   Pier 2", wraps: true),
            Label("second", "11:10   Pier 1", wraps: true),
            Label("third", "13:25   Pier 2", wraps: true),
            Label("last", "16:50   Pier 1", wraps: true),
        ]
        ferries.forEach(list.addSubview)
        ferries.distribute(along: .vertical, fixedSpacing: 12, leadSpacing: 12, tailSpacing: 12)
        ferries.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(16)
        }
    }
}
