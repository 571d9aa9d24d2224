/// The windows that there are, and which of them is in front.
@MainActor
final class WindowList {
    static let shared = WindowList()
    /// What comes after windows when touches look for somebody who takes them.
    weak var application: UIResponder?
    private var kept: [WeakWindow] = []
    private weak var chosen: UIWindow?

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    var windows: [UIWindow] { kept.compactMap(\.window) }

    var key: UIWindow? { chosen ?? windows.last }

    /// Which way the window in front is held: what is wider than high is turned to the right.
    var orientation: UIInterfaceOrientation {
        guard let size = key?.bounds.size, size.width > size.height else { return .portrait }
        return .landscapeRight
    }

    func add(_ window: UIWindow) {
        kept.removeAll { $0.window == nil }
        kept.append(WeakWindow(window: window))
    }

    func makeKey(_ window: UIWindow) {
        chosen?.resignKey()
        chosen = window
        window.becomeKey()
    }
}

extension UITraitCollection {
    /// Those of the window that is in front, but for ``performAsCurrent(_:)``. Setting it does nothing: views ask for their own.
    @preconcurrency @MainActor
    public class var current: UITraitCollection {
        get {
            performed.last ?? WindowList.shared.key?.traitCollection
                ?? UIScreen.main.traitCollection
        }
        set {}
    }
}
