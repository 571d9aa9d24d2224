import QuoinLayout

/// A view that writes down what the cycle asks of it, and in whose hooks a test may act.
final class CycleView: View {
    let record: Record
    /// How large the content is, if there is any.
    var content: Size? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Called in `updateConstraints`.
    var whenUpdating: ((CycleView) -> Void)?
    /// Called in `layoutSubviews`, before `super` places the subviews.
    var beforePlacing: ((CycleView) -> Void)?
    /// Called in `layoutSubviews`, after `super` has placed the subviews.
    var afterPlacing: ((CycleView) -> Void)?
    /// Called in `draw`.
    var whenDrawing: ((CycleView, any Canvas) -> Void)?

    init(_ name: String, in record: Record, _ frame: Rect = .zero) {
        self.record = record
        super.init(frame: frame)
        self.name = name
    }

    /// Makes a view in this one which writes to the same record, and which constraints are to place.
    @discardableResult
    func addCycleView(_ name: String) -> CycleView {
        let view = CycleView(name, in: record)
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    /// Makes a view in this one which writes to the same record, and which constraints place.
    @discardableResult
    func addCycleView(_ name: String, pinnedTo frame: Rect) -> CycleView {
        let view = addCycleView(name)
        view.pin(to: frame)
        return view
    }

    override var intrinsicContentSize: Size { content ?? super.intrinsicContentSize }

    override func updateConstraints() {
        record.calls.append("update \(name ?? "?")")
        whenUpdating?(self)
        super.updateConstraints()
    }

    override func layoutSubviews() {
        record.calls.append("layout \(name ?? "?")")
        beforePlacing?(self)
        super.layoutSubviews()
        afterPlacing?(self)
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        record.calls.append("draw \(name ?? "?")")
        whenDrawing?(self, canvas)
    }
}

extension Record {
    /// What was called since the last time, which is forgotten.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// The names of the views whose `layoutSubviews` was called since the last time, in order.
    func takeLayouts() -> [String] { take(after: "layout ") }

    /// The names of the views whose `updateConstraints` was called since the last time, in order.
    func takeUpdates() -> [String] { take(after: "update ") }

    /// The names of the views whose `draw` was called since the last time, in order.
    func takeDrawings() -> [String] { take(after: "draw ") }

    private func take(after hook: String) -> [String] {
        take().filter { $0.hasPrefix(hook) }.map { String($0.dropFirst(hook.count)) }
    }
}
