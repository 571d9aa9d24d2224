import Quoin

/// What a random statement is compared with.
enum RandomTarget {
    case superview
    case number(Double)
    /// The same attributes of a view with this number.
    case view(Int)
    /// An attribute of a view with this number.
    case anchor(Int, LayoutAttribute)
}

/// What is added to the target of a random statement.
enum RandomAdjustment {
    case offset(Double)
    case inset(Double)

    /// What comes to the constant of an attribute, by the tables.
    func amount(for attribute: LayoutAttribute) -> Double {
        switch (self, attribute) {
        case (.offset(let amount), _): amount
        case (.inset(let amount), .left), (.inset(let amount), .top),
            (.inset(let amount), .leading):
            amount
        case (.inset(let amount), .right), (.inset(let amount), .bottom),
            (.inset(let amount), .trailing):
            -amount
        case (.inset(let amount), .width), (.inset(let amount), .height):
            -2 * amount
        case (.inset, _): 0
        }
    }
}

/// A statement that can be made through the maker, and without it.
struct RandomStatement {
    var attributes: [LayoutAttribute]
    var relation: Relation
    var target: RandomTarget
    /// Offsets and insets, of which the last one counts.
    var adjustments: [RandomAdjustment] = []
    var multiplier: Double?
    var priority: Priority
}

// MARK: At random

extension RandomStatement {
    /// Attributes of each family, and what they can be compared with.
    private static let families: [(attributes: [LayoutAttribute], targets: [LayoutAttribute])] = [
        ([.left, .right], [.left, .right, .centerX]),
        ([.leading, .trailing], [.leading, .trailing, .centerX]),
        ([.centerX], [.left, .leading, .trailing, .right, .centerX]),
        ([.top, .bottom, .centerY], [.top, .bottom, .centerY, .firstBaseline]),
        ([.width, .height], [.width, .height]),
    ]

    /// - Parameter count: How many views there are; the statement is about the last of them.
    init(using chooser: inout SeededGenerator, amongFirst count: Int) {
        let family = Self.families[chooser.number(in: 0...Self.families.count - 1)]
        let first = chooser.element(of: family.attributes) ?? .left
        attributes = [first]
        switch chooser.number(in: 0...3) {
        case 0: target = .superview
        case 1: target = .number(chooser.halves(in: -100...100))
        case 2 where count > 1: target = .view(chooser.number(in: 0...count - 2))
        case 3 where count > 1:
            target = .anchor(
                chooser.number(in: 0...count - 2), chooser.element(of: family.targets) ?? .left)
        default: target = .superview
        }
        if case .anchor = target {
        } else if chooser.happens(percent: 40) {
            // A chain names each attribute once.
            let more: [LayoutAttribute] = chooser.one(
                of: [.top, .width], [.bottom], [.height, .trailing])
            attributes += more.filter { $0 != first }
        }
        relation = chooser.one(of: .equal, .lessThanOrEqual, .greaterThanOrEqual)
        multiplier = chooser.happens(percent: 25) ? chooser.one(of: 0.5, 2, 1.5) : nil
        priority =
            chooser.happens(percent: 20)
            ? .required : Priority(Float(chooser.number(in: 1...999)))
        adjust(using: &chooser)
    }

    /// Takes offsets and insets at random.
    mutating func adjust(using chooser: inout SeededGenerator) {
        adjustments = []
        if chooser.happens(percent: 50) {
            adjustments.append(.offset(chooser.halves(in: -50...50)))
        }
        if chooser.happens(percent: 30) {
            adjustments.append(.inset(chooser.halves(in: -20...20)))
        }
        if chooser.happens(percent: 50) {
            adjustments.reverse()
        }
    }
}

// MARK: Through the maker

extension RandomStatement {
    /// Makes the statement with a maker.
    func state(with make: ConstraintMaker<View>, _ views: [View]) {
        var statement = relate(make, views)
        for adjustment in adjustments {
            switch adjustment {
            case .offset(let amount): statement = statement.offset(amount)
            case .inset(let amount): statement = statement.inset(amount)
            }
        }
        if let multiplier {
            statement = statement.multipliedBy(multiplier)
        }
        statement.priority(priority)
    }

    private func relate(_ make: ConstraintMaker<View>, _ views: [View]) -> ConstraintStatement {
        if case .anchor(let index, let attribute) = target {
            return relate(make, to: attribute, of: views[index])
        }
        // The set is in its own order, so a chain is made of it attribute by attribute.
        var subject = make.attributes(LayoutAttributes(attributes[0]))
        for attribute in attributes.dropFirst() {
            subject = subject.attributes(LayoutAttributes(attribute))
        }
        switch target {
        case .superview, .anchor: return relateToSuperview(subject)
        case .view(let index): return relate(subject, to: views[index])
        case .number(let number): return relate(subject, to: number)
        }
    }

    private func relateToSuperview(
        _ subject: ConstraintSubject<View, MixedFamily>
    ) -> ConstraintStatement {
        switch relation {
        case .equal: subject.equalToSuperview()
        case .lessThanOrEqual: subject.lessThanOrEqualToSuperview()
        case .greaterThanOrEqual: subject.greaterThanOrEqualToSuperview()
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, MixedFamily>, to view: View
    ) -> ConstraintStatement {
        switch relation {
        case .equal: subject.equalTo(view)
        case .lessThanOrEqual: subject.lessThanOrEqualTo(view)
        case .greaterThanOrEqual: subject.greaterThanOrEqualTo(view)
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, MixedFamily>, to number: Double
    ) -> ConstraintStatement {
        switch relation {
        case .equal: subject.equalTo(number)
        case .lessThanOrEqual: subject.lessThanOrEqualTo(number)
        case .greaterThanOrEqual: subject.greaterThanOrEqualTo(number)
        }
    }
}
