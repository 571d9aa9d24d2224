/// All loose rows written out at once, each as a sum of tight rows and parameters: the tableau that definitions
/// do without.
///
/// Where rows depend on each other all around, every row depends on most others whichever way it is written,
/// and to keep them all written out, number beside number, is the fastest way to work with them. The prices
/// are rows like others: what all violations at a priority sum up to, written out.
///
/// A tableau is made of a ``Simplex`` that goes round in circles, finds out which rows are tight at the
/// optimum and on which side the others count, and is gone. How it is done is told in `Tableau+Mending.swift`.
struct Tableau: ~Copyable {
    enum Kind: UInt8 {
        case row
        /// Says that a variable is not negative, and has no row yet.
        case bound
        case parameter
    }

    /// A row, or a parameter: loose ones stand beside the rows of numbers, and what these are written in
    /// stands above the columns.
    struct Member {
        var kind: Kind
        /// The row or the variable.
        var index: Int32
        /// The rank of the priority, 0 for the highest of the optional ones; −1 for required rows.
        var level: Int32
        var limitsAbove: Bool
        var limitsBelow: Bool
        var side: Int8 = 0
        /// How far the member may be from its constant and still be at it.
        var tolerance = 0.0

        /// A parameter, which gives way for nothing.
        init(parameter: Int) {
            kind = .parameter
            index = Int32(parameter)
            level = Self.required
            limitsAbove = false
            limitsBelow = false
        }

        /// What keeps a variable from being negative.
        init(boundOf variable: Int) {
            kind = .bound
            index = Int32(variable)
            level = Self.required
            limitsAbove = false
            limitsBelow = true
            tolerance = Tolerance.absolute
        }

        init(row: Int, record: RowRecord, level: Int, tolerance: Double) {
            kind = .row
            index = Int32(row)
            self.level = Int32(level)
            limitsAbove = record.limitsAbove
            limitsBelow = record.limitsBelow
            side = record.side
            self.tolerance = tolerance
        }

        static var required: Int32 { -1 }

        /// Whether it may never move off its constant, once it is there.
        var isFixed: Bool { level == Self.required && limitsAbove && limitsBelow }

        /// Whether it may not move off its constant in the direction.
        func blocks(_ direction: Int) -> Bool {
            level == Self.required && (direction > 0 ? limitsAbove : limitsBelow)
        }

        /// What moving it off its constant costs by itself.
        func ownCost(_ direction: Int) -> Double {
            direction > 0 ? (limitsAbove ? 1 : 0) : (limitsBelow ? -1 : 0)
        }
    }

    let levelCount: Int
    /// The prices of each level and of one below all others, and then the loose rows.
    var numbers: DenseMatrix
    var loose: Buffer<Member>
    /// How far each loose row is above its constant.
    var excesses: Buffer<Double>
    /// For each loose row 1 and the squares of its numbers: how far prices move in all when it becomes
    /// tight, by the length of the way.
    var spreads: Buffer<Double>
    var columns: Buffer<Member>
    /// Required equalities that have become tight. They stay so, and nothing need be written in them.
    var settled: Buffer<Member>
    /// For each column the largest coefficient of what stands above it, and whether a loose row has a number in it: only
    /// while it is filled.
    var largestCoefficients: [Double] = []
    var isFilled: [Bool]
    /// The columns in which the row to be made tight is not zero.
    var filled: Buffer<Int32>
    /// Columns at the same price.
    var equals: Buffer<Int32>
    var steps = 0
    /// The last number that chance has given.
    var random: UInt64

    /// Where the numbers of the loose rows begin.
    var firstRow: Int {
        @inline(__always) get { levelCount + 1 }
    }

    /// An empty tableau with room for so much.
    init(levels: Int, rows: Int, columns columnCount: Int, seed: UInt64) {
        levelCount = levels
        random = seed
        numbers = DenseMatrix(rows: levels + 1 + rows, columns: columnCount)
        loose = Buffer(capacity: rows)
        excesses = Buffer(capacity: rows)
        spreads = Buffer(capacity: rows)
        columns = Buffer(capacity: columnCount)
        settled = Buffer(capacity: 16)
        filled = Buffer(capacity: columnCount)
        equals = Buffer(capacity: columnCount)
        isFilled = [Bool](repeating: false, count: columnCount)
    }

    // MARK: Filling

    /// Adds a column, of zeros as yet. What a row of it has in no more than a trace, times its largest coefficient, is
    /// rounding.
    mutating func append(_ member: Member, largest: Double) {
        columns.append(member)
        largestCoefficients.append(max(1, largest))
    }

    /// Adds a multiple of a line of another matrix to the loose row that is to be added next.
    mutating func addToNext(_ factor: Double, times line: Int, of lines: borrowing DenseMatrix) {
        numbers.add(line, of: lines, times: factor, to: firstRow + loose.count)
    }

    /// Adds the loose row whose numbers were added up, unless nothing is left of them but rounding.
    ///
    /// - Parameter scale: the largest of the row's coefficients.
    mutating func appendNext(_ member: Member, excess: Double, scale: Double) {
        let place = firstRow + loose.count
        let negligible = Tolerance.weight * scale
        var isEmpty = true
        for column in 0..<columns.count where numbers[place, column] != 0 {
            // What is left of sums that cancel out must not be taken for a way to move.
            if abs(numbers[place, column]) * largestCoefficients[column] <= negligible {
                numbers[place, column] = 0
            } else {
                isEmpty = false
                isFilled[column] = true
            }
        }
        if isEmpty {
            return
        }
        loose.append(member)
        excesses.append(excess)
        spreads.append(1 + numbers.squares(ofRow: place))
    }

    /// Takes the columns out in which no loose row has a number.
    mutating func removeEmptyColumns() {
        var column = columns.count
        while column > 0 {
            column -= 1
            if !isFilled[column] {
                removeColumn(column)
            }
        }
    }

    /// Whether all rows have numbers that can be calculated with.
    var isFinite: Bool {
        for row in 0..<spreads.count where !spreads[row].isFinite {
            return false
        }
        return true
    }

    /// Works out the prices from the sides of the rows.
    mutating func addUpPrices() {
        for position in 0..<loose.count where loose[position].side != 0 {
            let level = Int(loose[position].level)
            _ = numbers.add(
                firstRow + position, times: Double(loose[position].side), to: level)
        }
        for column in 0..<columns.count {
            tellApart(column)
        }
    }
}
