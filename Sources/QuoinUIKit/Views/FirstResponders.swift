import QuoinKit

/// Who has the keyboard: at most one responder in a window, or in a tree of views that no window shows.
@MainActor
final class FirstResponders {
    static let shared = FirstResponders()
    private var holders: [Holder] = []
    /// Who is made to give the keyboard up, and is not asked.
    private weak var forced: UIResponder?

    /// One that has it, and the window in which it came by it.
    private struct Holder {
        weak var responder: UIResponder?
        weak var window: UIWindow?
    }

    /// Gives the keyboard to a responder, if the one that has it where that one is gives it up.
    func give(to responder: UIResponder) -> Bool {
        let root = Self.root(of: responder)
        let rivals = present.filter { $0 !== responder && Self.root(of: $0) === root }
        for rival in rivals {
            guard rival.canResignFirstResponder, rival.resignFirstResponder() else { return false }
        }
        // What is told of the end may have given it to somebody else.
        guard !present.contains(where: { Self.root(of: $0) === root }) else { return false }
        holders.append(Holder(responder: responder, window: responder.standingView?.window))
        return true
    }

    /// Takes it from a responder.
    func take(from responder: UIResponder) {
        holders.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// Who has it in a window.
    func holder(in window: UIWindow?) -> UIResponder? {
        guard let window else { return nil }
        return present.first { Self.root(of: $0) === window.node }
    }

    func has(_ responder: UIResponder) -> Bool {
        holders.contains { $0.responder === responder }
    }

    /// Takes it from a responder that is not asked, nor can say no.
    func force(_ responder: UIResponder) {
        let former = forced
        forced = responder
        defer { forced = former }
        _ = responder.resignFirstResponder()
        // A class of one's own may have said no.
        if has(responder) { responder.giveUpFocus() }
    }

    func isForced(_ responder: UIResponder) -> Bool { forced === responder }

    /// Those that have it in a view.
    func holders(in view: UIView) -> [UIResponder] {
        present.filter { $0.standingView?.isDescendant(of: view) ?? false }
    }

    /// A view is elsewhere: what has the keyboard in it keeps it only if it is still in the same window.
    func viewMoved(_ view: UIView) {
        guard !holders.isEmpty else { return }
        let isOut = view.superview == nil
        for responder in holders(in: view) {
            let former = holders.first { $0.responder === responder }?.window
            let window = responder.standingView?.window
            if isOut || former != nil && former !== window { force(responder) }
        }
    }

    private var present: [UIResponder] { holders.compactMap(\.responder) }

    /// The outermost view of the tree that a responder stands in.
    private static func root(of responder: UIResponder) -> View? {
        responder.standingView.map { $0.node.outermost ?? $0.node }
    }
}

extension UIView {
    /// As in UIKit: whoever edits in the view, or is it, gives that up; with force without being asked.
    ///
    /// - Returns: whether somebody has given it up.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        let responders = FirstResponders.shared.holders(in: self)
        for responder in responders {
            if force {
                FirstResponders.shared.force(responder)
            } else if !responder.canResignFirstResponder || !responder.resignFirstResponder() {
                return false
            }
        }
        return !responders.isEmpty
    }
}
