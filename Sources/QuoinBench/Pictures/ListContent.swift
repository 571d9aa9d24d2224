/// The content of the cells of `list:N`, in whichever way they are laid out.
enum ListContent {
    /// How many views a cell has, itself included.
    static let viewsPerCell = 4
    /// How many constraints a cell brings: 16 of its own, and 4 for each of its content sizes.
    static let constraintsPerCell = 24
    /// How wide the root is.
    static let rootWidth = 320.0
    /// How high a cell comes out: the icon is higher than both texts, and has 8 around it.
    static let cellHeight = 8 + 40 + 8.0
    static let titleHeight = 17.0
    static let subtitleHeight = 14.0

    /// How wide the text of a cell's title is.
    static func titleWidth(_ index: Int) -> Double {
        Double(100 + index % 50)
    }

    /// How wide the text of a cell's subtitle is.
    static func subtitleWidth(_ index: Int) -> Double {
        Double(180 + index % 90)
    }
}
