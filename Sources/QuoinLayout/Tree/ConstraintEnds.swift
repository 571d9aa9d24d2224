/// What a constraint is between, while it is being made.
struct ConstraintEnds {
    var first: LayoutElement?
    var firstAttribute: LayoutAttribute
    var second: LayoutElement?
    var secondAttribute: LayoutAttribute
    /// Where the first side is measured from, if it is a distance.
    var firstOrigin: DistanceOrigin?
    /// Where the second side is measured from, if it is a distance.
    var secondOrigin: DistanceOrigin?

    init(
        first: LayoutElement?, _ firstAttribute: LayoutAttribute,
        second: LayoutElement?, _ secondAttribute: LayoutAttribute
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.second = second
        self.secondAttribute = secondAttribute
    }

    /// The second attribute as it is meant: a width or height of nothing is the common way to say that there is only
    /// a number.
    static func attribute(_ attribute: LayoutAttribute, of item: (any LayoutItem)?)
        -> LayoutAttribute
    {
        item == nil && attribute.family == .size ? .notAnAttribute : attribute
    }

    /// What is wrong with the pair, if anything is.
    var defect: InvalidConstraint? {
        if let defect = defectOfSides {
            return defect
        }
        let isGuide = { (element: LayoutElement?) in element?.flags.contains(.isGuide) ?? false }
        if isGuide(first), firstAttribute.needsView {
            return .attributeOfGuide(firstAttribute)
        }
        if isGuide(second), secondAttribute.needsView {
            return .attributeOfGuide(secondAttribute)
        }
        if second == nil {
            return firstFamily == .size ? nil : .positionWithoutSecondItem(firstAttribute)
        }
        return defectOfFamilies
    }

    /// Items without attributes and attributes without items.
    private var defectOfSides: InvalidConstraint? {
        if first == nil {
            return firstAttribute == .notAnAttribute
                ? .itemWithoutAttribute : .attributeWithoutItem(firstAttribute)
        }
        if firstAttribute == .notAnAttribute {
            return .itemWithoutAttribute
        }
        if second == nil, secondAttribute != .notAnAttribute {
            return .attributeWithoutItem(secondAttribute)
        }
        if second != nil, secondAttribute == .notAnAttribute {
            return .itemWithoutAttribute
        }
        return nil
    }

    private var defectOfFamilies: InvalidConstraint? {
        let (one, other) = (firstFamily, secondFamily)
        if one == .size || other == .size {
            return one == other ? nil : .sizeWithPosition(firstAttribute, secondAttribute)
        }
        if one == .vertical || other == .vertical {
            return one == other ? nil : .horizontalWithVertical(firstAttribute, secondAttribute)
        }
        if one == other || one == .middle || other == .middle {
            return nil
        }
        return .directionalWithAbsolute(firstAttribute, secondAttribute)
    }

    private var firstFamily: AttributeFamily {
        firstOrigin == nil ? firstAttribute.family : .size
    }

    private var secondFamily: AttributeFamily {
        secondOrigin == nil ? secondAttribute.family : .size
    }
}
