/// Two grids are compared by what is seen: where each keeps its characters is its own affair.
extension CellGrid: Hashable {
    /// The cells that are others than those of another grid of the same size, as their places in
    /// ``cells``. They are looked for here, where comparing a cell is no call into another module.
    package func differences(from other: CellGrid) -> [Int] {
        guard other.columns == columns, other.lines == lines else { return Array(cells.indices) }
        let (new, old) = (cells, other.cells)
        var places: [Int] = []
        for place in new.indices where !isSame(new[place], as: old[place], of: other) {
            places.append(place)
        }
        return places
    }

    private func isSame(_ cell: Cell, as old: Cell, of other: CellGrid) -> Bool {
        cell.looks(like: old) && CellSigns.areSame(cell.sign, signs, old.sign, other.signs)
    }

    package static func == (one: CellGrid, other: CellGrid) -> Bool {
        one.columns == other.columns && one.lines == other.lines
            && one.assumedGround == other.assumedGround && one.differences(from: other).isEmpty
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(columns)
        hasher.combine(lines)
        hasher.combine(assumedGround)
        for cell in cells {
            hasher.combine(character(of: cell))
            cell.hashLook(into: &hasher)
        }
    }
}
