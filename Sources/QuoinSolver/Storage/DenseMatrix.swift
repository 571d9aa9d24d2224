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
}
