/// The view of who presents while it stands in the container of a motion, and where it belongs.
@MainActor
struct BorrowedView {
    private let view: UIView
    private weak var place: UIView?
    private let index: Int

    init?(_ view: UIView?) {
        guard let view, let place = view.superview else { return nil }
        (self.view, self.place) = (view, place)
        index = place.subviews.firstIndex { $0 === view } ?? 0
    }

    /// Puts the view behind all else in the container.
    func move(into container: UIView) { container.insertSubview(view, at: 0) }

    /// Whether somebody has taken it out of the container, and put it nowhere.
    var isOut: Bool { view.superview == nil }

    /// Puts the view back, unless somebody has put it elsewhere.
    func goBack(from container: UIView?) {
        guard let container, let place, view !== container, view.superview !== place,
            isOut || view.isDescendant(of: container)
        else { return }
        place.insertSubview(view, at: index)
    }
}
