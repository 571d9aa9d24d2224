import QuoinUIKit
import TestSupport
import Testing

/// What pictures show of looks that UIKit's code gives its views.
@MainActor
@Suite struct DrawingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    @MainActor @Test func `a view with a transform covers another frame than it is laid out in`() {
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 20))
        view.backgroundColor = .red
        root.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 0)
        // Twice 5 to the right, twice as wide and three times as high about (120, 60).
        expectEqual(view.frame, CGRect(x: 90, y: 30, width: 80, height: 60))
        expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 40, height: 20))
        expectEqual(view.center, CGPoint(x: 120, y: 60))
        expectTrue(root.quoin.svg().contains("matrix(2.0,0.0,0.0,3.0,"))
        expectEqual(view.layer.affineTransform(), view.transform)
        view.layer.transform = CATransform3DIdentity
        expectEqual(view.frame, CGRect(x: 100, y: 50, width: 40, height: 20))
        root.quoin.onDiagnostic { _ in }
        view.transform = CGAffineTransform(scaleX: .nan, y: 1)
        expectEqual(view.transform, .identity)
    }

    @MainActor @Test func `a container that fades is drawn as one`() {
        let group = UIView(frame: root.bounds)
        group.alpha = 0.5
        for x in [0, 20] {
            let part = UIView(frame: CGRect(x: x, y: 0, width: 40, height: 40))
            part.backgroundColor = .blue
            group.addSubview(part)
        }
        root.addSubview(group)
        let picture = root.quoin.svg()
        expectTrue(picture.contains("<g opacity=\"0.5\">"))
        expectTrue(!picture.contains("fill-opacity=\"0.5\""))
    }

    @MainActor @Test func `parts of a text have their fonts, colours and lines`() {
        let text = NSMutableAttributedString(
            string: "Now ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        text.append(
            NSAttributedString(
                string: "12.50",
                attributes: [
                    .font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.red,
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 1,
                ]))
        let label = UILabel()
        label.attributedText = text
        root.addSubview(label)
        label.sizeToFit()
        let (small, large) = (UILabel(), UILabel())
        (small.text, small.font) = ("Now ", .systemFont(ofSize: 12))
        (large.text, large.font) = ("12.50", .boldSystemFont(ofSize: 24))
        let expected = small.intrinsicContentSize.width + large.intrinsicContentSize.width + 5
        expectTrue(abs(label.bounds.width - expected) < 0.001)
        expectEqual(label.bounds.height, large.intrinsicContentSize.height)
        expectTrue(abs(text.size().width - expected) < 0.001)
        let picture = root.quoin.svg()
        expectTrue(picture.contains("font-size=\"24\" font-weight=\"bold\""))
        expectTrue(picture.contains("text-decoration=\"underline\">12.50<"))
        label.text = "plain"
        expectTrue(!root.quoin.svg().contains("underline"))
    }

    @MainActor @Test func `pictures that are drawn have their sizes`() {
        expectTrue(UIGraphicsGetCurrentContext() == nil)
        expectTrue(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 80, height: 60), false, 0)
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 6))
        expectEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, CGSize(width: 5, height: 6))
        UIGraphicsEndImageContext()
        expectTrue(UIGraphicsGetCurrentContext() != nil)
        let view = UIImageView(image: UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        expectEqual(view.intrinsicContentSize, CGSize(width: 80, height: 60))
        expectTrue(UIGraphicsGetCurrentContext() == nil)
    }

    @MainActor @Test func `a label makes its letters smaller if it may`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        label.text = "A rather long title"
        label.lineBreakMode = .byTruncatingTail
        root.addSubview(label)
        expectTrue(root.quoin.svg().contains("…"))
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
        expectTrue(!root.quoin.svg().contains("…"))
    }

    @MainActor @Test func `a selector that is bound to no object keeps none`() {
        final class Screen: UIView {
            let button = UIButton()
            var taps = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(button)
                button.addTarget(self, action: Selector(Self.tapped), for: .touchUpInside)
                button.addTarget(self, action: Selector(Self.pressed(_:)), for: .touchUpInside)
                button.addTarget(self, action: Selector(Self.held(_:_:)), for: .touchUpInside)
            }
            required init?(coder: NSCoder) { nil }
            func tapped() { taps += 1 }
            func held(_ sender: UIButton, _ event: UIEvent?) { taps += 100 }
            func pressed(_ sender: UIButton) { taps += sender === button ? 10 : 0 }
        }
        weak var gone: Screen?
        do {
            let screen = Screen()
            screen.button.sendActions(for: .touchUpInside)
            expectEqual(screen.taps, 111)
            gone = screen
        }
        expectTrue(gone == nil)
    }
}
