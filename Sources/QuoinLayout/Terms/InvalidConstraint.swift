/// Why something is no constraint.
public enum InvalidConstraint: Error, Hashable, Sendable {
    /// A width or height was compared with a place.
    case sizeWithPosition(LayoutAttribute, LayoutAttribute)
    /// A horizontal place was compared with a vertical one.
    case horizontalWithVertical(LayoutAttribute, LayoutAttribute)
    /// A leading or trailing edge was compared with a left or right one.
    case directionalWithAbsolute(LayoutAttribute, LayoutAttribute)
    /// A place was compared with a number alone.
    case positionWithoutSecondItem(LayoutAttribute)
    /// The multiplier is 0, NaN or infinite.
    case multiplier(Double)
    /// The constant is NaN or infinite.
    case constant(Double)
    /// The priority is NaN, not above 0, or over 1000.
    case priority(Float)
    /// There is an item, but no attribute of it.
    case itemWithoutAttribute
    /// There is an attribute, but no item that has it.
    case attributeWithoutItem(LayoutAttribute)
    /// A guide has no margins and no baselines.
    case attributeOfGuide(LayoutAttribute)
    /// The view that it was to be added to does not contain both items.
    case notAnAncestor
}

extension InvalidConstraint: CustomStringConvertible {
    /// What is wrong and why, in a sentence.
    public var description: String {
        switch self {
        case .sizeWithPosition(let first, let second):
            "\(first) cannot be compared with \(second): a size does not depend on a place."
        case .horizontalWithVertical(let first, let second):
            "\(first) cannot be compared with \(second): one is horizontal, the other vertical."
        case .directionalWithAbsolute(let first, let second):
            "\(first) cannot be compared with \(second): they mean different edges where people "
                + "read from right to left."
        case .positionWithoutSecondItem(let attribute):
            "\(attribute) needs a second item: a place is relative to something."
        case .multiplier(let value):
            "The multiplier is \(value.plainText); it must be a finite number other than 0."
        case .constant(let value):
            "The constant is \(value.plainText); it must be a finite number."
        case .priority(let value):
            "The priority is \(Priority(value)); it must be above 0 and at most 1000."
        case .itemWithoutAttribute:
            "There is an item without an attribute: say which part of it is meant."
        case .attributeWithoutItem(let attribute):
            "There is the attribute \(attribute) without an item that has it."
        case .attributeOfGuide(let attribute):
            "A layout guide has no \(attribute): margins and baselines belong to views."
        case .notAnAncestor:
            "The view that the constraint was added to does not contain both of its items."
        }
    }
}
