/// Steps in a tableau: what is loose and what is tight change places.
extension Tableau {
    /// A number that is no more than rounding, beside numbers of a few digits.
    static var negligible: Double { 1e-12 }
    /// A row of which a smaller part is in use is added number by number.
    private static var leastPartFilled: Int { 6 }

    /// Lets a row that does not hold count, on the side that it is off to.
    mutating func count(_ row: Int, onSide side: Int8) {
        let level = Int(loose[row].level)
        _ = numbers.add(firstRow + row, times: Double(side - loose[row].side), to: level)
        loose[row].side = side
    }

    /// A loose row becomes tight, and what stands above a column loose, moving off its constant in the direction.
    mutating func exchange(_ row: Int, for column: Int, direction: Int) {
        let entering = loose[row]
        var leaving = columns[column]
        // Before, its cost counted by itself; from here on in the prices.
        let cost = leaving.ownCost(direction)
        leaving.side = Int8(cost)
        if leaving.level >= 0 {
            numbers[Int(leaving.level), column] += cost
        }
        pivot(row, column)
        loose[row] = leaving
        columns[column] = entering
        columns[column].side = 0
        if entering.level >= 0 {
            numbers[Int(entering.level), column] -= Double(entering.side)
        }
        if leaving.kind == .parameter {
            removeRow(row)
            tellApart(column)
        }
        if entering.isFixed {
            settled.append(entering)
            removeColumn(column)
        }
    }

    /// Writes what stands above the column as a sum of the row and the other columns, and puts that in its
    /// place in all other rows.
    private mutating func pivot(_ row: Int, _ column: Int) {
        let place = firstRow + row
        let inverse = 1 / numbers[place, column]
        filled.removeAll()
        for index in 0..<columns.count where numbers[place, index] != 0 {
            let number = numbers[place, index] * -inverse
            numbers[place, index] = abs(number) <= Self.negligible ? 0 : number
            if numbers[place, index] != 0 {
                filled.append(Int32(index))
            }
        }
        numbers[place, column] = inverse
        excesses[row] *= -inverse
        spreads[row] = 1 + numbers.squares(ofRow: place)
        let isDense = filled.count * Self.leastPartFilled > columns.count
        for other in 0..<firstRow + loose.count where other != place {
            let factor = numbers[other, column]
            if factor == 0 {
                continue
            }
            numbers[other, column] = 0
            if abs(factor) <= Self.negligible {
                continue
            }
            let spread =
                isDense
                ? numbers.add(place, times: factor, to: other)
                : addFilled(place, times: factor, to: other)
            if other >= firstRow {
                spreads[other - firstRow] = 1 + spread
                excesses[other - firstRow] += factor * excesses[row]
            }
        }
    }

    /// Adds a multiple of one row to another where it is not zero.
    ///
    /// - Returns: the sum of the squares of what comes of it.
    private mutating func addFilled(_ source: Int, times factor: Double, to target: Int) -> Double {
        for index in 0..<filled.count {
            let column = Int(filled[index])
            numbers[target, column] += factor * numbers[source, column]
        }
        return numbers.squares(ofRow: target)
    }

    /// Takes a loose row out that says what a parameter is, which may be anything.
    private mutating func removeRow(_ row: Int) {
        let last = loose.count - 1
        if row != last {
            numbers.copyRow(firstRow + last, to: firstRow + row)
            loose[row] = loose[last]
            excesses[row] = excesses[last]
            spreads[row] = spreads[last]
        }
        loose.truncate(to: last)
        excesses.truncate(to: last)
        spreads.truncate(to: last)
    }

    /// Takes a column out that stays at its constant.
    mutating func removeColumn(_ column: Int) {
        let last = columns.count - 1
        for place in 0..<firstRow + loose.count {
            if place >= firstRow {
                let number = numbers[place, column]
                let spread = spreads[place - firstRow] - number * number
                spreads[place - firstRow] = max(1, spread)
            }
            numbers[place, column] = numbers[place, last]
            numbers[place, last] = 0
        }
        columns[column] = columns[last]
        columns.truncate(to: last)
        numbers.columnsInUse = last
    }
}
