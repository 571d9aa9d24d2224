import QuoinKit

extension UIViewController {
    func makeEditButtonItem() -> UIBarButtonItem {
        let action = UIAction { [weak self] _ in
            if let self { setEditing(!isEditing, animated: true) }
        }
        return UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: action)
    }

    /// As in UIKit, for the edge at the top: bars at others do not look at what is scrolled.
    public final func setContentScrollView(_ view: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { setContentScrollView(view) }
    }
    /// As in UIKit, for the edge at the top; otherwise `nil`.
    public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) ? core.contentScrollView?.uiView as? UIScrollView : nil
    }

    /// Tells the controller with the tabs, which this one or the one around it belongs to.
    func tabChanged() {
        parent?.tabChanged(of: self)
        if let navigation = parent as? UINavigationController { navigation.tabChanged() }
    }

    /// The nearest controller of a kind that this one is in.
    func nearest<Kind: UIViewController>() -> Kind? {
        var next = parent
        while let controller = next {
            if let found = controller as? Kind { return found }
            next = controller.parent
        }
        return nil
    }
}
