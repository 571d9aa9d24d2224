/// What views do where their classes do not say otherwise, if it takes more than a line.
extension UIView {
    /// Takes the size that fits.
    func takeFittingSize() {
        let size = sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
        // With a transform, the frame is not what the view is laid out in.
        if extras.transform == nil {
            frame.size = size
        } else {
            bounds.size = size
        }
    }

    /// What is in the view was laid out: who observes its places hears of it, and of its own.
    func placesMayHaveChanged() {
        valueChanged()
        for subview in subviews { subview.valueChanged() }
    }

    /// Takes a gesture, from the view that has it.
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.attachedView?.detach(recognizer)
        recognizer.attachedView = self
        extras.gestures.append(recognizer)
    }

    /// Lets go of a gesture, if it has it.
    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attachedView === self else { return }
        recognizer.attachedView = nil
        if let place = extras.gestures.firstIndex(where: { $0 === recognizer }) {
            extras.gestures.remove(at: place)
        }
    }

    /// Has these gestures, and no others.
    func exchangeGestures(for recognizers: [UIGestureRecognizer]) {
        extras.gestures.forEach { detach($0) }
        recognizers.forEach { attach($0) }
    }

    /// The first view in this one that has a tag.
    func tagged(_ tag: Int) -> UIView? {
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Whether its transform leaves more of the view than a line.
    private var hasArea: Bool {
        extras.transform.map { $0.a * $0.d != $0.b * $0.c } ?? true
    }

    /// The uppermost view at a point of this one.
    func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, hasArea,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }
}
