import Quoin
import QuoinKit

/// Writes a report as source code.
struct RepairSource {
    private var names: SourceNames
    /// What things are called in comments.
    private let labels = NameTable()
    private var lines: [String] = []

    init(_ changes: [RepairReport.Change], _ names: SourceNames) {
        self.names = names
        writeStacks(changes)
        writeOthers(changes)
        writeBlocks(changes)
    }

    var text: String { (names.declarations + lines).joined(separator: "\n") }

    // MARK: Constraints

    /// A block for each item, with what was made for it and what has another constant.
    private mutating func writeBlocks(_ changes: [RepairReport.Change]) {
        for isUpdate in [true, false] {
            var order: [LayoutElement] = []
            var statements: [ObjectIdentifier: [MakerStatement]] = [:]
            for change in changes {
                let constraint: LayoutConstraint
                switch change {
                case .added(let one) where !isUpdate: constraint = one
                case .constant(let one, _, _) where isUpdate: constraint = one
                default: continue
                }
                guard let statement = MakerStatement(constraint, &names) else {
                    lines.append("// \(constraint.description(labels))")
                    continue
                }
                let key = ObjectIdentifier(statement.subject)
                if statements[key] == nil {
                    order.append(statement.subject)
                }
                statements[key, default: []].append(statement)
            }
            for subject in order {
                let verb = isUpdate ? "updateConstraints" : "makeConstraints"
                lines.append("\(names.name(of: subject)).\(verb) { make in")
                for statement in Self.joined(statements[ObjectIdentifier(subject)] ?? []) {
                    lines.append("    \(statement.text)")
                }
                lines.append("}")
            }
        }
    }

    /// The statements, with those put together that say the same of several attributes.
    private static func joined(_ statements: [MakerStatement]) -> [MakerStatement] {
        var found: [MakerStatement] = []
        // From side to side first, and places before sizes.
        let sorted = statements.enumerated().sorted {
            ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }
        for (_, statement) in sorted {
            // What names an attribute, as `icon.right` does, is about one alone.
            let isPlain =
                !statement.rest.contains("(") || statement.rest.hasPrefix(".equalToSuperview()")
            if isPlain,
                let position = found.firstIndex(where: { other in
                    other.rest == statement.rest
                        && !other.attributes.contains(statement.attributes[0])
                })
            {
                found[position].attributes += statement.attributes
            } else {
                found.append(statement)
            }
        }
        return found
    }

    // MARK: Everything else

    private mutating func writeOthers(_ changes: [RepairReport.Change]) {
        // What goes with all others, or because a view leaves its place, need not be taken out by itself.
        let goesByItself = changes.contains { change in
            switch change {
            case .cleared, .embedded, .leftToFrame: true
            case .frame, .constant, .added, .removed: false
            }
        }
        for change in changes {
            if case .removed(let constraint) = change {
                writeRemoval(of: constraint, asComment: goesByItself)
            }
        }
        for change in changes {
            switch change {
            case .frame(let view, _, let frame):
                lines.append("\(names.name(of: view)).frame = \(Self.text(frame))")
            case .cleared(let view):
                lines.append("\(names.name(of: view)).removeAllConstraints()")
            case .leftToFrame(let view):
                let name = names.name(of: view)
                lines.append("\(name).translatesAutoresizingMaskIntoConstraints = true")
                lines.append("\(name).frame = \(Self.text(view.frame))")
            case .constant, .added, .removed, .embedded: break
            }
        }
    }

    /// The line to be deleted, and what does the same meanwhile.
    private mutating func writeRemoval(of constraint: LayoutConstraint, asComment: Bool) {
        let place = constraint.sourceLocation
        let comment =
            "// gone: \(constraint.description(labels))\(place.line == 0 ? "" : "   \(place)")"
        lines.append(comment)
        guard !asComment, let first = constraint.firstItem?.layoutElement else { return }
        let name = names.name(of: first)
        let other = constraint.secondItem.map { names.name(of: $0.layoutElement) } ?? "nil"
        lines.append("\(name).constraints(on: .\(constraint.firstAttribute))")
        lines.append(
            "    .first { $0.firstItem === \(name) && $0.secondItem === \(other) }?.isActive = false"
        )
    }

    private static func text(_ frame: Rect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.shortestDecimal }
        return
            "Rect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    }

    // MARK: Stacks

    private mutating func writeStacks(_ changes: [RepairReport.Change]) {
        var stacks: [StackView] = []
        for change in changes {
            if case .embedded(_, let container) = change, let stack = container as? StackView,
                !stacks.contains(where: { $0 === stack })
            {
                stacks.append(stack)
            }
        }
        for stack in stacks {
            write(stack)
        }
    }

    private mutating func write(_ stack: StackView) {
        let views = stack.arrangedSubviews
        guard let container = stack.superview else { return }
        let position = container.subviews.firstIndex { $0 === stack } ?? 0
        // The views are told by where they stood, if they are not told by name.
        let arranged = views.map { names.name(of: $0) }
        let owner = names.name(of: container)
        let name = names.declare(stack, as: "stack")
        lines.append("let \(name) = StackView()")
        lines.append("\(name).axis = .\(stack.axis)")
        if stack.spacing != 0 {
            lines.append("\(name).spacing = \(stack.spacing.shortestDecimal)")
        }
        if stack.alignment != .fill {
            lines.append("\(name).alignment = .\(stack.alignment)")
        }
        lines.append("\(owner).insertSubview(\(name), at: \(position))")
        lines.append("[\(arranged.joined(separator: ", "))].forEach(\(name).addArrangedSubview)")
        for (view, arrangedName) in zip(views, arranged) {
            let spacing = stack.customSpacing(after: view)
            if spacing != StackView.spacingUseDefault {
                lines.append(
                    "\(name).setCustomSpacing(\(spacing.shortestDecimal), after: \(arrangedName))")
            }
        }
    }
}
