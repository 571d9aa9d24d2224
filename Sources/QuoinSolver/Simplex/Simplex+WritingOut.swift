/// Writing out: making a ``Tableau`` of the rows that are loose, and of those that are to be taken in.
///
/// Where rows depend on each other all around, they come down to the same variables again and again, and each
/// of these to most of the tight rows. So every variable that can move is written out once, number beside number,
/// from those that its definition names; what a row is, is then the sum of a few such lines.
extension Simplex {
    /// A tableau has no more numbers.
    private static var mostNumbersInTableau: Int { 1 << 22 }
    /// Nor more than so many in what it is made of, which is gone before it is used.
    private static var mostNumbersInLines: Int { 1 << 23 }
    /// A tableau has no more optional priorities, for prices are compared one by one.
    private static var mostLevelsInTableau: Int { 32 }

    /// Writes all loose rows out, and those that are to be taken in.
    ///
    /// - Parameter seed: what chance begins with, which decides between equals.
    /// - Returns: the tableau; none if it would be too large.
    mutating func makeTableau(takingIn entering: [Int], seed: UInt64) -> Tableau? {
        guard var plan = planTableau(takingIn: entering) else { return nil }
        let priorities = optionalPriorities(with: entering)
        let rowCount = plan.written.count + plan.bounded.count
        if priorities.count > Self.mostLevelsInTableau
            || (priorities.count + rowCount) * plan.columns.count > Self.mostNumbersInTableau
            || plan.variables.count * plan.columns.count > Self.mostNumbersInLines
        {
            return nil
        }
        var tableau = Tableau(
            levels: priorities.count, rows: rowCount, columns: plan.columns.count, seed: seed)
        for column in plan.columns {
            if column.isParameter {
                tableau.append(Tableau.Member(parameter: Int(column.index)), largest: 0)
            } else {
                let row = Int(column.index)
                tableau.append(
                    member(of: row, tolerance: measure(row).tolerance, priorities),
                    largest: largestCoefficient(of: row))
            }
        }
        let lines = writeOutVariables(by: &plan)
        for row in plan.written {
            write(row, into: &tableau, lines, plan, priorities)
        }
        for variable in plan.bounded {
            tableau.addToNext(1, times: Int(plan.lines[Int(variable)]), of: lines)
            tableau.appendNext(
                Tableau.Member(boundOf: Int(variable)), excess: values[variable], scale: 1)
        }
        tableau.removeEmptyColumns()
        tableau.addUpPrices()
        if isUnsound || !tableau.isFinite {
            return nil
        }
        return tableau
    }

    /// Finds what is to be written out, and in what.
    ///
    /// - Returns: a plan; none while a tight row is on its way out.
    private mutating func planTableau(takingIn entering: [Int]) -> TableauPlan? {
        var plan = TableauPlan(rows: rows.count, variables: variables.count)
        for row in entering {
            plan.written.append(Int32(row))
        }
        for row in 0..<rows.count {
            if rows[row].status == .loose {
                plan.written.append(Int32(row))
            } else if rows[row].status == .tight, !rows[row].isFixed {
                if rows[row].relation == .none {
                    return nil
                }
                plan.addColumn(row: row)
            }
        }
        for variable in 0..<variables.count {
            let record = variables[variable]
            guard record.flags.contains(.alive), record.flags.isDisjoint(with: .immovable) else {
                continue
            }
            if record.definition < 0 {
                plan.addColumn(parameter: variable)
            }
            if record.flags.contains(.nonNegative), !record.flags.contains(.bounded) {
                plan.bounded.append(Int32(variable))
            }
            plan.variables.append(Int32(variable))
        }
        keepNeededVariables(in: &plan)
        return plan
    }

