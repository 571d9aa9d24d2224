import QuoinLayout
import TestSupport
import Testing

@Suite("At the same priority, what somebody made comes before what content asks for")
struct ExplicitBeforeContentTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let box: ContentView
    private let reports: Reports

    init() {
        box = ContentView(50, 20)
        box.name = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        reports = Reports(of: root)
        LayoutConstraint.activate([
            box.left.constraint(equalTo: root.left), box.top.constraint(equalTo: root.top),
        ])
    }

    /// The width of the box at rest, and whether it is the only one that is as good.
    private var width: Double {
        root.layoutIfNeeded()
        expectTrue(!box.hasAmbiguousLayout)
        return box.frame.width
    }

    @Test("A size below the content's wins over its resistance, whatever came first")
    func againstResistance() {
        let narrow = box.width.constraint(equalToConstant: 40).withPriority(.high)
        expectEqual(width, 50)
        narrow.isActive = true
        expectEqual(width, 40)
        narrow.constant = 60
        expectEqual(width, 60)
        narrow.constant = 40
        expectEqual(width, 40)
        box.size.width = 80
        box.invalidateIntrinsicContentSize()
        expectEqual(width, 40)
        narrow.isActive = false
        expectEqual(width, 80)
        narrow.isActive = true
        expectEqual(width, 40)
        expectTrue(reports.all.isEmpty)
    }

    @Test("A size above the content's wins over its hugging, whatever came first")
    func againstHugging() {
        let wide = box.width.constraint(equalToConstant: 70).withPriority(.low)
        expectEqual(width, 50)
        wide.isActive = true
        expectEqual(width, 70)
        box.setContentHuggingPriority(.low + 1, for: .horizontal)
        expectEqual(width, 50)
        box.setContentHuggingPriority(.low, for: .horizontal)
        expectEqual(width, 70)
    }

    @Test("A content that asks at a higher priority still wins, by however little")
    func strongerContent() {
        let strength = Priority(Float(750).nextUp.nextUp)
        box.setContentCompressionResistancePriority(strength, for: .horizontal)
        box.width.constraint(equalToConstant: 40).withPriority(.high).isActive = true
        expectEqual(width, 50)
        expectEqual(box.contentCompressionResistancePriority(for: .horizontal), strength)
    }

    @Test("A required content yields to a required size, as before")
    func requiredContent() {
        box.setContentCompressionResistancePriority(.required, for: .horizontal)
        let narrow = box.width.constraint(equalToConstant: 40).withPriority(.required - 1)
        narrow.isActive = true
        expectEqual(width, 50)
        narrow.priority = .required
        expectEqual(width, 40)
        expectTrue(reports.all.isEmpty)
    }

    @Test("The weakest priority that there is holds for contents, too")
    func weakestPriority() {
        box.setContentHuggingPriority(Priority(.leastNonzeroMagnitude), for: .horizontal)
        root.width.constraint(equalToConstant: 300).isActive = true
        expectEqual(width, 50)
    }

    @Test("A view is measured by the same rule, its target included")
    func fitting() {
        let card = root.addFree("card")
        root.addSubview(card)
        let inner = ContentView(50, 20)
        inner.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(inner)
        LayoutConstraint.activate([
            inner.left.constraint(equalTo: card.left), inner.top.constraint(equalTo: card.top),
            inner.right.constraint(equalTo: card.right),
            inner.bottom.constraint(equalTo: card.bottom),
        ])
        // The target is what somebody asks for: at 750 it beats the resistance, at 250 the hugging.
        let narrow = card.systemLayoutSizeFitting(
            Size(width: 40, height: 0), withHorizontalFittingPriority: .high,
            verticalFittingPriority: .fittingSize)
        expectEqual(narrow, Size(width: 40, height: 20))
        let wide = card.systemLayoutSizeFitting(
            Size(width: 90, height: 0), withHorizontalFittingPriority: .low,
            verticalFittingPriority: .fittingSize)
        expectEqual(wide, Size(width: 90, height: 20))
        inner.width.constraint(equalToConstant: 30).withPriority(.high).isActive = true
        expectEqual(card.systemLayoutSizeFitting(.zero), Size(width: 30, height: 20))
    }

    @Test("The answer is that of a fresh tree after any changes", arguments: 0..<40)
    func history(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let priorities: [Priority] = [.low, .medium, .high, .required]
        let explicit = (0..<3).map { _ in box.width.constraint(equalToConstant: 40) }
        var state = (wish: 40.0, priority: Priority.high, active: false)
        for _ in 0..<30 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: box.size.width = Double(Int.random(in: 1...9, using: &random) * 10)
            case 1:
                let priority = priorities.randomElement(using: &random) ?? .low
                box.setContentHuggingPriority(priority, for: .horizontal)
            case 2:
                let priority = priorities.randomElement(using: &random) ?? .low
                box.setContentCompressionResistancePriority(priority, for: .horizontal)
            case 3: state.wish = Double(Int.random(in: 1...9, using: &random) * 10)
            case 4: state.priority = priorities.randomElement(using: &random) ?? .low
            default: state.active.toggle()
            }
            box.invalidateIntrinsicContentSize()
            for constraint in explicit {
                constraint.constant = state.wish
                constraint.priority = state.priority
                constraint.isActive = state.active
            }
            expectEqual(width, expectedWidth(state), "seed \(seed): \(state)")
        }
    }

    /// Of the wishes, each with its priority, those of content come last among equals.
    private func expectedWidth(_ state: (wish: Double, priority: Priority, active: Bool)) -> Double
    {
        let content = box.size.width
        guard state.active else { return content }
        let opponent =
            state.wish < content
            ? box.contentCompressionResistancePriority(for: .horizontal)
            : box.contentHuggingPriority(for: .horizontal)
        return state.priority >= opponent ? state.wish : content
    }
}
