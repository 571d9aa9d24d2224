/// What a control does when something happens to it.
@MainActor
struct ControlListener {
    enum Work {
        case method(ActionTarget)
        case action(UIAction)
    }
    let work: Work
    var events: UIControl.Event

    /// The target, if it is one that was added with a method.
    var target: ActionTarget? {
        if case .method(let target) = work { target } else { nil }
    }

    /// The action, if it is one.
    var action: UIAction? {
        if case .action(let action) = work { action } else { nil }
    }

    /// Whether it does the same for whatever events.
    func isSame(as other: ControlListener) -> Bool {
        switch (work, other.work) {
        case (.method(let own), .method(let other)): own.isSame(as: other)
        case (.action(let own), .action(let other)): own.identifier == other.identifier
        default: false
        }
    }
}
