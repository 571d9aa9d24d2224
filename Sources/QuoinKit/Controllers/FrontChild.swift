import Quoin

/// A child that a controller with a bar shows in front of the others: at most one.
final class FrontChild {
    let stage = ControllerStage()
    private let children = ChildExchange()

    /// The child that is to be shown.
    var wanted: ViewController? { children.wanted.first }

    /// Whether that is shown, or nothing if there is none, or whoever changes it goes on with that.
    var isShown: Bool { children.isRunning || wanted === stage.shown }

    /// Makes a controller the child, or none.
    ///
    /// - Returns: whether it is the child now; if not, whoever is at it already goes on with this one.
    func exchange(for controller: ViewController?, in container: ViewController) -> Bool {
        guard controller !== wanted else { return true }
        return children.run(controller.map { [$0] } ?? [], in: container, animated: false)
    }

    /// Takes down that a child has gone.
    ///
    /// - Returns: whether it was this one, which was not to go.
    func hasGone(_ child: ViewController) -> Bool { children.hasGone(child) }
}
