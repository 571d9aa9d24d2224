/// What was said about a conflict that still stands.
///
/// It is kept, for later the numbers may not be found out any more: a view whose frame was set aside
/// has got another one.
struct ReportedConflict {
    /// The row that was set aside. No other conflict has the same.
    let broken: ConflictMember
    /// What was reported.
    let explanation: String
    /// The same in short, without places in source code.
    let summary: String
}
