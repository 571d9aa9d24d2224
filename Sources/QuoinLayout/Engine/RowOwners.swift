/// The constraints by their rows, for who asks of many rows one after the other what they were written from.
///
/// A constraint knows its row. The way back leads through all that mention one of its items, which may be thousands,
/// so once that has taken many steps, all are written down. What is written down may be out of date: who reads it asks
/// the constraint. It goes when the engine takes something in.
struct RowOwners {
    /// So many steps are always taken.
    private static let fewSteps = 1024

    /// How many constraints were looked at to find some.
    var steps = 0
    /// How many they were when all were written down.
    private var stepsBefore = 0
    /// By the row's place.
    private var constraints: [LayoutConstraint?] = []

    /// What may be the constraint of a row.
    func candidate(for row: Int32) -> LayoutConstraint? {
        Int(row) < constraints.count ? constraints[Int(row)] : nil
    }

    /// Writes the constraints of all elements down if more was searched through than they are.
    mutating func note(
        mentioning elements: [UpLink<LayoutElement>], _ row: (LayoutConstraint) -> Int32
    ) {
        guard steps - stepsBefore > max(Self.fewSteps, 8 * elements.count) else { return }
        stepsBefore = steps
        constraints = []
        for link in elements {
            _ = link.with { element in
                element.forEachMention { constraint in
                    let place = Int(row(constraint))
                    guard place >= 0 else { return }
                    while constraints.count <= place {
                        constraints.append(nil)
                    }
                    constraints[place] = constraint
                }
            }
        }
    }
}
