/// What sets apart the rows in which a picture, a text and a detail stand by themselves.
@MainActor
struct RowBasicsLook {
    /// How the detail stands to the text.
    var style: UITableViewCell.CellStyle
    var textFont: UIFont
    var detailFont: UIFont
    var detailColor: UIColor
    /// How far they stay from the upper and lower edge, at least.
    var edgeMargin: CGFloat
    /// How far they stay from these where the row is lower than that.
    var marginWhereLow: CGFloat
    var leastHeight: CGFloat

    static func cell(_ style: UITableViewCell.CellStyle) -> RowBasicsLook {
        RowBasicsLook(
            style: style, textFont: .systemFont(ofSize: 17),
            detailFont: .systemFont(ofSize: style == .subtitle ? 12 : 17),
            detailColor: style == .subtitle ? .label : .secondaryLabel, edgeMargin: 8,
            marginWhereLow: 8, leastHeight: 44)
    }

    /// That of what stands above or below the rows of a section, which is as low as its text lets it be.
    static var headerOrFooter: RowBasicsLook {
        RowBasicsLook(
            style: .subtitle, textFont: .boldSystemFont(ofSize: 17),
            detailFont: .systemFont(ofSize: 13), detailColor: .secondaryLabel, edgeMargin: 4,
            marginWhereLow: 0, leastHeight: 0)
    }
}
