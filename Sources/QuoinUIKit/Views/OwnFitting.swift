/// Finds out whether a class of an app's own says how large its views would like to be, by overriding
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`: what constraints ask for
/// is found by the engine otherwise, for whole lists at once.
@MainActor
enum OwnFitting {
    private static var overriding: Set<ObjectIdentifier> = []
    private static weak var asked: UIView?
    private static var answer = CGSize.zero

    /// What a view answers that does not override it, while that is being found out.
    static func answer(of view: UIView) -> CGSize? { asked === view ? answer : nil }

    /// The size that a view says, if its class says one.
    static func size(
        of view: UIView, in target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        guard view.wrapper.isOfApp, asked == nil else { return nil }
        func ask() -> CGSize {
            view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
            )
        }
        let kind = ObjectIdentifier(type(of: view))
        if overriding.contains(kind) { return ask() }
        // Some say at least, and some at most, what they inherit.
        for trial in [CGSize.zero, CGSize(width: 1e6, height: 1e6)] {
            (asked, answer) = (view, trial)
            let said = ask()
            asked = nil
            guard said == trial else {
                overriding.insert(kind)
                return ask()
            }
        }
        return nil
    }

    /// The height that a view says for a width, if its class says one.
    static func height(of view: UIView, forWidth width: CGFloat) -> CGFloat? {
        let target = CGSize(width: width, height: 0)
        let size = size(
            of: view, in: target, horizontal: .required, vertical: .fittingSizeLevel)
        return size.map { $0.height.isFinite ? max(0, $0.height) : 0 }
    }
}
