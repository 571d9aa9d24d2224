#if DEBUG
    /// What must be true between any two operations. Tests ask after every change.
    extension Simplex {
        /// Describes every invariant that does not hold; empty when all is well.
        mutating func brokenInvariants() -> [String] {
            var faults: [String] = []
            checkDefinitions(&faults)
            checkColumns(&faults)
            checkRows(&faults)
            checkUsers(&faults)
            checkPrices(&faults)
            checkOpenPlaces(&faults)
            return faults
        }

        /// The price of every tight row is what the violated rows make it, that of a parameter is
        /// nothing; once solved, none invites a move.
        private mutating func checkPrices(_ faults: inout [String]) {
            var expected: [Int: [Float: Double]] = [:]
            var parameters: [Int: [Float: Double]] = [:]
            // What a price is the sum of, of which rounding is a part.
            var sizes: [Int: Double] = [:]
            for row in 0..<rows.count where rows[row].status == .loose && rows[row].side != 0 {
                expand(row, .movable)
                let priority = rows[row].priority
                for index in 0..<expansionRows.count {
                    let other = Int(expansionRows[index])
                    let amount = rows[row].sideCost * rowWeights[other]
                    expected[other, default: [:]][priority, default: 0] += amount
                    sizes[other, default: 0] += abs(amount)
                }
                for index in 0..<expansionParameters.count {
                    let parameter = Int(expansionParameters[index])
                    let amount = rows[row].sideCost * weights[parameter]
                    parameters[parameter, default: [:]][priority, default: 0] += amount
                }
            }
            func isPrice(_ price: [Float: Double], ofSize size: Double = 1) -> Bool {
                price.values.contains { abs($0) > 1e-7 * max(size, 1) }
            }
            for (parameter, price) in parameters where isPrice(price) {
                faults.append("parameter \(parameter) has a price: \(price)")
            }
            for row in 0..<rows.count where rows[row].status == .tight && !rows[row].isFixed {
                var difference = expected[row] ?? [:]
                prices.read(rows[row].price, plus: 0, at: 0, times: 1, into: &candidate)
                for index in 0..<candidate.parts.count {
                    let part = candidate.parts[index]
                    difference[part.priority, default: 0] -= part.amount
                }
                if isPrice(difference, ofSize: sizes[row] ?? 0) {
                    faults.append("the price of row \(row) is off by \(difference)")
                }
                if isSolved, shelvedRows.isEmpty, temptation(of: row) != 0 {
                    let parts = candidate.parts.copy()
                    // What is no more than rounding may come and go.
                    if parts.contains(where: { abs($0.amount) > 1e-7 }) {
                        faults.append("the price of row \(row) invites a move: \(parts)")
                    }
                }
            }
        }

        /// Every defined variable and its row know each other; labels grow along definitions; tight
        /// rows and definitions are equal in number.
        private mutating func checkDefinitions(_ faults: inout [String]) {
            var definitions = 0
            for variable in 0..<variables.count {
                let row = variables[variable].definition
                guard row >= 0 else { continue }
                definitions += 1
                if Int(rows[row].pivot) != variable {
                    faults.append("variable \(variable) and row \(row) disagree")
                }
                for index in terms.row(Int(row)) {
                    let column = Int(terms.entry(index).column)
                    if column != variable, variables[column].label >= variables[variable].label {
                        faults.append("label of \(variable) is not above that of \(column)")
                    }
                }
            }
            var tightRows = 0
            for row in 0..<rows.count where rows[row].status == .tight {
                tightRows += 1
            }
            if tightRows != definitions {
                faults.append("\(tightRows) tight rows, \(definitions) definitions")
            }
        }

        /// What nothing decides is known without a look at all variables.
        private mutating func checkOpenPlaces(_ faults: inout [String]) {
            var listed: [Int] = []
            for position in 0..<openPlaces.count {
                listed.append(Int(openPlaces[position]))
            }
            if Set(listed).count < listed.count {
                faults.append("a variable is listed twice as one that nothing decides")
            }
            for variable in 0..<variables.count {
                let isListed = variables[variable].flags.contains(.open)
                if isListed != listed.contains(variable) {
                    faults.append("variable \(variable) is marked and not listed as open, or not")
                }
                if isOpenPlace(variable), !isListed {
                    faults.append("nothing decides variable \(variable), which is not listed")
                }
            }
        }

        /// Rows and columns list the same entries.
        private mutating func checkColumns(_ faults: inout [String]) {
            var listed = 0
            for variable in 0..<variables.count {
                for index in terms.column(variable) {
                    listed += 1
                    let occurrence = terms.occurrence(index)
                    let place = terms.row(Int(occurrence.row)).lowerBound + Int(occurrence.place)
                    if Int(terms.entry(place).column) != variable {
                        faults.append("column \(variable) lists row \(occurrence.row) in vain")
                    }
                }
            }
            if listed != terms.entryCount {
                faults.append("\(listed) entries listed of \(terms.entryCount)")
            }
        }

        /// Vacant rows are empty; only loose rows take a side; once solved, every loose row holds or
        /// counts as violated on the side where it is, every definition is true to its row, and no
        /// price invites a move.
        private mutating func checkRows(_ faults: inout [String]) {
            for row in 0..<rows.count {
                let record = rows[row]
                if record.status == .vacant, !terms.row(row).isEmpty {
                    faults.append("vacant row \(row) is not empty")
                }
                if record.status != .loose, record.side != 0 {
                    faults.append("row \(row) takes a side without being loose")
                }
                guard isSolved else { continue }
                let (activity, tolerance) = measure(row)
                let excess = activity - record.constant
                let slack = 1e-7 + 100 * tolerance
                switch record.status {
                case .tight where abs(excess) > slack:
                    faults.append("tight row \(row) is off by \(excess)")
                case .loose
                where (excess > slack && record.side != (record.limitsAbove ? 1 : 0))
                    || (excess < -slack && record.side != (record.limitsBelow ? -1 : 0)):
                    faults.append("loose row \(row) on side \(record.side) is off by \(excess)")
                default:
                    break
                }
            }
        }

        private mutating func checkUsers(_ faults: inout [String]) {
            for variable in 0..<variables.count {
                var users = 0
                for index in terms.column(variable) {
                    let pivot = Int(rows[terms.occurrence(index).row].pivot)
                    if pivot >= 0, pivot != variable {
                        users += 1
                    }
                }
                if users != Int(variables[variable].users) {
                    faults.append("variable \(variable) has \(users) users")
                }
            }
        }
    }
#endif
