/// The language in which constraints are drawn: `|-[icon(32)]-[title]-|`.
///
/// A format is text with one statement a line, each of which lays views out along an axis:
///
/// ```swift
/// try card.visualConstraints(
///     """
///     |-[icon(32)]-[title]-|
///     V:|-[icon(32)]->|           // the card is as high as it likes
///     V:|-[title]-|
///     """,
///     views: ["icon": icon, "title": title])
/// ```
///
/// <doc:VisualFormatLanguage> has the whole grammar. Formats are given to
/// `View.visualConstraints` or to `LayoutConstraint.constraints(withVisualFormat:)`.
public enum VisualFormat {}
