import TestSupport
import Testing

@testable import QuoinLayout

/// Random required constraints that contradict each other, and change.
///
/// What is set aside is settled by the order of activation alone: each constraint holds that can hold
/// together with the older ones that hold. So a tree that has come to a state by changes does not differ
/// from one that was built in that state.
@Suite("Contradictions")
struct ConflictHistoryTests {
    private final class Scene {
        let root = View(frame: Rect(0, 0, 500, 500))
        let boxes: [View]
        var constraints: [LayoutConstraint] = []

        init(boxCount: Int) {
            let root = root
            boxes = (0..<boxCount).map { root.addFree("box \($0)") }
            root.onDiagnostic = { _ in }
        }

        /// The constraints in force, the oldest first.
        var active: [LayoutConstraint] {
            constraints.filter(\.isActive).sorted { $0.order < $1.order }
        }

        func addRandom(_ chooser: inout SeededGenerator) {
            let first = boxes[chooser.number(in: 0...boxes.count - 1)]
            let second = boxes[chooser.number(in: 0...boxes.count - 1)]
            let relation = chooser.one(of: Relation.equal, .lessThanOrEqual, .greaterThanOrEqual)
            let constant = Double(chooser.number(in: 0...6) * 10)
            let isSize = chooser.happens(percent: 60)
            let attribute: LayoutAttribute =
                isSize ? .width : chooser.one(of: LayoutAttribute.left, .right)
            let isPlain = isSize && (first === second || chooser.happens(percent: 60))
            let target: View? = isPlain ? nil : first === second ? root : second
            let other: LayoutAttribute =
                isPlain ? .notAnAttribute : isSize ? .width : chooser.one(of: .left, .right)
            guard
                let made = try? LayoutConstraint(
                    item: first, attribute: attribute, relatedBy: relation, toItem: target,
                    attribute: other, constant: constant)
            else { return }
            made.identifier = "\(constraints.count)"
            constraints.append(made)
            made.isActive = true
        }

        /// The same, built at once.
        func copy() -> Scene {
            let copy = Scene(boxCount: boxes.count)
            let counterpart = { [root, boxes] (item: (any LayoutItem)?) -> View? in
                if item === root { return copy.root }
                return boxes.firstIndex { $0 === item }.map { copy.boxes[$0] }
            }
            for original in active {
                guard
                    let made = try? LayoutConstraint(
                        item: counterpart(original.firstItem), attribute: original.firstAttribute,
                        relatedBy: original.relation, toItem: counterpart(original.secondItem),
                        attribute: original.secondAttribute, constant: original.constant)
                else { continue }
                made.identifier = original.identifier
                made.priority = original.priority
                copy.constraints.append(made)
            }
            LayoutConstraint.activate(copy.constraints)
            return copy
        }

        /// The names of those that are set aside.
        var broken: [String] {
            active.filter { $0.state.contains(.isBroken) }.map { $0.identifier ?? "" }
        }
    }

    @Test(
        "do not depend on what was before them",
        arguments: usually(15, of: 1...50 as ClosedRange<UInt64>))
    func history(seed: UInt64) {
        var chooser = SeededGenerator(seed: seed)
        let scene = Scene(boxCount: chooser.number(in: 1...3))
        for _ in 0..<chooser.number(in: 3...9) {
            scene.addRandom(&chooser)
        }
        for turn in 0..<12 {
            scene.root.layoutIfNeeded()
            let copy = scene.copy()
            copy.root.layoutIfNeeded()
            let states = scene.active.map { "\($0)" }
            expectEqual(scene.broken, copy.broken, "seed \(seed), turn \(turn): \(states)")
            if scene.broken != copy.broken {
                return
            }
            for (box, other) in zip(scene.boxes, copy.boxes) where !other.hasAmbiguousLayout {
                expectTrue(
                    box.frame.isAbout(other.frame),
                    "seed \(seed), turn \(turn): \(box.frame), not \(other.frame) of \(states)")
            }
            change(scene, &chooser)
        }
    }

    private func change(_ scene: Scene, _ chooser: inout SeededGenerator) {
        for _ in 0..<chooser.number(in: 1...3) {
            guard let constraint = chooser.element(of: scene.constraints) else { return }
            switch chooser.number(in: 1...6) {
            case 1...3: constraint.constant = Double(chooser.number(in: 0...6) * 10)
            case 4: constraint.isActive.toggle()
            case 5:
                constraint.priority = chooser.one(of: .required, .required, .high, .low)
            default: scene.addRandom(&chooser)
            }
        }
    }
}
