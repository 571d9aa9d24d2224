import QuoinLayout
import TestSupport
import Testing

@Suite("Alignment rectangles")
struct AlignmentRectTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let button = AdjustableView("button", content: Size(width: 60, height: 30))
    private let shadow = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    init() {
        button.insets = shadow
        root.addSubview(button)
    }

    private func layOut(_ constraints: LayoutConstraint...) {
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    @Test("By itself it is the frame")
    func standard() {
        let view = View()
        expectEqual(view.alignmentRectInsets, .zero)
        expectEqual(view.alignmentRect(forFrame: Rect(1, 2, 3, 4)), Rect(1, 2, 3, 4))
        expectEqual(view.frame(forAlignmentRect: Rect(1, 2, 3, 4)), Rect(1, 2, 3, 4))
    }

    @Test("With insets it lies within the frame, and both can be had from each other")
    func conversion() {
        let frame = Rect(10, 20, 66, 34)
        let rect = button.alignmentRect(forFrame: frame)
        expectEqual(rect, Rect(12, 21, 60, 30))
        expectEqual(button.frame(forAlignmentRect: rect), frame)
    }

    @Test("Edges in constraints are its edges")
    func edges() {
        layOut(
            button.left.constraint(equalTo: root.left, constant: 10),
            button.top.constraint(equalTo: root.top, constant: 10),
            button.width.constraint(equalToConstant: 100),
            button.height.constraint(equalToConstant: 50))
        expect(button, at: Rect(8, 9, 106, 54))
    }

    @Test("Content asks for its size")
    func content() {
        layOut(
            button.right.constraint(equalTo: root.right),
            button.bottom.constraint(equalTo: root.bottom))
        expect(button, at: Rect(240 - 2, 170 - 1, 66, 34))
    }

    @Test("Siblings line up with it: shadows hang outside")
    func siblings() {
        let plain = root.addFree("plain")
        layOut(
            button.left.constraint(equalTo: root.left, constant: 10),
            plain.left.constraint(equalTo: button.right, constant: 5),
            plain.centerY.constraint(equalTo: button.centerY),
            plain.width.constraint(equalTo: button.width),
            plain.height.constraint(equalToConstant: 10))
        expect(plain, at: Rect(75, 10, 60, 10))
        expect(button, at: Rect(8, -1, 66, 34))
    }

    @Test("What is inside is constrained to it, too, and stands in the frame's coordinates")
    func inside() {
        let icon = button.addFree("icon")
        layOut(
            icon.left.constraint(equalTo: button.left, constant: 5),
            icon.right.constraint(equalTo: button.right, constant: -5),
            icon.top.constraint(equalTo: button.top),
            icon.bottom.constraint(equalTo: button.bottom))
        expect(icon, at: Rect(2 + 5, 1, 50, 30))
    }

    @Test("Margins count from the frame's edges")
    func margins() {
        let icon = button.addFree("icon")
        button.layoutMargins = EdgeInsets(8)
        layOut(
            icon.left.constraint(equalTo: button.leftMargin),
            icon.top.constraint(equalTo: button.layoutMarginsGuide.top),
            icon.right.constraint(equalTo: button.layoutMarginsGuide.right),
            icon.bottom.constraint(equalTo: button.bottomMargin))
        // The frame is 66 × 34.
        expect(icon, at: Rect(8, 8, 50, 18))
    }

    @Test("Other insets count once they were invalidated")
    func changed() {
        button.pin(to: Rect(50, 50, 60, 30))
        layOut()
        expect(button, at: Rect(48, 49, 66, 34))
        button.insets = EdgeInsets(10)
        button.invalidateIntrinsicContentSize()
        layOut()
        expect(button, at: Rect(40, 40, 80, 50))
        button.insets = EdgeInsets(-5)
        button.invalidateIntrinsicContentSize()
        layOut()
        expect(button, at: Rect(55, 55, 50, 20))
        button.insets = .zero
        button.invalidateIntrinsicContentSize()
        layOut()
        expect(button, at: Rect(50, 50, 60, 30))
    }

    @Test("A view that its frame places is followed at its alignment rectangle")
    func framed() {
        let follower = root.addFree("follower")
        button.translatesAutoresizingMaskIntoConstraints = true
        button.frame = Rect(100, 100, 66, 34)
        layOut(
            follower.left.constraint(equalTo: button.right),
            follower.top.constraint(equalTo: button.top),
            follower.width.constraint(equalTo: button.width),
            follower.height.constraint(equalTo: button.height))
        expect(button, at: Rect(100, 100, 66, 34))
        expect(follower, at: Rect(162, 101, 60, 30))
    }

    @Test("The root's insets count for what is in it")
    func topmost() {
        let top = AdjustableView("top")
        top.insets = shadow
        top.frame = Rect(0, 0, 106, 54)
        let child = top.addFree("child")
        LayoutConstraint.activate([
            child.left.constraint(equalTo: top.left), child.right.constraint(equalTo: top.right),
            child.top.constraint(equalTo: top.top), child.height.constraint(equalTo: top.height),
        ])
        top.layoutIfNeeded()
        expect(child, at: Rect(2, 1, 100, 50))
    }

    @Test("Views between the ends of a far constraint are seen with their insets")
    func farConstraint() {
        let icon = button.addFree("icon")
        button.pin(to: Rect(50, 50, 60, 30))
        icon.pin(to: Rect(5, 6, 10, 10))
        let marker = root.addFree("marker")
        layOut(
            marker.left.constraint(equalTo: icon.left), marker.top.constraint(equalTo: icon.top))
        expect(icon, at: Rect(7, 7, 10, 10))
        expect(marker, at: Rect(55, 56, 0, 0))
    }

    @Test("A view may work its rectangle out by itself, and its frame undoes that")
    func ownWays() {
        final class Framed: View {
            override func alignmentRect(forFrame frame: Rect) -> Rect {
                frame.inset(by: EdgeInsets(10))
            }
            override func frame(forAlignmentRect rect: Rect) -> Rect {
                rect.inset(by: EdgeInsets(-10))
            }
        }
        let root = View("root", Rect(0, 0, 300, 200))
        let framed = Framed(frame: Rect(20, 20, 60, 60))
        root.addSubview(framed)
        let follower = root.addFree("follower")
        LayoutConstraint.activate([
            follower.left.constraint(equalTo: framed.right),
            follower.width.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        expect(framed, at: Rect(20, 20, 60, 60))
        // 20 + 60 - 10
        expect(follower, at: Rect(70, 0, 5, 0))
    }
}
