/// What was said about a conflict that still stands.
///
/// It is kept, for later the numbers may not be found out any more: a view whose frame was set aside
/// has got another one.
struct ReportedConflict {
    /// The row that was set aside. No other conflict has the same.
    let broken: ConflictMember
    /// The row that was set aside in the conflict with which this one was told, or its own.
    let told: ConflictMemberKey
    /// What was reported.
    let explanation: String
    /// The same in short, without places in source code.
    let summary: String

    /// Whether it stands for those that were told with it.
    var isTold: Bool { broken.key == told }
}
