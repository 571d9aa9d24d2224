import Quoin
import QuoinInspect
import QuoinKit
import QuoinRuntime

/// A layout that a seed determines, to be laid out natively and in the module: both must come to the same
/// bits, and say the same of what is wrong.
struct RandomLayout {
    private var numbers: SeededNumbers
    private let window = Window(frame: .zero)
    private var views: [View] = []
    private var constraints: [LayoutConstraint] = []
    private let reports = Reports()

    private final class Reports {
        var texts: [String] = []
    }

    /// The hash of all frames and messages of the layout with a seed, through several changes.
    static func hash(seed: UInt64) -> UInt64 {
        var layout = RandomLayout(seed: seed)
        return layout.hash()
    }

    /// The hash of the hashes of so many layouts, each of which is told.
    static func hash(
        first: UInt64, count: UInt64, _ tell: (_ seed: UInt64, _ hash: UInt64) -> Void
    ) -> UInt64 {
        var all = BitHash()
        for seed in first..<first + count {
            let hash = hash(seed: seed)
            tell(seed, hash)
            all.add(hash)
        }
        return all.value
    }

    private init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        window.name = "window"
        window.onDiagnostic = { [reports] in reports.texts.append($0.message) }
    }

    // MARK: Living through it

    private mutating func hash() -> UInt64 {
        var hash = BitHash()
        window.frame.size = size()
        build()
        layOut(&hash)
        for _ in 0..<3 {
            window.frame.size = size()
            layOut(&hash)
            change()
            layOut(&hash)
        }
        window.layoutDirection = .rightToLeft
        layOut(&hash)
        hash.add(SVGRenderer(overlays: .problems).document(of: window))
        for finding in window.findings() {
            hash.add(finding.description)
        }
        hash.add(views[0].why(.horizontal).description)
        return hash.value
    }

    private func layOut(_ hash: inout BitHash) {
        window.layoutIfNeeded()
        for view in views {
            let frame = view.frame
            for number in [frame.minX, frame.minY, frame.width, frame.height] {
                hash.add(number)
            }
        }
        for text in reports.texts {
            hash.add(text)
        }
        reports.texts.removeAll()
    }

    /// Changes a few things, as programs do.
    private mutating func change() {
        for _ in 0..<1 + number(below: 3) where !constraints.isEmpty {
            let constraint = constraints[number(below: constraints.count)]
            switch number(below: 4) {
            case 0: constraint.isActive.toggle()
            case 1: constraint.priority = priority()
            default: constraint.constant = length()
            }
        }
        let view = views[number(below: views.count)]
        if let label = view as? Label {
            label.text = text()
        } else {
            view.isHidden.toggle()
        }
    }

    // MARK: Making it

    private mutating func build() {
        for index in 0..<2 + number(below: 11) {
            let view = makeView()
            view.name = "v\(index)"
            let isInside = !views.isEmpty && number(below: 3) == 0
            let container = isInside ? views[number(below: views.count)] : window
            if let stack = container as? StackView {
                stack.addArrangedSubview(view)
            } else {
                container.addSubview(view)
            }
            views.append(view)
        }
        for view in views {
            for _ in 0..<1 + number(below: 5) {
                constrain(view)
            }
        }
        addFormat()
    }

    private mutating func makeView() -> View {
        let view: View
        switch number(below: 4) {
        case 0: view = Label(text(), numberOfLines: number(below: 3))
        case 1:
            let stack = StackView()
            stack.axis = number(below: 2) == 0 ? .vertical : .horizontal
            stack.spacing = length().magnitude
            view = stack
        case 2: view = PlayBox("box", content: size(), number: 0)
        default: view = View(frame: .zero)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    private mutating func constrain(_ view: View) {
        let isHorizontal = number(below: 2) == 0
        let places: [LayoutAttribute] =
            isHorizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY, .firstBaseline]
        let extent: LayoutAttribute = isHorizontal ? .width : .height
        let isExtent = number(below: 3) == 0
        let first = isExtent ? extent : places[number(below: places.count)]
        var other: View?
        if !isExtent || number(below: 2) == 0 {
            other = number(below: 3) == 0 ? view.superview : views[number(below: views.count)]
        }
        let second =
            other == nil ? .notAnAttribute : isExtent ? extent : places[number(below: places.count)]
        let relations: [Relation] = [
            .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
        ]
        let multipliers = [1, 1, 1, 0.5, 1.0 / 3, 1.7]
        guard
            let constraint = try? LayoutConstraint(
                item: view, attribute: first,
                relatedBy: relations[number(below: relations.count)],
                toItem: other, attribute: second,
                multiplier: multipliers[number(below: multipliers.count)], constant: length())
        else { return }
        constraint.priority = priority()
        constraint.isActive = true
        constraints.append(constraint)
    }

    /// A line of visual format with numbers in digits, which each side reads by itself.
    private mutating func addFormat() {
        let names = views.filter { $0.superview === window }
        guard let first = names.first, let last = names.last else { return }
        var named: [String: any LayoutItem] = [:]
        named["a"] = first
        named["b"] = last
        let gap = Double(number(below: 1 << 20)) / 8191
        let axis = number(below: 2) == 0 ? "H" : "V"
        let format = "\(axis):|-\(gap)-[a(>=\(length().magnitude)@333.3)]"
        _ = try? window.visualConstraints(format, views: named)
    }

    // MARK: Choosing

    private mutating func number(below limit: Int) -> Int {
        Int(truncatingIfNeeded: numbers.next() >> 33 % UInt64(limit))
    }

    /// A length that is whole, or half, or any.
    private mutating func length() -> Double {
        let whole = Double(number(below: 400) - 100)
        switch number(below: 4) {
        case 0: return whole / 2
        case 1: return whole * 0.7 + 1.0 / Double(1 + number(below: 97))
        default: return whole
        }
    }

    private mutating func size() -> Size {
        Size(width: 40 + length().magnitude, height: 40 + length().magnitude)
    }

    private mutating func priority() -> Priority {
        let step = number(below: 8)
        return step < 4 ? .required : Priority(Float(1 + number(below: 999)))
    }

    private mutating func text() -> String {
        let words = ["The", "quick", "brüne", "fox", "jumps—over", "the", "lazy", "狐", "1,234.5"]
        return (0..<1 + number(below: 7)).map { _ in words[number(below: words.count)] }
            .joined(separator: " ")
    }
}
