/// How a question stands in front of a screen, of which the window's size and what is in the question say where.
final class AlertPresentation: UIPresentationController {
    private unowned let alert: UIAlertController
    private let veil = UIView()
    private var place: [NSLayoutConstraint] = []
    /// What a sheet of actions stands beside, as the layout has found it.
    private var source: CGRect?

    private static let alertWidth: CGFloat = 270
    private static let popoverWidth: CGFloat = 304
    /// Between a sheet and the edges of the window, and between what it stands beside and it.
    private static let gap: CGFloat = 8
    /// Above and below an alert that is as high as can be.
    private static let leastGap: CGFloat = 24
    /// How much it matters to stay within the window, which may have no room at all.
    private static let limit: UILayoutPriority = .required - 1
    /// What gives way to that, and is no fault then.
    private static let wish = UILayoutPriority(500)

    init(of alert: UIAlertController) {
        self.alert = alert
        super.init(presentedViewController: alert, presenting: nil)
    }

    override var shouldRemovePresentersView: Bool { false }
    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        veil.backgroundColor = SheetRoom.shade
        veil.frame = containerView.bounds
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.addSubview(veil)
    }
    override func containerViewWillLayoutSubviews() { stand() }
    override func hasEnded() {
        NSLayoutConstraint.deactivate(place)
        place = []
        alert.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = true
    }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let room = containerView, let view = alert.viewIfLoaded else { return .zero }
        guard view.superview === room else { return view.frame }
        stand()
        room.layoutIfNeeded()
        return view.frame
    }

    /// Whether it is a card beside something.
    private var isPopover: Bool {
        alert.preferredStyle == .actionSheet
            && containerView?.traitCollection.horizontalSizeClass == .regular
    }

    /// Says by constraints where it is, if that is not said yet, or is to be somewhere else.
    private func stand() {
        guard let room = containerView, let view = alert.viewIfLoaded as? AlertView,
            view.superview === room
        else { return }
        let isPopover = isPopover
        let source = isPopover ? alert.popoverPresentationController?.placeOfSource(in: room) : nil
        view.isPopover = isPopover
        veil.isHidden = isPopover
        guard place.isEmpty || source != self.source else { return }
        self.source = source
        NSLayoutConstraint.deactivate(place)
        view.translatesAutoresizingMaskIntoConstraints = false
        if let source {
            place = besides(source, view, in: room)
        } else if alert.preferredStyle == .alert {
            place = inTheMiddle(view, of: room)
        } else {
            place = atTheEdge(view, of: room)
        }
        NSLayoutConstraint.activate(place)
    }

    private func inTheMiddle(_ view: UIView, of room: UIView) -> [NSLayoutConstraint] {
        let safe = room.safeAreaLayoutGuide
        return [
            view.widthAnchor.constraint(equalToConstant: Self.alertWidth),
            view.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            view.heightAnchor.constraint(
                lessThanOrEqualTo: safe.heightAnchor, constant: -2 * Self.leastGap
            ).withPriority(Self.limit),
        ]
    }

    private func atTheEdge(_ view: UIView, of room: UIView) -> [NSLayoutConstraint] {
        let safe = room.safeAreaLayoutGuide
        // As wide as the shorter side of the window, in which it looks the same however that is turned.
        let width = min(room.bounds.width, room.bounds.height) - 2 * Self.gap
        return [
            view.widthAnchor.constraint(equalToConstant: max(0, width)).withPriority(
                Self.limit - 1),
            view.widthAnchor.constraint(
                lessThanOrEqualTo: safe.widthAnchor, constant: -2 * Self.gap
            )
            .withPriority(Self.limit),
            view.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            view.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -Self.gap)
                .withPriority(Self.wish),
            view.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor),
            view.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: Self.gap)
                .withPriority(Self.limit),
        ]
    }

    /// Below what it belongs to, or above that where there is more room.
    private func besides(
        _ source: CGRect, _ view: UIView, in room: UIView
    ) -> [NSLayoutConstraint] {
        let safe = room.safeAreaLayoutGuide
        let isBelow = room.bounds.maxY - source.maxY >= source.minY - room.bounds.minY
        let beside =
            isBelow
            ? view.topAnchor.constraint(equalTo: room.topAnchor, constant: source.maxY + Self.gap)
            : view.bottomAnchor.constraint(
                equalTo: room.topAnchor, constant: source.minY - Self.gap)
        let inside = [
            view.leftAnchor.constraint(greaterThanOrEqualTo: safe.leftAnchor, constant: Self.gap),
            view.rightAnchor.constraint(lessThanOrEqualTo: safe.rightAnchor, constant: -Self.gap),
            view.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: Self.gap),
            view.bottomAnchor.constraint(
                lessThanOrEqualTo: safe.bottomAnchor, constant: -Self.gap),
        ]
        return inside.map { $0.withPriority(Self.limit) } + [
            view.widthAnchor.constraint(equalToConstant: Self.popoverWidth),
            view.centerXAnchor.constraint(equalTo: room.leftAnchor, constant: source.midX)
                .withPriority(Self.wish),
            beside.withPriority(Self.wish),
        ]
    }
}

extension NSLayoutConstraint {
    func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
