import QuoinKit

/// A part of a view or a guide, typed so that only comparable ones are compared.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let end: AnchorEnd
    /// Where a distance is measured from.
    final let start: AnchorEnd?

    init(
        _ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute, from start: AnchorEnd? = nil
    ) {
        end = AnchorEnd(owner: owner, attribute: attribute)
        self.start = start
    }

    /// The view or the guide; for a distance, that at its end.
    public final var item: Any? { end.owner }
    /// As in UIKit: a name for messages.
    public final var name: String {
        "\(LayoutElements.name(of: end.owner)).\(end.attribute)"
    }
    /// As in UIKit: whether its item has another place or size, on some axis, where all holds as well.
    public final var hasAmbiguousLayout: Bool {
        LayoutElements.element(of: end.owner)?.hasAmbiguousLayout ?? false
    }
    /// As in UIKit.
    public final var constraintsAffectingLayout: [NSLayoutConstraint] {
        let axis: NSLayoutConstraint.Axis = end.attribute.isVertical ? .vertical : .horizontal
        switch end.owner {
        case let view as UIView: return view.constraintsAffectingLayout(for: axis)
        case let guide as UILayoutGuide: return guide.constraintsAffectingLayout(for: axis)
        default: return []
        }
    }

    /// Compares with another anchor, or with a number alone.
    fileprivate final func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
        times multiplier: CGFloat = 1, plus constant: CGFloat, _ file: StaticString, _ line: UInt
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        let location = CodeLocation(file: file, line: line)
        if start == nil, other?.start == nil {
            constraint.make(
                end.owner, end.attribute, relation, other?.end.owner,
                other?.end.attribute ?? .notAnAttribute, multiplier, constant, location)
        } else {
            constraint.make(
                AnchorSpan(start: start, end: end), relation,
                other.map { AnchorSpan(start: $0.start, end: $0.end) }, multiplier, constant,
                location)
        }
        return constraint
    }

    /// Compares with a place so many times the system's spacing further: 8 points each.
    fileprivate final func relate(
        _ relation: NSLayoutConstraint.Relation, spacings: CGFloat,
        from other: NSLayoutAnchor<AnchorType>, _ file: StaticString, _ line: UInt
    ) -> NSLayoutConstraint {
        relate(relation, other, plus: 8 * spacings, file, line)
    }

    /// As in UIKit.
    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, plus: constant, file, line)
    }
    /// As in UIKit.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, plus: constant, file, line)
    }
    /// As in UIKit.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, plus: constant, file, line)
    }
}

/// An edge, a middle, a baseline or a size of a view or a guide.
struct AnchorEnd {
    let owner: AnyObject
    let attribute: NSLayoutConstraint.Attribute
}

/// A size, or the distance between two places.
struct AnchorSpan {
    let start: AnchorEnd?
    let end: AnchorEnd
}

/// A left, right, leading or trailing edge, or a middle from side to side.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from here to another anchor, as a dimension. A distance between parts that cannot be
    /// compared is reported when a constraint of it is activated.
    public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(other.end.owner, other.end.attribute, from: end)
    }
    /// With the system's spacing of 8 points, whatever the views are.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, spacings: multiplier, from: anchor, file, line)
    }
    /// With the system's spacing of 8 points, whatever the views are.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, spacings: multiplier, from: anchor, file, line)
    }
    /// With the system's spacing of 8 points, whatever the views are.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, spacings: multiplier, from: anchor, file, line)
    }
}

/// An upper or lower edge, a baseline, or a middle from top to bottom.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from here to another anchor, as a dimension. A distance between parts that cannot be
    /// compared is reported when a constraint of it is activated.
    public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(other.end.owner, other.end.attribute, from: end)
    }
    /// With the system's spacing of 8 points, whatever the views are.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, spacings: multiplier, from: anchor, file, line)
    }
    /// With the system's spacing of 8 points, whatever the views are.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, spacings: multiplier, from: anchor, file, line)
    }
    /// With the system's spacing of 8 points, whatever the views are.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, spacings: multiplier, from: anchor, file, line)
    }
}

/// A width, a height, or a distance.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// As in UIKit.
    public func constraint(
        equalToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, nil, plus: constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, times: multiplier, plus: constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        greaterThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, plus: constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, times: multiplier, plus: constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        lessThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, plus: constant, file, line)
    }
    /// As in UIKit.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, times: multiplier, plus: constant, file, line)
    }
}
