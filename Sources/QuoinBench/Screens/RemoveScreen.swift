import QuoinLayout

/// `remove`: a window, and a hierarchy that fills its width.
final class RemoveScreen: Screen {
    /// How many views are taken out.
    static let removedViews = 2000
    static let constraintCount = RowGroup.constraintCount(inViews: removedViews)

    private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    private let group = RowGroup(viewCount: removedViews)

    var root: View { window }

    /// Makes the window, with the hierarchy in it.
    init() {
        group.attach(to: window)
    }

    /// Takes the hierarchy out, lays out, puts it back, and lays out.
    func removeAndReturn() {
        group.view.removeFromSuperview()
        window.layoutIfNeeded()
        group.attach(to: window)
        window.layoutIfNeeded()
    }

    /// Where the hierarchy ends, which is to be read after it is back.
    var reach: Double { group.view.frame.maxY }

    func check() throws(MeasurementError) {
        try group.check(width: window.frame.width)
    }
}
