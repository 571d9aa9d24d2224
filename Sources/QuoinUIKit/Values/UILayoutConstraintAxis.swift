import QuoinKit

/// Along which line: `NSLayoutConstraint.Axis` by the name that it had before.
public enum UILayoutConstraintAxis: Int, Sendable {
    case horizontal, vertical

    var drawn: QuoinKit.Axis { self == .horizontal ? .horizontal : .vertical }
}
