/// One side of a constraint, as far as it decides what it can be compared with.
struct ComparedPart {
    let attribute: LayoutAttribute
    let family: AttributeFamily
    let isOfNothing: Bool
    let isOfGuide: Bool

    init(
        _ element: UpLink<LayoutElement>, _ attribute: LayoutAttribute, isDistance: Bool = false
    ) {
        self.attribute = attribute
        family = isDistance ? .size : attribute.family
        isOfNothing = element.isEmpty
        isOfGuide = element.with { $0.flags.contains(.isGuide) } ?? false
    }
}

/// Both sides of a constraint. (It refers to nothing: each constraint that is made is looked at so.)
struct ComparedParts {
    private let first: ComparedPart
    private let second: ComparedPart

    init(_ first: ComparedPart, _ second: ComparedPart) {
        self.first = first
        self.second = second
    }

    /// What is wrong with the pair, if anything is.
    var defect: InvalidConstraint? {
        if let defect = defectOfSides {
            return defect
        }
        if first.isOfGuide, first.attribute.needsView {
            return .attributeOfGuide(first.attribute)
        }
        if second.isOfGuide, second.attribute.needsView {
            return .attributeOfGuide(second.attribute)
        }
        if second.isOfNothing {
            return first.family == .size ? nil : .positionWithoutSecondItem(first.attribute)
        }
        return defectOfFamilies
    }

    /// Items without attributes and attributes without items.
    private var defectOfSides: InvalidConstraint? {
        if first.isOfNothing {
            return first.attribute == .notAnAttribute
                ? .itemWithoutAttribute : .attributeWithoutItem(first.attribute)
        }
        if first.attribute == .notAnAttribute {
            return .itemWithoutAttribute
        }
        if second.isOfNothing, second.attribute != .notAnAttribute {
            return .attributeWithoutItem(second.attribute)
        }
        if !second.isOfNothing, second.attribute == .notAnAttribute {
            return .itemWithoutAttribute
        }
        return nil
    }

    private var defectOfFamilies: InvalidConstraint? {
        let (one, other) = (first.family, second.family)
        if one == .size || other == .size {
            return one == other ? nil : .sizeWithPosition(first.attribute, second.attribute)
        }
        if one == .vertical || other == .vertical {
            return one == other ? nil : .horizontalWithVertical(first.attribute, second.attribute)
        }
        if one == other || one == .middle || other == .middle {
            return nil
        }
        return .directionalWithAbsolute(first.attribute, second.attribute)
    }
}
