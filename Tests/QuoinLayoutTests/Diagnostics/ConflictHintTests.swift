import QuoinLayout
import TestSupport
import Testing

@Suite("The hint about an edge that is compared with the opposite one of what contains it")
struct ConflictHintTests {
    private let scene = DiagnosticScene(width: 300, height: 200)
    private let box: View

    init() {
        box = scene.add("box")
    }

    /// Pins the box 100 wide to where an edge is, and to the root's left edge, and returns what is said to clash.
    private func sentence(of constraint: LayoutConstraint) -> String {
        scene.layOut([
            box.left.constraint(equalTo: scene.root.left),
            box.width.constraint(equalToConstant: 100), constraint,
        ])
        expectEqual(scene.conflicts.count, 1)
        return scene.sentence
    }

    @Test("is given for the view that contains it")
    func container() {
        let text = sentence(of: box.right.constraint(equalTo: scene.root.left))
        expectTrue(
            text.hasSuffix("box.right is compared with root.left; was root.right meant?"), "\(text)"
        )
    }

    @Test("is given for the areas that a view has by itself")
    func systemGuide() {
        let text = sentence(of: box.right.constraint(equalTo: scene.root.layoutMarginsGuide.left))
        expectTrue(text.contains("box.right is compared with"), "\(text)")
        expectTrue(text.hasSuffix("meant?"), "\(text)")
    }

    @Test("is not given for a guide, which things stand beside")
    func addedGuide() {
        let gap = LayoutGuide(identifier: "gap")
        scene.root.addLayoutGuide(gap)
        LayoutConstraint.activate([
            gap.left.constraint(equalTo: scene.root.left, constant: 50),
            gap.width.constraint(equalToConstant: 10),
        ])
        // It is 100 wide, and has room for 50.
        let text = sentence(of: box.right.constraint(equalTo: gap.left))
        expectTrue(!text.contains("is compared with") && !text.contains("meant"), "\(text)")
        expectTrue(text.contains("50"), "\(text)")
    }
}
