import QuoinKit

/// Runs a screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIViewControllerOfClass, UITraitEnvironment {
    final let core: ViewController
    private var shownView: UIView?
    /// The controllers in this one, kept here.
    final var keptChildren: [UIViewController] = []
    /// The controller that keeps this one.
    final weak var keepingParent: UIViewController?
    final weak var presenter: UIViewController?

    /// As in UIKit.
    public init(nibName: String?, bundle: Bundle?) {
        core = Self.makeController()
        super.init()
        core.wrapper = CoreWrapper(self)
        core.keepsLeastMargins = true
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        core = Self.makeController()
        super.init()
        core.wrapper = CoreWrapper(self)
        core.keepsLeastMargins = true
    }
    /// Nothing that apps call.
    @available(*, unavailable, message: "a controller is no delegate of an app")
    public required convenience init(launched: Void) {
        self.init(nibName: nil, bundle: nil)
    }
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The engine's controller for controllers of this class.
    class func makeController() -> ViewController { ViewController() }

    // MARK: The view

    /// As in UIKit.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return shownView
        }
        set {
            guard let newValue, newValue !== shownView else { return }
            shownView?.takeTraits(ofController: UITraitOverrides())
            shownView = newValue
            stateTraits()
            newValue.extras.controller = self
            core.view = newValue.node
        }
    }
    /// As in UIKit.
    open var viewIfLoaded: UIView? { shownView }
    /// As in UIKit.
    open var isViewLoaded: Bool { shownView != nil }
    /// As in UIKit.
    open func loadViewIfNeeded() { core.loadViewIfNeeded() }
    /// As in UIKit.
    open func loadView() {
        let screen = UIView(frame: UIScreen.main.bounds)
        view = screen
    }
    /// As in UIKit.
    open func viewDidLoad() {}

    // MARK: Appearing

    /// As in UIKit.
    open func viewWillAppear(_ animated: Bool) {}
    /// As in UIKit.
    open func viewIsAppearing(_ animated: Bool) {}
    /// As in UIKit.
    open func viewDidAppear(_ animated: Bool) {}
    /// As in UIKit.
    open func viewWillDisappear(_ animated: Bool) {}
    /// As in UIKit.
    open func viewDidDisappear(_ animated: Bool) {}
    /// As in UIKit.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        core.beginAppearanceTransition(isAppearing, animated: animated)
    }
    /// As in UIKit.
    open func endAppearanceTransition() { core.endAppearanceTransition() }
    /// As in UIKit: who says no tells the children with ``beginAppearanceTransition(_:animated:)`` and
    /// ``endAppearanceTransition()``.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// As in UIKit, until it has appeared.
    open var isBeingPresented: Bool { movement == .toFront }
    /// As in UIKit, until it has disappeared.
    open var isBeingDismissed: Bool { movement == .fromFront }
    /// As in UIKit, until it has appeared.
    open var isMovingToParent: Bool { movement == .intoParent }
    /// As in UIKit, until it has disappeared.
    open var isMovingFromParent: Bool { movement == .outOfParent }
    final var movement = ControllerMovement.none

    // MARK: Layout

    /// As in UIKit.
    open func updateViewConstraints() { core.updateViewConstraints() }
    /// As in UIKit.
    open func viewWillLayoutSubviews() {}
    /// As in UIKit.
    open func viewDidLayoutSubviews() {}
    /// As in UIKit.
    open func viewSafeAreaInsetsDidChange() {}
    /// As in UIKit, while the view is in a window.
    open func viewLayoutMarginsDidChange() {}
    /// As in UIKit.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { core.additionalSafeAreaInsets.cg }
        set { core.additionalSafeAreaInsets = EdgeInsets(newValue) }
    }
    /// As in UIKit.
    open var preferredContentSize: CGSize {
        get { core.preferredContentSize.cg }
        set {
            core.preferredContentSize = Size(newValue)
            sheetRoom?.setNeedsLayout()
            presentation?.preferredSizeMayHaveChanged()
        }
    }
    /// As in UIKit.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}
    /// As in UIKit.
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}
    /// As in UIKit.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController else { return parentSize }
        return core.size(forChild: child.core, withParentSize: Size(parentSize)).cg
    }
    /// As in UIKit: 16 at the sides where there is little room across, and 20 elsewhere, which is what the margins of its
    /// view are unless they are set.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = core.traits.horizontalSizeClass == .compact ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// As in UIKit: whether what is set as margins of its view counts only as far as it is more than
    /// ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { core.keepsLeastMargins = viewRespectsSystemMinimumLayoutMargins }
    }
    /// As in UIKit: whether the first scroll view keeps clear of what is above and below it in a stack, even if its
    /// content does not scroll.
    open var automaticallyAdjustsScrollViewInsets = true
    final override var insetsContentInStack: Bool {
        guard automaticallyAdjustsScrollViewInsets else { return false }
        if navigationController != nil { return true }
        let search: UISearchController? = nearest()
        return search != nil
    }
    /// As in UIKit, above and below: at an edge that is left out, the view ends beside the bars.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { reachChanged() } }
    /// As in UIKit.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { reachChanged() } }
    private func reachChanged() { parent?.viewIfLoaded?.setNeedsLayout() }
    /// As in UIKit.
    open var topLayoutGuide: any UILayoutSupport { view.guide(for: core.topLayoutGuide) }
    /// As in UIKit.
    open var bottomLayoutGuide: any UILayoutSupport { view.guide(for: core.bottomLayoutGuide) }
    /// As in UIKit: the scroll view with which the bar above collapses, if it is not the first view.
    open func setContentScrollView(_ view: UIScrollView?) { core.contentScrollView = view?.scroll }

    // MARK: Children

    /// As in UIKit.
    open var children: [UIViewController] { keptChildren }
    /// As in UIKit.
    open var parent: UIViewController? { core.parent?.uiController }
    /// As in UIKit.
    open func addChild(_ child: UIViewController) {
        core.addChild(child.core)
        // The engine refuses what contains this one, which may have left where it was by then.
        guard child.core.parent === core else { return child.isKept(by: child.parent) }
        if !keptChildren.contains(where: { $0 === child }) { keptChildren.append(child) }
        child.isKept(by: self)
        if let traits = overrideTraitCollection(forChild: child) {
            setOverrideTraitCollection(traits, forChild: child)
        }
    }
    /// As in UIKit.
    open func removeFromParent() {
        core.removeFromParent()
        if core.parent == nil { isKept(by: nil) }
    }
    func drop(_ child: UIViewController) {
        if let place = keptChildren.firstIndex(where: { $0 === child }) {
            keptChildren.remove(at: place)
        }
    }
    /// A child has another tab.
    func tabChanged(of child: UIViewController) {}
    /// As in UIKit.
    open func willMove(toParent parent: UIViewController?) {
        movement = parent == nil ? .outOfParent : .intoParent
    }
    /// As in UIKit.
    open func didMove(toParent parent: UIViewController?) {}
    /// As in UIKit.
    open func addChildViewController(_ child: UIViewController) { addChild(child) }
    /// As in UIKit.
    open var childViewControllers: [UIViewController] { children }
    /// As in UIKit: the next view comes where the former one stands, which goes when the motion is over.
    open func transition(
        from former: UIViewController, to next: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchangeView(of: former, for: next, in: duration, options, animations, completion)
    }

    // MARK: Nothing to show

    final let unavailableContent = UnavailableContent()
    /// As in UIKit: the traits, and what is typed in the navigation item's search bar.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
    /// As in UIKit: called before the first layout, and before another one when traits, the text of a search or
    /// whatever the app says have changed. It shows what was said as it is for the state.
    open func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {
        unavailableContent.show(for: state, in: self)
    }

    // MARK: Bars

    /// As in UIKit: its navigation item and its tab have it too, whatever they said before.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
            valueChanged()
        }
    }
    /// As in UIKit.
    open private(set) lazy var navigationItem: UINavigationItem = {
        let item = UINavigationItem()
        item.controller = self
        return item
    }()
    final func titleChanged(to title: String?) { core.title = title ?? self.title }
    /// As in UIKit.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let made = UITabBarItem()
            ownTabBarItem = made
            return made
        }
        set {
            ownTabBarItem = newValue
            isTabBarItemGiven = newValue != nil
            tabChanged()
        }
    }
    private var ownTabBarItem: UITabBarItem?
    private var isTabBarItemGiven = false
    /// Whether its tab was given to it, or says something.
    final var hasOwnTabBarItem: Bool {
        isTabBarItemGiven || ownTabBarItem.map { !$0.saysNothing } ?? false
    }
    /// As in UIKit.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { (parent as? UINavigationController)?.showToolbarItems() }
    }
    /// As in UIKit.
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
    /// As in UIKit: whether the tab bar and the toolbar go while it is on a stack. It is looked at when the stack changes.
    open var hidesBottomBarWhenPushed = false
    /// As in UIKit: a tap begins to edit, or ends it.
    open private(set) lazy var editButtonItem = makeEditButtonItem()
    /// As in UIKit: setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }
    private var isBeingEdited = false
    /// As in UIKit.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isBeingEdited = editing
        editButtonItem.systemItem = editing ? .done : .edit
    }
    /// As in UIKit.
    open var navigationController: UINavigationController? { nearest() }
    /// As in UIKit.
    open var tabBarController: UITabBarController? { nearest() }
    /// As in UIKit.
    open var splitViewController: UISplitViewController? { nearest() }

    // MARK: Presenting

    /// As in UIKit: what it presents, or a controller that it is in.
    open var presentedViewController: UIViewController? {
        presents ?? parent?.presentedViewController
    }
    /// As in UIKit: what presented it, or a controller that it is in.
    open var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }
    /// As in UIKit: the outermost controller that it is in, or that it is being moved out of, presents, or the nearest
    /// that defines a context for what asks for one; the completion is called once the controller has appeared, in a
    /// turn of the window. What is not in a window presents nothing, nor does what presents another one already; then the
    /// completion is not called.
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        let source = containerItLeaves ?? self
        endDismissals(for: controller)
        guard let presenter = source.whoPresents(controller) else { return }
        guard let window = presenter.viewIfLoaded?.window else { return }
        presenter.presents = controller
        controller.presenter = presenter
        controller.presentationEnding = completion
        controller.movement = .toFront
        controller.loadViewIfNeeded()
        if controller.presenter === presenter {
            controller.appear(in: window, animated: animated, source: self)
        }
    }
    /// Whether what presents it is told that it has gone, until this one goes.
    final var hidesPresenter = false
    /// What it has presented itself.
    final var presents: UIViewController?
    /// What is called once it has appeared in front of another one.
    final var presentationEnding: (() -> Void)?
    /// As in UIKit: what is presented goes with what that presents; if there is none, what it is in goes itself. It
    /// leaves the window at the end of the turn, and then the completion is called.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let leaving = presentedViewController ?? presentedPart else {
            completion?()
            return
        }
        leaving.beginDismissal(animated: animated, completion: completion)
    }
    /// What goes with it, from when that has begun to the end of the turn.
    final var dismissal: Dismissal?
    /// As in UIKit.
    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: true)
        } else {
            present(controller, animated: true)
        }
    }
    /// As in UIKit.
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(controller, sender: sender)
        } else {
            show(controller, sender: sender)
        }
    }
    /// As in UIKit: pages, forms and what says nothing stand on sheets, see ``UISheetPresentationController``; so do popovers
    /// where there is little width, see ``UIPopoverPresentationController``. `.custom` stands as an app says, see
    /// ``UIPresentationController``. All others fill the window. In front of `.fullScreen` and `.currentContext`, who presents
    /// hears that it has gone.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Kept, without effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Kept, without effect.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Kept, without effect.
    open var isModalInPresentation = false
    /// As in UIKit: whether what is presented in a context is presented by it.
    open var definesPresentationContext = false
    /// Kept, without effect.
    open var providesPresentationContextTransitionStyle = false
    /// As in UIKit: who says how it comes and goes, and how it stands in front of others if its style is `.custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// As in UIKit: that with which it, or what it is in, comes or goes, until that is over, or that of a change of size or
    /// of traits, from when it is told of to the end of its turn.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentMotion ?? (core.wrapper as? CoreWrapper)?.presentChange(of: core)
    }
    /// As in UIKit: that of a popover or a sheet, or the one that an app gives for it, or for what it is in; otherwise `nil`
    /// here.
    open var presentationController: UIPresentationController? {
        presentation ?? presentedPart?.presentation ?? popoverPresentationController
            ?? sheetPresentationController ?? customPresentation(for: nil, source: self)
    }
    /// What an app says of how it stands in front of another one, or of how it comes and goes there.
    final var presentation: UIPresentationController?
    /// The motions in front of it, and in it.
    final var motions: [ScreenTransition.Place: ScreenTransition] = [:]
    /// The motion in which it comes or goes.
    final weak var motionOfItself: ScreenTransition?
    /// As in UIKit: there if it is to be presented as a popover, and then always the same.
    open var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        if madePopover == nil { madePopover = UIPopoverPresentationController(of: self) }
        return madePopover
    }
    private var madePopover: UIPopoverPresentationController?
    /// As in UIKit: there if it is to be presented on a sheet, and then always the same.
    open var sheetPresentationController: UISheetPresentationController? {
        [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) && mayStandOnSheet
            ? madeSheet : nil
    }
    /// What says how its sheet looks.
    final lazy var madeSheet = UISheetPresentationController(of: self)
    /// What its sheet stands in, while it does.
    final weak var sheetRoom: SheetRoom?
    /// Whether it stands on a sheet where nothing is said of that.
    var mayStandOnSheet: Bool { true }
    /// How its kind stands in front of another one, if there is a way of its own: popovers do where they are cards.
    func presentationOfItsKind(in window: UIWindow?) -> UIPresentationController? {
        modalPresentationStyle == .popover && popoverStyle(in: window) == .popover
            ? popoverPresentationController : nil
    }

    // MARK: Surroundings

    /// As in UIKit.
    open var traitCollection: UITraitCollection { presentTraits }
    /// As in UIKit.
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    /// What was asked for. Not of UIKit.
    public final var quoinTraitRegistrations: [any UITraitChangeRegistration] = []
    /// As in UIKit.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// As in UIKit.
    open func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// As in UIKit.
    open func setOverrideTraitCollection(
        _ traits: UITraitCollection?, forChild child: UIViewController
    ) {
        core.overrideTraits(traits?.traits ?? TraitCollection(), forChild: child.core)
    }
    /// As in UIKit: what was set. A class of one's own that says something itself is asked as a child comes.
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        traitsSet(forChild: child)
    }
    /// As in UIKit.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { stateTraits() }
    }
    final var ownTraits = UITraitOverrides()
    /// Always `.default` here, unless a class of one's own says otherwise.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Always `false` here, unless a class of one's own says otherwise.
    open var prefersStatusBarHidden: Bool { false }
    /// Always `.fade` here, unless a class of one's own says otherwise.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Always `false` here, unless a class of one's own says otherwise.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Always `[]` here, unless a class of one's own says otherwise.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Always `true` here, unless a class of one's own says otherwise.
    open var shouldAutorotate: Bool { true }
    /// Always `.allButUpsideDown` here, unless a class of one's own says otherwise.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Always `.portrait` here, unless a class of one's own says otherwise.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// As in UIKit: turned, if the window in front is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation { WindowList.shared.orientation }
    /// Neither called nor with an effect here.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Neither called nor with an effect here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Neither called nor with an effect here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Neither called nor with an effect here.
    open func didReceiveMemoryWarning() {}
    /// As in UIKit.
    open var nibName: String? { nil }
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var storyboard: UIStoryboard? { nil }
    /// Kept, without effect.
    open var restorationIdentifier: String?
    final override var standingView: UIView? { viewIfLoaded }
    final override func traitsOfViewChanged(from previous: UITraitCollection) {
        tellTraitsChanged(from: previous)
    }
    /// As in UIKit: who presents it, or else the view that its own is in.
    open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview ?? parent }
    /// Neither called nor with an effect here.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    /// As in UIKit.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Neither called nor with an effect here.
    open func registerForPreviewing(with delegate: Any, sourceView: UIView) {}
}
