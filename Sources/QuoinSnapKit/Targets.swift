// What the steps of a chain take. What a target is, its type says when the constraint is made.

/// What something can be related to: a view, a guide, a part of one, or a number.
public protocol ConstraintRelatableTarget {
    /// What it is. A type of an app's own is nothing that can be related to, unless it hands on what a view, a guide
    /// or a number says.
    var constraintTarget: ConstraintTarget { get }
}
extension ConstraintRelatableTarget {
    /// Nothing.
    public var constraintTarget: ConstraintTarget { ConstraintTarget(kind: .nothing) }
}
extension ConstraintRelatableTarget where Self: ConstraintConstantTarget {
    /// The number.
    public var constraintTarget: ConstraintTarget { ConstraintTarget(kind: .constant(self)) }
}

/// What a target is that something is related to.
public struct ConstraintTarget {
    enum Kind {
        case nothing
        case part(ConstraintItem)
        case item(AnyObject)
        case constant(any ConstraintConstantTarget)
    }
    let kind: Kind
}

/// A number, or several, for the parts of a constraint.
public protocol ConstraintConstantTarget {
    /// The number for a part.
    func constraintConstantTargetValue(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}
extension ConstraintConstantTarget {
    /// 0, as of types of an app's own that do not say.
    public func constraintConstantTargetValue(for attribute: NSLayoutConstraint.Attribute)
        -> CGFloat
    { 0 }
}
/// What can be added.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
/// How far inside.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
    /// As in SnapKit: a number is the same on all sides.
    var constraintInsetTargetValue: UIEdgeInsets { get }
}
extension ConstraintInsetTarget {
    /// None, as of types of an app's own that do not say.
    public var constraintInsetTargetValue: UIEdgeInsets { .zero }
}
/// How far inside, by the direction of reading.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
/// What can be multiplied by.
public protocol ConstraintMultiplierTarget {
    var constraintMultiplierTargetValue: CGFloat { get }
}
/// How much something matters.
public protocol ConstraintPriorityTarget {
    var constraintPriorityTargetValue: Float { get }
}

extension UIView: ConstraintRelatableTarget {
    /// The view, by the parts that are compared.
    public nonisolated var constraintTarget: ConstraintTarget {
        ConstraintTarget(kind: .item(self))
    }
}
extension UILayoutGuide: ConstraintRelatableTarget {
    /// The guide, by the parts that are compared.
    public nonisolated var constraintTarget: ConstraintTarget {
        ConstraintTarget(kind: .item(self))
    }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {
    /// As in SnapKit.
    public func constraintConstantTargetValue(for attribute: NSLayoutConstraint.Attribute)
        -> CGFloat
    {
        switch attribute.side {
        case .left, .right, .leading, .trailing, .middle: x
        case .top, .bottom, .center: y
        case .width, .height, .none: 0
        }
    }
}
extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {
    /// As in SnapKit.
    public func constraintConstantTargetValue(for attribute: NSLayoutConstraint.Attribute)
        -> CGFloat
    {
        attribute == .width ? width : attribute == .height ? height : 0
    }
}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {
    /// The insets.
    public var constraintInsetTargetValue: UIEdgeInsets { self }
    /// As in SnapKit.
    public func constraintConstantTargetValue(for attribute: NSLayoutConstraint.Attribute)
        -> CGFloat
    {
        let isForward = ConstraintConfig.interfaceLayoutDirection == .leftToRight
        return attribute.side.value(
            top, left, bottom, right, leading: isForward ? left : right,
            trailing: isForward ? right : left)
    }
}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {
    /// As in SnapKit.
    public func constraintConstantTargetValue(for attribute: NSLayoutConstraint.Attribute)
        -> CGFloat
    {
        let isForward = ConstraintConfig.interfaceLayoutDirection == .leftToRight
        return attribute.side.value(
            top, isForward ? leading : trailing, bottom, isForward ? trailing : leading,
            leading: leading, trailing: trailing)
    }
}

/// A number of any type.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
    ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget
{
    /// The number.
    var constraintNumber: Double { get }
}
extension ConstraintNumber {
    /// The number, whatever the part.
    public func constraintConstantTargetValue(for attribute: NSLayoutConstraint.Attribute)
        -> CGFloat
    { CGFloat(constraintNumber) }
    /// The number on all sides.
    public var constraintInsetTargetValue: UIEdgeInsets {
        let amount = CGFloat(constraintNumber)
        return UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)
    }
    /// As in SnapKit.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(constraintNumber) }
    /// As in SnapKit.
    public var constraintPriorityTargetValue: Float { Float(constraintNumber) }
}
extension Int: ConstraintNumber {
    /// As in SnapKit.
    public var constraintNumber: Double { Double(self) }
}
extension UInt: ConstraintNumber {
    /// As in SnapKit.
    public var constraintNumber: Double { Double(self) }
}
extension Float: ConstraintNumber {
    /// As in SnapKit.
    public var constraintNumber: Double { Double(self) }
}
extension Double: ConstraintNumber {
    /// As in SnapKit.
    public var constraintNumber: Double { self }
}
extension CGFloat: ConstraintNumber {
    /// As in SnapKit.
    public var constraintNumber: Double { Double(self) }
}
extension UILayoutPriority: ConstraintPriorityTarget {
    /// As in SnapKit.
    public var constraintPriorityTargetValue: Float { rawValue }
}

