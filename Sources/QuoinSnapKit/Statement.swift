/// What is being said about one item.
@MainActor
final class Statement {
    let item: AnyObject
    var attributes: [NSLayoutConstraint.Attribute]
    var relation = NSLayoutConstraint.Relation.equal
    /// The other item; nil for a number.
    var other: AnyObject?
    var otherAttributes: [NSLayoutConstraint.Attribute] = []
    var isRelated = false
    var multiplier: CGFloat = 1
    var constant: any ConstraintConstantTarget = CGFloat(0)
    var priority: Float = 1000
    var label: String?
    var file: StaticString = ""
    var line: UInt = 0
    /// What was made of it.
    lazy var constraint: Constraint? = isRelated ? Constraint(self) : nil

    init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.item = item
        self.attributes = attributes
    }

    /// Which attributes are compared with which.
    var pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
        attributes.map { attribute in
            guard let first = otherAttributes.first else {
                // A number for a middle counts from the edge.
                if other == nil, attribute == .centerX { return (attribute, .left) }
                if other == nil, attribute == .centerY { return (attribute, .top) }
                return (attribute, attribute)
            }
            guard otherAttributes.count > 1 else { return (attribute, first) }
            return (attribute, otherAttributes.first { $0.side == attribute.side } ?? first)
        }
    }

    /// The other item, which is what contains the item if only a place is told.
    func target(for attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
        if let other { return other }
        return attribute == .width || attribute == .height ? nil : container
    }

    /// What contains the item.
    var container: UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }

    /// Takes what it is related to.
    func relate(
        to target: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation,
        _ file: StaticString, _ line: UInt
    ) {
        (self.relation, self.file, self.line, isRelated) = (relation, file, line, true)
        switch target {
        case let item as ConstraintItem:
            other = item.target
            otherAttributes = item.attributes
        case let view as UIView: other = view
        case let guide as UILayoutGuide: other = guide
        case let number as any ConstraintConstantTarget: constant = number
        default: break
        }
    }
}

/// A part of a view or a guide, or several: what `snp.left` and `snp.edges` are.
@preconcurrency @MainActor
public final class ConstraintItem: ConstraintRelatableTarget {
    weak var target: AnyObject?
    let attributes: [NSLayoutConstraint.Attribute]

    init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.target = target
        self.attributes = attributes
    }
}
