import QuoinLayout

/// A finding as it stands in a report: what it is about, by number.
struct ReportFinding: Sendable {
    /// What kind it is, in a few words.
    var kind: String
    /// Whether required constraints contradict each other.
    var isConflict = false
    var message: String
    var views: [Int]
    var lines: [Int]
    var mends: [ReportMend] = []
}

/// What would mend a finding.
struct ReportMend: Sendable {
    /// What to write.
    var code: String
    /// The layout with the mend; nil if that was not tried.
    var outcome: ReportOutcome?
}

/// A layout after a mend.
struct ReportOutcome: Sendable {
    var size: Size
    /// What the views draw then.
    var drawing: String
    /// The frames that are others than before, by the number of the view, in the picture's coordinates.
    var moved: [(number: Int, frame: Rect)]
    /// What there still is to say, a line for each finding.
    var findings: [String]
}
