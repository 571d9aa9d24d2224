import QuoinKit

/// A part of a view or a guide, typed so that only comparable ones are compared.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let owner: AnyObject
    final let attribute: NSLayoutConstraint.Attribute

    init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.owner = owner
        self.attribute = attribute
    }

    /// As in UIKit.
    public final var item: Any? { owner }

    final func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat,
        _ file: StaticString, _ line: UInt
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.make(
            owner, attribute, relation, other, otherAttribute, multiplier, constant,
            CodeLocation(file: file, line: line))
        return constraint
    }

    /// As in UIKit.
    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, anchor.owner, anchor.attribute, 1, constant, file, line)
    }
    /// As in UIKit.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor.owner, anchor.attribute, 1, constant, file, line)
    }
    /// As in UIKit.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor.owner, anchor.attribute, 1, constant, file, line)
    }
}

/// A left, right, leading or trailing edge, or a middle from side to side.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {

    /// As in UIKit.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, anchor.owner, anchor.attribute, 1, 8 * multiplier, file, line)
    }
    /// As in UIKit.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor.owner, anchor.attribute, 1, 8 * multiplier, file, line)
    }
    /// As in UIKit.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor.owner, anchor.attribute, 1, 8 * multiplier, file, line)
    }
}

/// An upper or lower edge, a baseline, or a middle from top to bottom.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// As in UIKit.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, anchor.owner, anchor.attribute, 1, 8 * multiplier, file, line)
    }
    /// As in UIKit.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor.owner, anchor.attribute, 1, 8 * multiplier, file, line)
    }
    /// As in UIKit.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor.owner, anchor.attribute, 1, 8 * multiplier, file, line)
    }
}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// As in UIKit.
    public func constraint(
        equalToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, nil, .notAnAttribute, 1, constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, anchor.owner, anchor.attribute, multiplier, constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        greaterThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, .notAnAttribute, 1, constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(
            .greaterThanOrEqual, anchor.owner, anchor.attribute, multiplier, constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        lessThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, .notAnAttribute, 1, constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor.owner, anchor.attribute, multiplier, constant, file, line)
    }
}

extension UIView {
    /// As in UIKit.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// As in UIKit.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// As in UIKit.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// As in UIKit.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// As in UIKit.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// As in UIKit.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// As in UIKit.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// As in UIKit.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// As in UIKit.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, .firstBaseline)
    }
    /// As in UIKit.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// As in UIKit.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// As in UIKit.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide {
    /// As in UIKit.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// As in UIKit.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// As in UIKit.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// As in UIKit.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// As in UIKit.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// As in UIKit.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// As in UIKit.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// As in UIKit.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// As in UIKit.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// As in UIKit.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
