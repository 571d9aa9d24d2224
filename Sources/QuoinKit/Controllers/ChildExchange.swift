import Quoin

/// The controllers that a container has made its children, in an order.
///
/// Hooks of controllers that come and go may ask for others in turn. What was asked for last holds, at once for
/// whoever looks, and those that do not belong to it go again.
///
/// What a change costs goes by what it is about, at the end of the order, and not by how many there are.
final class ChildExchange {
    /// The controllers that are to be the children.
    private(set) var wanted: [ViewController] = []
    /// The same, for finding one.
    private var known: Set<ViewController> = []
    /// Those of them, and of former ones, that are children at present.
    private var present: [ViewController] = []
    /// How many of the first ones stand at the same place in both.
    private var settledCount = 0
    private(set) var isRunning = false
    private var isStale = false
    /// A controller that is leaving because it is not wanted.
    private var leaving: ViewController?
    /// Whether what was asked for last is to be seen happening.
    private var isAnimated = false

    /// Hooks that ask for ever other controllers are stopped after so many times.
    private static var mostRounds: Int { 100 }

    /// Whether a controller is to be one of the children.
    func wants(_ controller: ViewController) -> Bool { known.contains(controller) }

    // MARK: Changes

    // Each says whether the children are those that are wanted; if not, whoever is at it already goes on with
    // these.

    /// Makes some controllers the children of a container, each once, in place of others.
    func run(
        _ controllers: [ViewController], in container: ViewController, animated: Bool
    ) -> Bool {
        known.removeAll(keepingCapacity: true)
        wanted = controllers.filter { known.insert($0).inserted }
        settledCount = 0
        while settledCount < min(wanted.count, present.count),
            wanted[settledCount] === present[settledCount]
        {
            settledCount += 1
        }
        return run(in: container, animated: animated)
    }

    /// Makes one more controller the last child of a container.
    func append(
        _ controller: ViewController, in container: ViewController, animated: Bool
    ) -> Bool {
        if known.insert(controller).inserted { wanted.append(controller) }
        return run(in: container, animated: animated)
    }

    /// Leaves a container so many of the first children.
    func keepFirst(_ count: Int, in container: ViewController, animated: Bool) -> Bool {
        for controller in wanted[count...] { known.remove(controller) }
        wanted.removeSubrange(count...)
        settledCount = min(settledCount, count)
        return run(in: container, animated: animated)
    }

    // MARK: Rounds

    private func run(in container: ViewController, animated: Bool) -> Bool {
        isStale = true
        isAnimated = animated
        guard !isRunning else { return false }
        isRunning = true
        var rounds = 0
        while isStale, rounds < Self.mostRounds {
            isStale = false
            runRound(in: container)
            rounds += 1
        }
        if isStale { giveUp() }
        isRunning = false
        return true
    }

    private func runRound(in container: ViewController) {
        let stay = Set(wanted[settledCount...])
        for controller in Array(present[settledCount...]) where !stay.contains(controller) {
            leaving = controller
            controller.tellWillMove(toParent: nil)
            // It may have gone elsewhere meanwhile, here and there. It hears that it disappears while it still has
            // its parent, for it may have something to say to that.
            if controller.parent === container {
                container.childWillLeave(controller, animated: isAnimated)
            }
            if controller.parent === container { controller.leaveParent() }
            leaving = nil
            if isStale { return }
        }
        let there = Set(present[settledCount...])
        for controller in Array(wanted[settledCount...]) where !there.contains(controller) {
            add(controller, to: container)
            if isStale { return }
        }
        // In place, for a copy of all of them would cost as much as there are.
        present.replaceSubrange(settledCount..., with: wanted[settledCount...])
        settledCount = wanted.count
    }

    private func add(_ controller: ViewController, to container: ViewController) {
        let isNew = controller.parent !== container
        if isNew { container.addChild(controller) }
        guard controller.parent === container else {
            // It was refused, or has gone elsewhere meanwhile.
            want(no: controller)
            return
        }
        present.append(controller)
        if isNew { controller.tellDidMove(toParent: container) }
    }

    /// Takes what there is for what is wanted, since that cannot be reached.
    private func giveUp() {
        wanted = present
        known = Set(present)
        settledCount = present.count
    }

    /// Takes down that a child has gone.
    ///
    /// - Returns: whether it is wanted no more because of that.
    func hasGone(_ child: ViewController) -> Bool {
        let isUnwanted = child !== leaving && known.contains(child)
        if isUnwanted, let place = present.place(of: child), place < settledCount {
            // It stands at the same place in both.
            known.remove(child)
            present.remove(at: place)
            wanted.remove(at: place)
            settledCount -= 1
        } else {
            forget(child, in: &present)
            if isUnwanted { want(no: child) }
        }
        guard isUnwanted else { return false }
        isStale = isRunning
        return !isRunning
    }

    private func want(no controller: ViewController) {
        known.remove(controller)
        forget(controller, in: &wanted)
    }

    private func forget(_ controller: ViewController, in list: inout [ViewController]) {
        guard let place = list.place(of: controller) else { return }
        list.remove(at: place)
        settledCount = min(settledCount, place)
    }
}