    /// Leaves of the variables of a plan those that its rows come down to, in an order in which each is behind those that
    /// it depends on.
    private mutating func keepNeededVariables(in plan: inout TableauPlan) {
        var isNeeded = [Bool](repeating: false, count: variables.count)
        for row in plan.written {
            for index in terms.row(Int(row)) {
                isNeeded[Int(terms.entry(index).column)] = true
            }
        }
        for variable in plan.bounded {
            isNeeded[Int(variable)] = true
        }
        plan.variables.sort { variables[$0].label > variables[$1].label }
        var kept: [Int32] = []
        for variable in plan.variables where isNeeded[Int(variable)] {
            kept.append(variable)
            let definition = Int(variables[variable].definition)
            if definition >= 0 {
                for index in terms.row(definition) {
                    isNeeded[Int(terms.entry(index).column)] = true
                }
            }
        }
        plan.variables = kept.reversed()
    }

    /// The priorities of the optional rows in force and of those to be taken in, the highest first.
    private mutating func optionalPriorities(with entering: [Int]) -> [Float] {
        var known: [Float] = []
        for row in 0..<rows.count where rows[row].status == .loose || rows[row].status == .tight {
            Self.note(rows[row].priority, in: &known)
        }
        for row in entering {
            Self.note(rows[row].priority, in: &known)
        }
        return known.sorted(by: >)
    }

    private static func note(_ priority: Float, in known: inout [Float]) {
        if priority != Priority.required.rawValue, known.count <= mostLevelsInTableau,
            !known.contains(priority)
        {
            known.append(priority)
        }
    }

    /// The rank of a priority; −1 for required.
    private static func level(of priority: Float, in priorities: [Float]) -> Int {
        priorities.firstIndex(of: priority) ?? -1
    }

    private mutating func member(of row: Int, tolerance: Double, _ priorities: [Float])
        -> Tableau.Member
    {
        Tableau.Member(
            row: row, record: rows[row], level: Self.level(of: rows[row].priority, in: priorities),
            tolerance: tolerance)
    }

    /// Writes a row out, unless nothing in it can move.
    private mutating func write(
        _ index: Int32, into tableau: inout Tableau, _ lines: borrowing DenseMatrix,
        _ plan: TableauPlan, _ priorities: [Float]
    ) {
        let row = Int(index)
        let (activity, tolerance) = measure(row)
        rows[row].activity = activity
        isUnsound = isUnsound || !tolerance.isFinite
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let line = plan.lines[Int(entry.column)]
            if line >= 0 {
                tableau.addToNext(entry.coefficient, times: Int(line), of: lines)
            }
        }
        tableau.appendNext(
            member(of: row, tolerance: tolerance, priorities),
            excess: activity - rows[row].constant, scale: largestCoefficient(of: row))
    }

    /// Writes the variables of a plan as sums of tight rows and parameters, each in a line of its own.
    private mutating func writeOutVariables(by plan: inout TableauPlan) -> DenseMatrix {
        var lines = DenseMatrix(rows: plan.variables.count, columns: plan.columns.count)
        for (line, variable) in plan.variables.enumerated() {
            plan.lines[Int(variable)] = Int32(line)
            let definition = Int(variables[variable].definition)
            if definition < 0 {
                lines[line, Int(plan.columnsOfParameters[Int(variable)])] = 1
                continue
            }
            let share = 1 / rows[definition].pivotCoefficient
            for index in terms.row(definition) {
                let entry = terms.entry(index)
                let other = plan.lines[Int(entry.column)]
                if entry.column != variable, other >= 0 {
                    _ = lines.add(Int(other), times: -share * entry.coefficient, to: line)
                }
            }
            if rows[definition].status == .derived {
                for index in combinations.row(definition) {
                    let entry = combinations.entry(index)
                    let column = plan.columnsOfRows[Int(entry.column)]
                    if column >= 0 {
                        lines[line, Int(column)] += share * entry.coefficient
                    }
                }
            } else if plan.columnsOfRows[definition] >= 0 {
                lines[line, Int(plan.columnsOfRows[definition])] += share
            }
        }
        return lines
    }
}
