/// What the solver knows of a variable, but for its value and its column.
struct VariableRecord {
    /// Places the variable after all the variables that its value is computed from.
    var label: Int64 = 0
    /// The row that defines the variable, or −1: then it is a *parameter*, and its value stands.
    var definition: Int32 = -1
    /// In how many definitions of other variables it occurs.
    var users: Int32 = 0
    var generation: UInt32 = 0
    var flags: VariableFlags = []
}

struct VariableFlags: PlainFlags {
    let rawValue: UInt16

    /// In use, as opposed to vacant.
    static let alive = VariableFlags(rawValue: 1 << 0)
    static let nonNegative = VariableFlags(rawValue: 1 << 1)
    /// Stands in the queue of values to be computed again.
    static let queued = VariableFlags(rawValue: 1 << 2)
    /// Its value is out of date, but nothing that must be checked depends on it.
    static let asleep = VariableFlags(rawValue: 1 << 3)
    /// A loose row depends on its value, directly or through definitions. May be set in vain.
    static let watched = VariableFlags(rawValue: 1 << 4)
    /// Required equalities alone define it: no choice of the solver's can move it.
    static let rigid = VariableFlags(rawValue: 1 << 5)
    /// Removed by the user, but a row that is on its way out still mentions it.
    static let leaving = VariableFlags(rawValue: 1 << 6)
    /// Listed among the variables whose value has changed.
    static let changed = VariableFlags(rawValue: 1 << 7)
    /// There is a row that says that it is not negative.
    static let bounded = VariableFlags(rawValue: 1 << 8)
    /// Found, in the present round of questions, to have nothing in it that could move: see
    /// ``Simplex/freedom(of:)``.
    static let settled = VariableFlags(rawValue: 1 << 9)
    /// Listed among those that nothing may decide.
    static let open = VariableFlags(rawValue: 1 << 10)
    /// What a variable begins with that must not be negative.
    static let ofNonNegative: VariableFlags = [.alive, .nonNegative, .watched]
    /// What no walk for something that could move goes through.
    static let immovable: VariableFlags = [.rigid, .settled]
}

/// What the solver knows of a constraint, but for its terms.
struct RowRecord {
    /// The constant on the right-hand side.
    var constant: Double = 0
    /// The ``activity`` or the ``pivotCoefficient``, of which a row has only one at a time.
    private var number: Double = 0
    /// The variable that the row defines, or −1.
    var pivot: Int32 = -1
    var priority: Float = 0
    /// While tight: how the cost grows with the row's activity, as a list in the graded store.
    var price: Int32 = GradedStore.zero
    var status: RowStatus = .vacant
    var relation: RowRelation = .equal
    /// On which side of the constant the row counts as violated in the prices: −1 below, 1 above,
    /// 0 neither.
    var side: Int8 = 0
    var flags: RowFlags = []

    /// A vacant row.
    init() {}
}

enum RowStatus: UInt8 {
    case vacant
    /// An optional row that the next solve will take in.
    case pending
    /// Merely watched: the row's activity is what comes of the other rows.
    case loose
    /// The row holds with equality, and so takes one degree of freedom.
    case tight
    /// A combination of tight rows that defines a variable in place of one of them.
    case derived
}

enum RowRelation: UInt8 {
    case atMost
    case equal
    case atLeast
    /// A tight row that was removed, on its way to be loose and then vacant.
    case none

    init(_ relation: Relation) {
        switch relation {
        case .lessThanOrEqual: self = .atMost
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .atLeast
        }
    }
}

struct RowFlags: PlainFlags {
    let rawValue: UInt8

    /// Says that a variable is not negative; it has no handle.
    static let bound = RowFlags(rawValue: 1 << 0)
    /// Stands in the queue of rows to be checked.
    static let queued = RowFlags(rawValue: 1 << 1)
    /// Part of at least one derived row.
    static let combined = RowFlags(rawValue: 1 << 2)
    /// The edit of the only variable in it.
    static let edit = RowFlags(rawValue: 1 << 3)
    /// The transaction that is open has noted the price.
    static let noted = RowFlags(rawValue: 1 << 4)
    /// The long step, or the counting, under way has come to it already.
    static let passed = RowFlags(rawValue: 1 << 5)
    /// Has one term only, and so says how large a single variable may be.
    static let single = RowFlags(rawValue: 1 << 6)
    /// Found, in the present round of questions, to be unable to move off its constant.
    static let settled = RowFlags(rawValue: 1 << 7)
}

extension RowRecord {
    /// The sum of the terms, kept current while the row is loose.
    var activity: Double {
        @inline(__always) get { number }
        @inline(__always) set { number = newValue }
    }

    /// The coefficient of the variable that the row defines, while it defines one.
    var pivotCoefficient: Double {
        @inline(__always) get { number }
        @inline(__always) set { number = newValue }
    }

    /// Whether going above the constant violates the row.
    var limitsAbove: Bool {
        @inline(__always) get { relation == .atMost || relation == .equal }
    }

    /// Whether going below the constant violates the row.
    var limitsBelow: Bool {
        @inline(__always) get { relation == .atLeast || relation == .equal }
    }

    var isRequired: Bool {
        @inline(__always) get { priority == Priority.required.rawValue }
    }

    /// Whether the row may never move off its constant, to either side.
    var isFixed: Bool {
        @inline(__always) get { relation == .equal && isRequired }
    }

    /// What one more unit of activity costs on the side that the prices count the row on.
    var sideCost: Double {
        @inline(__always) get { Double(side) }
    }
}
