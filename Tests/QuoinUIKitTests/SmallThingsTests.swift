import QuoinUIKit
import TestSupport
import Testing

extension UILayoutPriority {
    fileprivate static func + (one: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(rawValue: one.rawValue + number)
    }
    fileprivate static func - (one: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(rawValue: one.rawValue - number)
    }
}

/// What apps do here and there.
@MainActor
@Suite struct SmallThingsTests {
    @MainActor @Test func `operators on priorities are the app's own`() {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
        constraint.priority = .defaultHigh - 1
        expectEqual(constraint.priority.rawValue, 749)
        constraint.priority = .defaultLow + 2
        expectEqual(constraint.priority.rawValue, 252)
    }

    @MainActor @Test func `a label of one line grows to its text where it stands`() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 5))
        label.text = "The quick brown fox jumps over the lazy dog"
        label.sizeToFit()
        expectEqual(label.frame.origin, CGPoint(x: 10, y: 20))
        expectEqual(label.frame.size, label.intrinsicContentSize)
        expectEqual(label.sizeThatFits(CGSize(width: 40, height: 40)), label.intrinsicContentSize)
        label.text = "Fox"
        label.sizeToFit()
        expectEqual(label.frame.origin, CGPoint(x: 10, y: 20))
        expectEqual(label.frame.size, label.intrinsicContentSize)
    }

    @MainActor @Test func `a label of several lines keeps to the width that it has`() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 5))
        label.numberOfLines = 0
        label.text = "The quick brown fox jumps over the lazy dog"
        let line = UILabel()
        line.text = "Fox"
        label.sizeToFit()
        expectEqual(label.frame.origin, CGPoint(x: 10, y: 20))
        expectTrue(label.frame.width <= 100)
        expectTrue(label.frame.height > line.intrinsicContentSize.height * 2)
        // Without a width, all is in one line.
        label.frame = .zero
        label.sizeToFit()
        expectEqual(label.frame.height, line.intrinsicContentSize.height)
    }

    @MainActor @Test
    func `a view that is drawn with a transform keeps its middle as it takes its size`() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        label.text = "Fox"
        label.transform = CGAffineTransform(scaleX: 2, y: 2)
        label.sizeToFit()
        expectEqual(label.bounds.size, label.intrinsicContentSize)
        expectEqual(label.center, CGPoint(x: 25, y: 40))
    }

    @MainActor @Test func `insets push the parts of a button from the edge that they stand at`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
        button.setImage(UIGraphicsGetImageFromCurrentImageContext(), for: .normal)
        UIGraphicsEndImageContext()
        button.setTitle("Title", for: .normal)
        let width = button.titleLabel?.intrinsicContentSize.width ?? 0
        button.imageEdgeInsets = UIEdgeInsets(top: 2, left: 3, bottom: 8, right: 5)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 10)
        func places() -> [CGFloat] {
            button.setNeedsLayout()
            button.layoutIfNeeded()
            return [button.imageView, button.titleLabel].map { $0?.frame.minX ?? -1 }
        }
        func isClose(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
            zip(one, other).allSatisfy { abs($0 - $1) < 0.001 }
        }
        button.contentHorizontalAlignment = .left
        expectTrue(isClose(places(), [3, 20 + 4]))
        button.contentHorizontalAlignment = .right
        expectTrue(isClose(places(), [200 - width - 20 - 5, 200 - width - 10]))
        button.contentHorizontalAlignment = .center
        let start = 100 - (width + 20) / 2
        expectTrue(isClose(places(), [start - 1, start + 20 - 3]))
        // 10 high, in the middle of 40, and 3 up; from the bottom, 8 up.
        expectEqual(button.imageView?.frame.minY, 12)
        button.contentVerticalAlignment = .bottom
        _ = places()
        expectEqual(button.imageView?.frame.minY, 22)
        // Where there is no room for them, the title is cut, but for what the button was rounded up by.
        button.sizeToFit()
        _ = places()
        let title = button.titleLabel?.frame.width ?? 0
        expectTrue((0..<1).contains(title - (width - 14) + 0.001))
    }

    @MainActor @Test func `classes of one's own hand content priorities on`() {
        final class Field: UIView {
            let title = UILabel()
            override func setContentHuggingPriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) {
                super.setContentHuggingPriority(priority, for: axis)
                title.setContentHuggingPriority(priority, for: axis)
            }
            override func setContentCompressionResistancePriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) {
                super.setContentCompressionResistancePriority(priority, for: axis)
                title.setContentCompressionResistancePriority(priority, for: axis)
            }
        }
        let field = Field()
        field.setContentHuggingPriority(.required, for: .vertical)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        for view in [field, field.title] {
            expectEqual(view.contentHuggingPriority(for: .vertical), .required)
            expectEqual(view.contentCompressionResistancePriority(for: .horizontal), .defaultLow)
            expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
        }
    }

    @MainActor @Test func `the font of a label is that of its attributed text`() {
        let (label, plain) = (UILabel(), UILabel())
        plain.text = "Soup of the day"
        plain.font = .systemFont(ofSize: 30)
        label.font = .systemFont(ofSize: 10)
        label.attributedText = NSAttributedString(
            string: "Soup of the day",
            attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
        expectEqual(label.font, .systemFont(ofSize: 20))
        expectEqual(label.textColor, .red)
        label.font = .systemFont(ofSize: 30)
        label.textColor = .blue
        expectTrue(abs(label.intrinsicContentSize.width - plain.intrinsicContentSize.width) < 0.001)
        expectEqual(label.intrinsicContentSize.height, plain.intrinsicContentSize.height)
        expectEqual(label.font, .systemFont(ofSize: 30))
        expectEqual(label.textColor, .blue)
        // Text that is set later is as the beginning.
        label.attributedText = NSAttributedString(
            string: "Soup", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        expectEqual(label.font, .systemFont(ofSize: 20))
        label.text = "Soup of the day"
        expectEqual(label.font, .systemFont(ofSize: 20))
        plain.font = .systemFont(ofSize: 20)
        expectEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
        label.attributedText = NSAttributedString(string: "")
        label.font = nil
        expectEqual(label.font, .systemFont(ofSize: 17))
    }

    @MainActor @Test func `a layer that is shown says where its view is on its way`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.tick()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.frame.origin.x = 40
                view.alpha = 0
            })
        window.tick(after: 0.25)
        let shown = view.layer.presentation()
        expectEqual(shown?.frame, CGRect(x: 10, y: 0, width: 10, height: 10))
        expectEqual(shown?.position, CGPoint(x: 15, y: 5))
        expectEqual(shown?.opacity, 0.75)
        expectEqual(view.layer.frame.minX, 40)
        window.tick(after: 1)
        expectEqual(view.layer.presentation()?.frame.minX, 40)
        expectEqual(view.layer.presentation()?.opacity, 0)
    }

    @MainActor @Test func `a stack says the spacing that it was given`() {
        let (stack, first, second) = (UIStackView(), UIView(), UIView())
        for view in [first, second] {
            stack.addArrangedSubview(view)
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        expectEqual(stack.customSpacing(after: first), UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
        expectEqual(stack.customSpacing(after: first), UIStackView.spacingUseSystem)
        let size = { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        expectEqual(size(), CGSize(width: 28, height: 10))
        stack.setCustomSpacing(3, after: first)
        expectEqual(stack.customSpacing(after: first), 3)
        expectEqual(size().width, 23)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
        expectEqual(stack.customSpacing(after: first), UIStackView.spacingUseDefault)
        expectEqual(size().width, 20)
    }

    @MainActor @Test func `values are kept by name where Objective-C keeps them`() throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        expectEqual(animation.value(forKey: "name") as? String, "fade")
        animation.setValue(nil, forKey: "name")
        expectTrue(animation.value(forKey: "name") == nil)
        let defaults = try #require(UserDefaults(suiteName: "quoin.small.things"))
        defaults.setValue(7, forKey: "count")
        expectEqual(defaults.integer(forKey: "count"), 7)
        expectEqual(defaults.value(forKey: "count") as? Int, 7)
        defaults.removePersistentDomain(forName: "quoin.small.things")
    }

    @MainActor @Test func `a window is made as large as its scene`() {
        let window = UIWindow(frame: UIWindowScene().coordinateSpace.bounds)
        expectEqual(window.frame, UIScreen.main.bounds)
    }

    @MainActor @Test func `a collection takes who is told of items before they are seen`() {
        final class Loader: UICollectionViewDataSourcePrefetching {
            func collectionView(
                _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
            ) {}
        }
        let (loader, layout) = (Loader(), UICollectionViewFlowLayout())
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.prefetchDataSource = loader
        expectTrue(view.prefetchDataSource === loader)
    }

    @MainActor @Test
    func `what is chosen among segments stays chosen as others go, and goes with its own`() {
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        segments.selectedSegmentIndex = 2
        segments.removeSegment(at: 0, animated: false)
        expectEqual(segments.selectedSegmentIndex, 1)
        segments.removeSegment(at: 1, animated: false)
        expectEqual(segments.selectedSegmentIndex, UISegmentedControl.noSegment)
        segments.selectedSegmentIndex = 0
        segments.removeAllSegments()
        expectEqual(segments.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    @MainActor @Test
    func `controls are drawn from right to left, and faintly when they cannot be used`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
        let control = UISwitch()
        for view in [slider, control] as [UIControl] {
            slider.value = 0.75
            control.isOn = true
            let forward = view.quoin.svg()
            view.semanticContentAttribute = .forceRightToLeft
            let backward = view.quoin.svg()
            expectTrue(backward != forward)
            view.isEnabled = false
            expectTrue(view.quoin.svg() != backward)
            view.isEnabled = true
            view.semanticContentAttribute = .forceLeftToRight
            expectEqual(view.quoin.svg(), forward)
        }
    }

    @MainActor @Test func `a touch finds its view through places that are moved and turned`() {
        let (root, group, target) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80)),
            UIView(frame: CGRect(x: 30, y: 0, width: 20, height: 20))
        )
        root.addSubview(group)
        group.addSubview(target)
        expectTrue(root.hitTest(CGPoint(x: 45, y: 15), with: nil) === target)
        group.bounds.origin = CGPoint(x: 0, y: -40)
        expectTrue(root.hitTest(CGPoint(x: 45, y: 55), with: nil) === target)
        group.bounds.origin = .zero
        group.transform = CGAffineTransform(rotationAngle: .pi)
        expectTrue(root.hitTest(CGPoint(x: 55, y: 85), with: nil) === target)
        expectEqual(
            group.convert(CGPoint(x: 30, y: 0), to: root),
            root.convert(target.frame.origin, from: group))
    }
}
