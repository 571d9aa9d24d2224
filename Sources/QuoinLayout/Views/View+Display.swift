/// Drawing.
extension View {
    /// Draws the view and all that is in it, from the back to the front, whether or not anything has
    /// asked for it. Hidden views are left out.
    ///
    /// The origin of the canvas is taken for the upper left corner of the view.
    public final func render(on canvas: any Canvas) {
        draw(on: canvas, all: true)
    }

    /// Draws the views that have asked for it.
    final func display(on canvas: any Canvas) {
        if !flags.isDisjoint(with: .displayMarks) {
            draw(on: canvas, all: false)
        }
    }

    private func draw(on canvas: any Canvas, all: Bool) {
        var waiting: [DrawingStep] = [.begin(self, isTop: true)]
        while let step = waiting.popLast() {
            switch step {
            case .end:
                canvas.restore()
            case .begin(let view, let isTop):
                if view.isHidden {
                    continue
                }
                canvas.save()
                if !isTop {
                    canvas.translate(by: view.storedFrame.origin)
                }
                if view.flags.contains(.clipsToBounds) {
                    canvas.clip(to: Rect(origin: .zero, size: view.storedFrame.size))
                }
                let origin = view.boundsOrigin
                canvas.translate(by: Point(x: -origin.x, y: -origin.y))
                let goesOn = all || view.flags.contains(.subtreeNeedsDisplay)
                view.flags.remove(.subtreeNeedsDisplay)
                if all || view.flags.contains(.needsDisplay) {
                    view.flags.remove(.needsDisplay)
                    view.draw(view.bounds, in: canvas)
                }
                waiting.append(.end)
                guard goesOn else { continue }
                for subview in view.storedSubviews.reversed()
                where all || !subview.flags.isDisjoint(with: .displayMarks) {
                    waiting.append(.begin(subview, isTop: false))
                }
            }
        }
    }
}

/// What is yet to be done while a tree is drawn.
private enum DrawingStep {
    case begin(View, isTop: Bool)
    /// All in a view is drawn.
    case end
}
