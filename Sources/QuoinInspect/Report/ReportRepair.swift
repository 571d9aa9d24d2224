/// What a repair would do to a layout: as a whole, or about one view.
struct ReportRepair: Sendable {
    /// What is done, as one would ask for it.
    var title: String
    /// The number of the view that it is about; −1 for the whole layout.
    var view: Int
    /// What to write; empty where there is nothing to do.
    var code: String
    /// The layout afterwards. Where nothing looks otherwise, it has no picture of its own.
    var outcome: ReportOutcome?
}
