import QuoinLayout
import TestSupport
import Testing

/// A root of 300 by 200 with two views of 50 by 20, whose place along the horizontal axis is open: each is
/// anywhere from 0 to 250, and the second is where the first is.
@Suite("Exercising the ambiguity of several views")
struct ManyExercisesTests {
    private let scene = DiagnosticScene(width: 300, height: 200)
    private let one: View
    private let other: View

    init() {
        one = scene.add("one")
        other = scene.add("other")
        for view in [one, other] {
            LayoutConstraint.activate([
                view.top.constraint(equalTo: scene.root.top),
                view.height.constraint(equalToConstant: 20),
                view.width.constraint(equalToConstant: 50),
                view.left.constraint(greaterThanOrEqualTo: scene.root.left),
                view.right.constraint(lessThanOrEqualTo: scene.root.right),
            ])
        }
        scene.layOut([other.left.constraint(equalTo: one.left)])
    }

    @Test("hides that of none")
    func hidesNone() {
        let guide = LayoutGuide(identifier: "gap")
        scene.root.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.left.constraint(equalTo: one.left), guide.right.constraint(equalTo: one.right),
            guide.top.constraint(equalTo: one.top), guide.bottom.constraint(equalTo: one.bottom),
        ])
        for _ in 0..<3 {
            one.exerciseAmbiguityInLayout()
            scene.layOut()
            expectEqual(one.ambiguousAxes, [.horizontal])
            expectEqual(other.ambiguousAxes, [.horizontal])
            expectEqual(guide.ambiguousAxes, [.horizontal])
            expectTrue(!scene.root.hasAmbiguousLayout)
        }
    }

    @Test("Asking about another view leaves what is shown")
    func asking() {
        one.exerciseAmbiguityInLayout()
        scene.layOut()
        let frame = one.frame
        expectTrue(other.hasAmbiguousLayout)
        scene.root.setNeedsLayout()
        scene.layOut()
        expectTrue(one.frame == frame && other.frame == frame)
    }

    @Test("moves the second after the first has been moved")
    func second() {
        one.exerciseAmbiguityInLayout()
        scene.layOut()
        let first = other.frame
        var places: Set<Double> = [first.minX]
        for _ in 0..<6 {
            other.exerciseAmbiguityInLayout()
            scene.layOut()
            expectEqual(one.frame, other.frame)
            places.insert(other.frame.minX)
        }
        // From 0 to 300 - 50.
        expectTrue(places.isSuperset(of: [0, 250]))
        expectTrue(places.allSatisfy { $0 >= 0 && $0 <= 250 })
        expectTrue(one.hasAmbiguousLayout && other.hasAmbiguousLayout)
    }

    @Test("in turn moves each with every call")
    func inTurn() {
        for _ in 0..<3 {
            for view in [one, other] {
                let former = view.frame
                view.exerciseAmbiguityInLayout()
                scene.layOut()
                expectTrue(view.frame != former)
            }
        }
    }
}
