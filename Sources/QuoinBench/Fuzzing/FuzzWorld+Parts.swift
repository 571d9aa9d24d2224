import QuoinKit

/// The parts of QuoinKit.
extension FuzzWorld {
    /// Makes a stack, a label, a scroll view, a table or a control.
    func addPart(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard views.count < 14 else { return changeMembers(&draws) }
        let parent = anyView(&draws)
        let name = newName("p")
        let rows = FuzzRows()
        let made: (code: String, view: View)
        switch draws.below(12) {
        case 0...2: made = ("StackView()", StackView())
        case 3...4: made = ("Label(\"a label\")", Label("a label"))
        case 5: made = ("ScrollView()", ScrollView())
        case 6: made = ("TableView()", TableView())
        case 7...9:
            let chosen = FuzzControls.all[draws.below(FuzzControls.all.count)]
            made = (chosen.code, chosen.make())
        default: return addTable(&draws)
        }
        let named = NamedView(name, made.view)
        let table = made.view as? TableView
        var text = "let \(name) = \(made.code)\n"
        if table != nil {
            named.rows = rows
            text += "let \(name)Rows = FuzzRows()\n\(name).dataSource = \(name)Rows\n"
        }
        text +=
            "\(name).translatesAutoresizingMaskIntoConstraints = false\n"
            + "\(parent.name).addSubview(\(name))"
        return FuzzAction(text) { [unowned self] in
            adopt(named)
            table?.dataSource = rows
            made.view.translatesAutoresizingMaskIntoConstraints = false
            parent.view.addSubview(made.view)
        }
    }

    // MARK: Stacks

