import Quoin

/// Where a table puts a cell.
final class CellPlacement {
    /// The place that the cell stands for, among all rows, headers and footers.
    var row = 0
    /// Where that begins, as far as the table knew when it was last arranged.
    private(set) var placedTop = 0.0
    /// How it sticks, if it does.
    private(set) var sticking: Sticking?
    /// How tall the data source says that it is.
    var saidHeight: RowHeight?
    /// How much room is kept above it in its place.
    var roomAbove = 0.0
    /// Whether its height is yet to be found.
    var isNew = true
    /// Whether the cell is among those in sight.
    var isPlaced = false

    private let top: LayoutConstraint
    private let sides: [LayoutConstraint]
    private let height: LayoutConstraint

    init(of cell: View, in table: View) {
        top = cell.top.constraint(equalTo: table.top)
        sides = [
            cell.left.constraint(equalTo: table.left),
            cell.width.constraint(equalTo: table.width),
        ]
        height = cell.height.constraint(equalToConstant: 0)
        for (constraint, name) in zip([top, height] + sides, ["top", "height", "left", "width"]) {
            constraint.markAsMadeByContainer(named: "table row \(name)")
        }
    }

    /// Whether the constraints place the cell in a table.
    func isFor(_ table: View) -> Bool { top.secondItem === table }

    /// Brings the constraints in force, for a cell that is in the table.
    func activate() {
        LayoutConstraint.activate([top, height] + sides)
    }

    /// Takes the constraints out of force, for a cell that leaves the table: whoever has it next says
    /// how tall it is.
    func deactivate() {
        LayoutConstraint.deactivate([top, height] + sides)
    }

    /// Puts the cell at a distance from the beginning of the content.
    func place(at distance: Double) {
        placedTop = distance
        sticking = nil
        if top.constant != distance + roomAbove {
            top.constant = distance + roomAbove
        }
    }

    /// Puts the cell at a distance from the beginning of the content, or, if it sticks, near it.
    func place(at distance: Double, sticking: Sticking?, in visible: ClosedRange<Double>) {
        placedTop = distance
        self.sticking = sticking
        stick(in: visible)
    }

    /// Puts the cell where it is to be seen while a part of the content is visible.
    func stick(in visible: ClosedRange<Double>) {
        let own = placedTop + roomAbove
        let start = sticking?.start(from: own, in: visible) ?? own
        if top.constant != start {
            top.constant = start
        }
    }

    /// Lets the content decide how tall the cell is, as little as can be, or, where it has no say, a
    /// number.
    func setHeight(_ number: Double, isRequired: Bool) {
        height.priority = isRequired ? .required : .fittingSize
        height.constant = number
    }

    /// How tall the cell was told to be because nothing in it says so; nil if it was not told.
    var fallbackHeight: Double? {
        height.priority == .fittingSize && height.constant > 0 ? height.constant : nil
    }
}
