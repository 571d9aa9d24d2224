import QuoinLayout

/// What hooks were called, in order.
final class Record {
    var calls: [String] = []
}

/// A view that writes down what its hooks are told.
final class RecordingView: View {
    let record: Record
    /// Called in the hook of the same name, after it is written down.
    var whenRemovingSubview: ((View) -> Void)?
    var whenMovingToSuperview: ((View?) -> Void)?
    var whenMoved: (() -> Void)?

    init(_ name: String, in record: Record) {
        self.record = record
        super.init(frame: .zero)
        self.name = name
    }

    private func note(_ call: String) {
        record.calls.append("\(name ?? "?").\(call)")
    }

    override func didAddSubview(_ subview: View) {
        note("didAddSubview(\(subview.name ?? "?"))")
    }

    override func willRemoveSubview(_ subview: View) {
        note("willRemoveSubview(\(subview.name ?? "?"))")
        whenRemovingSubview?(subview)
    }

    override func willMove(toSuperview newSuperview: View?) {
        note("willMove(toSuperview: \(newSuperview?.name ?? "nil"))")
        whenMovingToSuperview?(newSuperview)
    }

    override func didMoveToSuperview() {
        note("didMoveToSuperview in \(superview?.name ?? "nil")")
        whenMoved?()
    }

    override func willMove(toWindow newWindow: Window?) {
        note("willMove(toWindow: \(newWindow?.name ?? "nil"))")
    }

    override func didMoveToWindow() {
        note("didMoveToWindow in \(window?.name ?? "nil")")
    }
}