    func changeMembers(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, stack) = view(of: StackView.self, &draws),
            let member = innerView(&draws)
        else { return nil }
        let view = member.view
        switch draws.below(4) {
        case 0...1:
            return FuzzAction("\(name).addArrangedSubview(\(member.name))") {
                stack.addArrangedSubview(view)
            }
        case 2:
            return FuzzAction("\(name).insertArrangedSubview(\(member.name), at: 0)") {
                stack.insertArrangedSubview(view, at: 0)
            }
        default:
            return FuzzAction("\(name).removeArrangedSubview(\(member.name))") {
                stack.removeArrangedSubview(view)
            }
        }
    }

    func changeStack(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, stack) = view(of: StackView.self, &draws) else { return nil }
        switch draws.below(8) {
        case 0...1: return changeMembers(&draws)
        case 2:
            let axis = draws.pick(Axis.horizontal, .vertical)
            return FuzzAction("\(name).axis = .\(axis)") { stack.axis = axis }
        case 3:
            let distribution = draws.pick(
                StackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
                .equalCentering)
            return FuzzAction("\(name).distribution = .\(distribution)") {
                stack.distribution = distribution
            }
        case 4:
            let alignment = draws.pick(
                StackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline,
                .lastBaseline)
            return FuzzAction("\(name).alignment = .\(alignment)") { stack.alignment = alignment }
        case 5:
            let spacing = number(&draws, 0...20)
            return FuzzAction("\(name).spacing = \(spacing.code)") { stack.spacing = spacing }
        case 6:
            let spacing = number(&draws, 0...20)
            guard let member = draws.element(of: stack.arrangedSubviews) else { return nil }
            return FuzzAction(
                "\(name).setCustomSpacing(\(spacing.code), after: \(self.name(of: member)))"
            ) { stack.setCustomSpacing(spacing, after: member) }
        default:
            let isRelative = draws.happens(percent: 50)
            return FuzzAction("\(name).isLayoutMarginsRelativeArrangement = \(isRelative)") {
                stack.isLayoutMarginsRelativeArrangement = isRelative
            }
        }
    }

    func hide(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = innerView(&draws) else { return nil }
        let view = named.view
        return FuzzAction("\(named.name).isHidden.toggle()") { view.isHidden.toggle() }
    }

    // MARK: Texts

    func changeText(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, label) = view(of: Label.self, &draws) else { return nil }
        switch draws.below(5) {
        case 0...1:
            let text = draws.pick(
                "", "a", "some words that go on for a while and then some more",
                "one\\nthree lines\\nof text", "日本語の文字", "unbreakablywideasingleword")
            return FuzzAction("\(name).text = \"\(text)\"") {
                label.text = text.split(separator: "\\n").joined(separator: "\n")
            }
        case 2:
            let lines = draws.below(4)
            return FuzzAction("\(name).numberOfLines = \(lines)") { label.numberOfLines = lines }
        case 3:
            let size = number(&draws, 4...40)
            return FuzzAction("\(name).font = Font(size: \(size.code))") {
                label.font = Font(size: size)
            }
        default:
            let width = number(&draws, 0...200)
            return FuzzAction("\(name).preferredMaxLayoutWidth = \(width.code)") {
                label.preferredMaxLayoutWidth = width
            }
        }
    }

    // MARK: Scrolling

    func changeScrolling(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, scroll) = view(of: ScrollView.self, &draws) else { return nil }
        switch draws.below(3) {
        case 0:
            let (x, y) = (number(&draws, -50...500), number(&draws, -50...500))
            return FuzzAction("\(name).contentOffset = Point(x: \(x.code), y: \(y.code))") {
                scroll.contentOffset = Point(x: x, y: y)
            }
        case 1:
            let insets = insets(&draws)
            return FuzzAction("\(name).contentInset = \(insets.code)") {
                scroll.contentInset = insets
            }
        default:
            let rect = rect(&draws)
            return FuzzAction("\(name).scrollRectToVisible(\(rect.code))") {
                scroll.scrollRectToVisible(rect)
            }
        }
    }

    func changeRows(_ draws: inout FuzzDraws) -> FuzzAction? {
        let tables = views.filter { $0.rows != nil }
        guard let named = draws.element(of: tables), let rows = named.rows,
            let table = named.view as? TableView
        else { return nil }
        let (name, data) = (named.name, "\(named.name)Rows")
        switch draws.below(5) {
        case 0:
            let heights = (0..<draws.below(12)).map { _ in number(&draws, 1...120) }
            let code = heights.map(\.code).joined(separator: ", ")
            return FuzzAction("\(data).heights = [\(code)]\n\(name).reloadData()") {
                rows.heights = heights
                table.reloadData()
            }
        case 1:
            let height = number(&draws, 1...120)
            let place = draws.below(20)
            return FuzzAction(
                "do {\n    let row = \(place) % (\(data).heights.count + 1)\n"
                    + "    \(data).heights.insert(\(height.code), at: row)\n"
                    + "    \(name).insertRows(at: [row])\n}"
            ) {
                let row = place % (rows.heights.count + 1)
                rows.heights.insert(height, at: row)
                table.insertRows(at: [row])
            }
        case 2:
            let place = draws.below(20)
            return FuzzAction(
                "if !\(data).heights.isEmpty {\n    let row = \(place) % \(data).heights.count\n"
                    + "    \(data).heights.remove(at: row)\n    \(name).deleteRows(at: [row])\n}"
            ) {
                guard !rows.heights.isEmpty else { return }
                let row = place % rows.heights.count
                rows.heights.remove(at: row)
                table.deleteRows(at: [row])
            }
        case 3:
            let row = draws.below(12)
            return FuzzAction("\(name).scrollToRow(at: \(row), position: .middle)") {
                table.scrollToRow(at: row, position: .middle)
            }
        default:
            let height = number(&draws, 1...120)
            let isFixed = draws.happens(percent: 50)
            return FuzzAction(
                "\(name).rowHeight = \(isFixed ? ".fixed(\(height.code))" : ".automatic")"
            ) { table.rowHeight = isFixed ? .fixed(height) : .automatic }
        }
    }

    // MARK: Traits

    func changeTraits(_ draws: inout FuzzDraws) -> FuzzAction? {
        let named = anyView(&draws)
        let view = named.view
        let width = draws.pick(SizeClass.compact, .regular)
        let category = draws.pick(
            TextSizeCategory.large, .extraSmall, .accessibilityExtraExtraExtraLarge)
        let direction = draws.pick(nil, LayoutDirection.leftToRight, .rightToLeft)
        return FuzzAction(
            "\(named.name).traits = TraitCollection(horizontalSizeClass: .\(width), "
                + "layoutDirection: \(direction.map { ".\($0)" } ?? "nil"), "
                + "textSizeCategory: .\(category))"
        ) {
            view.traits = TraitCollection(
                horizontalSizeClass: width, layoutDirection: direction, textSizeCategory: category)
        }
    }
}
