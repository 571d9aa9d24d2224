import QuoinLayout
import TestSupport
import Testing

@Suite("Conflicts that differ only in what they set aside")
struct JointConflictTests {
    @Test("are told as one, which counts everything that has to fit")
    func chain() {
        let scene = DiagnosticScene()
        let views = ["a", "b", "c"].map { scene.add($0) }
        var constraints = [views[0].left.constraint(equalTo: scene.root.left)]
        for (view, next) in zip(views, views.dropFirst()) {
            constraints.append(next.left.constraint(equalTo: view.right, constant: 10))
        }
        constraints.append(views[2].right.constraint(equalTo: scene.root.right))
        let widths = zip(views, [200.0, 150, 170]).map { $0.width.constraint(equalToConstant: $1) }
        scene.layOut(constraints + widths)
        let lines = scene.messages.flatMap { $0.split(separator: "\n") }
        // Each is handed over, with the same words, which are printed once.
        expectEqual(scene.messages.count, 2)
        expectEqual(Set(scene.messages).count, 1)
        expectTrue(
            lines.contains(
                "a (200), b (150) and c (170) with 20 between and around them need a width of 540, "
                    + "but root's width is 300: 240 too much."), "\(scene.messages.first ?? "")")
        expectTrue(lines.contains { $0.hasPrefix("Set aside for now: 1 and 2.") })
    }

    @Test("say of what is no chain that it is so with the others")
    func numbers() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        scene.layOut([100, 120, 140, 160].map { box.width.constraint(equalToConstant: $0) })
        expectEqual(Set(scene.messages).count, 1)
        let text = scene.messages.first ?? ""
        expectTrue(
            text.contains(
                "One line says that box's width is 100, another that it is 120: 20 too much. "
                    + "So it is with the 2 others.\nSet aside for now: 1 to 3."), "\(text)")
    }

    @Test("are mended whichever of them is asked")
    func eachIsAsked() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        scene.layOut([100, 120, 140].map { box.width.constraint(equalToConstant: $0) })
        let mends = scene.conflicts.map { $0.mends.map { $0.description } }
        expectEqual(mends.count, 2)
        expectTrue(!(mends.first ?? []).isEmpty)
        expectEqual(mends.first, mends.last)
    }

    @Test("are none where each cannot be by itself")
    func alone() {
        let scene = DiagnosticScene()
        let (one, other) = (scene.add("one"), scene.add("other"))
        scene.layOut([
            one.width.constraint(equalToConstant: -5), other.width.constraint(equalToConstant: -6),
        ])
        expectEqual(scene.messages.count, 2)
    }

    @Test("all return once there is room")
    func returning() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let limit = box.width.constraint(lessThanOrEqualToConstant: 50)
        let wishes = [100.0, 100, 100].map { box.width.constraint(equalToConstant: $0) }
        scene.layOut([limit] + wishes)
        expectEqual(
            scene.conflicts.map { ObjectIdentifier($0.broken) }, wishes.map { ObjectIdentifier($0) }
        )
        expectTrue(
            scene.conflicts.allSatisfy { $0.alsoSetAside.isEmpty && $0.constraints.count == 2 })
        limit.constant = 100
        scene.root.layoutIfNeeded()
        expectEqual(box.frame.width, 100)
    }
}
