import QuoinLayout
import TestSupport
import Testing

@Suite("What content asks for, as constraints")
struct ContentConstraintTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let box = ContentView(50, View.noIntrinsicMetric)

    init() {
        box.name = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
    }

    @Test("They say the size and the user's own priorities")
    func contents() {
        box.setContentHuggingPriority(300, for: .horizontal)
        let found = box.contentSizeConstraints(for: .horizontal)
        expectEqual(
            found.map { "\($0)" }, ["content: box.width ≥ 50 @750", "content: box.width ≤ 50 @300"])
        expectTrue(found.allSatisfy { !$0.isActive && $0.installedView == nil })
        expectTrue(box.constraints.isEmpty && root.constraints.isEmpty)
    }

    @Test("There are none along an axis on which the content does not care")
    func noMetric() {
        expectTrue(box.contentSizeConstraints(for: .vertical).isEmpty)
        expectTrue(root.contentSizeConstraints(for: .horizontal).isEmpty)
    }

    @Test("There are none for a view that its frame places")
    func framed() {
        box.translatesAutoresizingMaskIntoConstraints = true
        expectTrue(box.contentSizeConstraints(for: .horizontal).isEmpty)
    }

    @Test("One that gave way is still asked for")
    func setAside() {
        box.setContentCompressionResistancePriority(.required, for: .horizontal)
        box.width.constraint(equalToConstant: 40).isActive = true
        let found = box.contentSizeConstraints(for: .horizontal)
        expectEqual(
            found.map { "\($0)" }, ["content: box.width ≥ 50", "content: box.width ≤ 50 @250"])
    }

    @Test("Changing one changes nothing")
    func changing() {
        for constraint in box.contentSizeConstraints(for: .horizontal) {
            constraint.priority = .required
            constraint.constant = 99
        }
        root.layoutIfNeeded()
        expectEqual(box.frame.width, 50)
        expectEqual(
            "\(box.contentSizeConstraints(for: .horizontal)[0])", "content: box.width ≥ 50 @750")
    }
}
