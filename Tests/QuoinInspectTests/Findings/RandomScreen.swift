import QuoinInspect
import QuoinKit
import QuoinLayout
import TestSupport

/// A screen as an app has it, made from a seed: parts below each other, each as high as what is in it. It is sound and
/// complete, until something of it is broken.
struct RandomScreen {
    let window: Window
    private var generator: SeededGenerator
    private var count = 0

    init(seed: UInt64, isBroken: Bool = false) {
        generator = SeededGenerator(seed: seed)
        window = Window(frame: Rect(0, 0, generator.one(of: 320, 375, 744), 812))
        window.name = "window"
        window.onDiagnostic = { _ in }
        if generator.happens(percent: 20) { window.layoutDirection = .rightToLeft }
        if generator.happens(percent: 50) {
            window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        }
        let container: View
        let partCount = generator.number(in: 1...5)
        let scrolls = partCount > 2
        if scrolls {
            let scroll = ScrollView()
            add(scroll, "scroll", to: window)
            scroll.makeConstraints { make in
                make.left.right.bottom.equalToSuperview()
                make.top.equalTo(window.safeAreaLayoutGuide)
            }
            container = add(View(), "content", to: scroll)
            container.makeConstraints { make in
                make.edges.equalToSuperview()
                make.width.equalToSuperview()
            }
        } else {
            container = window
        }
        var previous: View?
        for _ in 0..<partCount {
            let part = part(in: container)
            let gap = generator.number(in: 0...20)
            let inset = generator.one(of: 0, 8, 16)
            part.makeConstraints { make in
                if let previous {
                    make.top.equalTo(previous.bottom).offset(gap)
                } else if scrolls {
                    make.top.equalToSuperview().inset(gap)
                } else {
                    make.top.equalTo(window.safeAreaLayoutGuide).offset(gap)
                }
                make.leading.trailing.equalToSuperview().inset(inset)
            }
            previous = part
        }
        if scrolls, let previous {
            previous.makeConstraints { $0.bottom.equalToSuperview().inset(12) }
        }
        if isBroken {
            window.layoutIfNeeded()
            for _ in 0..<generator.number(in: 1...3) { breakSomething() }
        }
    }

    // MARK: Parts

    @discardableResult
    private mutating func add<Kind: View>(_ view: Kind, _ name: String, to container: View) -> Kind
    {
        view.name = "\(name)\(count)"
        count += 1
        container.addSubview(view)
        return view
    }

    private mutating func text(long: Bool) -> String {
        let words = [
            "Ada", "ferry", "at", "noon", "leaves", "the", "harbour", "with", "forty", "guests",
        ]
        return (0..<(long ? generator.number(in: 5...30) : generator.number(in: 1...2)))
            .map { _ in generator.one(of: words) }.joined(separator: " ")
    }

    private mutating func label(_ name: String, in container: View, long: Bool = false) -> Label {
        let label = Label(text(long: long))
        label.numberOfLines = long ? 0 : 1
        return add(label, name, to: container)
    }

    private mutating func part(in container: View) -> View {
        switch generator.below(12) {
        case 0: card(in: container)
        case 1: formRow(in: container)
        case 2: toolbar(in: container)
        case 3: stack(in: container)
        case 4: setting(in: container)
        case 5: portrait(in: container)
        case 6: banner(in: container)
        case 7: shares(in: container)
        case 8: limited(in: container)
        case 9: measured(in: container)
        case 10: list(in: container)
        default: grid(in: container)
        }
    }

