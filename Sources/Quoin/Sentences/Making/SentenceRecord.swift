/// Which constraints the statements of sentences have made.
package final class SentenceRecord {
    /// What a statement has made about one view.
    struct Entry {
        /// The statement, by its position in the plan.
        let statement: Int
        /// The view, by its position there.
        let view: Int
        let group: ConstraintGroup
    }

    private(set) var entries: [Entry] = []

    package init() {}

    /// What was made, statement by statement, for one view after the other.
    package var groups: [ConstraintGroup] { entries.map { $0.group } }

    func add(_ group: ConstraintGroup, of statement: Int, about view: Int) {
        entries.append(Entry(statement: statement, view: view, group: group))
    }
}
