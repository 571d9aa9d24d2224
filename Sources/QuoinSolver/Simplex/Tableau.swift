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
    /// The columns in which the row to be made tight is not zero.
    var filled: Buffer<Int32>
    /// Columns at the same price.
    var equals: Buffer<Int32>
    var steps = 0
    var random: UInt64 = 1

    /// Where the numbers of the loose rows begin.
    var firstRow: Int {
        @inline(__always) get { levelCount + 1 }
    }

    /// An empty tableau with room for so much.
    init(levels: Int, rows: Int, columns columnCount: Int) {
        levelCount = levels
        numbers = DenseMatrix(rows: levels + 1 + rows, columns: columnCount)
        loose = Buffer(capacity: rows)
        excesses = Buffer(capacity: rows)
        spreads = Buffer(capacity: rows)
        columns = Buffer(capacity: columnCount)
        settled = Buffer(capacity: 16)
        filled = Buffer(capacity: columnCount)
        equals = Buffer(capacity: columnCount)
    }

    // MARK: Filling

    /// Adds a loose row, of zeros as yet.
    mutating func append(_ member: Member, excess: Double) {
        loose.append(member)
        excesses.append(excess)
        spreads.append(1)
    }

    /// Sets a number of the loose row added last.
    mutating func setLast(_ number: Double, column: Int) {
        numbers[firstRow + loose.count - 1, column] = number
        spreads[loose.count - 1] += number * number
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
