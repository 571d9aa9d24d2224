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

    @Test("is about its own edge where that is what is proposed")
    func ownEdge() throws {
        let root = scene.root
        scene.layOut([
            box.bottom.constraint(equalTo: root.top, constant: 20),
            box.bottom.constraint(equalTo: root.bottom, constant: -20),
        ])
        let first = try #require(scene.conflicts.first?.mends.first)
        expectTrue(first.description.hasPrefix("box.top.equalTo(root)"), "\(first)")
        expectTrue(
            scene.sentence.hasSuffix("box.bottom is compared with root.top; was box.top meant?"),
            "\(scene.sentence)")
    }

    @Test("is the question that the first proposal answers", arguments: [-16.0, 0, 16, 40])
    func sameThought(distance: Double) throws {
        let root = scene.root
        scene.layOut([
            box.left.constraint(equalTo: root.left, constant: 16),
            box.right.constraint(equalTo: root.left, constant: distance),
            box.width.constraint(greaterThanOrEqualToConstant: 100),
            box.top.constraint(equalTo: root.top), box.height.constraint(equalToConstant: 20),
        ])
        let conflict = try #require(scene.conflicts.first)
        let first = try #require(conflict.mends.first).description
        let isOwn = first.hasPrefix("box.left")
        let question = "was \(isOwn ? "box.left" : "root.right") meant?"
        expectTrue(scene.sentence.hasSuffix(question), "\(scene.sentence) \(first)")
        expectTrue(isOwn || first.hasPrefix("box.right.equalTo(root)"), "\(first)")
    }

    @Test("is given for a distance that leads outwards, where turning it mends the conflict")
    func sign() throws {
        let card = scene.add("card")
        let line = scene.add("line", to: card)
        scene.layOut([
            card.left.constraint(equalTo: scene.root.left),
            card.top.constraint(equalTo: scene.root.top),
            card.width.constraint(equalToConstant: 120),
            card.height.constraint(equalToConstant: 50),
            line.left.constraint(equalTo: card.left, constant: 10),
            line.right.constraint(equalTo: card.right, constant: 10),
            line.top.constraint(equalTo: card.top), line.bottom.constraint(equalTo: card.bottom),
            line.width.constraint(equalToConstant: 100),
        ])
        let conflict = try #require(scene.conflicts.first)
        let first = conflict.mends.first?.description ?? ""
        expectTrue(first.hasPrefix("line.right.equalTo(card).inset(10)"), "\(first)")
        expectTrue(
            scene.sentence.hasSuffix(
                "line.right = card.right + 10 leads outwards; was inset(10) meant?"),
            "\(scene.sentence)")
    }
}
