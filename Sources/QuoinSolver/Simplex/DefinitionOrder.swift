/// In what order tight rows are to define variables, and the state of finding it out.
struct DefinitionOrder: ~Copyable {
    struct Pair {
        var row: Int32
        var variable: Int32
    }

    /// Rows with what each defines, which may depend on what those before it define.
    var bottom: [Pair] = []
    /// Rows with what each defines, which may depend on what those after it define, and on all of the bottom.
    var top: [Pair] = []
    /// The rows for which nothing is left that they could define as they are written.
    var postponed: [Int] = []

    // MARK: Finding out

    /// How many variables of each row have no place yet; −1 for rows that have theirs, or are not asked.
    var remaining: [Int32]
    /// How many rows without a place mention each variable that has none.
    var mentions: [Int32]
    /// How much it would help to leave each variable for later.
    var weights: [Int32]
    var openRowCount = 0
    var isUnderWay = false
    /// Rows that may have one variable left, or none, and variables that may be left in one row.
    private(set) var rowsToLookAt: [Int32] = []
    private(set) var variablesToLookAt: [Int32] = []
    /// Variables by how much it helped, when that was noted, to leave them for later.
    var candidates = LabelQueue()

    init(rows: Int, variables: Int) {
        remaining = [Int32](repeating: -1, count: rows)
        mentions = [Int32](repeating: 0, count: variables)
        weights = mentions
    }

    mutating func noteRow(_ row: Int) {
        if remaining[row] == 0 || remaining[row] == 1 {
            rowsToLookAt.append(Int32(row))
        }
    }

    mutating func noteVariable(_ variable: Int) {
        if mentions[variable] == 1 {
            variablesToLookAt.append(Int32(variable))
        }
    }

    mutating func noteCandidate(_ variable: Int) {
        candidates.push(variable, key: key(of: variable))
    }

    /// The candidate with the smallest key is the best.
    func key(of variable: Int) -> Int64 {
        -Int64(weights[variable])
    }

    /// What it helps a row with so many variables left to be rid of one.
    func weight(ofRow row: Int) -> Int32 {
        switch remaining[row] {
        case 2: 20
        case 3: 5
        case 4: 2
        default: 0
        }
    }

    mutating func nextRow() -> Int? { rowsToLookAt.popLast().map { Int($0) } }

    mutating func nextVariable() -> Int? { variablesToLookAt.popLast().map { Int($0) } }
}
