import QuoinUIKit
import TestSupport
import Testing

/// Every relation that anchors have, by the frames that come of it.
@MainActor
@Suite struct AnchorTableTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()
    private let other = UIView(frame: CGRect(x: 50, y: 40, width: 60, height: 30))

    init() {
        root.addSubview(view)
        root.addSubview(other)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    @MainActor @Test func `anchors compare with spacings, numbers and distances`() {
        let (x, y) = (view.leadingAnchor, view.topAnchor)
        let (width, height) = (view.widthAnchor, view.heightAnchor)
        let (right, bottom) = (other.trailingAnchor, other.bottomAnchor)
        // What is compared, and where the part is that it decides, if it is pulled the other way: to 0 or to 280.
        let rows: [(String, NSLayoutConstraint, CGFloat, (CGRect) -> CGFloat, CGFloat)] = [
            (
                "after", x.constraint(equalToSystemSpacingAfter: right, multiplier: 2), 0, \.minX,
                126
            ),
            (
                "no less after",
                x.constraint(greaterThanOrEqualToSystemSpacingAfter: right, multiplier: 0.5), 0,
                \.minX, 114
            ),
            (
                "no more after",
                x.constraint(lessThanOrEqualToSystemSpacingAfter: right, multiplier: 1), 280,
                \.minX, 118
            ),
            (
                "below", y.constraint(equalToSystemSpacingBelow: bottom, multiplier: 2), 0, \.minY,
                86
            ),
            (
                "no less below",
                y.constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: 0.5), 0,
                \.minY, 74
            ),
            (
                "no more below",
                y.constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: 1), 280,
                \.minY, 78
            ),
            (
                "no less than a part",
                width.constraint(
                    greaterThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: 5), 0,
                \.width, 125
            ),
            (
                "no more than a part",
                width.constraint(
                    lessThanOrEqualTo: other.heightAnchor, multiplier: 0.5, constant: 5), 280,
                \.width, 20
            ),
            ("no less", height.constraint(greaterThanOrEqualToConstant: 33), 0, \.height, 33),
            ("no more", height.constraint(lessThanOrEqualToConstant: 34), 280, \.height, 34),
            (
                // From 40, where the other begins, to the end of all at 200.
                "a distance downwards",
                height.constraint(
                    equalTo: other.topAnchor.anchorWithOffset(to: root.bottomAnchor)), 0, \.height,
                160
            ),
            (
                "a distance across",
                width.constraint(
                    equalTo: other.leftAnchor.anchorWithOffset(to: root.rightAnchor)), 0, \.width,
                250
            ),
        ]
        for (text, constraint, pull, part, expected) in rows {
            let pulls = [
                x.constraint(equalTo: root.leadingAnchor, constant: pull),
                y.constraint(equalTo: root.topAnchor, constant: pull),
                width.constraint(equalToConstant: pull), height.constraint(equalToConstant: pull),
            ]
            for pulling in pulls { pulling.priority = .defaultLow }
            NSLayoutConstraint.activate(pulls + [constraint])
            root.layoutIfNeeded()
            expectEqual(part(view.frame), expected, "\(text)")
            NSLayoutConstraint.deactivate(pulls + [constraint])
        }
    }

    @MainActor @Test
    func `views and guides take constraints, tell of them and have names, as that of the keyboard`()
    {
        root.accessibilityIdentifier = "root"
        expectEqual(root.leadingAnchor.name, "root.leading")
        let guide = UILayoutGuide()
        guide.identifier = "guide"
        root.addLayoutGuide(guide)
        expectEqual(guide.identifier, "guide")
        let constraints = [
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
            guide.widthAnchor.constraint(equalToConstant: 20),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        root.addConstraint(constraints[0])
        root.addConstraints(Array(constraints.dropFirst()))
        expectTrue(constraints.allSatisfy(\.isActive))
        root.layoutIfNeeded()
        expectEqual(guide.layoutFrame.minX, 7)
        expectEqual(guide.layoutFrame.width, 20)
        // How high it is nobody has said.
        expectTrue(guide.hasAmbiguousLayout)
        let height = guide.heightAnchor.constraint(equalToConstant: 9)
        height.isActive = true
        root.layoutIfNeeded()
        expectTrue(!guide.hasAmbiguousLayout && guide.length == 9)
        expectTrue(root.constraints.contains(constraints[0]))
        expectEqual(NSLayoutConstraint.Attribute.baseline, .lastBaseline)

        // A view's place in its frame, and back: 2 and 1 at the left and above, 4 and 3 at the other ends.
        final class Padded: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
        }
        let (frame, aligned) = (
            CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 12, y: 11, width: 14, height: 16)
        )
        expectEqual(Padded().alignmentRect(forFrame: frame), aligned)
        expectEqual(Padded().frame(forAlignmentRect: aligned), frame)
        expectTrue(UIView().autoresizesSubviews)
        view.autoresizesSubviews = false
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        expectTrue(!view.autoresizesSubviews)
        expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
        do {
            let guide = root.keyboardLayoutGuide
            let near = [view.leftAnchor.constraint(equalTo: root.leftAnchor)]
            let away = [view.rightAnchor.constraint(equalTo: root.rightAnchor)]
            guide.setConstraints(near, activeWhenNearEdge: .bottom)
            guide.setConstraints(away, activeWhenNearEdge: .top)
            expectTrue(near[0].isActive && !away[0].isActive)
            guide.setConstraints(near, activeWhenAwayFrom: .bottom)
            guide.setConstraints(away, activeWhenAwayFrom: .top)
            expectTrue(!near[0].isActive && away[0].isActive)
        }
    }

    @MainActor @Test func `rows and columns share their room in five ways`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        for width: CGFloat in [10, 20, 40] {
            let part = UIView()
            part.translatesAutoresizingMaskIntoConstraints = false
            let wish = part.widthAnchor.constraint(equalToConstant: width)
            wish.priority = .defaultHigh - Float(width / 10)
            wish.isActive = true
            stack.addArrangedSubview(part)
        }
        let rows: [(UIStackView.Distribution, [CGFloat])] = [
            (.fillEqually, [40, 40, 40]),
            // What is left over is between them: 50 points in two parts.
            (.equalSpacing, [10, 20, 40]), (.equalCentering, [10, 20, 40]),
            // What gives way first is what wishes least, which is the last one.
            (.fill, [10, 20, 90]),
        ]
        for (distribution, widths) in rows {
            stack.distribution = distribution
            stack.layoutIfNeeded()
            expectEqual(stack.arrangedSubviews.map(\.frame.width), widths, "\(distribution)")
            let middles = stack.arrangedSubviews.map(\.frame.midX)
            if distribution == .equalSpacing {
                expectEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 35, 80])
            } else if distribution == .equalCentering {
                expectEqual(middles[1] - middles[0], middles[2] - middles[1])
            }
        }
        expectTrue(
            !stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        stack.isBaselineRelativeArrangement = true
        expectTrue(stack.isBaselineRelativeArrangement)
        let last = stack.arrangedSubviews[2]
        stack.removeArrangedSubview(last)
        // It stays a subview.
        expectTrue(stack.arrangedSubviews.count == 2 && last.superview === stack)
        expectEqual(UIStackView.Alignment.top, .leading)
        expectEqual(UIStackView.Alignment.bottom, .trailing)
    }
}
