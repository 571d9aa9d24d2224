import QuoinLayout
import TestSupport
import Testing

@Suite("The visual format of a conflict")
struct ConflictFormatTests {
    private let scene = DiagnosticScene(width: 320, height: 480)

    /// The last line of the latest conflict's explanation.
    private var lastLine: String {
        scene.conflicts.last?.explanation.split(separator: "\n").last.map { String($0) } ?? ""
    }

    @Test("ends the explanation where what was made forms a chain")
    func chain() {
        let blue = scene.add("blue")
        scene.layOut([
            blue.top.constraint(equalTo: scene.root.top, constant: 1),
            blue.bottom.constraint(equalTo: scene.root.bottom, constant: 1),
            blue.height.constraint(greaterThanOrEqualToConstant: 5000),
        ])
        // The bottom edge is 1 below the superview's, which is a gap of -1.
        expectEqual(lastLine, "As a visual format: V:|-1-[blue(>=5000)]-(-1)-|")
    }

    @Test("is written of siblings, too, whatever their order")
    func siblings() {
        let (a, b) = (scene.add("a"), scene.add("b"))
        scene.layOut([
            b.width.constraint(equalToConstant: 300),
            b.trailing.constraint(equalTo: scene.root.trailing),
            b.leading.constraint(equalTo: a.trailing, constant: 8),
            a.leading.constraint(equalTo: scene.root.leading),
            a.width.constraint(equalToConstant: 100),
        ])
        expectEqual(lastLine, "As a visual format: H:|[a(100)]-[b(300)]|")
    }

    @Test("is that of the view that more is said about, or of the first by name, in any order")
    func eitherView() {
        for isReversed in [false, true] {
            let scene = DiagnosticScene()
            let (a, b) = (scene.add("a"), scene.add("b"))
            let constraints = [
                a.width.constraint(equalTo: b.width, constant: 10),
                b.width.constraint(greaterThanOrEqualTo: a.width),
            ]
            scene.layOut(isReversed ? constraints.reversed() : constraints)
            let text = scene.conflicts.first?.explanation ?? ""
            let format = text.split(separator: "\n").last.map { String($0) }
            expectTrue(format?.contains("[a(") ?? false, "\(text)")
        }
    }

    @Test("is written of one view's sizes if it is shorter than they are")
    func sizes() {
        let box = scene.add("box")
        scene.layOut([
            box.width.constraint(equalToConstant: 100), box.width.constraint(equalToConstant: 250),
        ])
        expectEqual(lastLine, "As a visual format: H:[box(100,250)]")
    }

    @Test("is left out where one constraint contradicts what follows from views")
    func single() {
        scene.layOut([scene.root.width.constraint(equalToConstant: 500)])
        expectEqual(scene.conflicts.count, 1)
        expectEqual(lastLine, scene.remedy)
    }

    @Test("is left out where there is no chain, or nothing to call the views by")
    func noChain() {
        let box = scene.add("box")
        scene.layOut([
            box.left.constraint(equalTo: scene.root.left, constant: 200),
            box.right.constraint(equalTo: scene.root.right, constant: -150),
        ])
        let unnamed = scene.add(nil)
        scene.layOut([
            unnamed.top.constraint(equalTo: scene.root.top, constant: 300),
            unnamed.bottom.constraint(equalTo: scene.root.bottom, constant: -200),
        ])
        expectEqual(scene.conflicts.count, 2)
        expectTrue(!scene.messages.contains { $0.contains("visual format") })
    }
}
