import QuoinSnapKit
import TestSupport
import Testing

/// What SnapKit takes numbers, insets and priorities for.
@MainActor
@Suite struct EveryNumberTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() {
        root.addSubview(view)
        root.addSubview(other)
    }

    @MainActor @Test
    func `numbers are taken by what they are and by the part, and what says nothing is none`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
        // Left, top, right, bottom, leading, trailing, width, height, and the two middles.
        let rows: [(String, any ConstraintConstantTarget, [CGFloat])] = [
            ("3", 3, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]),
            ("UInt", UInt(3), [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]),
            ("Float", Float(0.5), Array(repeating: 0.5, count: 10)),
            ("Double", 0.5, Array(repeating: 0.5, count: 10)),
            ("CGFloat", CGFloat(0.5), Array(repeating: 0.5, count: 10)),
            ("CGSize", CGSize(width: 3, height: 5), [0, 0, 0, 0, 0, 0, 3, 5, 0, 0]),
            ("CGPoint", CGPoint(x: 3, y: 5), [3, 5, 3, 5, 3, 3, 0, 0, 3, 5]),
            // A size loses both, a middle moves by half of what one is more than the other.
            ("UIEdgeInsets", insets, [2, 1, -8, -4, 2, -8, -10, -5, -3, -1.5]),
            ("NSDirectionalEdgeInsets", directional, [2, 1, -8, -4, 2, -8, -10, -5, -3, -1.5]),
        ]
        let attributes: [NSLayoutConstraint.Attribute] = [
            .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        ]
        let margins: [NSLayoutConstraint.Attribute] = [
            .leftMargin, .topMargin, .rightMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .notAnAttribute, .notAnAttribute, .centerXWithinMargins, .centerYWithinMargins,
        ]
        for (text, target, expected) in rows {
            expectEqual(
                attributes.map { target.constraintConstantTargetValue(for: $0) }, expected,
                "\(text)")
            for (index, margin) in margins.enumerated() where margin != .notAnAttribute {
                expectEqual(
                    target.constraintConstantTargetValue(for: margin), expected[index],
                    "\(text), margin \(index)")
            }
            expectEqual(
                target.constraintConstantTargetValue(for: .firstBaseline), expected[1], "\(text)")
            expectEqual(
                target.constraintConstantTargetValue(for: .lastBaseline), expected[3], "\(text)")
        }
        for target: any ConstraintConstantTarget in [
            CGPoint(x: 1, y: 1), CGSize(width: 1, height: 1), insets, directional,
        ] {
            expectEqual(target.constraintConstantTargetValue(for: .notAnAttribute), 0)
        }
        let inward: [any ConstraintInsetTarget] = [3, UInt(3), Float(3), 3.0, CGFloat(3)]
        for number in inward {
            expectEqual(
                number.constraintInsetTargetValue,
                UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
        }
        ConstraintConfig.interfaceLayoutDirection = .rightToLeft
        defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
        expectEqual(insets.constraintConstantTargetValue(for: .leading), 8)
        expectEqual(insets.constraintConstantTargetValue(for: .trailing), -2)
        expectEqual(insets.constraintConstantTargetValue(for: .left), 2)
        expectEqual(directional.constraintConstantTargetValue(for: .left), 8)
        expectEqual(directional.constraintConstantTargetValue(for: .right), -2)
        expectEqual(directional.constraintConstantTargetValue(for: .leading), 2)
        do {
            struct Own: ConstraintRelatableTarget, ConstraintInsetTarget, ConstraintOffsetTarget {}
            struct Bare: ConstraintRelatableTarget {}
            expectEqual(Own().constraintInsetTargetValue, .zero)
            expectEqual(made { $0.left.equalTo(other).offset(Own()) }.map(\.constant), [0])
            let bare = made { $0.left.equalTo(Bare()) }.first
            expectTrue(bare?.secondItem === root)
            expectEqual(bare?.secondAttribute, .left)
        }
    }

    @MainActor @Test func `numbers and insets move and shrink frames`() {
        typealias Said = (ConstraintMaker) -> Void
        let corner: Said = { $0.left.top.equalToSuperview() }
        let rows: [(String, Said, CGRect)] = [
            (
                "insets as a target",
                { $0.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
                CGRect(x: 2, y: 1, width: 294, height: 196)
            ),
            (
                "directional insets as a target",
                {
                    $0.directionalEdges.equalTo(
                        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                }, CGRect(x: 2, y: 1, width: 294, height: 196)
            ),
            (
                "a point and a size",
                {
                    $0.center.equalTo(CGPoint(x: 100, y: 90))
                    $0.size.equalTo(CGSize(width: 30, height: 20))
                }, CGRect(x: 85, y: 80, width: 30, height: 20)
            ),
            (
                "an inset of a size",
                {
                    corner($0)
                    $0.size.equalTo(other).inset(10)
                }, CGRect(x: 0, y: 0, width: 80, height: 30)
            ),
            (
                "an inset of a middle",
                {
                    $0.size.equalTo(other)
                    $0.center.equalToSuperview()
                        .inset(UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0))
                }, CGRect(x: 115, y: 80, width: 100, height: 50)
            ),
            (
                "times and parts, and no factor for a number",
                {
                    corner($0)
                    $0.width.equalTo(other).multipliedBy(2).dividedBy(4).offset(UInt(1))
                    $0.height.equalTo(40).multipliedBy(3)
                }, CGRect(x: 0, y: 0, width: 26, height: 40)
            ),
        ]
        for (text, said, expected) in rows {
            view.snp.remakeConstraints(said)
            root.layoutIfNeeded()
            expectEqual(view.frame, expected, "\(text)")
        }
    }

    @MainActor @Test func `priorities are numbers with names`() {
        let rows: [(String, (ConstraintMakerEditable) -> Void, Float)] = [
            ("none", { _ in }, 1000),
            ("priorityRequired()", { $0.priorityRequired() }, 1000),
            ("priorityHigh()", { $0.priorityHigh() }, 750),
            ("priorityMedium()", { $0.priorityMedium() }, 500),
            ("priorityLow()", { $0.priorityLow() }, 250),
            (".required", { $0.priority(.required) }, 1000),
            (".high", { $0.priority(.high) }, 750),
            (".medium", { $0.priority(.medium) }, 500),
            (".low", { $0.priority(.low) }, 250),
            ("600", { $0.priority(600) }, 600),
            ("600.5", { $0.priority(600.5) }, 600.5),
            ("Int", { $0.priority(Int(Array(1...5).count)) }, 5),
            ("UInt", { $0.priority(UInt(7)) }, 7),
            ("CGFloat", { $0.priority(CGFloat(8)) }, 8),
            ("UILayoutPriority", { $0.priority(UILayoutPriority.defaultHigh) }, 750),
            ("low + 1", { $0.priority(ConstraintPriority.low.value + 1) }, 251),
            ("advanced", { $0.priority(ConstraintPriority.high.advanced(by: -1)) }, 749),
        ]
        for (text, said, expected) in rows {
            let constraint = made { said($0.width.equalTo(other)) }.first
            expectEqual(constraint?.priority, UILayoutPriority(expected), "\(text)")
        }
        expectTrue(ConstraintPriority.low < .medium)
        expectTrue(ConstraintPriority.high == 750 && ConstraintPriority(250) == .low)
        expectEqual(ConstraintPriority.low.distance(to: .high), 500)
        expectEqual(
            stride(from: ConstraintPriority.low, through: .medium, by: 125).map(\.value),
            [250, 375, 500])
        let target: any ConstraintPriorityTarget = ConstraintPriority.medium
        expectEqual(target.constraintPriorityTargetValue, 500)
    }

    /// What a block makes, not yet in force.
    private func made(_ block: (ConstraintMaker) -> Void) -> [LayoutConstraint] {
        view.snp.prepareConstraints(block).flatMap(\.layoutConstraints)
    }
}
