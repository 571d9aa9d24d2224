/// A matrix of which most numbers are in use: row after row in one piece of memory.
///
/// What takes time is to add a multiple of one row to another, which is done four numbers at a time. Rows
/// are filled up to a whole number of fours with zeros. Bounds are checked in debug builds.
struct DenseMatrix: ~Copyable {
    let rowCount: Int
    let columnCount: Int
    private let base: UnsafeMutableRawPointer
    private let bytesPerRow: Int
    /// Columns behind these hold nothing but zeros, and are left out where whole rows are gone through.
    var columnsInUse: Int {
        didSet {
            assert(columnsInUse <= columnCount)
            bytesInUse = (columnsInUse + 3) / 4 * Self.bytesPerFour
        }
    }
    private var bytesInUse: Int

    private static var bytesPerNumber: Int { MemoryLayout<Double>.stride }
    private static var bytesPerFour: Int { MemoryLayout<SIMD4<Double>>.stride }

    /// A matrix of zeros.
    init(rows: Int, columns: Int) {
        rowCount = rows
        columnCount = columns
        bytesPerRow = (columns + 3) / 4 * Self.bytesPerFour
        columnsInUse = columns
        bytesInUse = bytesPerRow
        let byteCount = max(rows * bytesPerRow, Self.bytesPerFour)
        base = .allocate(
            byteCount: byteCount, alignment: MemoryLayout<SIMD4<Double>>.alignment)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    }

    deinit {
        base.deallocate()
    }

    subscript(row: Int, column: Int) -> Double {
        @inline(__always) get {
            base.load(fromByteOffset: offset(row, column), as: Double.self)
        }
        @inline(__always) set {
            base.storeBytes(of: newValue, toByteOffset: offset(row, column), as: Double.self)
        }
    }

    @inline(__always)
    private func offset(_ row: Int, _ column: Int) -> Int {
        assert(row >= 0 && row < rowCount && column >= 0 && column < columnCount)
        return row * bytesPerRow + column * Self.bytesPerNumber
    }

    /// Adds a multiple of one row to another.
    ///
    /// - Returns: the sum of the squares of what comes of it.
    @inline(__always)
    mutating func add(_ source: Int, times factor: Double, to target: Int) -> Double {
        assert(source != target && source < rowCount)
        return add(base + source * bytesPerRow, times: factor, to: target)
    }

    /// Adds a multiple of a row of another matrix, with as many columns, to a row.
    mutating func add(
        _ source: Int, of other: borrowing DenseMatrix, times factor: Double, to target: Int
    ) {
        assert(source < other.rowCount && columnCount == other.columnCount)
        _ = add(other.base + source * bytesPerRow, times: factor, to: target)
    }

    @inline(__always)
    private mutating func add(
        _ from: UnsafeMutableRawPointer, times factor: Double, to target: Int
    ) -> Double {
        assert(target < rowCount)
        let into = base + target * bytesPerRow
        let factors = SIMD4<Double>(repeating: factor)
        var squares = SIMD4<Double>.zero
        var offset = 0
        while offset < bytesInUse {
            let sum =
                into.load(fromByteOffset: offset, as: SIMD4<Double>.self)
                + factors * from.load(fromByteOffset: offset, as: SIMD4<Double>.self)
            into.storeBytes(of: sum, toByteOffset: offset, as: SIMD4<Double>.self)
            squares += sum * sum
            offset += Self.bytesPerFour
        }
        return squares.sum()
    }

    /// The sum of the squares of a row's numbers.
    func squares(ofRow row: Int) -> Double {
        var squares = SIMD4<Double>.zero
        var offset = row * bytesPerRow
        let end = offset + bytesInUse
        while offset < end {
            let four = base.load(fromByteOffset: offset, as: SIMD4<Double>.self)
            squares += four * four
            offset += Self.bytesPerFour
        }
        return squares.sum()
    }

    /// Writes one row over another.
    mutating func copyRow(_ source: Int, to target: Int) {
        assert(source != target && source < rowCount && target < rowCount)
        (base + target * bytesPerRow).copyMemory(
            from: base + source * bytesPerRow, byteCount: bytesPerRow)
    }

    /// Solves the equations of which the last column is the right side, by elimination. Nothing is left of the numbers
    /// then.
    ///
    /// - Returns: the unknowns; nil if there is no number larger than `leastPivot` to divide by.
    mutating func solution(leastPivot: Double) -> [Double]? {
        var order = Array(0..<rowCount)
        for column in 0..<rowCount {
            guard let pivotRow = pickPivot(column, &order, leastPivot) else { return nil }
            for position in column + 1..<rowCount where self[order[position], column] != 0 {
                let factor = -self[order[position], column] / self[pivotRow, column]
                _ = add(pivotRow, times: factor, to: order[position])
                self[order[position], column] = 0
            }
        }
        var unknowns = [Double](repeating: 0, count: rowCount)
        for column in stride(from: rowCount - 1, through: 0, by: -1) {
            let row = order[column]
            var rest = self[row, rowCount]
            for other in column + 1..<rowCount {
                rest -= self[row, other] * unknowns[other]
            }
            unknowns[column] = rest / self[row, column]
        }
        return unknowns
    }

    /// Moves the row with the largest number in a column up to that column's place.
    private func pickPivot(_ column: Int, _ order: inout [Int], _ leastPivot: Double) -> Int? {
        var best = column
        for position in column + 1..<rowCount
        where abs(self[order[position], column]) > abs(self[order[best], column]) {
            best = position
        }
        order.swapAt(column, best)
        return abs(self[order[column], column]) > leastPivot ? order[column] : nil
    }
}
