import Quoin
import QuoinKit

/// Writes down what it is told.
final class CallLog {
    private(set) var calls: [String] = []

    func add(_ call: String) {
        calls.append(call)
    }

    /// What was told since this was last asked.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that writes down what it is told.
class RecordingController: ViewController {
    let log: CallLog
    private let prefix: String
    /// What is to be done when it is told something.
    var onCall: [String: (RecordingController) -> Void] = [:]
    /// Those of its calls that are about appearing, since it was made.
    private(set) var appearances: [String] = []

    init(_ name: String = "", log: CallLog = CallLog()) {
        self.log = log
        prefix = name.isEmpty ? "" : "\(name)."
        super.init()
        title = name
    }

    private func note(_ call: String) {
        log.add(prefix + call)
        if call.hasSuffix("ppear") {
            appearances.append(call)
        }
        onCall[call]?(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        onCall["viewIsAppearing"]?(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }

    override func updateViewConstraints() {
        note("updateViewConstraints")
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews")
    }
}

/// A view that writes down what it is told.
final class RecordingView: View {
    private let log: CallLog

    init(_ name: String, log: CallLog) {
        self.log = log
        super.init(frame: .zero)
        self.name = name
    }

    override func updateConstraints() {
        log.add("\(name ?? "").updateConstraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.add("\(name ?? "").layoutSubviews")
    }
}
