import QuoinLayout
import TestSupport
import Testing

@Suite("Conflicts that are alike")
struct AlikeConflictTests {
    private func scene(_ count: Int) -> DiagnosticScene {
        let scene = DiagnosticScene()
        var constraints: [LayoutConstraint] = []
        for index in 0..<count {
            let cell = scene.add("cell\(index)")
            constraints += [
                cell.width.constraint(equalToConstant: 100),
                cell.width.constraint(equalToConstant: 250),
            ]
        }
        scene.layOut(constraints)
        return scene
    }

    @Test("are told once, with their number and the first of them")
    func many() {
        let scene = scene(100)
        expectEqual(scene.messages.count, 1)
        let last = scene.messages.first?.split(separator: "\n").last ?? ""
        expectEqual(last, "The same 100 times: also for cell1, cell2, cell3, cell4 and 95 more.")
        scene.root.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.messages.count, 1)
    }

    @Test("are told one by one where they are few")
    func few() {
        expectEqual(scene(4).messages.count, 4)
        expectEqual(scene(5).messages.count, 1)
    }

    @Test("are told once of views beside each other, too, by what is set aside")
    func siblings() {
        let scene = DiagnosticScene()
        let card = scene.add("card")
        var constraints = [card.width.constraint(equalToConstant: 40)]
        for index in 0..<6 {
            let line = View()
            line.name = "line\(index)"
            line.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(line)
            constraints += [
                line.left.constraint(equalTo: card.left),
                line.right.constraint(equalTo: card.right),
                line.width.constraint(greaterThanOrEqualToConstant: 100),
            ]
        }
        scene.layOut(constraints)
        expectEqual(scene.messages.count, 1)
        let last = scene.messages.first?.split(separator: "\n").last ?? ""
        expectEqual(last, "The same 6 times: also for line1, line2, line3, line4 and 1 more.")
    }
}
