@testable import QuoinLayout
import TestSupport
import Testing

@Suite("The direction of reading")
struct LayoutDirectionTests {
    private let window = Window(frame: Rect(0, 0, 200, 100))
    private let panel: View
    private let box: View

    init() {
        panel = window.addPinned("panel", Rect(0, 0, 200, 100))
        box = panel.addFree("box")
        LayoutConstraint.activate([
            box.leading.constraint(equalTo: panel.leading, constant: 10),
            box.width.constraint(equalToConstant: 50),
        ])
    }

    @Test(
        "A view's own attribute goes before the window's direction",
        arguments: [
            (SemanticContentAttribute.unspecified, LayoutDirection.leftToRight, false),
            (.unspecified, .rightToLeft, true), (.playback, .leftToRight, false),
            (.playback, .rightToLeft, false), (.spatial, .leftToRight, false),
            (.spatial, .rightToLeft, false), (.forceLeftToRight, .leftToRight, false),
            (.forceLeftToRight, .rightToLeft, false), (.forceRightToLeft, .leftToRight, true),
            (.forceRightToLeft, .rightToLeft, true),
        ])
    func effective(
        attribute: SemanticContentAttribute, direction: LayoutDirection, isMirrored: Bool
    ) {
        window.layoutDirection = direction
        panel.semanticContentAttribute = attribute
        expectEqual(panel.effectiveLayoutDirection, (isMirrored ? .rightToLeft : .leftToRight))
        window.layoutIfNeeded()
        // 10 from the left, or from the right: 200 − 10 − 50.
        expect(box, at: Rect(isMirrored ? 140 : 10, 0, 50, 0))
    }

    @Test("By itself it is from left to right")
    func standard() {
        expectEqual(Window().layoutDirection, .leftToRight)
        expectEqual(View().semanticContentAttribute, .unspecified)
        expectEqual(View().effectiveLayoutDirection, .leftToRight)
    }

    @Test("An attribute is not passed on to subviews")
    func notInherited() {
        panel.semanticContentAttribute = .forceRightToLeft
        expectEqual(box.effectiveLayoutDirection, .leftToRight)
        let inner = box.addFree("inner")
        inner.leading.constraint(equalTo: box.leading, constant: 3).isActive = true
        window.layoutIfNeeded()
        expect(inner, at: Rect(3, 0, 0, 0))
    }

    @Test("Both can change at any time, and leading and trailing are resolved anew")
    func live() {
        window.layoutIfNeeded()
        expect(box, at: Rect(10, 0, 50, 0))
        window.layoutDirection = .rightToLeft
        expectTrue(window.needsLayout && panel.needsLayout)
        expectEqual(box.frame.minX, 10)
        window.layoutIfNeeded()
        expect(box, at: Rect(140, 0, 50, 0))
        panel.semanticContentAttribute = .playback
        window.layoutIfNeeded()
        expect(box, at: Rect(10, 0, 50, 0))
        window.layoutDirection = .leftToRight
        panel.semanticContentAttribute = .unspecified
        window.layoutIfNeeded()
        expect(box, at: Rect(10, 0, 50, 0))
        panel.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        expect(box, at: Rect(140, 0, 50, 0))
    }

    @Test("The view on which a constraint is installed decides, not its items")
    func installedView() {
        box.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        expect(box, at: Rect(10, 0, 50, 0))
        let other = panel.addFree("other")
        other.semanticContentAttribute = .forceRightToLeft
        other.leading.constraint(equalTo: box.trailing, constant: 5).isActive = true
        window.layoutIfNeeded()
        expect(other, at: Rect(65, 0, 0, 0))
    }

    @Test("Of a constraint between branches, that is the view where they meet")
    func acrossBranches() {
        let inner = box.addFree("inner")
        inner.trailing.constraint(equalTo: panel.trailing, constant: -20).isActive = true
        box.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        // Its right edge is at 180 of the panel.
        expect(inner, at: Rect(170, 0, 0, 0))
        box.semanticContentAttribute = .unspecified
        panel.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        // Its left edge is at 20 of the panel, the box at 140.
        expect(inner, at: Rect(20 - 140, 0, 0, 0))
    }

