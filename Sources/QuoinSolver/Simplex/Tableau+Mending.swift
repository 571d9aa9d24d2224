/// Mending in a tableau: the dual simplex method, as in `Simplex+Mending.swift`, where every number is at hand.
///
/// Rows of a lower priority are not looked at before all others hold or are counted; what they ask for
/// cannot matter to those. Of the rows that do not hold the one is mended next that is furthest off by
/// the steepest way: the square of the distance, by that of how far all prices move with it. (Dual steepest edge.)
/// It takes a fifth of the steps that it takes to look at the distance alone.
///
/// Most steps move nothing that has a price, and could go round in a circle. So whatever becomes tight for
/// nothing is given a price of its own at a level below all others, where it decides between equals only, and no
/// two are equal.
extension Tableau {
    /// A price, or a part of one, that is no more than rounding after many steps.
    private static var negligiblePrice: Double { 1e-7 }
    /// A number that is too small, beside the largest in its row, to divide by.
    private static var leastPivot: Double { 1e-7 }

    /// Makes every row hold, or count as violated where holding would cost more.
    ///
    /// - Returns: whether that came to a good end. If not, the tableau is of no use.
    mutating func mendAll() -> Bool {
        let mostSteps = 1000 + 4 * (loose.count + columns.count)
        for level in -1..<levelCount {
            while let (row, direction) = steepest(upTo: Int32(level)) {
                steps += 1
                if steps > mostSteps || !mend(row, direction: direction) {
                    return false
                }
            }
            settleDecided(downTo: level)
        }
        for position in 0..<excesses.count where !excesses[position].isFinite {
            return false
        }
        return true
    }

    /// The loose row to be mended next, and in which direction it must move.
    private mutating func steepest(upTo level: Int32) -> (row: Int, direction: Int)? {
        var chosen: (row: Int, direction: Int)?
        var steepest = 0.0
        for position in 0..<loose.count where loose[position].level <= level {
            let excess = excesses[position]
            if abs(excess) <= loose[position].tolerance {
                continue
            }
            let direction = excess > 0 ? -1 : 1
            if loose[position].side == Int8(loose[position].ownCost(-direction)) {
                continue
            }
            let steepness = excess * excess / spreads[position]
            if steepness > steepest {
                steepest = steepness
                chosen = (position, direction)
            }
        }
        return chosen
    }

    /// Lets a loose row become tight, or count as violated.
    ///
    /// - Returns: false if the row is required and cannot hold together with the others.
    private mutating func mend(_ row: Int, direction: Int) -> Bool {
        let column = cheapest(row, direction: direction)
        let target = Int8(loose[row].ownCost(-direction))
        if loose[row].level >= 0, column < 0 || isTooDear(column, row, direction, target: target) {
            count(row, onSide: target)
            return true
        }
        guard column >= 0 else { return false }
        let share = numbers[firstRow + row, column] * Double(direction)
        if numbers[levelCount, column] / share < 0, isFree(column, share: share) {
            numbers[levelCount, column] = 0
        }
        exchange(row, for: column, direction: share > 0 ? 1 : -1)
        return true
    }

    /// Takes the columns out that all lower levels must leave where they are: to move one costs something at the levels
    /// that are done, whichever way it goes, and what is optimal there stays so.
    ///
    /// Of an equality that holds that is nearly always true, so that the tableau of each level has little more than what
    /// the level is about.
    private mutating func settleDecided(downTo level: Int) {
        var column = columns.count
        while column > 0 {
            column -= 1
            if columns[column].kind != .parameter, isHeld(column, 1, level),
                isHeld(column, -1, level)
            {
                settled.append(columns[column])
                removeColumn(column)
            }
        }
    }

    /// Whether what stands above a column may not move in a direction, or only at a price that counts at the levels down to
    /// one.
    private func isHeld(_ column: Int, _ direction: Int, _ lowest: Int) -> Bool {
        if columns[column].blocks(direction) {
            return true
        }
        var level = 0
        while level <= lowest {
            let price = price(of: column, level: level, share: Double(direction))
            if price != 0 {
                return price > 0
            }
            level += 1
        }
        return false
    }

    // MARK: Prices

    /// The part of a column's price at a level, for giving way in a direction, as often as the row that
    /// is to be mended moves.
    @inline(__always)
    private func price(of column: Int, level: Int, share: Double) -> Double {
        var price = numbers[level, column]
        if columns[column].level == level {
            price += columns[column].ownCost(share > 0 ? 1 : -1)
        }
        return abs(price) <= Self.negligiblePrice ? 0 : price / share
    }

