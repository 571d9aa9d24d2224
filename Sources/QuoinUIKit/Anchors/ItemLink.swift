/// Leads to a view or a guide, or whatever else is the item of a constraint, and does not keep it.
@MainActor
package struct ItemLink {
    private let view: NodeWrapper?
    private let other: LooseItem?

    package init(_ item: AnyObject?) {
        view = (item as? UIView)?.wrapper
        other = view == nil ? item.map { LooseItem($0) } : nil
    }

    /// The item, as long as it is there.
    package var item: AnyObject? { view?.view ?? other?.item }
}

/// What is no view.
@MainActor
private final class LooseItem {
    weak var item: AnyObject?

    init(_ item: AnyObject) {
        self.item = item
    }
}
