import Quoin
import QuoinInspect

/// How many columns of a terminal the pictures of the gallery take, and how many stand side by side.
enum PictureColumns {
    /// How many columns there are between two pictures.
    static let gap = 3
    /// More than three in a row would rather be looked for than looked at.
    private static let mostInRow = 3
    /// How many points a column stands for, if there is room enough: at this scale letters of a terminal
    /// are about as wide as those of the text that they stand for.
    private static let finestScale = 6.4
    /// How many points a column stands for at most, for the sake of a third picture in the row: hardly a
    /// word is cut yet.
    private static let comfortableScale = 7.5
    /// How many points a column stands for at most, for the sake of a second one: a phone of 320 points
    /// then has 36 columns, so that a terminal of 80, the most common one, is filled.
    private static let coarsestScale = 9.0

    /// How many columns a picture takes.
    static func columns(of size: Size, for capabilities: TerminalCapabilities) -> Int {
        let count = countInRow(of: size, for: capabilities)
        let room = (capabilities.columns - gap * (count - 1)) / count
        return max(1, min(room, Int(size.width / finestScale)))
    }

    /// How many pictures stand side by side.
    static func countInRow(of size: Size, for capabilities: TerminalCapabilities) -> Int {
        let count = { (scale: Double) in
            let least = Int((size.width / scale).rounded(.up))
            return (capabilities.columns + gap) / (least + gap)
        }
        return max(1, min(mostInRow, count(comfortableScale)), min(2, count(coarsestScale)))
    }
}