    private mutating func card(in container: View) -> View {
        let card = add(View(), "card", to: container)
        card.backgroundColor = .white
        let photo = add(
            ImageView(Image("harbour", size: Size(width: 400, height: 300))), "photo", to: card)
        let title = label("title", in: card, long: generator.happens(percent: 50))
        let line = label("line", in: card, long: true)
        let button = add(Button("Open"), "button", to: card)
        let ratio = generator.one(of: 0.5, 0.75)
        photo.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(photo.width).multipliedBy(ratio)
        }
        title.makeConstraints { make in
            make.top.equalTo(photo.bottom).offset(8)
            make.leading.trailing.equalToSuperview().inset(12)
        }
        line.makeConstraints { make in
            make.top.equalTo(title.bottom).offset(4)
            make.leading.trailing.equalTo(title)
        }
        button.makeConstraints { make in
            make.top.equalTo(line.bottom).offset(12)
            make.trailing.equalTo(title)
            make.bottom.equalToSuperview().inset(12)
        }
        return card
    }

    private mutating func formRow(in container: View) -> View {
        let row = add(View(), "form", to: container)
        var previous: View?
        var captions: [View] = []
        for _ in 0..<generator.number(in: 1...3) {
            let caption = label("caption", in: row)
            let field = add(TextField("", placeholder: "Name"), "field", to: row)
            caption.contentHuggingHorizontalPriority = .low + 1
            field.contentCompressionResistanceHorizontalPriority = .medium
            let first = captions.first
            caption.makeConstraints { make in
                make.leading.equalToSuperview().inset(8)
                make.baseline.equalTo(field)
                if let first { make.width.equalTo(first) }
            }
            field.makeConstraints { make in
                make.leading.equalTo(caption.trailing).offset(8)
                make.trailing.equalToSuperview().inset(8)
                if let previous {
                    make.top.equalTo(previous.bottom).offset(8)
                } else {
                    make.top.equalToSuperview()
                }
            }
            captions.append(caption)
            previous = field
        }
        previous?.makeConstraints { $0.bottom.equalToSuperview() }
        return row
    }

    private mutating func toolbar(in container: View) -> View {
        let bar = add(View(), "toolbar", to: container)
        let isFixed = generator.happens(percent: 50)
        var previous: View?
        for index in 0..<generator.number(in: 2...4) {
            let button = add(View(), "item", to: bar)
            button.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                if let previous {
                    make.leading.equalTo(previous.trailing).offset(isFixed ? 10 : 0)
                    if !isFixed { make.width.equalTo(previous) }
                } else {
                    make.leading.equalToSuperview()
                }
                if isFixed { make.width.equalTo(40) }
            }
            if index == 0 { button.makeConstraints { $0.height.equalTo(44) } }
            previous = button
        }
        if !isFixed { previous?.makeConstraints { $0.trailing.equalToSuperview() } }
        return bar
    }

    private mutating func stack(in container: View) -> View {
        let stack = add(StackView(), "stack", to: container)
        stack.axis = .vertical
        stack.spacing = 6
        for _ in 0..<generator.number(in: 2...4) {
            let view: View
            if generator.happens(percent: 40) {
                view = add(View(), "block", to: stack)
                view.makeConstraints { $0.height.equalTo(24) }
            } else {
                view = label("text", in: stack, long: generator.happens(percent: 50))
            }
            stack.addArrangedSubview(view)
            if generator.happens(percent: 20) { view.isHidden = true }
        }
        if stack.subviews.allSatisfy({ $0.isHidden }) { stack.subviews[0].isHidden = false }
        return stack
    }

    private mutating func setting(in container: View) -> View {
        let row = add(View(), "setting", to: container)
        let title = label("name", in: row)
        let toggle = add(Switch(), "switch", to: row)
        let isLow = generator.happens(percent: 50)
        title.makeConstraints { make in
            make.leading.equalToSuperview().inset(16)
            make.centerY.equalToSuperview()
            make.trailing.lessThanOrEqualTo(toggle.leading).offset(-8)
        }
        toggle.makeConstraints { make in
            make.trailing.equalToSuperview().inset(16)
            make.centerY.equalToSuperview()
        }
        row.makeConstraints { make in
            if isLow {
                make.height.equalTo(44)
            } else {
                make.height.greaterThanOrEqualTo(toggle).offset(12)
            }
            if !isLow { make.height.equalTo(0).priority(.low) }
        }
        return row
    }

    private mutating func portrait(in container: View) -> View {
        let row = add(View(), "person", to: container)
        let picture = add(
            ImageView(Image("face", size: Size(width: 80, height: 80))), "picture", to: row)
        let badge = add(View(), "badge", to: row)
        let name = label("name", in: row)
        let line = label("line", in: row, long: generator.happens(percent: 50))
        let isTop = generator.happens(percent: 50)
        picture.makeConstraints { make in
            make.leading.top.equalToSuperview().inset(8)
            make.size.equalTo(48)
            make.bottom.lessThanOrEqualToSuperview().inset(8)
        }
        badge.makeConstraints { make in
            make.trailing.bottom.equalTo(picture)
            make.size.equalTo(12)
        }
        name.makeConstraints { make in
            make.leading.equalTo(picture.trailing).offset(8)
            make.top.equalTo(picture)
            make.trailing.equalToSuperview().inset(8)
        }
        line.makeConstraints { make in
            make.leading.trailing.equalTo(name)
            make.top.equalTo(name.bottom).offset(2)
            make.bottom.lessThanOrEqualToSuperview().inset(8)
        }
        row.makeConstraints { make in
            make.height.equalTo(0).priority(.low)
            if isTop { make.height.greaterThanOrEqualTo(64) }
        }
        return row
    }

    private mutating func banner(in container: View) -> View {
        let banner = add(View(), "banner", to: container)
        let guide = LayoutGuide(identifier: "middle")
        banner.addLayoutGuide(guide)
        let icon = add(
            ImageView(Image("bell", size: Size(width: 24, height: 24))), "icon", to: banner)
        let note = label("note", in: banner)
        guide.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.lessThanOrEqualToSuperview()
        }
        icon.makeConstraints { make in
            make.leading.centerY.equalTo(guide)
        }
        note.makeConstraints { make in
            make.leading.equalTo(icon.trailing).offset(6)
            make.trailing.top.bottom.equalTo(guide)
        }
        banner.makeConstraints { $0.height.equalTo(60) }
        return banner
    }

    private mutating func shares(in container: View) -> View {
        let row = add(View(), "shares", to: container)
        let (one, two) = (add(View(), "one", to: row), add(View(), "two", to: row))
        let factor = generator.one(of: 0.5, 1, 2)
        one.makeConstraints { make in
            make.left.top.bottom.equalToSuperview()
            make.height.equalTo(30)
        }
        two.makeConstraints { make in
            make.left.equalTo(one.right).offset(4)
            make.right.top.bottom.equalToSuperview()
            make.width.equalTo(one).multipliedBy(factor)
        }
        return row
    }

    private mutating func limited(in container: View) -> View {
        let row = add(View(), "column", to: container)
        let inner = add(View(), "reading", to: row)
        let line = label("paragraph", in: inner, long: true)
        inner.makeConstraints { make in
            make.centerX.top.bottom.equalToSuperview()
            make.width.equalToSuperview().priority(750)
            make.width.lessThanOrEqualTo(280)
        }
        line.makeConstraints { $0.edges.equalToSuperview().inset(4) }
        return row
    }

    private mutating func measured(in container: View) -> View {
        let row = add(View(), "measured", to: container)
        let (low, high) = (label("low", in: row), label("high", in: row))
        let slider = add(Slider(value: 0.5), "slider", to: row)
        low.contentHuggingHorizontalPriority = .high
        high.contentHuggingHorizontalPriority = .high
        low.makeConstraints { make in
            make.leading.centerY.equalToSuperview()
        }
        slider.makeConstraints { make in
            make.leading.equalTo(low.trailing).offset(8)
            make.top.bottom.equalToSuperview()
            make.height.equalTo(28)
        }
        high.makeConstraints { make in
            make.leading.equalTo(slider.trailing).offset(8)
            make.trailing.centerY.equalToSuperview()
        }
        return row
    }

    private mutating func list(in container: View) -> View {
        let list = add(View(), "list", to: container)
        var previous: View?
        for _ in 0..<generator.number(in: 2...5) {
            let row = add(View(), "row", to: list)
            let name = label("text", in: row)
            let time = label("time", in: row)
            name.makeConstraints { make in
                make.leading.top.bottom.equalToSuperview().inset(8)
                make.trailing.lessThanOrEqualTo(time.leading).offset(-8)
            }
            time.makeConstraints { make in
                make.trailing.equalToSuperview().inset(8)
                make.baseline.equalTo(name)
            }
            row.makeConstraints { make in
                make.leading.trailing.equalToSuperview()
                if let previous {
                    make.top.equalTo(previous.bottom)
                } else {
                    make.top.equalToSuperview()
                }
            }
            previous = row
        }
        previous?.makeConstraints { $0.bottom.equalToSuperview() }
        return list
    }

    private mutating func grid(in container: View) -> View {
        let grid = add(View(), "grid", to: container)
        var above: View?
        let rows = generator.number(in: 1...3)
        for row in 0..<rows {
            let (one, two) = (add(View(), "tile", to: grid), add(View(), "tile", to: grid))
            one.makeConstraints { make in
                make.leading.equalToSuperview().inset(8)
                make.height.equalTo(one.width)
                if let above {
                    make.top.equalTo(above.bottom).offset(8)
                } else {
                    make.top.equalToSuperview()
                }
                if row == rows - 1 { make.bottom.equalToSuperview() }
            }
            two.makeConstraints { make in
                make.leading.equalTo(one.trailing).offset(8)
                make.trailing.equalToSuperview().inset(8)
                make.size.equalTo(one)
                make.top.equalTo(one)
            }
            above = one
        }
        return grid
    }

    // MARK: Breaking

    /// The views of the tree.
    var views: [View] { Self.views(in: window) }

    private static func views(in view: View) -> [View] {
        [view] + view.subviews.flatMap { views(in: $0) }
    }

    private var written: [LayoutConstraint] {
        views.flatMap { $0.constraints }.filter { $0.isWritten && $0.isActive }
    }

    mutating func breakSomething() {
        let written = written
        guard let constraint = generator.element(of: written) else { return }
        let all = views.filter { $0 !== window }
        let view = generator.one(of: all)
        switch generator.below(14) {
        case 0...5: constraint.isActive = false
        case 6: constraint.constant = -constraint.constant
        case 7: constraint.constant += Double(generator.number(in: -40...400))
        case 8: view.isHidden.toggle()
        case 9: view.makeConstraints { $0.width.equalTo(generator.one(of: 0, 100, 500)) }
        case 10: view.makeConstraints { $0.height.equalTo(generator.one(of: 0, 20, 200)) }
        case 11:
            let other = generator.one(of: all)
            if other !== view, other.superview === view.superview {
                view.makeConstraints { $0.top.equalTo(other.bottom).offset(4) }
            } else {
                constraint.isActive = false
            }
        case 12:
            if let label = view as? Label {
                label.text = text(long: true)
            } else {
                constraint.isActive = false
            }
        default:
            view.makeConstraints {
                $0.width.equalTo(120).priority(generator.one(of: 250, 600, 750))
            }
        }
    }
}
