/// A matrix of mostly zeros that can be read along its rows and along its columns.
///
/// Each entry of a row knows its place in its column's list and the other way round, so that a row
/// is taken out in time proportional to its own length, however long the columns are.
struct SparseMatrix: ~Copyable {
    /// One number of a row.
    struct Entry: PoolElement {
        var column: Int32
        /// Where in the column's list the entry is listed.
        var place: Int32
        var coefficient: Double

        var link: Int32 {
            get { column }
            set { column = newValue }
        }
    }

    /// One mention of a row in a column's list.
    struct Occurrence: PoolElement {
        var row: Int32
        /// Where in the row the entry stands.
        var place: Int32

        var link: Int32 {
            get { row }
            set { row = newValue }
        }
    }

    private var entries: Pool<Entry>
    private var occurrences: Pool<Occurrence>
    private var rows: Buffer<Run>
    private var columns: Buffer<Run>
    /// How many numbers the matrix holds.
    private(set) var entryCount = 0

    init(capacity: Int) {
        entries = Pool(capacity: capacity)
        occurrences = Pool(capacity: capacity)
        rows = Buffer(capacity: max(1, capacity / 4))
        columns = Buffer(capacity: max(1, capacity / 8))
    }

    // MARK: Reading

    /// Where row `row` stands, to be read with ``entry(_:)``.
    @_transparent
    func row(_ row: Int) -> Range<Int> {
        rows[row].range
    }

    /// Where column `column` stands, to be read with ``occurrence(_:)``.
    @_transparent
    func column(_ column: Int) -> Range<Int> {
        columns[column].range
    }

    @_transparent
    func entry(_ index: Int) -> Entry {
        entries[index]
    }

    @_transparent
    func occurrence(_ index: Int) -> Occurrence {
        occurrences[index]
    }

    /// The number that an occurrence stands for.
    @_transparent
    func coefficient(of occurrence: Occurrence) -> Double {
        entries[Int(rows[occurrence.row].start) + Int(occurrence.place)].coefficient
    }

    // MARK: Writing

    /// Makes room for so many rows, columns and numbers in all.
    mutating func reserveCapacity(rows rowCount: Int, columns columnCount: Int, entries count: Int)
    {
        rows.reserveCapacity(rowCount)
        columns.reserveCapacity(columnCount)
        entries.reserveCapacity(count)
        // Columns grow as they are filled, and leave gaps behind.
        occurrences.reserveCapacity(max(count, columnCount * Self.mentionsOfMost) + count / 3)
    }

    /// Makes rows up to and including `row` exist; new ones are empty.
    @inline(__always)
    mutating func ensureRow(_ row: Int) {
        while rows.count <= row {
            rows.append(Run())
        }
    }

    /// Makes columns up to and including `column` exist; new ones are empty.
    @inline(__always)
    mutating func ensureColumn(_ column: Int) {
        while columns.count <= column {
            columns.append(Run())
        }
    }

    /// Makes so many columns behind the others, which are empty and have room for a few mentions each.
    @inline(__always)
    mutating func appendColumns(_ count: Int) {
        let first = columns.extend(by: count)
        var run = occurrences.allocate(count, capacity: Self.mentionsOfMost)
        for column in first..<first + count {
            columns[column] = run
            run = run.next
        }
    }

    /// Most columns are mentioned in no more rows than that.
    private static var mentionsOfMost: Int { 4 }

    /// Makes room in an empty row.
    @inline(__always)
    mutating func reserve(_ capacity: Int, inRow row: Int) {
        assert(rows[row].count == 0)
        if rows[row].capacity < capacity {
            entries.free(&rows[row])
            rows[row] = entries.allocate(capacity: capacity)
        }
    }

    /// Puts a number at the end of a row, whose column must not occur in it yet.
    @inline(__always)
    mutating func append(_ coefficient: Double, column: Int, toRow row: Int) {
        let place = Int32(truncatingIfNeeded: rows[row].count)
        let columnPlace = Int32(truncatingIfNeeded: columns[column].count)
        entries.append(
            Entry(column: Int32(column), place: columnPlace, coefficient: coefficient),
            to: &rows[row])
        occurrences.append(Occurrence(row: Int32(row), place: place), to: &columns[column])
        entryCount += 1
    }

    /// Puts a number at the end of a row in which room was made for it, and whose column must not occur in it yet.
    @inline(__always)
    mutating func appendReserved(_ coefficient: Double, column: Int, toRow row: Int) {
        let place = rows[row].count
        let columnPlace = Int32(truncatingIfNeeded: columns[column].count)
        entries[Int(rows[row].start) + place] = Entry(
            column: Int32(truncatingIfNeeded: column), place: columnPlace, coefficient: coefficient)
        rows[row].countOneMore()
        occurrences.append(
            Occurrence(
                row: Int32(truncatingIfNeeded: row), place: Int32(truncatingIfNeeded: place)),
            to: &columns[column])
        entryCount += 1
    }

    /// Empties a row and gives its place back.
    mutating func removeRow(_ row: Int) {
        for index in rows[row].range {
            unlist(entries[index])
        }
        entryCount -= rows[row].count
        entries.free(&rows[row])
    }

    /// Moves all numbers of a column, times a factor, to one that is empty.
    mutating func moveColumn(_ column: Int, to target: Int, times factor: Double) {
        assert(columns[target].count == 0)
        let moved = columns[column]
        columns[column] = columns[target]
        columns[target] = moved
        for index in moved.range {
            let occurrence = occurrences[index]
            let place = Int(rows[occurrence.row].start) + Int(occurrence.place)
            entries[place].column = Int32(target)
            entries[place].coefficient *= factor
        }
    }

    /// Gives the place of an empty column back.
    mutating func releaseColumn(_ column: Int) {
        assert(columns[column].count == 0)
        occurrences.free(&columns[column])
    }

    /// Takes an entry out of its column's list; the list's last mention moves into the gap.
    @inline(__always)
    private mutating func unlist(_ entry: Entry) {
        let start = Int(columns[entry.column].start)
        let last = columns[entry.column].count - 1
        if Int(entry.place) != last {
            let moved = occurrences[start + last]
            occurrences[start + Int(entry.place)] = moved
            entries[Int(rows[moved.row].start) + Int(moved.place)].place = entry.place
        }
        columns[entry.column].count = last
    }
}
