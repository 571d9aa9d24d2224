import Quoin

/// The controllers that a container has made its children, in an order.
///
/// Hooks of controllers that come and go may ask for others in turn. What was asked for last holds, at once for
/// whoever looks, and those that do not belong to it go again.
final class ChildExchange {
    /// The controllers that are to be the children.
    private(set) var wanted: [ViewController] = []
    /// Those of them, and of former ones, that are children at present.
    private var present: [ViewController] = []
    private(set) var isRunning = false
    private var isStale = false
    /// A controller that is leaving because it is not wanted.
    private var leaving: ViewController?

    /// Hooks that ask for ever other controllers are stopped after so many times.
    private static var mostRounds: Int { 100 }

    /// Makes some controllers the children of a container, each once, in place of others.
    ///
    /// - Returns: whether they are; if not, whoever is at it already goes on with these.
    func run(_ controllers: [ViewController], in container: ViewController) -> Bool {
        var known: Set<ViewController> = []
        wanted = controllers.filter { known.insert($0).inserted }
        isStale = true
        guard !isRunning else { return false }
        isRunning = true
        var rounds = 0
        while isStale, rounds < Self.mostRounds {
            isStale = false
            runRound(in: container)
            rounds += 1
        }
        if isStale { wanted = present }
        isRunning = false
        return true
    }

    private func runRound(in container: ViewController) {
        let stay = Set(wanted)
        for controller in present where !stay.contains(controller) {
            leaving = controller
            controller.tellWillMove(toParent: nil)
            // It may have gone elsewhere meanwhile.
            if controller.parent === container { controller.removeFromParent() }
            leaving = nil
            if isStale { return }
        }
        let there = Set(present)
        for controller in wanted where !there.contains(controller) {
            add(controller, to: container)
            if isStale { return }
        }
        present = wanted
    }

    private func add(_ controller: ViewController, to container: ViewController) {
        let isNew = controller.parent !== container
        if isNew { container.addChild(controller) }
        guard controller.parent === container else {
            // It was refused, or has gone elsewhere meanwhile.
            wanted.removeAll { $0 === controller }
            return
        }
        present.append(controller)
        if isNew { controller.tellDidMove(toParent: container) }
    }

    /// Takes down that a child has gone.
    ///
    /// - Returns: whether it is wanted no more because of that.
    func hasGone(_ child: ViewController) -> Bool {
        present.removeAll { $0 === child }
        guard child !== leaving, wanted.contains(where: { $0 === child }) else { return false }
        wanted.removeAll { $0 === child }
        isStale = isRunning
        return !isRunning
    }
}