    @Test("Of a guide's constraints, it is the guide's owner")
    func guides() {
        let guide = LayoutGuide(identifier: "guide")
        panel.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.leading.constraint(equalTo: panel.leading, constant: 7),
            guide.width.constraint(equalToConstant: 30),
        ])
        panel.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(163, 0, 30, 0)), "\(guide.layoutFrame)")
        panel.semanticContentAttribute = .unspecified
        window.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(7, 0, 30, 0)), "\(guide.layoutFrame)")
    }

    @Test("Left and right stay, and so does all that is vertical")
    func absolute() {
        let fixed = panel.addPinned("fixed", Rect(3, 4, 5, 6))
        let middle = panel.addFree("middle")
        middle.centerX.constraint(equalTo: fixed.right, constant: 1).isActive = true
        window.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        expect(fixed, at: Rect(3, 4, 5, 6))
        expect(middle, at: Rect(9, 0, 0, 0))
    }

    @Test("Bounds, margins and middles turn around with their constraint")
    func otherKinds() {
        panel.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 0, leading: 12, bottom: 0, trailing: 30)
        let (first, second) = (panel.addFree("first"), panel.addFree("second"))
        LayoutConstraint.activate([
            first.leading.constraint(greaterThanOrEqualTo: panel.leadingMargin),
            first.leading.constraint(equalTo: panel.leading).withPriority(.low),
            second.trailing.constraint(lessThanOrEqualTo: panel.trailingMargin),
            second.trailing.constraint(equalTo: panel.trailing).withPriority(.low),
        ])
        window.layoutIfNeeded()
        expect(first, at: Rect(12, 0, 0, 0))
        expect(second, at: Rect(170, 0, 0, 0))
        window.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        expect(first, at: Rect(188, 0, 0, 0))
        expect(second, at: Rect(30, 0, 0, 0))
    }

    @Test("A subtree takes the direction of the window that it comes into, and leaves it there")
    func moving() {
        let other = Window(frame: Rect(0, 0, 200, 100))
        other.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        panel.removeFromSuperview()
        panel.translatesAutoresizingMaskIntoConstraints = true
        other.addSubview(panel)
        expectEqual(box.effectiveLayoutDirection, .rightToLeft)
        other.layoutIfNeeded()
        expect(box, at: Rect(140, 0, 50, 0))
        panel.removeFromSuperview()
        expectEqual(box.effectiveLayoutDirection, .leftToRight)
        panel.layoutIfNeeded()
        expect(box, at: Rect(10, 0, 50, 0))
    }

    @Test("A new direction touches the constraints that have one, and no others")
    func cost() {
        window.layoutIfNeeded()
        let others = (0..<20).map { panel.addPinned("\($0)", Rect(Double($0), 0, 1, 1)) }
        window.layoutIfNeeded()
        let rows = window.rowsTouched
        window.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        // The one row goes and comes.
        expectEqual(window.rowsTouched, rows + 2)
        expectTrue(others.enumerated().allSatisfy { $1.frame.minX == Double($0) })
    }

    @Test("What leading and trailing edges place comes out as in a mirror", arguments: 0..<20)
    func mirror(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var views: [View] = []
        for number in 0..<10 {
            let view = panel.addFree("\(number)")
            let constant = Double(Int.random(in: 0...20, using: &generator))
            let target = views.randomElement(using: &generator) ?? box
            LayoutConstraint.activate([
                Bool.random(using: &generator)
                    ? view.leading.constraint(equalTo: target.trailing, constant: constant)
                    : view.trailing.constraint(equalTo: target.leading, constant: -constant),
                view.width.constraint(equalToConstant: constant / 2),
            ])
            views.append(view)
        }
        window.layoutIfNeeded()
        let frames = views.map(\.frame)
        window.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        for (view, frame) in zip(views, frames) {
            let mirrored = Rect(200 - frame.maxX, frame.minY, frame.width, frame.height)
            expectTrue(view.frame.isAbout(mirrored), "seed \(seed): \(view.frame), not \(mirrored)")
        }
    }
}
