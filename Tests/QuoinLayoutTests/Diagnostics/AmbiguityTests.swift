import QuoinLayout
import TestSupport
import Testing

/// A view whose frame is three points wider at the left than what is aligned, and that counts how often it is asked.
private final class InsetView: View {
    private(set) var questions = 0

    override var alignmentRectInsets: EdgeInsets {
        questions += 1
        return EdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
    }
}

@Suite("An ambiguous layout")
struct AmbiguityTests {
    private let scene = DiagnosticScene(width: 300, height: 200)

    /// Places a view from top to bottom, so that only the other axis is in question.
    private func placedVertically(_ name: String) -> View {
        let view = scene.add(name)
        LayoutConstraint.activate([
            view.top.constraint(equalTo: scene.root.top),
            view.height.constraint(equalToConstant: 20),
        ])
        return view
    }

    @Test("is told of a view without constraints, which has no size")
    func unconstrained() {
        let box = scene.add("box")
        scene.layOut()
        expectTrue(box.hasAmbiguousLayout)
        expectEqual(box.ambiguousAxes, [.horizontal, .vertical])
        expectEqual(box.frame, .zero)
    }

    @Test("is told by axis")
    func byAxis() {
        let box = placedVertically("box")
        expectEqual(box.ambiguousAxes, [.horizontal])
        let left = box.left.constraint(equalTo: scene.root.left)
        left.isActive = true
        expectEqual(box.ambiguousAxes, [.horizontal])
        box.width.constraint(equalToConstant: 10).isActive = true
        expectTrue(box.ambiguousAxes.isEmpty)
        expectTrue(!box.hasAmbiguousLayout)
        left.isActive = false
        expectTrue(box.hasAmbiguousLayout)
    }

    @Test("is none where a frame or a window decides")
    func frames() {
        let box = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
        scene.root.addSubview(box)
        let other = placedVertically("other")
        LayoutConstraint.activate([
            other.left.constraint(equalTo: box.left), other.width.constraint(equalTo: box.width),
        ])
        expectTrue(!scene.root.hasAmbiguousLayout)
        expectTrue(!box.hasAmbiguousLayout)
        expectTrue(!other.hasAmbiguousLayout)
    }

    @Test("is that of two wishes of one priority for one edge, and not of two priorities")
    func wishes() {
        let box = placedVertically("box")
        let wish = box.left.constraint(equalTo: scene.root.left, constant: 50).withPriority(500)
        scene.layOut([
            box.width.constraint(equalToConstant: 10),
            box.left.constraint(equalTo: scene.root.left, constant: 10).withPriority(500), wish,
        ])
        expectEqual(box.ambiguousAxes, [.horizontal])
        expectTrue(box.frame.minX >= 10 && box.frame.minX <= 50)
        wish.priority = 501
        expectTrue(!box.hasAmbiguousLayout)
        scene.layOut()
        expectEqual(box.frame.minX, 50)
    }

    @Test("is told of guides too")
    func guides() {
        let guide = LayoutGuide(identifier: "gap")
        scene.root.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.top.constraint(equalTo: scene.root.top),
            guide.bottom.constraint(equalTo: scene.root.bottom),
            guide.left.constraint(equalTo: scene.root.left),
        ])
        expectEqual(guide.ambiguousAxes, [.horizontal])
    }

    // MARK: Exercising

    @Test("is shown at its extremes, one after the other, and returns to the first")
    func extremes() {
        let box = placedVertically("box")
        scene.layOut([
            box.width.constraint(equalToConstant: 50),
            box.left.constraint(greaterThanOrEqualTo: scene.root.left, constant: 10),
            box.right.constraint(lessThanOrEqualTo: scene.root.right, constant: -20),
        ])
        let first = box.frame
        var seen: [Rect] = []
        repeat {
            box.exerciseAmbiguityInLayout()
            scene.layOut()
            seen.append(box.frame)
        } while seen.last != first && seen.count < 10
        expectEqual(seen.last, first)
        // From 10 to 300 - 20 - 50.
        expectEqual(seen.map { $0.minX }.min(), 10)
        expectEqual(seen.map { $0.minX }.max(), 230)
        expectTrue(seen.allSatisfy { $0.size == Size(width: 50, height: 20) && $0.minY == 0 })
        expectTrue(box.hasAmbiguousLayout)
    }

    @Test("is shown at the extremes that it has by now, whatever was shown before")
    func extremesOfNow() {
        let box = placedVertically("box")
        let width = box.width.constraint(equalToConstant: 50)
        scene.layOut([
            width, box.left.constraint(greaterThanOrEqualTo: scene.root.left),
            box.right.constraint(lessThanOrEqualTo: scene.root.right),
        ])
        func places() -> Set<Double> {
            Set(
                (0..<4).map { _ in
                    box.exerciseAmbiguityInLayout()
                    scene.layOut()
                    return box.frame.minX
                })
        }
        let room = scene.root.frame.width
        expectEqual(places(), [0, room - 50])
        width.constant = 70
        scene.layOut()
        expectEqual(places(), [0, room - 70])
        scene.root.frame.size.width = room + 100
        scene.layOut()
        expectEqual(places(), [0, room + 30])
    }

    @Test("moves between the places of two equal wishes")
    func extremesOfWishes() {
        let box = placedVertically("box")
        scene.layOut([
            box.width.constraint(equalToConstant: 10),
            box.left.constraint(equalTo: scene.root.left, constant: 10).withPriority(500),
            box.left.constraint(equalTo: scene.root.left, constant: 50).withPriority(500),
        ])
        var places: Set<Double> = [box.frame.minX]
        for _ in 0..<4 {
            box.exerciseAmbiguityInLayout()
            scene.layOut()
            places.insert(box.frame.minX)
        }
        expectTrue(places.isSuperset(of: [10, 50]))
        expectTrue(places.allSatisfy { $0 >= 10 && $0 <= 50 })
    }

    @Test("is seen at the next layout, not before")
    func notBeforeLayout() {
        let box = placedVertically("box")
        scene.layOut([
            box.width.constraint(equalToConstant: 50),
            box.left.constraint(greaterThanOrEqualTo: scene.root.left),
            box.right.constraint(lessThanOrEqualTo: scene.root.right),
        ])
        let first = box.frame
        box.exerciseAmbiguityInLayout()
        expectEqual(box.frame, first)
        expectTrue(scene.root.needsLayout)
        scene.layOut()
        expectTrue(box.frame != first)
    }

    /// What a view that is asked lets go of is kept during a layout, and at no other time.
    @Test("asks nobody when it moves on")
    func asksNobody() {
        let box = placedVertically("box")
        let follower = InsetView()
        follower.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(follower)
        scene.layOut([
            box.width.constraint(equalToConstant: 50),
            box.left.constraint(greaterThanOrEqualTo: scene.root.left),
            box.right.constraint(lessThanOrEqualTo: scene.root.right),
            follower.left.constraint(equalTo: box.left),
            follower.top.constraint(equalTo: box.top),
            follower.width.constraint(equalToConstant: 7),
            follower.height.constraint(equalToConstant: 8),
        ])
        let (first, questions) = (follower.frame, follower.questions)
        box.exerciseAmbiguityInLayout()
        expectEqual(follower.questions, questions)
        scene.layOut()
        expectTrue(follower.frame != first)
        expectEqual(follower.frame.minX, box.frame.minX - 3)
    }

    @Test("is nothing that a view without it can exercise")
    func unambiguous() {
        let box = placedVertically("box")
        scene.layOut([
            box.left.constraint(equalTo: scene.root.left), box.width.constraint(equalToConstant: 9),
        ])
        let frame = box.frame
        box.exerciseAmbiguityInLayout()
        scene.root.exerciseAmbiguityInLayout()
        expectTrue(!scene.root.needsLayout)
        expectTrue(!box.needsLayout)
        scene.layOut()
        expectEqual(box.frame, frame)
    }
}

