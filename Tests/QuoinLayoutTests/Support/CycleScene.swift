import QuoinLayout

/// The tree that most tests of the cycle use: root › (middle › (inner › deep), beside).
final class CycleScene {
    let record = Record()
    let root: CycleView
    let middle: CycleView
    let beside: CycleView
    let inner: CycleView
    let deep: CycleView
    let reports: Reports

    /// Makes the tree; nothing is laid out yet.
    init() {
        root = CycleView("root", in: record, Rect(0, 0, 400, 300))
        middle = root.addCycleView("middle", pinnedTo: Rect(10, 10, 200, 200))
        beside = root.addCycleView("beside", pinnedTo: Rect(220, 10, 50, 50))
        inner = middle.addCycleView("inner", pinnedTo: Rect(10, 10, 100, 100))
        deep = inner.addCycleView("deep", pinnedTo: Rect(10, 10, 30, 30))
        reports = Reports(of: root)
    }

    /// Lays all out and forgets what was called.
    func settle() {
        root.layoutIfNeeded()
        _ = record.take()
    }

    var all: [CycleView] { [root, middle, beside, inner, deep] }

    /// The names of the views that are marked for layout.
    var markedForLayout: [String] { all.filter { $0.needsLayout }.compactMap { $0.name } }

    /// The names of the views that are marked for update.
    var markedForUpdate: [String] {
        all.filter { $0.needsUpdateConstraints }.compactMap { $0.name }
    }
}