    /// Of the columns that may move, one that gives way at the lowest price when the row moves in `direction`,
    /// or −1. A parameter before all, the one with the largest number.
    private mutating func cheapest(_ row: Int, direction: Int) -> Int {
        let place = firstRow + row
        var largest = 0.0
        var parameter = -1
        var largestOfParameters = 0.0
        for column in 0..<columns.count {
            let size = abs(numbers[place, column])
            largest = max(largest, size)
            if columns[column].kind == .parameter, size > largestOfParameters {
                parameter = column
                largestOfParameters = size
            }
        }
        let least = max(Self.leastPivot * largest, Self.negligible)
        if largestOfParameters > least {
            return parameter
        }
        equals.removeAll()
        for column in 0..<columns.count where columns[column].kind != .parameter {
            let share = numbers[place, column] * Double(direction)
            if abs(share) <= least || columns[column].blocks(share > 0 ? 1 : -1) {
                continue
            }
            var order = 0
            if let best = equals.first {
                let bestShare = numbers[place, Int(best)] * Double(direction)
                order = compare(column, share, with: Int(best), bestShare)
            }
            if order < 0 {
                equals.removeAll()
            }
            if order <= 0 {
                equals.append(Int32(column))
            }
        }
        return steadiestOfEquals(place, Double(direction))
    }

    /// How the prices of two columns compare: −1, 0 or 1.
    @inline(__always)
    private func compare(
        _ column: Int, _ share: Double, with other: Int, _ otherShare: Double
    ) -> Int {
        for level in 0..<levelCount {
            let own = price(of: column, level: level, share: share)
            let others = price(of: other, level: level, share: otherShare)
            if abs(own - others) > Tolerance.gradedComparison * max(abs(own), abs(others)) {
                return own < others ? -1 : 1
            }
        }
        return 0
    }

    /// Of columns at the same price the one with the largest number, of those that the lowest level does not
    /// clearly tell from the cheapest. (Harris's ratio test.)
    ///
    /// - Returns: the column; −1 if there is none.
    private func steadiestOfEquals(_ place: Int, _ direction: Double) -> Int {
        guard let first = equals.first else { return -1 }
        let isFree = isFree(Int(first), share: numbers[place, Int(first)] * direction)
        var largestOfAll = 0.0
        for index in 0..<equals.count {
            largestOfAll = max(largestOfAll, abs(numbers[place, Int(equals[index])]))
        }
        let least = Self.leastPivotOfEquals * largestOfAll
        var limit = Double.infinity
        for index in 0..<equals.count {
            let share = numbers[place, Int(equals[index])] * direction
            if abs(share) >= least {
                let price = lowestPrice(of: Int(equals[index]), share: share, isFree: isFree)
                limit = min(limit, price + Self.indifference / abs(share))
            }
        }
        var steadiest = -1
        var largest = 0.0
        for index in 0..<equals.count {
            let share = numbers[place, Int(equals[index])] * direction
            if abs(share) >= least, abs(share) > largest,
                lowestPrice(of: Int(equals[index]), share: share, isFree: isFree) <= limit
            {
                steadiest = Int(equals[index])
                largest = abs(share)
            }
        }
        return steadiest
    }

    /// The part of a column's price at the lowest level. Where it is all that there is of the price, one
    /// that invites a move came of indifference, and nothing gives way more cheaply than for nothing.
    @inline(__always)
    private func lowestPrice(of column: Int, share: Double, isFree: Bool) -> Double {
        let price = numbers[levelCount, column] / share
        return isFree ? max(0, price) : price
    }

    /// Whether a column gives way for nothing, but for the lowest level.
    private func isFree(_ column: Int, share: Double) -> Bool {
        for level in 0..<levelCount where price(of: column, level: level, share: share) != 0 {
            return false
        }
        return true
    }

    /// Whether a column asks at least what it is worth to the row to change to the side of `target`.
    private func isTooDear(_ column: Int, _ row: Int, _ direction: Int, target: Int8) -> Bool {
        if columns[column].kind == .parameter {
            return false
        }
        let share = numbers[firstRow + row, column] * Double(direction)
        let ownLevel = Int(loose[row].level)
        for level in 0..<levelCount {
            let price = price(of: column, level: level, share: share)
            let worth = level == ownLevel ? abs(Double(target - loose[row].side)) : 0
            if abs(price - worth) > Tolerance.gradedComparison * max(abs(price), worth) {
                return price > worth
            }
        }
        return true
    }

    /// Gives a column a price that differs from all others, at the lowest level, in a direction in which it may
    /// have one.
    mutating func tellApart(_ column: Int) {
        // A linear congruential generator (Knuth's).
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let size = 1 + Double(random >> 11) / Double(1 << 53 as UInt64)
        let member = columns[column]
        let isEquality = member.limitsAbove && member.limitsBelow
        let isUpwards = isEquality ? random >> 63 == 0 : member.limitsBelow
        if member.kind != .parameter {
            numbers[levelCount, column] += isUpwards ? size : -size
        }
    }

    /// A number that is too small to divide by, beside the largest of those at the same price, for numbers would
    /// grow and rounding with them.
    private static var leastPivotOfEquals: Double { 0.01 }
    /// What prices at the lowest level, which begin between 1 and 2, may be off.
    private static var indifference: Double { 0.01 }
}
