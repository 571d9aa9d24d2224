import QuoinSolver
import TestSupport

/// What is said of views below each other, or within each other: gaps, equal lengths, lengths of their own,
/// and where one of them ends.
///
/// Each view has a place, which is the variable with twice its number, and after it a length.
enum RandomColumn {
    /// What is said of all the views of a column, in some order.
    static func model(_ chance: inout SeededGenerator) -> Model {
        let count = chance.number(in: 2...9)
        let isNested = chance.happens(percent: 40)
        var model = Model(isNonNegative: (0..<2 * count).map { $0 % 2 == 1 })
        model.rows.append(row([(0, 1)], 0))
        for view in 1..<count {
            model.rows += gaps(before: view, Double(chance.number(in: -2...6)), isNested: isNested)
            if chance.happens(percent: 50) {
                model.rows.append(proportion(of: view, &chance))
            }
            if chance.happens(percent: 30) {
                model.rows.append(length(of: view, &chance))
            }
        }
        let last = chance.happens(percent: 70) ? count - 1 : chance.below(count)
        model.rows.append(end(of: last, &chance))
        if chance.happens(percent: 50) {
            model.rows = chance.shuffledIndices(model.rows.count).map { model.rows[$0] }
        }
        return model
    }

    /// One thing that is said of some view of a column.
    static func row(ofViews count: Int, _ chance: inout SeededGenerator) -> Model.Row {
        let view = chance.number(in: 1...count - 1)
        let gap = Double(chance.number(in: -2...6))
        switch chance.below(10) {
        case ..<4: return gaps(before: view, gap, isNested: false)[0]
        case 4: return chance.one(of: gaps(before: view, gap, isNested: true))
        case 5: return middle(of: view, &chance)
        case ..<8: return proportion(of: view, &chance)
        case 8: return length(of: view, &chance)
        default: return end(of: view, &chance)
        }
    }

    private static func gaps(before view: Int, _ gap: Double, isNested: Bool) -> [Model.Row] {
        let (place, length) = (2 * view, 2 * view + 1)
        if isNested {
            return [
                row([(place, 1), (place - 2, -1)], gap),
                row([(place, 1), (length, 1), (place - 2, -1), (length - 2, -1)], -gap),
            ]
        }
        return [row([(place, 1), (place - 2, -1), (length - 2, -1)], gap)]
    }

    private static func middle(of view: Int, _ chance: inout SeededGenerator) -> Model.Row {
        let other = chance.below(view)
        return row(
            [(2 * view, 1), (2 * view + 1, 0.5), (2 * other, -1), (2 * other + 1, -0.5)], 0)
    }

    private static func proportion(of view: Int, _ chance: inout SeededGenerator) -> Model.Row {
        let share = chance.one(of: [1.0, 1, 1, 2, 0.5])
        return row([(2 * view + 1, 1), (2 * chance.below(view) + 1, -share)], 0)
    }

    private static func length(of view: Int, _ chance: inout SeededGenerator) -> Model.Row {
        let relation = chance.one(of: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        return row([(2 * view + 1, 1)], Double(chance.number(in: 0...12)), relation)
    }

    private static func end(of view: Int, _ chance: inout SeededGenerator) -> Model.Row {
        row([(2 * view, 1), (2 * view + 1, 1)], Double(chance.number(in: -5...20)))
    }

    private static func row(
        _ terms: [(Int, Double)], _ constant: Double, _ relation: Relation = .equal
    ) -> Model.Row {
        Model.Row(
            terms: terms.map { Model.Term(variable: $0.0, coefficient: $0.1) },
            relation: relation, constant: constant)
    }
}
