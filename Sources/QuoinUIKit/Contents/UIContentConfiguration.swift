/// What a cell is to show, said as a value, of which a view is made.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a value says.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
    /// As in UIKit: what is of the type that it shows already, unless a class of one's own says otherwise.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}

/// What configurations say of a cell, a header or a footer.
@MainActor
final class ConfigurationKeeper {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true
    /// Whether the state has changed since the cell was told to follow it.
    var isStale = true
    /// What stands behind the content because of the configuration.
    var ground: BackgroundView?
}

/// What has a content and a ground that configurations can say.
@preconcurrency @MainActor
protocol ConfigurationHost: UIView {
    var configurations: ConfigurationKeeper { get }
    var contentView: UIView { get }
    /// Puts another view in the place of the content; without one, a content as the class has it at first.
    func install(content view: UIView?)
    /// Lets the class follow its state.
    func followState()
    var anyState: any UIConfigurationState { get }
    /// What is shown is another, and may be of another size.
    func contentChanged()
}

extension ConfigurationHost {
    func setContent(_ new: (any UIContentConfiguration)?) {
        let configurations = configurations
        configurations.content = new
        guard let new else {
            if contentView is any UIContentView { install(content: nil) }
            return
        }
        show(configurations.updatesContent ? new.updated(for: anyState) : new)
    }

    func contentChanged() {}

    private func show(_ content: any UIContentConfiguration) {
        defer { contentChanged() }
        if let shown = contentView as? any UIContentView, shown.supports(content) {
            shown.configuration = content
        } else {
            install(content: content.makeContentView())
        }
    }

    func setBackground(_ new: UIBackgroundConfiguration?) {
        configurations.background = new
        showBackground()
    }

    private func showBackground() {
        guard let background = configurations.background else {
            configurations.ground?.removeFromSuperview()
            configurations.ground = nil
            return
        }
        let ground = configurations.ground ?? BackgroundView(frame: bounds)
        configurations.ground = ground
        if ground.superview !== self { insertSubview(ground, at: 0) }
        ground.show(
            configurations.updatesBackground ? background.updated(for: anyState) : background)
        ground.place(in: bounds)
    }

    /// The state has changed: what is shown follows with the next layout.
    func stateChanged() {
        configurations.isStale = true
        setNeedsLayout()
    }

    /// Lets the class follow its state if it has not yet.
    func followStateIfStale() {
        guard configurations.isStale else { return }
        configurations.isStale = false
        followState()
    }

    /// What UIKit's own classes do to follow their state.
    func updateByState() {
        if configurations.updatesContent, let content = configurations.content {
            show(content.updated(for: anyState))
        }
        if configurations.updatesBackground, configurations.background != nil { showBackground() }
    }
}
