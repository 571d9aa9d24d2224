import QuoinKit

/// Three tickets in a row, and a button below whichever of them is the longest.
///
/// A block on an array is run once for each view in it. An array as the target makes a constraint for
/// each of its elements: a width that is equal to those of two others, a place that is below the bottom
/// edges of all three.
final class ArraysScreen: Page, GalleryScreen {
    static let name = "arrays"
    static let title = "Arrays"
    static let summary = "Several views constrained at once, and compared with several at once."

    init() {
        super.init(frame: .zero)
        name = "arrays"
        backgroundColor = .background
        let heading = Label("heading", "Choose a ticket", size: 22, isBold: true, wraps: true)
        let day = Ticket("day", "Day", "$6", "1 zone", fill: .accentGreen)
        let week = Ticket("week", "Week", "$28", "3 zones\nNight bus", fill: .accentBlue)
        let year = Ticket(
            "year", "Year", "$590", "All zones\nNight bus\nFerry", fill: .violet)
        let tickets = [day, week, year]
        let key = Button("key", "Continue")
        let column = addColumn(isLowered: true)
        addSubview(heading)
        tickets.forEach(addSubview)
        addSubview(key)

        heading.makeConstraints { make in
            make.top.leading.trailing.equalTo(column).inset(16)
        }
        let isRow = !TraitCondition.accessibilityTextSize
        tickets.makeConstraints(when: isRow) { make in
            make.top.equalTo(heading.bottom).offset(16)
        }
        day.makeConstraints(when: isRow) { make in
            make.leading.equalTo(column).inset(16)
            make.width.equalTo([week, year])
        }
        week.makeConstraints(when: isRow) { make in
            make.leading.equalTo(day.trailing).offset(9)
        }
        year.makeConstraints(when: isRow) { make in
            make.leading.equalTo(week.trailing).offset(9)
            make.trailing.equalTo(column).inset(16)
        }
        // Large text needs all of the width.
        tickets.makeConstraints(when: !isRow) { make in
            make.leading.trailing.equalTo(column).inset(16)
        }
        for (above, ticket) in zip([heading, day, week], tickets) {
            ticket.makeConstraints(when: !isRow) { make in
                make.top.equalTo(above.bottom).offset(16)
            }
        }
        key.makeConstraints { make in
            make.leading.trailing.equalTo(column).inset(16)
            make.top.greaterThanOrEqualTo(tickets.map(\.bottom)).offset(20)
            // As far up as that allows.
            make.top.equalToSuperview().priority(.low)
            make.bottom.lessThanOrEqualToSuperview().inset(16)
        }
    }
}

/// What a ticket costs and what it is good for.
private final class Ticket: View {
    init(_ name: String, _ title: String, _ price: String, _ uses: String, fill: Color) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = fill
        cornerRadius = 10
        let heading = Label("\(name).title", title, color: .white, wraps: true)
        let cost = Label("\(name).price", price, size: 24, isBold: true, color: .white, wraps: true)
        let list = Label("\(name).uses", uses, size: 12, color: .white, wraps: true)
        let lines = [heading, cost, list]
        lines.forEach(addSubview)

        lines.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(12)
        }
        [heading, cost].stack(along: .vertical, spacing: 4, leadSpacing: 12)
        [cost, list].stack(along: .vertical, spacing: 16, tailSpacing: 12)
    }
}
