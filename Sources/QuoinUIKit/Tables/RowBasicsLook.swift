/// What sets apart the rows in which a picture, a text and a detail stand by themselves.
@MainActor
struct RowBasicsLook {
    /// How the detail stands to the text.
    var style: UITableViewCell.CellStyle
    var textFont: UIFont
    var textColor = UIColor.label
    /// How many lines the text has at most; 0 for as many as it needs.
    var textLines = 1
    var detailFont: UIFont
    var detailColor: UIColor
    /// Where they stand in a row that is higher than they need it to be.
    var place = Place.middle
    /// How far they stay from the upper and lower edge, at least.
    var upperMargin: CGFloat
    var lowerMargin: CGFloat
    /// How far they stay from these where the row is lower than that.
    var marginWhereLow: CGFloat
    var leastHeight: CGFloat

    enum Place { case top, middle, bottom }

    static func cell(_ style: UITableViewCell.CellStyle) -> RowBasicsLook {
        RowBasicsLook(
            style: style, textFont: .preferredFont(forTextStyle: .body),
            detailFont: .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body),
            detailColor: style == .subtitle ? .label : .secondaryLabel, upperMargin: 8,
            lowerMargin: 8, marginWhereLow: 8, leastHeight: 44)
    }

    /// That of what stands above or below the rows of a section, which is as low as its text lets it be.
    static var headerOrFooter: RowBasicsLook {
        RowBasicsLook(
            style: .subtitle,
            textFont: UIFontMetrics(forTextStyle: .headline).scaledFont(
                for: .boldSystemFont(ofSize: 17)),
            detailFont: .preferredFont(forTextStyle: .footnote), detailColor: .secondaryLabel,
            upperMargin: 4, lowerMargin: 4, marginWhereLow: 0, leastHeight: 0)
    }

    /// That of what stands above the rows of a section in a grouped table: it keeps close to them.
    static var groupedHeader: RowBasicsLook {
        var look = grouped
        (look.place, look.upperMargin, look.lowerMargin) = (.bottom, 17, 6)
        return look
    }

    /// That of what stands below them.
    static var groupedFooter: RowBasicsLook {
        var look = grouped
        (look.place, look.upperMargin, look.lowerMargin) = (.top, 8, 6)
        return look
    }

    private static var grouped: RowBasicsLook {
        var look = headerOrFooter
        (look.textFont, look.textColor) = (.preferredFont(forTextStyle: .footnote), .secondaryLabel)
        look.textLines = 0
        return look
    }
}
