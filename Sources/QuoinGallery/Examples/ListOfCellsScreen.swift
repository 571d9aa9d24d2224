import QuoinKit

/// A menu: every row is as high as its text, which wraps where the screen is narrow.
///
/// A row gets its width from outside and its height from inside: the note reaches down to the row's lower
/// edge. The price keeps to its text, and stands on the line of the title; large text has a line of its own.
final class ListOfCellsScreen: View, GalleryScreen {
    static let name = "list-of-cells"
    static let title = "List of cells"
    static let summary = "Rows with icon, title, note and price, each as high as its text."

    init() {
        super.init(frame: .zero)
        name = "list-of-cells"
        backgroundColor = .background
        let bar = TitleBar("bar", "Tonight")
        let menu = Page()
        let cells = Dish.menu.map(DishCell.init)
        [bar, menu].forEach(addSubview)
        cells.forEach(menu.addSubview)
        let column = addColumn(limit: 560)

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        menu.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.bottom.trailing.equalTo(column)
        }
        cells.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
        }
        cells.stack(along: .vertical, leadSpacing: 0)
        cells.last?.makeConstraints { make in
            make.bottom.lessThanOrEqualToSuperview()
        }
    }
}

/// A row of the menu.
private final class DishCell: View {
    init(_ dish: Dish) {
        let name = dish.name
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        let icon = Badge("\(name).icon", String(dish.title.prefix(1)), side: 36, fill: dish.color)
        let title = Label("\(name).title", dish.title, isBold: true, wraps: true)
        let price = Label("\(name).price", dish.price)
        let note = Caption("\(name).note", dish.note, size: 12, wraps: true)
        let line = View("\(name).line", fill: .line)
        [icon, title, price, note, line].forEach(addSubview)
        // A long title wraps, and a price never.
        title.contentCompressionResistanceHorizontalPriority = .medium

        icon.makeConstraints { make in
            make.leading.equalToSuperview().inset(16)
            make.top.equalToSuperview().inset(12)
        }
        title.makeConstraints { make in
            make.leading.equalTo(icon.trailing).offset(12)
            make.top.equalTo(icon)
            make.trailing.lessThanOrEqualToSuperview().inset(16)
        }
        note.makeConstraints { make in
            make.top.equalTo(title.bottom).offset(2)
            make.leading.equalTo(title)
            make.trailing.equalToSuperview().inset(16)
            make.when(!.accessibilityTextSize) { make.bottom.equalToSuperview().inset(12) }
        }
        price.makeConstraints(when: !.accessibilityTextSize) { make in
            make.leading.greaterThanOrEqualTo(title.trailing).offset(8)
            make.trailing.equalTo(note)
            make.firstBaseline.equalTo(title)
        }
        price.makeConstraints(when: .accessibilityTextSize) { make in
            make.leading.equalTo(title)
            make.top.equalTo(note.bottom).offset(2)
            make.bottom.equalToSuperview().inset(12)
        }
        line.makeConstraints { make in
            make.leading.equalTo(title)
            make.trailing.bottom.equalToSuperview()
            make.height.equalTo(1)
        }
    }
}

/// Something to eat.
private struct Dish {
    let name: String
    let title: String
    let note: String
    let price: String
    let color: Color

    static let menu = [
        Dish(
            name: "soup", title: "Lentil soup", note: "With lemon, mint and toasted bread",
            price: "€ 6.50", color: .amber),
        Dish(
            name: "aubergine", title: "Roasted aubergine",
            note: "Smoked over beech, with tahini, pomegranate and flat bread", price: "€ 12.00",
            color: .violet),
        Dish(
            name: "fish", title: "Fish of the day",
            note: "Landed this morning: ask us what it is. With potatoes, fennel and a sauce of "
                + "brown butter and capers",
            price: "€ 19.50", color: .accentBlue),
        Dish(
            name: "cake", title: "Almond cake", note: "Warm, with sour cherries",
            price: "€ 5.50", color: .accentRed),
    ]
}
