/// Looking along definitions: down from a row to what it depends on, and up from a row to what
/// depends on it.
extension Simplex {
    /// Whether an expansion names only what could move, or everything.
    enum Thoroughness {
        /// Leaves out required equalities, and variables that these alone define.
        case movable
        case complete
        /// Names the parameters alone.
        case parameters
        /// Does not look behind variables whose bound alone keeps a culprit from being mended: see
        /// ``Simplex/endsAtBound(_:weight:)``.
        case toBounds
    }

    // MARK: Down

    /// Writes the row as a sum of parameters and tight rows.
    ///
    /// The parameters are then in `expansionParameters` with their coefficients in `weights`, the
    /// rows in `expansionRows` with theirs in `rowWeights`; some of these may have become 0.
    ///
    /// - Parameter limit: after so many variables, or at a combination of so many rows, the walk ends with
    ///   nothing to show for it.
    /// - Returns: whether it came to the end.
    @discardableResult
    mutating func expand(
        _ row: Int, _ thoroughness: Thoroughness, atMost limit: Int = .max
    ) -> Bool {
        beginExpansion()
        var largest = 0.0
        for index in terms.row(row) {
            let entry = terms.entry(index)
            largest = max(largest, abs(entry.coefficient))
            addWeight(entry.coefficient, to: Int(entry.column), thoroughness)
        }
        return finishExpansion(thoroughness, scale: largest, atMost: limit)
    }

    /// Writes the variable as a sum of parameters and tight rows; see ``expand(_:_:)``.
    mutating func expandVariable(_ variable: Int, _ thoroughness: Thoroughness) {
        beginExpansion()
        addWeight(1, to: variable, thoroughness)
        _ = finishExpansion(thoroughness, scale: 1, atMost: .max)
    }

    /// Writes the sum of rows that are to count on other sides, each times the change, as one of parameters
    /// and tight rows.
    mutating func expandSideChanges(_ first: Int, _ end: Int) {
        beginExpansion()
        var largest = 0.0
        for position in first..<end {
            let change = sideChanges[position]
            let factor = Double(change.change)
            for index in terms.row(Int(change.row)) {
                let entry = terms.entry(index)
                largest = max(largest, abs(entry.coefficient))
                addWeight(entry.coefficient * factor, to: Int(entry.column), .movable)
            }
        }
        _ = finishExpansion(.movable, scale: largest, atMost: .max)
    }

    private mutating func beginExpansion() {
        beginScan()
        hasMergedWeights = false
        expansionParameters.removeAll()
        expansionRows.removeAll()
    }

    private mutating func finishExpansion(
        _ thoroughness: Thoroughness, scale: Double, atMost limit: Int
    ) -> Bool {
        guard substituteDefinitions(thoroughness, atMost: limit) else { return false }
        // What is left of sums that cancel out must not be taken for a way to move. Where nothing was
        // added up a small number is what it is.
        let negligible = hasMergedWeights ? Tolerance.weight * scale : 0
        for index in 0..<expansionRows.count {
            let row = Int(expansionRows[index])
            let size = abs(rowWeights[row])
            if size <= negligible {
                if size * largestCoefficient(of: row) <= negligible {
                    rowWeights[row] = 0
                }
            } else if !size.isFinite {
                isUnsound = true
            }
        }
        var kept = 0
        for index in 0..<expansionParameters.count {
            let parameter = expansionParameters[index]
            let size = abs(weights[parameter])
            if size > negligible {
                expansionParameters[kept] = parameter
                kept += 1
            }
            if !size.isFinite {
                isUnsound = true
            }
        }
        expansionParameters.truncate(to: kept)
        return true
    }

    mutating func largestCoefficient(of row: Int) -> Double {
        var largest = 0.0
        for index in terms.row(row) {
            largest = max(largest, abs(terms.entry(index).coefficient))
        }
        return largest
    }

    /// - Returns: whether there were no more variables than `limit`, and no combination of more rows.
    private mutating func substituteDefinitions(
        _ thoroughness: Thoroughness, atMost limit: Int
    ) -> Bool {
        while weights.count <= limit, let item = scan.popFirst() {
            let variable = Int(item.value)
            let weight = weights[variable]
            if weight == 0
                || (thoroughness == .toBounds && endsAtBound(variable, weight: weight))
            {
                continue
            }
            let definition = Int(variables[variable].definition)
            if definition < 0 {
                expansionParameters.append(item.value)
                continue
            }
            let share = weight / rows[definition].pivotCoefficient
            for index in terms.row(definition) {
                let entry = terms.entry(index)
                if Int(entry.column) != variable {
                    addWeight(-share * entry.coefficient, to: Int(entry.column), thoroughness)
                }
            }
            if thoroughness == .parameters {
                continue
            }
            if rows[definition].status == .derived {
                if combinations.row(definition).count > limit {
                    return false
                }
                for index in combinations.row(definition) {
                    let entry = combinations.entry(index)
                    addShare(share * entry.coefficient, to: Int(entry.column), thoroughness)
                }
            } else {
                addShare(share, to: definition, thoroughness)
            }
        }
        looks &+= weights.count
        return weights.count <= limit
    }

