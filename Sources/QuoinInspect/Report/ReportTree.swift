import QuoinLayout

/// What a report tells of a tree of views that was laid out, as values: those of the views by number, each
/// before those in it.
struct ReportTree: Sendable {
    /// A view of the tree.
    struct Node: Sendable {
        var name: String
        var type: String
        /// The number of its superview, or −1.
        var parent: Int
        /// Its frame in the superview's coordinates; that of the top view begins at zero.
        var frame: Rect
        /// How far what is in it is scrolled.
        var scrolled: Point
        var isHidden: Bool
        var clips: Bool
    }

    /// A constraint, as it is shown.
    struct Line: Sendable {
        var text: String
        var origin: Origin
        /// The numbers of the views that it is between; those of guides stand for their owners. −1 is none.
        var ends: (Int, Int)
        var axis: Axis
        /// What its first side comes to, and what the second side asks for; nil where that does not show.
        var values: (Double, Double)?
        var isSetAside: Bool
        var isInConflict: Bool
        var isPending: Bool
        /// Whether the two sides are not as the relation says, by more than rounding to pixels explains.
        var isMissed: Bool
    }

    /// Where a constraint comes from.
    enum Origin: Sendable {
        /// A line of code.
        case code(CodeLocation)
        /// A stack, a table or the like, which has made it for what it contains.
        case container
        /// A frame or a content.
        case implied
    }

    let size: Size
    var nodes: [Node] = []
    var lines: [Line] = []
    var findings: [ReportFinding] = []
    var reasons = ReportReasons()
    /// What repairs would do; empty where the layout cannot be built again.
    var repairs: [ReportRepair] = []
    let picture: ReportPicture

    /// The numbers of the views, for those who speak of them.
    struct Numbers {
        var ofViews: [ObjectIdentifier: Int] = [:]
        var ofLines: [ObjectIdentifier: Int] = [:]

        /// The number of the view that an item is, or belongs to; −1 if it is none of the tree's.
        func view(of element: LayoutElement?) -> Int {
            guard let element else { return -1 }
            if let own = ofViews[ObjectIdentifier(element)] {
                return own
            }
            let owner = (element as? LayoutGuide)?.owningView
            return owner.flatMap { ofViews[ObjectIdentifier($0)] } ?? -1
        }
    }
}