/// How much a constraint matters.
public struct ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable,
    Strideable, Sendable, ConstraintPriorityTarget
{
    /// As in SnapKit.
    public let value: Float
    /// As in SnapKit.
    public init(floatLiteral value: Float) { self.value = value }
    /// As in SnapKit.
    public init(integerLiteral value: Int) { self.value = Float(value) }
    /// As in SnapKit.
    public init(_ value: Float) { self.value = value }
    /// As in SnapKit.
    public static var required: ConstraintPriority { 1000 }
    /// As in SnapKit.
    public static var high: ConstraintPriority { 750 }
    /// As in SnapKit.
    public static var medium: ConstraintPriority { 500 }
    /// As in SnapKit.
    public static var low: ConstraintPriority { 250 }
    /// As in SnapKit.
    public func advanced(by distance: Float) -> ConstraintPriority {
        ConstraintPriority(value + distance)
    }
    /// As in SnapKit.
    public func distance(to other: ConstraintPriority) -> Float { other.value - value }
    /// As in SnapKit.
    public var constraintPriorityTargetValue: Float { value }
}

/// Which way insets of sides are taken on leading and trailing edges.
public enum ConstraintConfig {
    /// As in SnapKit: what it is set to, whichever way a view is read.
    nonisolated(unsafe) public static var interfaceLayoutDirection =
        ConstraintInterfaceLayoutDirection.leftToRight
}

/// Which side an attribute is at, margin or not.
enum AttributeSide {
    case left, right, leading, trailing, middle, top, bottom, center, width, height, none

    /// The number that insets are for the side: inward is positive on the first sides, negative on the
    /// others; a size loses both.
    func value(
        _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, leading: CGFloat,
        trailing: CGFloat
    ) -> CGFloat {
        switch self {
        case .left: left
        case .right: -right
        case .leading: leading
        case .trailing: -trailing
        case .middle: (left - right) / 2
        case .top: top
        case .bottom: -bottom
        case .center: (top - bottom) / 2
        case .width: -(left + right)
        case .height: -(top + bottom)
        case .none: 0
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Where it stands among those of a statement, whichever way they were written: SnapKit has them in the order
    /// of their numbers, but for right and top.
    var snapPlace: Int {
        switch self {
        case .top: NSLayoutConstraint.Attribute.right.rawValue
        case .right: NSLayoutConstraint.Attribute.top.rawValue
        default: rawValue
        }
    }

    var side: AttributeSide {
        switch self {
        case .left, .leftMargin: .left
        case .right, .rightMargin: .right
        case .leading, .leadingMargin: .leading
        case .trailing, .trailingMargin: .trailing
        case .centerX, .centerXWithinMargins: .middle
        case .top, .topMargin, .firstBaseline: .top
        case .bottom, .bottomMargin, .lastBaseline: .bottom
        case .centerY, .centerYWithinMargins: .center
        case .width: .width
        case .height: .height
        case .notAnAttribute: .none
        }
    }
}
