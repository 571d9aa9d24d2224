import QuoinUIKit
import TestSupport
import Testing

/// Classes that do not hand on that they are laid out.
@MainActor
@Suite struct UnpassedLayoutTests {
    private final class RoundLabel: UILabel {
        override func layoutSubviews() { layer.cornerRadius = bounds.height / 2 }
    }
    private final class RoundScroller: UIScrollView {
        override func layoutSubviews() { layer.cornerRadius = 4 }
    }

    @MainActor @Test func `text stands in the middle of a label all the same`() {
        func picture(_ label: UILabel) -> String {
            label.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            label.text = "29"
            label.layer.cornerRadius = 20
            return label.quoin.svg()
        }
        let (own, plain) = (picture(RoundLabel()), picture(UILabel()))
        expectEqual(own, plain)
    }

    @MainActor @Test func `what scrolls stays within its content all the same`() {
        let view = RoundScroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 300)
        view.contentOffset.y = 200
        view.contentSize.height = 250
        view.layoutIfNeeded()
        expectEqual(view.contentOffset.y, 150)
    }
}
