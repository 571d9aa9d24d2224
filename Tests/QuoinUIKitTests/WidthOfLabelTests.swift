import QuoinUIKit
import TestSupport
import Testing

/// What a label knows of its width while it says how large it would like to be.
@MainActor
@Suite struct WidthOfLabelTests {
    /// As high as it is wide: views find out by such a label how high they have to be.
    private final class Square: UILabel {
        override var intrinsicContentSize: CGSize {
            let width = preferredMaxLayoutWidth
            return width == 0 ? super.intrinsicContentSize : CGSize(width: width, height: width)
        }
    }

    @MainActor @Test func `a label of many lines is asked with the width that it has got`() {
        let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 500)), Square())
        (label.numberOfLines, label.isHidden) = (0, true)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(label.frame, CGRect(x: 10, y: 0, width: 100, height: 100))
        root.frame.size.width = 220
        root.layoutIfNeeded()
        expectEqual(label.frame.height, 200)
        // What nobody has said is nothing to anybody else.
        expectEqual(label.preferredMaxLayoutWidth, 0)
        label.preferredMaxLayoutWidth = 50
        root.layoutIfNeeded()
        expectEqual(label.frame.height, 50)
    }

    @MainActor @Test func `a label of one line is as long as its text`() {
        let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 500)), Square())
        let plain = UILabel()
        for label in [label, plain] { label.text = "Soup" }
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(label.frame.height, plain.intrinsicContentSize.height)
    }
}