    @inline(__always)
    private mutating func addWeight(
        _ weight: Double, to variable: Int, _ thoroughness: Thoroughness
    ) {
        if weights.contains(variable) {
            weights[variable] = Self.sum(weights[variable], weight)
            hasMergedWeights = true
            return
        }
        if thoroughness == .movable, !variables[variable].flags.isDisjoint(with: .immovable) {
            return
        }
        weights.insert(variable, weight: weight)
        scan.push(variable, key: -variables[variable].label)
    }

    @inline(__always)
    private mutating func addShare(_ share: Double, to row: Int, _ thoroughness: Thoroughness) {
        if rowWeights.contains(row) {
            rowWeights[row] = Self.sum(rowWeights[row], share)
            hasMergedWeights = true
            return
        }
        if thoroughness == .movable, rows[row].isFixed {
            return
        }
        rowWeights.insert(row, weight: share)
        expansionRows.append(Int32(row))
    }

    // MARK: Up

    /// Finds how fast values and loose rows change when a tight row's activity grows by one.
    ///
    /// The variables are then in `effectVariables` with their rates in `weights`, the loose rows in
    /// `effectRows` with theirs in `rowWeights`; one may have become 0.
    mutating func follow(_ row: Int, _ reach: Reach) {
        beginEffect()
        if rows[row].pivot >= 0 {
            addRate(1 / rows[row].pivotCoefficient, to: Int(rows[row].pivot), reach)
        }
        if rows[row].flags.contains(.combined) {
            for index in combinations.column(row) {
                let occurrence = combinations.occurrence(index)
                let derived = rows[occurrence.row]
                let share = combinations.coefficient(of: occurrence)
                addRate(share / derived.pivotCoefficient, to: Int(derived.pivot), reach)
            }
        }
        finishEffect(reach)
    }

    /// The same for a parameter whose value grows by one.
    mutating func followParameter(_ parameter: Int, _ reach: Reach) {
        beginEffect()
        addRate(1, to: parameter, reach)
        finishEffect(reach)
    }

    private mutating func beginEffect() {
        beginScan()
        effectVariables.removeAll()
        effectRows.removeAll()
    }

    private mutating func finishEffect(_ reach: Reach) {
        while let item = scan.popFirst() {
            let variable = Int(item.value)
            let rate = weights[variable]
            if rate == 0 {
                continue
            }
            if !rate.isFinite {
                isUnsound = true
            }
            effectVariables.append(item.value)
            for index in terms.column(variable) {
                let occurrence = terms.occurrence(index)
                let row = Int(occurrence.row)
                let pivot = Int(rows[row].pivot)
                if pivot >= 0 {
                    if pivot != variable {
                        let coefficient = terms.coefficient(of: occurrence)
                        addRate(
                            -rate * coefficient / rows[row].pivotCoefficient, to: pivot, reach)
                    }
                } else if rows[row].status == .loose {
                    addRowRate(rate * terms.coefficient(of: occurrence), to: row)
                }
            }
        }
        looks &+= effectVariables.count
        for index in 0..<effectRows.count where !rowWeights[effectRows[index]].isFinite {
            isUnsound = true
        }
    }

    @inline(__always)
    private mutating func addRate(_ rate: Double, to variable: Int, _ reach: Reach) {
        if weights.contains(variable) {
            weights[variable] = Self.sum(weights[variable], rate)
            return
        }
        if reach == .watched, !variables[variable].flags.contains(.watched) {
            return
        }
        weights.insert(variable, weight: rate)
        scan.push(variable, key: variables[variable].label)
    }

    @inline(__always)
    private mutating func addRowRate(_ rate: Double, to row: Int) {
        if rowWeights.contains(row) {
            rowWeights[row] = Self.sum(rowWeights[row], rate)
            return
        }
        rowWeights.insert(row, weight: rate)
        effectRows.append(Int32(row))
    }

    // MARK: Walking

    /// Starts a new walk over variables and rows, with nothing collected.
    @inline(__always)
    mutating func beginScan() {
        weights.removeAll()
        rowWeights.removeAll()
        scan.removeAll()
    }

    /// The sum of two numbers, 0 when nothing but rounding is left of them. What is not finite stays
    /// so, and is noticed in the end.
    @inline(__always)
    static func sum(_ left: Double, _ right: Double) -> Double {
        let sum = left + right
        return abs(sum) < Tolerance.cancellation * max(abs(left), abs(right)) ? 0 : sum
    }
}
