/// Going through all that is in a view.
extension View {
    /// Calls `body` with the view and all views in it, from the back to the front, each before those
    /// in it.
    final func forEachInSubtree(_ body: (View) -> Void) {
        if subviewList.isEmpty {
            body(self)
            return
        }
        var waiting: [View] = [self]
        while let view = waiting.popLast() {
            body(view)
            waiting.append(contentsOf: view.storedSubviews.reversed())
        }
    }

    /// Calls `body` with each guide, the system's included.
    final func forEachGuide(_ body: (LayoutGuide) -> Void) {
        guard let extras else { return }
        if !extras.guides.isEmpty {
            extras.guides.all.forEach(body)
        }
        extras.systemGuides.forEach(body)
    }
}
