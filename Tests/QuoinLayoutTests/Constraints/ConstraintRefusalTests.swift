import QuoinLayout
import TestSupport
import Testing

/// Which attributes can be compared with which, written down a second time.
private enum Kind {
    case none, absolute, directional, middle, vertical, size

    init(of attribute: LayoutAttribute) {
        self =
            switch attribute {
            case .notAnAttribute: .none
            case .width, .height: .size
            case .left, .right, .leftMargin, .rightMargin: .absolute
            case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
            case .centerX, .centerXWithinMargins: .middle
            default: .vertical
            }
    }
}

/// What the table of refusals says of two attributes of two views; nil if they make a constraint.
private func verdict(on first: LayoutAttribute, _ second: LayoutAttribute) -> InvalidConstraint? {
    switch (Kind(of: first), Kind(of: second)) {
    case (.none, _), (_, .none): .itemWithoutAttribute
    case (.size, .size), (.vertical, .vertical): nil
    case (.size, _), (_, .size): .sizeWithPosition(first, second)
    case (.vertical, _), (_, .vertical): .horizontalWithVertical(first, second)
    case (.absolute, .directional), (.directional, .absolute):
        .directionalWithAbsolute(first, second)
    default: nil
    }
}

@Suite("The initializer that is checked at run time")
struct ConstraintRefusalTests {
    private let root = View("root", Rect(0, 0, 100, 100))
    private let view: View
    private let guide = LayoutGuide(identifier: "guide")

    init() {
        view = root.addFree("view")
        root.addLayoutGuide(guide)
    }

    /// What is thrown; nil if a constraint is made.
    private func refusal(
        _ first: (any LayoutItem)?, _ firstAttribute: LayoutAttribute,
        _ second: (any LayoutItem)? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0
    ) -> InvalidConstraint? {
        do throws(InvalidConstraint) {
            let constraint = try LayoutConstraint(
                item: first, attribute: firstAttribute, relatedBy: .equal, toItem: second,
                attribute: secondAttribute, multiplier: multiplier, constant: constant)
            expectTrue(constraint.firstAttribute == firstAttribute && !constraint.isActive)
            return nil
        } catch {
            return error
        }
    }

    @Test("Every pair of attributes is a constraint or refused for the right reason")
    func pairs() {
        for first in LayoutAttribute.allCases {
            for second in LayoutAttribute.allCases {
                let expected = verdict(on: first, second)
                expectEqual(refusal(view, first, root, second), expected, "\(first), \(second)")
                expectEqual(
                    refusal(view, first, view, second), expected, "\(first), \(second), own")
            }
        }
    }

    @Test(
        "The reason is given in words that name both attributes",
        arguments: [
            (
                LayoutAttribute.height, LayoutAttribute.bottom,
                "height cannot be compared with bottom: a size does not depend on a place."
            ),
            (
                .centerX, .width,
                "centerX cannot be compared with width: a size does not depend on a place."
            ),
            (
                .lastBaseline, .trailing,
                "lastBaseline cannot be compared with trailing: one is horizontal, the other "
                    + "vertical."
            ),
            (
                .centerX, .centerY,
                "centerX cannot be compared with centerY: one is horizontal, the other vertical."
            ),
            (
                .rightMargin, .trailingMargin,
                "rightMargin cannot be compared with trailingMargin: they mean different edges "
                    + "where people read from right to left."
            ),
            (
                .leading, .left,
                "leading cannot be compared with left: they mean different edges where people read "
                    + "from right to left."
            ),
        ])
    func messages(first: LayoutAttribute, second: LayoutAttribute, message: String) {
        expectEqual(refusal(view, first, root, second)?.description, message)
    }

    @Test(
        "With a number alone, only a size makes a constraint", arguments: LayoutAttribute.allCases)
    func numberAlone(attribute: LayoutAttribute) {
        let found = refusal(view, attribute, constant: 10)
        switch Kind(of: attribute) {
        case .none: expectEqual(found, .itemWithoutAttribute)
        case .size: expectTrue(found == nil)
        default:
            expectEqual(found, .positionWithoutSecondItem(attribute))
            let message = "\(attribute) needs a second item: a place is relative to something."
            expectEqual(found?.description, message)
        }
    }

    @Test(
        "An attribute without an item is refused at either end", arguments: LayoutAttribute.allCases
    )
    func missingItems(attribute: LayoutAttribute) {
        let isNone = attribute == .notAnAttribute
        let expected: InvalidConstraint =
            isNone ? .itemWithoutAttribute : .attributeWithoutItem(attribute)
        expectEqual(refusal(nil, attribute, root, attribute), expected)
        expectEqual(refusal(nil, attribute), expected)
        if !isNone {
            // A width or height of nothing is a way to say that there is only a number.
            let isSize = Kind(of: attribute) == .size
            expectEqual(refusal(view, .width, nil, attribute), (isSize ? nil : expected))
            let message = "There is the attribute \(attribute) without an item that has it."
            expectEqual(expected.description, message)
        }
    }

