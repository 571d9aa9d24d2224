import QuoinLayout
import TestSupport
import Testing

@Suite("Removing all constraints that mention a view")
struct RemovingConstraintsTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let card: View
    private let title: View
    private let icon: View
    private let other: View
    private let reports: Reports

    init() {
        card = root.addFree("card")
        title = card.addFree("title")
        icon = title.addFree("icon")
        other = root.addFree("other")
        reports = Reports(of: root)
    }

    @Test("takes them out wherever they are installed, at either end, and leaves the others")
    func everywhere() {
        let gone = [
            card.width.constraint(equalToConstant: 50),
            card.left.constraint(equalTo: root.left),
            other.left.constraint(equalTo: card.right),
            title.top.constraint(equalTo: card.top),
            icon.top.constraint(equalTo: card.top),
            root.left.distance(to: card.left).constraint(equalTo: other.width),
            other.height.constraint(equalTo: card.top.distance(to: root.bottom)),
        ]
        let kept = [
            title.width.constraint(equalToConstant: 20),
            icon.left.constraint(equalTo: title.left),
            other.top.constraint(equalTo: root.top),
        ]
        LayoutConstraint.activate(gone + kept)
        root.layoutIfNeeded()
        card.removeAllConstraints()
        expectTrue(gone.allSatisfy { !$0.isActive && $0.installedView == nil })
        expectTrue(kept.allSatisfy { $0.isActive })
        root.layoutIfNeeded()
        expectTrue(card.frame == .zero && title.frame.width == 20)
        expectTrue(card.constraints.isEmpty && reports.all.isEmpty)
    }

    @Test("takes out what mentions anything beneath it, if asked to")
    func subviews() {
        let guide = LayoutGuide(identifier: "guide")
        title.addLayoutGuide(guide)
        let gone = [
            title.width.constraint(equalToConstant: 20),
            icon.left.constraint(equalTo: title.left),
            icon.width.constraint(equalTo: other.width),
            guide.width.constraint(equalToConstant: 5),
            card.left.constraint(equalTo: root.left),
        ]
        let kept = [other.top.constraint(equalTo: root.top)]
        LayoutConstraint.activate(gone + kept)
        root.layoutIfNeeded()
        card.removeAllConstraints(includingSubviews: true)
        expectTrue(gone.allSatisfy { !$0.isActive })
        expectTrue(kept.allSatisfy { $0.isActive })
    }

    @Test("counts the view's guides as the view")
    func guides() {
        let guide = LayoutGuide(identifier: "guide")
        card.addLayoutGuide(guide)
        let gone = [
            guide.width.constraint(equalToConstant: 5),
            title.left.constraint(equalTo: card.layoutMarginsGuide.left),
            title.right.constraint(equalTo: card.readableContentGuide.right),
        ]
        LayoutConstraint.activate(gone)
        card.removeAllConstraints()
        expectTrue(gone.allSatisfy { !$0.isActive })

        // What the view says of its own guides stays.
        card.pin(to: Rect(0, 0, 100, 50))
        root.layoutIfNeeded()
        expectEqual(card.readableContentGuide.layoutFrame, Rect(8, 8, 84, 34))
    }

    @Test("takes back those that wait for a common tree")
    func waiting() {
        let stray = View("stray")
        let constraint = stray.left.constraint(equalTo: card.left)
        constraint.isActive = true
        card.removeAllConstraints()
        expectTrue(!constraint.isActive)
        root.addSubview(stray)
        root.layoutIfNeeded()
        expectTrue(constraint.installedView == nil && reports.all.isEmpty)
    }

    @Test("lets the view be constrained anew")
    func anew() {
        card.pin(to: Rect(0, 0, 100, 50))
        root.layoutIfNeeded()
        card.removeAllConstraints()
        card.pin(to: Rect(10, 20, 30, 40))
        root.layoutIfNeeded()
        expect(card, at: Rect(10, 20, 30, 40))
        expectTrue(card.constraints.count == 2 && root.constraints.count == 2)
    }

    @Test("does nothing to a view without any")
    func nothing() {
        card.removeAllConstraints()
        View().removeAllConstraints(includingSubviews: true)
        expectTrue(reports.all.isEmpty)
    }

    enum Change: CaseIterable {
        case removed, weakened, remade
    }

    /// A chain of 200 boxes under each other, of which the constraints of all but the last ten change at once.
    @Test(
        "of many at once, in any order, leaves what was never there",
        arguments: Change.allCases, [false, true])
    func manyAtOnce(change: Change, isReversed: Bool) {
        var boxes: [View] = []
        var joints: [LayoutConstraint] = []
        for number in 0..<200 {
            let box = root.addFree("box \(number)")
            let joint = box.top.constraint(equalTo: boxes.last?.bottom ?? root.top, constant: 1)
            LayoutConstraint.activate([
                joint, box.left.constraint(equalTo: root.left),
                box.width.constraint(equalToConstant: 20),
                box.height.constraint(equalToConstant: 10),
            ])
            boxes.append(box)
            joints.append(joint)
        }
        let limit = boxes[199].bottom.constraint(lessThanOrEqualTo: root.bottom, constant: 3000)
        limit.isActive = true
        root.layoutIfNeeded()
        expectEqual(boxes[199].frame, Rect(0, 1 + 199 * 11, 20, 10))
        let changed = isReversed ? joints[..<190].reversed() : Array(joints[..<190])
        switch change {
        case .removed: LayoutConstraint.deactivate(changed)
        case .weakened: changed.forEach { $0.priority = .high }
        case .remade:
            LayoutConstraint.deactivate(changed)
            for (number, box) in boxes[..<190].enumerated() {
                box.top.constraint(equalTo: root.top, constant: Double(number)).isActive = true
            }
        }
        root.layoutIfNeeded()
        switch change {
        case .removed:
            // What is left keeps its distance: eleven from one to the next of the last ten.
            expectEqual(boxes[199].frame.minY - boxes[190].frame.minY, 9 * 11)
            expectTrue(!joints[..<190].contains { $0.isActive })
            expectEqual(root.constraints.count, 10 + 200 + 1)
        case .weakened:
            expectEqual(boxes[199].frame, Rect(0, 1 + 199 * 11, 20, 10))
            expectEqual(boxes[0].frame, Rect(0, 1, 20, 10))
        case .remade:
            expectEqual(boxes[189].frame, Rect(0, 189, 20, 10))
            expectEqual(boxes[199].frame, Rect(0, 189 + 10 * 11, 20, 10))
        }
        expectTrue(reports.all.isEmpty)
    }
}
