import QuoinKit

/// What a popover stands beside.
extension UIPopoverPresentationController {
    /// Where that is in what the popover stands in. Without anything, the middle.
    func placeOfSource(in room: UIView) -> CGRect {
        guard let view = placedSource(in: room.window) else {
            return CGRect(x: room.bounds.midX, y: room.bounds.midY, width: 0, height: 0)
        }
        let rect =
            view === sourceView && sourceItem == nil && barButtonItem == nil ? sourceRect : .null
        return view.convert(rect.isNull ? view.bounds : rect, to: room)
    }

    /// The view in a window that it is to stand beside.
    private func placedSource(in window: UIWindow?) -> UIView? {
        guard let window else { return nil }
        let item = sourceItem ?? barButtonItem ?? sourceView
        if let item = item as? UIBarButtonItem { return window.node.button(for: item) }
        let view = item as? UIView
        return view?.window === window ? view : nil
    }
}

extension View {
    /// What stands for an item in a bar that is in the view.
    @MainActor
    fileprivate func button(for item: UIBarButtonItem) -> BarButton? {
        if let button = uiView as? BarButton, button.item === item { return button }
        return subviews.lazy.compactMap { $0.button(for: item) }.first
    }
}
