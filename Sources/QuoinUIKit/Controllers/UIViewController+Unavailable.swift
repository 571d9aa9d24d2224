/// What a screen shows over its content while that is not there.
@MainActor
final class UnavailableContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private var view: (any UIView & UIContentView)?
    /// Whether the screen is asked with the next layout: it is in any case before the first one.
    private var isStale = true

    func becomeStale(in controller: UIViewController) {
        isStale = true
        controller.viewIfLoaded?.setNeedsLayout()
    }

    func askIfStale(_ controller: UIViewController) {
        guard isStale else { return }
        isStale = false
        controller.updateContentUnavailableConfiguration(
            using: controller.contentUnavailableConfigurationState)
    }

    func set(_ configuration: (any UIContentConfiguration)?, in controller: UIViewController) {
        self.configuration = configuration
        show(for: controller.contentUnavailableConfigurationState, in: controller)
    }

    /// Shows what is said as it is for a state.
    func show(for state: UIContentUnavailableConfigurationState, in controller: UIViewController) {
        guard let content = configuration?.updated(for: state) else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(content) {
            view.configuration = content
        } else {
            view?.removeFromSuperview()
            view = content.makeContentView()
        }
        if controller.isViewLoaded { stayInFront(in: controller) }
    }

    /// Covers the controller's view with what is shown, in front of all that has come into it.
    func stayInFront(in controller: UIViewController) {
        guard let view, let place = controller.viewIfLoaded else { return }
        if view.superview === place {
            if place.subviews.last !== view { place.bringSubviewToFront(view) }
            return
        }
        place.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        // It stays where it is while what it covers scrolls.
        let frame = (place as? UIScrollView)?.frameLayoutGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? place.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? place.trailingAnchor),
            view.topAnchor.constraint(equalTo: frame?.topAnchor ?? place.topAnchor),
            view.bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? place.bottomAnchor),
        ])
    }
}

extension UIViewController {
    /// As in UIKit: what is shown over the content, as large as the view, and updated for the screen's state; nil
    /// for nothing.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent.configuration }
        set { unavailableContent.set(newValue, in: self) }
    }
    /// As in UIKit: ``updateContentUnavailableConfiguration(using:)`` is called with the next layout.
    public final func setNeedsUpdateContentUnavailableConfiguration() {
        unavailableContent.becomeStale(in: self)
    }
}
