import QuoinSolver

/// What the engine keeps for an element beside its variables: the rows that follow from the element
/// itself, not from constraints.
struct ElementRecord {
    /// The block of rows that place it by its frame, or −1.
    var placement: Int32 = -1
    /// The block of rows that its content asks for, or −1.
    var content: Int32 = -1
    var role = ElementRole.free
    /// Rows that are set aside because they contradict others.
    var broken: ImpliedRows = []
    /// Whether it waits to be asked for the first time.
    var isNew = false
}

/// A row that follows from an element itself. The raw value is its place in the block.
enum ImpliedRow: Int, CaseIterable {
    case x, y, width, height
    case widthHugging, widthResistance, heightHugging, heightResistance

    var isContent: Bool { rawValue >= 4 }
    var isHugging: Bool { self == .widthHugging || self == .heightHugging }
    var lane: Int { rawValue & 3 }

    var part: SlotPart {
        switch self {
        case .x: .x
        case .y: .y
        case .width, .widthHugging, .widthResistance: .width
        case .height, .heightHugging, .heightResistance: .height
        }
    }

    static func start(_ axis: Axis) -> ImpliedRow { axis == .horizontal ? .x : .y }
    static func extent(_ axis: Axis) -> ImpliedRow { axis == .horizontal ? .width : .height }
    static func hugging(_ axis: Axis) -> ImpliedRow {
        axis == .horizontal ? .widthHugging : .heightHugging
    }
    static func resistance(_ axis: Axis) -> ImpliedRow {
        axis == .horizontal ? .widthResistance : .heightResistance
    }
}

/// A set of implied rows.
struct ImpliedRows: PlainFlags {
    var rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ row: ImpliedRow) { rawValue = 1 << UInt8(row.rawValue) }
}

/// Rows of solver, four by four; −1 where there is none.
struct RowBlocks {
    private var blocks: [SIMD4<Int32>] = []
    /// What the rows were written from.
    private var numbers: [SIMD4<Double>] = []
    private var vacant: [Int32] = []

    mutating func take() -> Int32 {
        if let block = vacant.popLast() {
            return block
        }
        blocks.append(SIMD4(repeating: -1))
        numbers.append(SIMD4(repeating: 0))
        return Int32(blocks.count - 1)
    }

    mutating func release(_ block: Int32) {
        blocks[Int(block)] = SIMD4(repeating: -1)
        vacant.append(block)
    }

    subscript(block: Int32, lane: Int) -> Int32 {
        get { blocks[Int(block)][lane] }
        set { blocks[Int(block)][lane] = newValue }
    }

    func number(_ block: Int32, _ lane: Int) -> Double { numbers[Int(block)][lane] }

    mutating func setNumber(_ number: Double, _ block: Int32, _ lane: Int) {
        numbers[Int(block)][lane] = number
    }
}

extension LayoutEngine {
    /// The solver's row for what follows from the element in a slot, or −1.
    func row(_ implied: ImpliedRow, of slot: Int32) -> Int32 {
        let record = records[Int(slot)]
        let block = implied.isContent ? record.content : record.placement
        return block < 0 ? -1 : rowBlocks[block, implied.lane]
    }

    func setRow(_ row: Int32, for implied: ImpliedRow, of slot: Int32) {
        if row >= 0 || hasBlock(for: implied, of: slot) {
            rowBlocks[requireBlock(for: implied, of: slot), implied.lane] = row
        }
    }

    private func hasBlock(for implied: ImpliedRow, of slot: Int32) -> Bool {
        let record = records[Int(slot)]
        return (implied.isContent ? record.content : record.placement) >= 0
    }

    @inline(__always)
    func requireBlock(for implied: ImpliedRow, of slot: Int32) -> Int32 {
        let known = implied.isContent ? records[Int(slot)].content : records[Int(slot)].placement
        if known >= 0 {
            return known
        }
        let block = rowBlocks.take()
        if implied.isContent {
            records[Int(slot)].content = block
        } else {
            records[Int(slot)].placement = block
        }
        return block
    }

    /// What the view in a slot said for a row: the number of its alignment rectangle or of its content.
    func number(for implied: ImpliedRow, of slot: Int32) -> Double {
        let record = records[Int(slot)]
        let block = implied.isContent ? record.content : record.placement
        return block < 0 ? 0 : rowBlocks.number(block, implied.lane)
    }

    func setNumber(_ number: Double, for implied: ImpliedRow, of slot: Int32) {
        rowBlocks.setNumber(number, requireBlock(for: implied, of: slot), implied.lane)
    }

    /// Removes a row that follows from the element in a slot, if there is one.
    func removeRow(_ implied: ImpliedRow, of slot: Int32) {
        records[Int(slot)].broken.remove(ImpliedRows(implied))
        let row = row(implied, of: slot)
        guard row >= 0 else { return }
        statistics.rowsTouched += 1
        solver.removeLater(at: Int(row))
        setRow(-1, for: implied, of: slot)
    }

    /// Removes all rows that follow from the element in a slot.
    func removeOwnRows(of slot: Int32) {
        for implied in ImpliedRow.allCases {
            removeRow(implied, of: slot)
        }
        removeUpperRows(of: slot)
        removeFittingWishes(of: slot)
        for block in [records[Int(slot)].placement, records[Int(slot)].content] where block >= 0 {
            rowBlocks.release(block)
        }
        records[Int(slot)].placement = -1
        records[Int(slot)].content = -1
    }

    /// Adds the staged terms as a row that follows from the element in a slot.
    func addRow(
        _ implied: ImpliedRow, of slot: Int32, _ relation: Relation, _ number: Double,
        _ priority: Priority
    ) {
        let row = enterRow(of: slot) { () throws(SolverError) in
            try solver.addStagedRow(relation, number, priority: priority)
        }
        setRow(row, for: implied, of: slot)
    }

    /// Adds a row that follows from the element in a slot.
    ///
    /// - Returns: the row, or −1 if it cannot be.
    @inline(__always)
    func enterRow(of slot: Int32, _ addRow: () throws(SolverError) -> Int) -> Int32 {
        statistics.rowsTouched += 1
        do throws(SolverError) {
            return Int32(truncatingIfNeeded: try addRow())
        } catch {
            noteFrameNotFinite(of: slot)
            return -1
        }
    }

    private func noteFrameNotFinite(of slot: Int32) {
        if let view = elements[Int(slot)].target as? View {
            note("The frame of \(view.label) comes to numbers that are not finite.")
        }
    }
}
