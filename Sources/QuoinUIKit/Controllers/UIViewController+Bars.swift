extension UIViewController {
    func makeEditButtonItem() -> UIBarButtonItem {
        let action = UIAction { [weak self] _ in
            if let self { setEditing(!isEditing, animated: true) }
        }
        return UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: action)
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
