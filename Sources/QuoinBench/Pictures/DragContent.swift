/// The content of `drag`, in whichever way it is laid out.
enum DragContent {
    /// What a label does in its pane.
    enum LabelKind {
        case fillsPane
        case atNearEdge
        case atFarEdge
    }

    /// How many views there are: the root, the point, the panes, and the labels.
    static let viewCount = 300
    static let paneCount = 4
    static let rootWidth = 1000.0
    static let rootHeight = 800.0
    /// How near the point may come to the left and right edge.
    static let sideLimit = 80.0
    /// How near it may come to the upper and lower edge.
    static let endLimit = 60.0
    /// How far labels stay from the edges of their panes.
    static let inset = 8.0
    static let labelHeight = 17.0

    private static let labelCount = viewCount - 2 - paneCount

    /// The numbers of the labels in a pane, from top to bottom.
    static func labels(inPane index: Int) -> Range<Int> {
        labelCount * index / paneCount..<labelCount * (index + 1) / paneCount
    }

    /// The three kinds take turns.
    static func kind(_ number: Int) -> LabelKind {
        switch number % 3 {
        case 0: .fillsPane
        case 1: .atNearEdge
        default: .atFarEdge
        }
    }

    /// Most texts fit into any pane; one in ten is cut where its pane is narrow.
    static func textWidth(_ number: Int) -> Double {
        number % 10 == 0 ? Double(200 + number) : Double(40 + number % 24)
    }
}
