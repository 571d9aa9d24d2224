import QuoinKit

/// An order that is longer than the screen, and a button that stays where it is.
///
/// The form is as wide as the scroll view and as tall as it likes. The footer hangs on the frame guide, so
/// that the form moves beneath it; an inset of the content as high as the footer, which grows with its text,
/// lets the last row be scrolled out from there. The field that is written in next is scrolled into sight, just far enough.
final class ScrollingFormScreen: View, GalleryScreen {
    static let name = "scrolling-form"
    static let title = "Scrolling form"
    static let summary = "A form taller than the screen, under a button that stays."
    static let stepCount = 2

    private let scroll = ScrollView()
    private let form = OrderForm("form")
    private var step = 0

    init() {
        super.init(frame: .zero)
        name = "scrolling-form"
        backgroundColor = .background
        let bar = TitleBar("bar", "Your order")
        let footer = OrderFooter("footer", title: "Order for Saturday")
        scroll.name = "scroll"
        [scroll, bar].forEach(addSubview)
        [form, footer].forEach(scroll.addSubview)

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        scroll.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.bottom.trailing.equalToSuperview()
        }
        form.makeConstraints { make in
            make.edges.equalTo(scroll.contentLayoutGuide)
            make.width.equalTo(scroll.frameLayoutGuide)
        }
        footer.makeConstraints { make in
            make.leading.bottom.trailing.equalTo(scroll.frameLayoutGuide)
        }
    }

    /// Goes on to the door, then to the end of the form, and back to its beginning.
    func advance() {
        step = (step + 1) % (Self.stepCount + 1)
        let door = form.door
        door.isEditing = step == 1
        switch step {
        case 1:
            scroll.scrollRectToVisible(door.convert(door.bounds.insetBy(dx: 0, dy: -8), to: scroll))
        case 2: scroll.contentOffset.y = scroll.contentSize.height
        default: scroll.contentOffset.y = 0
        }
    }
}

/// Groups of what is to be filled in, below each other.
private final class OrderForm: View {
    let door = TextField(placeholder: "Floor and name")

    init(_ name: String) {
        super.init(frame: .zero)
        self.name = name
        let remarks = TextView("Lemon, for twelve, with “Happy birthday, Ada” on it in blue.")
        remarks.name = "remarks"
        remarks.isScrollEnabled = false
        remarks.font = Font(size: 14)
        let people = [
            LabelledField("name", "Name", TextField("Ada Lovelace", placeholder: "Name")),
            LabelledField("mail", "E-mail", TextField("ada@example.org", placeholder: "E-mail")),
            LabelledField("telephone", "Telephone", TextField(placeholder: "If we have questions")),
        ]
        let places = [
            LabelledField("street", "Street", TextField("4 Engine Row", placeholder: "Street")),
            LabelledField("town", "Town", TextField("Port Ellery", placeholder: "Town")),
            LabelledField("door", "Door", door),
        ]
        let extras = [
            SwitchRow("candles", "Candles", isOn: true),
            SwitchRow("plates", "Plates and forks", isOn: false),
            SwitchRow("news", "Write to me when it is on its way", isOn: true),
        ]
        // The fields begin on one line, whatever card they are on.
        (people + places).map(\.label).equal(.width)

        let parts: [View] = [
            Caption("you", "You", size: 14), Card("you.card", people),
            Caption("cake", "The cake", size: 14), remarks,
            Caption("delivery", "Delivery", size: 14), Card("delivery.card", places),
            Caption("extras", "With it", size: 14), Card("extras.card", extras),
            Caption(
                "terms", "You pay when it comes. Until Thursday you can still change your mind.",
                size: 12, wraps: true),
        ]
        parts.forEach(addSubview)
        let column = addColumn()
        parts.makeConstraints { make in
            make.leading.trailing.equalTo(column).inset(16)
        }
        parts.first?.makeConstraints { make in
            make.top.equalToSuperview().inset(16)
        }
        for (part, next) in zip(parts, parts.dropFirst()) {
            next.makeConstraints { make in
                // What belongs together stands closer.
                make.top.equalTo(part.bottom).offset(part is Caption ? 6 : 16)
            }
        }
        parts.last?.makeConstraints { make in
            make.bottom.equalToSuperview().inset(16)
        }
    }
}

/// Rows on a card of their own.
private final class Card: View {
    init(_ name: String, _ rows: [View]) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 10
        rows.forEach(addSubview)
        rows.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(12)
        }
        rows.stack(along: .vertical, spacing: 8, leadSpacing: 12, tailSpacing: 12)
    }
}

/// A field, and beside it what it is for; above it, if the text is large.
private final class LabelledField: View {
    let label: Caption

    init(_ name: String, _ text: String, _ field: TextField) {
        label = Caption("\(name).label", text, size: 14)
        super.init(frame: .zero)
        self.name = name
        field.name = "\(name).field"
        field.font = Font(size: 14)
        [label, field].forEach(addSubview)
        label.contentHuggingHorizontalPriority = .low + 1
        field.contentCompressionResistanceHorizontalPriority = .medium
        label.makeConstraints { make in
            make.leading.equalToSuperview()
            make.when(!.accessibilityTextSize) { make.baseline.equalTo(field) }
            make.when(.accessibilityTextSize) { make.top.equalToSuperview() }
        }
        field.makeConstraints { make in
            make.bottom.trailing.equalToSuperview()
            make.when(!.accessibilityTextSize) {
                make.top.equalToSuperview()
                make.leading.equalTo(label.trailing).offset(12)
            }
            make.when(.accessibilityTextSize) {
                make.top.equalTo(label.bottom)
                make.leading.equalToSuperview()
            }
        }
    }
}

/// What can be wanted or not.
private final class SwitchRow: View {
    init(_ name: String, _ text: String, isOn: Bool) {
        super.init(frame: .zero)
        self.name = name
        let label = Label("\(name).label", text, size: 14, wraps: true)
        let toggle = Switch(isOn: isOn)
        toggle.name = "\(name).switch"
        // The words wrap, and the switch keeps its size.
        label.contentCompressionResistanceHorizontalPriority = .medium
        [label, toggle].forEach(addSubview)
        label.makeConstraints { make in
            make.leading.centerY.equalToSuperview()
            make.height.lessThanOrEqualToSuperview()
        }
        toggle.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(label.trailing).offset(12)
            make.trailing.centerY.equalToSuperview()
        }
        makeConstraints { make in
            // Higher, if the words need more.
            make.height.greaterThanOrEqualTo(toggle)
            make.height.equalTo(toggle).priority(.fittingSize)
        }
    }
}

/// The bar at the bottom, with a button as wide as the form.
private final class OrderFooter: View {
    init(_ name: String, title: String) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        let line = View("\(name).line", fill: .line)
        let button = Button("\(name).button", title)
        [line, button].forEach(addSubview)
        let column = addColumn()
        line.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.height.equalTo(1)
        }
        makeConstraints { make in
            make.height.greaterThanOrEqualTo(56)
            make.height.equalTo(56).priority(.fittingSize)
        }
        button.makeConstraints { make in
            make.leading.trailing.equalTo(column).inset(16)
            make.centerY.equalToSuperview()
            make.height.lessThanOrEqualToSuperview().inset(10)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? ScrollView)?.contentInset.bottom = bounds.height
    }
}
