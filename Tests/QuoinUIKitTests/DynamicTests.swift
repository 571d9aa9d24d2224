import QuoinUIKit
import TestSupport
import Testing

/// What is moved as if it had a mass.
@MainActor
@Suite struct DynamicTests {
    private final class Watcher: UIDynamicAnimatorDelegate {
        var calls: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
            calls.append("resume \(animator.isRunning)")
        }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
            calls.append("pause \(animator.isRunning)")
        }
    }

    private final class Fall: UIDynamicBehavior {
        var owners: [Bool] = []
        override func willMove(to animator: UIDynamicAnimator?) { owners.append(animator != nil) }
    }

    @MainActor @Test func `what snaps comes to its point by the clock of its window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let box = UIView(frame: CGRect(x: 0, y: -100, width: 40, height: 20))
        window.addSubview(box)
        window.makeKeyAndVisible()
        let (animator, watcher) = (UIDynamicAnimator(referenceView: window), Watcher())
        animator.delegate = watcher
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 160, y: 240))
        snap.damping = 1
        animator.addBehavior(snap)
        animator.addBehavior(snap)
        expectTrue(animator.behaviors.count == 1 && snap.dynamicAnimator === animator)
        expectEqual(box.center, CGPoint(x: 160, y: 240))
        expectTrue(animator.isRunning && watcher.calls == ["resume false"])
        window.tick(after: 0.25)
        expectTrue(animator.isRunning)
        window.tick(after: 0.3)
        expectTrue(!animator.isRunning && watcher.calls == ["resume false", "pause false"])
        snap.snapPoint = CGPoint(x: 20, y: 10)
        expectEqual(box.frame, CGRect(x: 0, y: 0, width: 40, height: 20))
        animator.removeAllBehaviors()
        snap.snapPoint = CGPoint(x: 160, y: 240)
        expectTrue(box.center == CGPoint(x: 20, y: 10) && snap.dynamicAnimator == nil)
    }

    @MainActor @Test func `behaviors within others come and go with them, and say what they move`()
    {
        let (near, far) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
        far.center = CGPoint(x: 500, y: 500)
        let (animator, fall) = (UIDynamicAnimator(), Fall())
        let gravity = UIGravityBehavior(items: [near, far])
        fall.addChildBehavior(gravity)
        expectTrue(gravity.dynamicAnimator == nil)
        animator.addBehavior(fall)
        expectTrue(gravity.dynamicAnimator === animator)
        let snap = UISnapBehavior(item: near, snapTo: CGPoint(x: 8, y: 8))
        fall.addChildBehavior(snap)
        expectEqual(near.center, CGPoint(x: 8, y: 8))
        expectEqual(animator.items(in: CGRect(x: 0, y: 0, width: 20, height: 20)).count, 1)
        fall.removeChildBehavior(gravity)
        expectTrue(gravity.dynamicAnimator == nil && fall.childBehaviors.count == 1)
        animator.removeBehavior(fall)
        expectTrue(fall.owners == [true, false] && snap.dynamicAnimator == nil)
        expectTrue(animator.items(in: CGRect(x: 0, y: 0, width: 20, height: 20)).isEmpty)
    }

    @MainActor @Test func `forces keep their direction and how strong they are`() {
        let gravity = UIGravityBehavior(items: [])
        expectTrue(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
        gravity.magnitude = 3
        expectTrue(abs(gravity.gravityDirection.dy - 3) < 1e-9)
        let push = UIPushBehavior(items: [], mode: .instantaneous)
        push.setAngle(0, magnitude: 2)
        expectTrue(push.pushDirection == CGVector(dx: 2, dy: 0) && push.angle == 0)
        let view = UIView()
        push.addItem(view)
        push.removeItem(view)
        expectTrue(push.items.isEmpty)
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: .zero)
        collision.addBoundary(withIdentifier: "b" as NSString, for: UIBezierPath())
        collision.removeBoundary(withIdentifier: "a" as NSString)
        expectEqual(collision.boundaryIdentifiers?.count, 1)
    }

    @MainActor @Test func `what a layout's behaviors move is found by its place`() {
        let layout = UICollectionViewFlowLayout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let path = IndexPath(item: 3, section: 1)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "header", with: path)
        for item in [cell, header] {
            animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: item.center))
        }
        expectTrue(animator.layoutAttributesForCell(at: path) === cell)
        expectTrue(
            animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) === header)
        expectTrue(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 1)) == nil)
        expectTrue(
            animator.layoutAttributesForDecorationView(ofKind: "header", at: path) == nil)
    }

    @MainActor @Test func `no behavior contains itself, and none is in another one twice`() {
        let (outer, inner) = (UIDynamicBehavior(), UIGravityBehavior(items: [UIView()]))
        outer.addChildBehavior(inner)
        outer.addChildBehavior(inner)
        inner.addChildBehavior(outer)
        outer.addChildBehavior(outer)
        expectEqual(outer.childBehaviors.count, 1)
        expectTrue(inner.childBehaviors.isEmpty)
        let animator = UIDynamicAnimator(referenceView: UIView())
        animator.addBehavior(outer)
        expectTrue(inner.dynamicAnimator === animator)
    }
}
