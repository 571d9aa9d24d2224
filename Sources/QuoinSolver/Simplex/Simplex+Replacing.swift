/// Replacing: in a batch an equality that is added often says anew what one said that was removed, as when a
/// view in a row goes and the next one comes after the one before. It takes the place of the removed one at
/// once. Nothing then need move to where it would be without either, and back.
extension Simplex {
    /// Lets a required equality be tight in place of a removed row that defines one of its variables.
    ///
    /// - Returns: whether it is.
    mutating func takePlaceOfRemoved(_ row: Int) -> Bool {
        let removed = removedRow(besides: row)
        guard removed >= 0 else { return false }
        let isFarAllowed = farReplacements < Self.mostFarReplacements && waitingRows.isEmpty
        let limit = isFarAllowed ? Int.max : Self.nearReplacement
        guard expand(row, .movable, atMost: limit) else { return false }
        if expansionRows.count > Self.nearReplacement { farReplacements += 1 }
        guard canReplace(removed, by: row), expansionParameters.count <= Self.fewParameters else {
            return false
        }
        if !expansionParameters.isEmpty {
            // They come to have the price that was paid for what the removed row held, and are where the weaker rows
            // want them that are taken in later.
            pinExpansionParameters()
            guard expand(row, .movable, atMost: limit), expansionParameters.isEmpty,
                canReplace(removed, by: row)
            else { return false }
        }
        readPrice(of: removed, direction: 1, times: 1 / rowWeights[removed])
        swap(&candidate, &best)
        guard pricesAllowReplacing(removed) else { return false }
        exchange(row, for: removed, leavingDirection: 1, rate: 1)
        return true
    }

    private mutating func canReplace(_ removed: Int, by row: Int) -> Bool {
        !isUnsound && rowWeights.contains(removed)
            && abs(rowWeights[removed]) >= largestCoefficient(of: row) * Tolerance.pivot
    }

    /// So many views may be new, whose lengths nothing determines yet.
    private static var fewParameters: Int { 4 }
    /// So many rows, or variables on the way to them, are near.
    private static var nearReplacement: Int { 48 }
    /// Where a long chain is written anew, each row would have to be followed to its end.
    private static var mostFarReplacements: Int { 32 }

    /// A removed row, still tight, that defines a variable of the row, or −1.
    private mutating func removedRow(besides row: Int) -> Int {
        for index in terms.row(row) {
            let definition = Int(variables[terms.entry(index).column].definition)
            if definition >= 0, rows[definition].status == .tight,
                rows[definition].relation == .none
            {
                return definition
            }
        }
        return -1
    }

    /// Whether no price invites a move that did not before, once each of the expanded rows has its share of
    /// `best` less.
    private mutating func pricesAllowReplacing(_ removed: Int) -> Bool {
        for index in 0..<expansionRows.count {
            let other = Int(expansionRows[index])
            if other == removed || rowWeights[other] == 0 || rows[other].relation == .none {
                continue
            }
            var price = prices.copy(rows[other].price)
            prices.add(best, times: -rowWeights[other], to: &price)
            let isAllowed =
                allows(price, of: other, direction: 1) && allows(price, of: other, direction: -1)
            prices.clear(&price)
            if !isAllowed {
                return false
            }
        }
        return true
    }

    /// Whether a row would stay where it is if it had a price.
    private mutating func allows(_ price: Int32, of row: Int, direction: Int) -> Bool {
        if blocks(row, direction: direction) {
            return true
        }
        prices.read(
            price, plus: ownCost(of: row, direction: direction), at: rows[row].priority,
            times: Double(direction), into: &candidate)
        return candidate.sign >= 0
    }
}
