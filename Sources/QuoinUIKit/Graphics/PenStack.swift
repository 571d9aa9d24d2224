import QuoinKit

/// Who draws on a thread: views and pictures, one within the other.
final class PenStack {
    private struct Entry {
        var pen: DrawingPen
        var size: CGSize?
        /// Whether the app has said that it is to be drawn into this.
        var isPushed = false
    }
    private var entries: [Entry] = []
    private static let key = "QuoinUIKit.pens"

    static var ofThread: PenStack? { Thread.current.threadDictionary[key] as? PenStack }

    static var madeOfThread: PenStack {
        if let stack = ofThread { return stack }
        let stack = PenStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    /// That of the thread which views are drawn on, and the thread: to look one up takes longer than to draw a view.
    @MainActor private static var ofViews: (stack: PenStack, thread: Thread)?

    /// The one of the thread that the main actor is on at present.
    @MainActor static var ofMainActor: PenStack {
        let thread = Thread.current
        if let ofViews, ofViews.thread === thread { return ofViews.stack }
        let stack = madeOfThread
        ofViews = (stack, thread)
        return stack
    }

    var last: DrawingPen? { entries.last?.pen }

    /// The picture that was begun last, as far as it is drawn.
    var lastImage: UIImage? {
        guard let entry = entries.last, let size = entry.size else { return nil }
        return UIImage(drawing: entry.pen.drawing, size: size)
    }

    /// The picture that is drawn with a pen, as far as it is drawn.
    func image(of pen: DrawingPen) -> UIImage? {
        guard let size = entries.last(where: { $0.pen === pen && $0.size != nil })?.size else {
            return nil
        }
        return UIImage(drawing: pen.drawing, size: size)
    }

    /// Begins what a view draws, or a picture of a size.
    func begin(_ pen: DrawingPen, size: CGSize? = nil) {
        entries.append(Entry(pen: pen, size: size))
    }

    /// Ends what is drawn with a pen, with all pictures that were left open meanwhile.
    func end(_ pen: DrawingPen) {
        while let entry = entries.popLast(), entry.pen !== pen {}
    }

    /// Ends the picture that was begun last.
    func endImage() { if entries.last?.size != nil { entries.removeLast() } }

    /// Has what follows drawn with a pen, until that is ended.
    func push(_ pen: DrawingPen) { entries.append(Entry(pen: pen, isPushed: true)) }
    func endPushed() { if entries.last?.isPushed ?? false { entries.removeLast() } }
}
