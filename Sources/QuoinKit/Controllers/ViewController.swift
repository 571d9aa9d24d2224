import Quoin

/// What a screen, or a part of one, is made and run by: it has a view, knows when that is shown, and is told
/// of every step of its layout.
///
/// ```swift
/// final class Greeting: ViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let label = Label("Hello")
///         view.addSubview(label)
///         label.makeConstraints { make in
///             make.top.equalTo(topLayoutGuide.bottom).offset(8)
///             make.left.right.equalTo(view.layoutMarginsGuide)
///         }
///     }
/// }
/// window.rootViewController = Greeting()
/// ```
///
/// A controller keeps its view and its children; who keeps a controller is its window or its parent. The names
/// are UIKit's, and so are the orders of the calls.
open class ViewController: LinkTarget {
    #if DEBUG && !hasFeature(Embedded)
        @usableFromInline
        package final let life = Life()
    #endif

    /// What the screen is called: in the bar of a ``NavigationController``, and on its tab.
    public final var title: String? {
        didSet {
            if title != oldValue { parent?.titleDidChange(ofChild: self) }
        }
    }

    // MARK: Under bars

    /// What else the bar of a ``NavigationController`` shows of the screen.
    public final var navigationItem: NavigationItem {
        if let existingNavigationItem { return existingNavigationItem }
        let item = NavigationItem()
        item.controller = UpLink(self)
        existingNavigationItem = item
        return item
    }

    /// The scroll view with which a bar over the screen collapses. If none is said, it is the view itself, or the first
    /// one in it, if that scrolls.
    ///
    /// The bar collapses with it as far as it begins at the top of the view and is inset by what covers that.
    public final var contentScrollView: ScrollView? {
        didSet { if contentScrollView !== oldValue { parent?.childWasLaidOut(self) } }
    }

    /// The item, if anybody has asked for it.
    package final private(set) var existingNavigationItem: NavigationItem?

    /// The item that a bar shows, if anybody has asked for it: what wraps the controller may have it show another one's.
    final var shownNavigationItem: NavigationItem? {
        guard let wrapper else { return existingNavigationItem }
        return wrapper.navigationItem(of: self)
    }

    /// Makes a controller, whose view is made when it is asked for.
    public init() {}

    deinit {
        link.controller = UpLink(nil)
        existingNavigationItem?.controller = UpLink(nil)
        loadedView?.overseer = nil
        for child in children {
            child.parentLink = UpLink(nil)
        }
    }

    /// What wraps the controller in the names of another toolkit.
    package final var wrapper: (any ControllerWrapper)?

    // MARK: The view

    private var loadedView: View?
    private var isLoading = false
    /// What the view knows of its controller.
    final let link = ControllerLink()

    /// The view, which is made when it is first asked for.
    public final var view: View {
        get {
            loadViewIfNeeded()
            return loadedView ?? adopt(View())
        }
        set {
            _ = adopt(newValue)
        }
    }

    /// The view, if it was made already.
    public final var viewIfLoaded: View? { loadedView }