@Suite("The constraints that affect a view")
struct AffectingConstraintsTests {
    private let scene = DiagnosticScene(width: 300, height: 200)

    private func texts(_ view: View, _ axis: Axis) -> [String] {
        view.constraintsAffectingLayout(for: axis).map { "\($0)" }
    }

    @Test("come in the order of their activation, those of one axis")
    func order() {
        let box = scene.add("box")
        scene.layOut([
            box.width.constraint(equalToConstant: 10),
            box.height.constraint(equalToConstant: 20),
            box.left.constraint(equalTo: scene.root.left, constant: 8),
            box.top.constraint(equalTo: scene.root.top),
        ])
        expectEqual(texts(box, .horizontal), ["box.width = 10", "box.left = root.left + 8"])
        expectEqual(texts(box, .vertical), ["box.height = 20", "box.top = root.top"])
    }

    @Test("are found through other views, but not those that are merely connected")
    func throughOthers() {
        let (a, b, c) = (scene.add("a"), scene.add("b"), scene.add("c"))
        scene.layOut([
            c.left.constraint(equalTo: b.right), c.width.constraint(equalToConstant: 3),
            b.width.constraint(equalToConstant: 2), b.left.constraint(equalTo: a.right),
            a.width.constraint(equalToConstant: 1), a.left.constraint(equalTo: scene.root.left),
        ])
        expectEqual(
            texts(b, .horizontal),
            [
                "b.width = 2", "b.left = a.right", "a.width = 1", "a.left = root.left",
            ])
        expectEqual(texts(a, .horizontal), ["a.width = 1", "a.left = root.left"])
    }

    @Test("are not those that only place the superview")
    func superview() {
        let panel = scene.add("panel")
        let box = scene.add("box", to: panel)
        scene.layOut([
            panel.left.constraint(equalTo: scene.root.left, constant: 40),
            panel.width.constraint(equalToConstant: 100),
            box.left.constraint(equalTo: panel.left, constant: 8),
            box.right.constraint(equalTo: panel.right, constant: -8),
        ])
        expectEqual(
            texts(box, .horizontal),
            [
                "panel.width = 100", "box.left = panel.left + 8", "box.right = panel.right - 8",
            ])
    }

    @Test("are not those that do not decide")
    func idle() {
        let box = scene.add("box")
        scene.layOut([
            box.left.constraint(equalTo: scene.root.left),
            box.width.constraint(lessThanOrEqualToConstant: 500),
            box.width.constraint(equalToConstant: 100).withPriority(500),
            box.width.constraint(equalToConstant: 400).withPriority(250),
        ])
        expectEqual(texts(box, .horizontal), ["box.left = root.left", "box.width = 100 @500"])
    }

    @Test("include what contents ask for, to be read and not changed")
    func contents() {
        let box = ContentView(50, 20)
        box.name = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(box)
        let next = scene.add("next")
        scene.layOut([
            box.left.constraint(equalTo: scene.root.left),
            next.left.constraint(equalTo: box.right, constant: 8),
            next.width.constraint(equalToConstant: 10),
        ])
        let found = next.constraintsAffectingLayout(for: .horizontal)
        expectEqual(found.count, 4)
        expectTrue("\(found[3])".hasPrefix("content: box.width"))
        found[3].constant = 99
        found[3].priority = .required
        scene.layOut([])
        expectEqual(next.frame.minX, 58)
    }
}
