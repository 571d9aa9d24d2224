import QuoinKit

/// What is wrong in a window, held back while it is shown, for it would be printed upon it.
final class HeldMessages {
    private let window: Window
    private(set) var held: [String] = []
    private let isHolding: Bool

    private static let most = 100

    /// Holds messages back, unless somebody wants to hear of them.
    init(of window: Window) {
        self.window = window
        isHolding = window.onDiagnostic == nil
        guard isHolding else { return }
        window.onDiagnostic = { [unowned self] diagnostic in
            let message = diagnostic.message
            if held.count < Self.most, !held.contains(message) {
                held.append(message)
            }
        }
    }

    /// Prints what was held back.
    func release() {
        guard isHolding else { return }
        window.onDiagnostic = nil
        held.forEach { print($0) }
        held = []
    }
}
