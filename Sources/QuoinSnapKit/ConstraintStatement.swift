/// What is being said about one item: a relation that can be named, and kept.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
    // Nothing of it is lent out while it is looked at: checks of exclusive access would be a tenth of what a chain costs.

    final let item: AnyObject
    @exclusivity(unchecked)
    final var attributes: [NSLayoutConstraint.Attribute]
    @exclusivity(unchecked)
    final var relation = NSLayoutConstraint.Relation.equal
    /// The other item; nil for a number.
    @exclusivity(unchecked)
    final var other: AnyObject?
    @exclusivity(unchecked)
    final var otherAttributes: [NSLayoutConstraint.Attribute] = []
    @exclusivity(unchecked)
    final var isRelated = false
    @exclusivity(unchecked)
    final var multiplier: CGFloat = 1
    @exclusivity(unchecked)
    final var constant: any ConstraintConstantTarget = CGFloat(0)
    @exclusivity(unchecked)
    final var priority: Float = 1000
    @exclusivity(unchecked)
    final var label: String?
    @exclusivity(unchecked)
    final var file: StaticString = ""
    @exclusivity(unchecked)
    final var line: UInt = 0
    private lazy var made = Constraint(self)

    init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.item = item
        self.attributes = attributes
    }

    /// Names it for messages.
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        self.label = label
        return self
    }
    /// What was made, to be changed later. Of a statement without a relation that is nothing yet.
    public var constraint: Constraint { made }

    /// The attribute that one is compared with.
    final func partner(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        guard let first = otherAttributes.first else {
            // A number for a middle counts from the edge.
            if other == nil, attribute == .centerX { return .left }
            if other == nil, attribute == .centerY { return .top }
            return attribute
        }
        guard otherAttributes.count > 1 else { return first }
        return otherAttributes.first { $0.side == attribute.side } ?? first
    }

    /// The other item, which is what contains the item if only a place is told.
    final func target(for attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
        if let other { return other }
        return attribute == .width || attribute == .height ? nil : container
    }

    /// What contains the item.
    final var container: UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    /// Takes what it is related to.
    final func relate(
        to target: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation,
        _ file: StaticString, _ line: UInt
    ) {
        (self.relation, self.file, self.line, isRelated) = (relation, file, line, true)
        // Nothing stays of what it was related to before.
        (other, otherAttributes, constant) = (nil, [], CGFloat(0))
        switch target.constraintTarget.kind {
        case .part(let part):
            other = part.target
            otherAttributes = part.attributes
        case .item(let item): other = item
        case .constant(let number): constant = number
        case .nothing: break
        }
    }
}

/// A part of a view or a guide, or several: what `snp.left` and `snp.edges` are.
@preconcurrency @MainActor
public final class ConstraintItem: ConstraintRelatableTarget {
    private let link: ItemLink
    let attributes: [NSLayoutConstraint.Attribute]
    /// The parts.
    public nonisolated var constraintTarget: ConstraintTarget {
        ConstraintTarget(kind: .part(self))
    }

    init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
        link = ItemLink(target)
        self.attributes = attributes
    }

    /// What it is a part of, which it does not keep.
    var target: AnyObject? { link.item }

    /// Whether both are the same parts of the same view or guide.
    public static func == (one: ConstraintItem, other: ConstraintItem) -> Bool {
        one === other
            || one.target === other.target && one.target != nil
                && one.attributes == other.attributes
    }
}
