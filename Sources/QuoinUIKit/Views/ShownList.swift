import QuoinKit

/// The objects of UIKit's that stand for what is in a list of the engine's, for who asks for all of them in a loop: an
/// app does that for `subviews[index]`.
///
/// Those at the end are made up for when the list is asked for.
@MainActor
final class ShownList<Core: AnyObject, Shown: AnyObject>: @preconcurrency ListReflection {
    private(set) var all: [Shown] = []
    /// The object that stands for something; nil if another one may do so before long, or several do.
    private let object: (Core) -> Shown?

    /// Fewer than these are as quickly looked up each time.
    static var least: Int { 16 }

    init(_ object: @escaping (Core) -> Shown?) {
        self.object = object
    }

    /// Adds what has come at the end of the list.
    ///
    /// - Returns: whether there is one object for each.
    func complete(_ cores: [Core]) -> Bool {
        while all.count < cores.count {
            guard let shown = object(cores[all.count]) else { return false }
            all.append(shown)
        }
        return true
    }

    func insert(_ member: AnyObject, at position: Int) -> Bool {
        guard position < all.count else { return true }
        guard let core = member as? Core, let shown = object(core) else { return false }
        all.insert(shown, at: position)
        return true
    }

    func remove(at position: Int) {
        if position < all.count { all.remove(at: position) }
    }

    func exchange(_ position: Int, _ other: Int) {
        if max(position, other) < all.count {
            all.swapAt(position, other)
        } else {
            all.removeSubrange(min(position, other, all.count)...)
        }
    }
}

extension UIView {
    /// The views that are in a node.
    static func shown(in node: View) -> [UIView] {
        let nodes = node.subviews
        if nodes.isEmpty { return [] }
        guard nodes.count >= ShownList<View, UIView>.least else { return collected(from: node) }
        let known = node.reflectionOfSubviews as? ShownList<View, UIView>
        let list = known ?? ShownList { $0.uiView }
        guard list.complete(nodes) else {
            node.reflectionOfSubviews = nil
            return collected(from: node)
        }
        if known == nil { node.reflectionOfSubviews = list }
        return list.all
    }
}
