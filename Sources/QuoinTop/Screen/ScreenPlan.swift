/// What there is room for on a screen.
struct ScreenPlan: Equatable {
    let columns: Int
    let lines: Int
    /// How many boxes stand side by side above the table; 0 if there are lines instead.
    let boxes: Int
    /// How many lines the boxes or the lines take.
    let gaugeLines: Int
    let hasTitle: Bool
    let hasTabs: Bool
    let hasFooter: Bool

    private static let leastBoxWidth = 25

    init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
        boxes = lines < 18 || columns < 50 ? 0 : min(4, columns / Self.leastBoxWidth)
        if boxes > 0 {
            gaugeLines = lines < 30 ? 6 : lines < 50 ? 8 : 12
        } else {
            gaugeLines = lines < 4 ? 0 : lines < 5 ? 1 : lines < 10 ? 2 : 3
        }
        hasTitle = lines >= 8 && columns >= 12
        hasTabs = lines >= 12
        hasFooter = lines >= 10
    }

    /// How wide a box is at least.
    var boxWidth: Int { boxes > 0 ? columns / boxes : columns }
}