    @Test("An item without an attribute is refused at either end")
    func missingAttributes() {
        let expected = InvalidConstraint.itemWithoutAttribute
        expectEqual(refusal(view, .notAnAttribute, root, .left), expected)
        expectEqual(refusal(view, .left, root, .notAnAttribute), expected)
        expectEqual(refusal(view, .width, root, .notAnAttribute), expected)
        expectEqual(
            expected.description,
            "There is an item without an attribute: say which part of it is meant.")
    }

    @Test(
        "Guides have all attributes but margins and baselines", arguments: LayoutAttribute.allCases)
    func guides(attribute: LayoutAttribute) {
        guard attribute != .notAnAttribute else { return }
        let lacking: Set<LayoutAttribute> = [
            .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        let expected: InvalidConstraint? =
            lacking.contains(attribute) ? .attributeOfGuide(attribute) : nil
        for one in [guide, root.layoutMarginsGuide, root.safeAreaLayoutGuide] {
            expectEqual(refusal(one, attribute, root, attribute), expected)
            expectEqual(refusal(root, attribute, one, attribute), expected)
        }
        if let expected {
            let message =
                "A layout guide has no \(attribute): margins and baselines belong to views."
            expectEqual(expected.description, message)
        }
    }

    @Test(
        "A multiplier that is 0 or not finite is refused",
        arguments: [0.0, -0.0, .nan, .infinity, -.infinity])
    func multipliers(value: Double) {
        for attribute in [LayoutAttribute.width, .left, .bottom] {
            guard
                case .multiplier(let refused)? = refusal(
                    view, attribute, root, attribute, multiplier: value)
            else {
                Issue.record("\(value) is not refused for \(attribute)")
                continue
            }
            expectTrue(refused == value || (refused.isNaN && value.isNaN))
        }
        let message = InvalidConstraint.multiplier(value).description
        expectTrue(message.hasPrefix("The multiplier is "))
        expectTrue(message.hasSuffix("; it must be a finite number other than 0."))
    }

    @Test(
        "A constant that is not finite is refused", arguments: [Double.nan, .infinity, -.infinity])
    func constants(value: Double) {
        for (attribute, second) in [(LayoutAttribute.width, nil), (.left, root), (.top, root)] {
            let other = second == nil ? LayoutAttribute.notAnAttribute : attribute
            guard case .constant? = refusal(view, attribute, second, other, constant: value) else {
                Issue.record("\(value) is not refused for \(attribute)")
                continue
            }
        }
        let message = InvalidConstraint.constant(value).description
        expectTrue(message.hasPrefix("The constant is "))
        expectTrue(message.hasSuffix("; it must be a finite number."))
    }

    @Test(
        "Any other number is taken as it is",
        arguments: [1, -1, 0.5, -3, 1e-9, 1e9, .leastNonzeroMagnitude])
    func goodNumbers(value: Double) throws {
        let constraint = try LayoutConstraint(
            item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: root,
            attribute: .height, multiplier: value, constant: -value)
        expectTrue(constraint.multiplier == value && constraint.constant == -value)
    }

    @Test("What is made says what was asked for, and where")
    func contents() throws {
        let constraint = try LayoutConstraint(
            item: view, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: guide,
            attribute: .centerX, multiplier: 2, constant: 3, file: "Module/File.swift", line: 7)
        expectTrue(constraint.firstItem === view && constraint.secondItem === guide)
        expectTrue(constraint.firstAttribute == .left && constraint.secondAttribute == .centerX)
        expectEqual(constraint.relation, .greaterThanOrEqual)
        expectTrue(constraint.multiplier == 2 && constraint.constant == 3)
        expectTrue(constraint.priority == .required && constraint.identifier == nil)
        expectTrue(!constraint.isActive && constraint.installedView == nil)
        expectEqual("\(constraint.sourceLocation)", "File.swift:7")
    }

    @Test("Without being told, it notes the line that it is called on")
    func ownLine() throws {
        let here = CodeLocation()
        let constraint = try LayoutConstraint(item: view, attribute: .width, relatedBy: .equal)
        expectEqual(constraint.sourceLocation.line, here.line + 1)
        expectTrue("\(constraint.sourceLocation)".hasPrefix("ConstraintRefusalTests.swift:"))
    }
}
