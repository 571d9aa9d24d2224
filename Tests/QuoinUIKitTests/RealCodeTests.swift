import QuoinUIKit
import TestSupport
import Testing

/// Small things that apps use, written as they write them.
@MainActor
@Suite struct RealCodeTests {
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    private func picture(of corners: CACornerMask) -> String {
        card.backgroundColor = .red
        card.layer.cornerRadius = 10
        card.layer.maskedCorners = corners
        return card.quoin.svg()
    }

    private func rounded(x: Int, y: Int, width: Int, height: Int) -> String {
        #"<rect x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" rx="10"/>"#
    }

    @MainActor @Test func `corners that are not masked are sharp`() {
        let top = picture(of: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        // What is rounded goes on below the card by the radius, where it is clipped.
        expectTrue(top.contains(rounded(x: 0, y: 0, width: 100, height: 50)))
        expectEqual(top.components(separatedBy: "rx=").count, 2)
        let one = picture(of: .layerMaxXMaxYCorner)
        expectTrue(one.contains(rounded(x: -10, y: -10, width: 110, height: 50)))
        let opposite = picture(of: [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
        expectTrue(opposite.contains(rounded(x: 0, y: 0, width: 110, height: 50)))
        expectTrue(opposite.contains(rounded(x: -10, y: -10, width: 110, height: 50)))
        expectTrue(!picture(of: []).contains("rx="))
    }

    @MainActor @Test
    func `what is in a card is clipped by its masked corners, and its border follows them`() {
        card.clipsToBounds = true
        card.layer.borderWidth = 2
        let bottom = picture(of: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        // The ground and the contents are both clipped.
        expectEqual(
            bottom.components(separatedBy: rounded(x: 0, y: -10, width: 100, height: 50)).count, 3)
        // The line runs 1 inside of the edges: round in the two lower quarters, sharp in the upper ones.
        expectEqual(bottom.components(separatedBy: #"rx="9""#).count, 3)
    }

    @MainActor @Test func `bars, pages and transitions know their newer names`() {
        let item = UIBarButtonItem(systemItem: .add)
        item.isHidden = true
        expectTrue(item.isHidden)
        let pages = UIPageControl()
        pages.backgroundStyle = .prominent
        pages.direction = .leftToRight
        expectEqual(pages.backgroundStyle, .prominent)
        expectEqual(pages.direction, .leftToRight)
        let bar = UIToolbar()
        let looks = UIToolbarAppearance()
        looks.configureWithOpaqueBackground()
        bar.scrollEdgeAppearance = looks
        expectTrue(bar.scrollEdgeAppearance === looks)
        let transition = UIPercentDrivenInteractiveTransition()
        transition.completionCurve = .easeOut
        expectEqual(transition.completionCurve, .easeOut)
        let input = UIInputView(frame: card.frame, inputViewStyle: .keyboard)
        input.allowsSelfSizing = true
        expectEqual(input.inputViewStyle, .keyboard)
        expectEqual(input.frame, card.frame)
    }

    @MainActor @Test func `a touch finds a view where its transform shows it`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 20))
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        view.addSubview(part)
        expectTrue(root.hitTest(CGPoint(x: 102, y: 52), with: nil) === part)
        // Twice as large about (120, 60), and 100 to the right: from (180, 40) to (260, 80).
        view.transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
        expectTrue(root.hitTest(CGPoint(x: 102, y: 52), with: nil) === root)
        expectTrue(root.hitTest(CGPoint(x: 181, y: 59), with: nil) === part)
        expectTrue(root.hitTest(CGPoint(x: 259, y: 79), with: nil) === view)
        expectEqual(view.convert(CGPoint(x: 10, y: 10), to: root), CGPoint(x: 200, y: 60))
        expectEqual(view.convert(CGPoint(x: 200, y: 60), from: root), CGPoint(x: 10, y: 10))
        expectEqual(part.convert(CGPoint(x: 200, y: 60), from: nil), CGPoint(x: 10, y: 10))
        let seen = CGRect(x: 180, y: 40, width: 20, height: 20)
        expectEqual(root.convert(part.bounds, from: part), seen)
        expectEqual(part.convert(part.bounds, to: nil), seen)
        expectEqual(root.convert(seen, to: part), part.bounds)
        expectEqual(part.convert(seen, from: nil), part.bounds)
    }

    @MainActor @Test func `a view that is turned by a right angle covers its sides exchanged`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 20))
        root.addSubview(view)
        view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        expectEqual(
            view.convert(view.bounds, to: root), CGRect(x: 110, y: 40, width: 20, height: 40))
        expectEqual(view.convert(CGPoint.zero, to: root), CGPoint(x: 130, y: 40))
        // What has shrunk to a line is not found.
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        expectTrue(root.hitTest(CGPoint(x: 120, y: 60), with: nil) === root)
    }

    @MainActor @Test func `a colour literal is a layer's colour, too`() {
        card.layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        expectEqual(card.layer.borderColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    }

    @MainActor @Test func `a picture is prepared as it is`() async {
        let picture = UIImage()
        expectTrue(await picture.byPreparingForDisplay() === picture)
        expectTrue(picture.preparingForDisplay() === picture)
        await confirmation { isPrepared in
            picture.prepareForDisplay { if $0 === picture { isPrepared() } }
        }
    }
}
