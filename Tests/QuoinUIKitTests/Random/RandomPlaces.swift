import QuoinUIKit

/// Screens that come, go and change, and stand where they would if they had been shown at once.
@MainActor
final class RandomPlaces: RandomWorld {
    private(set) var window = UIWindow()
    var surroundings: [@MainActor (UIWindow) -> Void] = []
    /// Whether a layout did not come to rest. Which one that is depends on where it began.
    private var isRestless = false
    var watched: [(name: String, isThere: () -> Bool)] = []

    init(_ draws: inout Draws) {
        window = makeWindow()
        window.rootViewController = controller(&draws, depth: 0)
    }

    private func makeWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.makeKeyAndVisible()
        window.quoin.onDiagnostic { [unowned self] diagnostic in
            if case .feedbackLoop = diagnostic { isRestless = true }
        }
        return window
    }

    func settle() { settle(window) }
    private func settle(_ window: UIWindow) {
        for _ in 0..<6 { window.tick(after: 0.5) }
    }

    func letGo() -> [(name: String, isThere: () -> Bool)] {
        window.rootViewController = nil
        settle()
        return watched
    }

    // MARK: What must be so

    func defect() -> String? {
        let other = makeWindow()
        for step in surroundings { step(other) }
        if let root = window.rootViewController {
            other.rootViewController = copy(of: root)
            settle(other)
            present(from: root, other.rootViewController)
        }
        settle(other)
        defer { other.rootViewController = nil }
        let now = lines(of: window) + window.marks
        let atOnce = lines(of: other) + other.marks
        guard now != atOnce, !isRestless else { return nil }
        let difference = now.difference(from: atOnce)
        func texts(_ changes: [CollectionDifference<String>.Change], _ word: String) -> [String] {
            changes.prefix(6).map { change in
                switch change {
                case .insert(_, let line, _), .remove(_, let line, _): word + line
                }
            }
        }
        let found = texts(difference.insertions, "now ") + texts(difference.removals, "at once ")
        return found.joined(separator: "\n")
    }

    func lastDefect() -> String? { nil }

    private func present(from shown: UIViewController, _ copied: UIViewController?) {
        for (child, other) in zip(shown.children, copied?.children ?? []) {
            present(from: child, other)
        }
        guard let front = shown.presentedViewController, front.presentingViewController === shown
        else { return }
        let other = copy(of: front)
        other.modalPresentationStyle = front.modalPresentationStyle
        copied?.present(other, animated: false)
        if let copied { settle(copied.view.window ?? window) }
        present(from: front, other)
    }

    private func lines(of window: UIWindow) -> [String] { lines(of: window, in: window, 0) }

    private func lines(of view: UIView, in window: UIWindow, _ depth: Int) -> [String] {
        let kind = "\(type(of: view))"
        // Transitions leave a view around what they have brought.
        if kind == "ContainerPlace" {
            return view.subviews.flatMap { lines(of: $0, in: window, depth) }
        }
        let place = view.convert(view.bounds, to: window)
        var line = String(repeating: " ", count: depth) + kind
        line += rounded(place.minX, place.minY, place.width, place.height)
        line += " safe" + rounded(view.safeAreaInsets) + " margins" + rounded(view.layoutMargins)
        if view.alpha != 1 { line += " alpha \(view.alpha)" }
        if let text = (view as? UILabel)?.text { line += " \(text)" }
        if let scroll = view as? UIScrollView {
            line += " at" + rounded(scroll.contentOffset.x, scroll.contentOffset.y)
            line += " insets" + rounded(scroll.adjustedContentInset)
        }
        var parts = view.subviews.filter { !$0.isHidden }.map {
            lines(of: $0, in: window, depth + 1)
        }
        // What is beside each other and was used before may be in another order.
        if kind == "BarContent" || view is UITableView || view is UICollectionView
            || view is UINavigationBar
        {
            parts.sort { $0.joined() < $1.joined() }
        }
        return [line] + parts.joined()
    }

    private func rounded(_ numbers: CGFloat...) -> String {
        numbers.map { " \(($0 * 1_000).rounded() / 1_000)" }.joined()
    }
    private func rounded(_ insets: UIEdgeInsets) -> String {
        rounded(insets.top, insets.left, insets.bottom, insets.right)
    }
}