    /// Whether the view was made already.
    public final var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view, if that is yet to be done.
    public final func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        callLoadView()
        if loadedView == nil {
            _ = adopt(View())
        }
        isLoading = false
        tellViewDidLoad()
    }

    private func adopt(_ newView: View) -> View {
        guard newView !== loadedView else { return newView }
        link.controller = UpLink(self)
        loadedView?.overseer = nil
        loadedView?.keepSideMargins(atLeast: 0)
        loadedView = newView
        if !overriddenTraits.stated.isEmpty {
            newView.traits = overriddenTraits
        }
        newView.overseer = link
        link.sizeMayChange(of: newView)
        applySafeAreaInsets()
        takeMargins()
        return newView
    }

    /// Makes the view and sets it. By default that is a plain `View`.
    open func loadView() {
        view = View()
    }

    /// Called once the view was made. Does nothing by default.
    open func viewDidLoad() {}

    // MARK: Appearing

    /// The view is about to come on the screen. Does nothing by default.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its window, with its traits and its safe area, and will be laid out next. Does nothing by
    /// default.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is on the screen, and was laid out. Does nothing by default.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to leave the screen. Does nothing by default.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has left the screen. Does nothing by default.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the children are told by themselves when they come on the screen and leave it.
    ///
    /// If not, a child hears of it only what is said with ``beginAppearanceTransition(_:animated:)`` and
    /// ``endAppearanceTransition()``, wherever its view is.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Where the view is on its way onto the screen or off it.
    final var appearance = AppearanceProgress()

    // MARK: Layout

    /// Brings the constraints in line with the state. Call `super` last: it calls the view's own
    /// `updateConstraints()`.
    open func updateViewConstraints() {
        loadedView?.callUpdateConstraints()
    }

    /// The view's subviews are about to be laid out. Does nothing by default.
    open func viewWillLayoutSubviews() {}

    /// The view's subviews have their frames; what is in them may be laid out later. Does nothing by default.
    ///
    /// What this changes about the view's own layout takes its effect in the next turn.
    open func viewDidLayoutSubviews() {}

    /// The safe area of the view has changed. Does nothing by default.
    open func viewSafeAreaInsetsDidChange() {}

    /// The margins of the view, which is in a window, have changed. Does nothing by default.
    open func viewLayoutMarginsDidChange() {}

    /// Insets that the controller adds to the safe area of its view.
    public final var additionalSafeAreaInsets = EdgeInsets.zero {
        didSet {
            // The view reports what is no number, and keeps what it has.
            applySafeAreaInsets()
            if !additionalSafeAreaInsets.isFinite { additionalSafeAreaInsets = oldValue }
        }
    }

    /// Insets that a container adds for its bars.
    final var barInsets = EdgeInsets.zero {
        didSet {
            if barInsets != oldValue { applySafeAreaInsets() }
        }
    }

    private func applySafeAreaInsets() {
        loadedView?.additionalSafeAreaInsets = additionalSafeAreaInsets + barInsets
    }

    // MARK: Children

    /// The controllers of parts of this one's view.
    public final internal(set) var children: [ViewController] = []
    final var parentLink = UpLink<ViewController>(nil)

    /// The controller that this one is a child of.
    public final var parent: ViewController? { parentLink.target }

    /// The controller will be the child of another one, or of none. Does nothing by default.
    open func willMove(toParent parent: ViewController?) {}
    /// The controller has become the child of another one, or of none. Does nothing by default.
    open func didMove(toParent parent: ViewController?) {}

    /// The size that the controller would like to have in its parent.
    public final var preferredContentSize = Size.zero {
        didSet {
            if preferredContentSize != oldValue {
                parent?.tell(ChildSizeChange(child: self, isPreferred: true))
            }
        }
    }

    /// A child would like to have another size. Does nothing by default.
    open func preferredContentSizeDidChange(forChild child: ViewController) {}

    /// The size that the constraints in a child's view ask for is another one than at the end of the last
    /// turn. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChild child: ViewController) {}

    /// How large a child's view will be when this controller's has a size. As large, by default.
    open func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
        parentSize
    }

    /// The size that the constraints in the view asked for at the end of the last turn, for the parent to know.
    final var fittingSize: Size?

    /// Whether it is worth finding out how large children would like to be.
    var measuresChildren: Bool { true }

    /// What the controller is called on a tab.
    var titleOnTab: String? { title }

    /// There is a child more.
    func childHasCome(_ child: ViewController) {}

    /// A child that is shown, perhaps, is about to lose its parent.
    func childWillLeave(_ child: ViewController, animated: Bool) {}

    /// A child's view is in its window, and is to have its place there before the child hears of that.
    func childIsAppearing(_ child: ViewController) {}

    /// The view is in its window, and what surrounds the children is to have its place.
    func placeSurroundings() {}

    /// A child has gone to another parent, or to none.
    func childDidLeave(_ child: ViewController) {}

    /// A child's view has its subviews in their places.
    func childWasLaidOut(_ child: ViewController) {}

    /// What a bar shows of a child is something else now, and of this one, too, if it has the child's item shown.
    func navigationItemDidChange(ofChild child: ViewController) {
        if wrapper != nil, let item = shownNavigationItem, item === child.shownNavigationItem {
            parent?.navigationItemDidChange(ofChild: self)
        }
    }

    /// The scroll view with which a bar over this controller collapses.
    final var scrollViewUnderBar: ScrollView?
    /// What hears of its scrolling for that bar.
    final var followerUnderBar: ControllerLink?

    /// A child is called otherwise now.
    func titleDidChange(ofChild child: ViewController) {}

    // MARK: Traits

    /// What the parent says of the traits.
    final var overriddenTraits = TraitCollection()

    /// The surroundings that the controller's view is shown in. While it is not shown, as behind another one on a
    /// stack, they are those that the parent has for it.
    public final var traits: TraitCollection {
        guard let loadedView else {
            return (parent?.traits ?? TraitCollection()).overridden(by: overriddenTraits)
        }
        var traits = loadedView.traits
        if let surroundings = surroundingsOfAbsentView {
            let stated = traits.stated
            traits = loadedView.traits(around: surroundings)
            traits.stated = stated
        }
        return traits
    }

    /// The traits that are known to who hears of changes.
    final var knownTraits: TraitCollection?

    /// UIKit's name for ``traits``.
    public final var traitCollection: TraitCollection { traits }

    /// The traits will be others. By default the children are told, so call `super`.
    open func willTransition(to traits: TraitCollection) {
        for child in children {
            let coming = traits.overridden(by: child.overriddenTraits).overridden(
                by: child.loadedView?.overridingTraits ?? TraitCollection())
            if coming != child.traits {
                child.tellWillTransition(to: coming)
            }
        }
    }

    /// The view will have another size. By default the children are told whose size changes with it, so call
    /// `super`.
    open func viewWillTransition(to size: Size) {
        for child in children {
            let coming = askSize(of: child, in: size)
            if coming != child.loadedView?.bounds.size {
                child.tellViewWillTransition(to: coming)
            }
        }
    }

    /// The traits of the view have changed. Does nothing by default; call `super` all the same.
    open func traitsDidChange(from previous: TraitCollection) {}

    /// Whether margins at the sides that are set are no less than those of a controller's view, as in UIKit.
    package final var keepsLeastMargins = false {
        didSet { if keepsLeastMargins != oldValue { takeMargins() } }
    }

    /// Gives the view the margins of a controller's, unless others were set.
    final func takeMargins() {
        let side = traits.horizontalSizeClass == .compact ? 16.0 : 20.0
        loadedView?.takeRootMargins(side: side)
        loadedView?.keepSideMargins(atLeast: keepsLeastMargins ? side : 0)
    }
}
