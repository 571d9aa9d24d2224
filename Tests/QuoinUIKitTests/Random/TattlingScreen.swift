import QuoinUIKit

/// A screen that takes down what it is told, and may do something, once, when it is told something.
final class TattlingScreen: UIViewController {
    enum Stage { case gone, coming, shown, leaving }
    enum Hook: CaseIterable {
        case load, didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
        case willLayOut, didLayOut, update, willMove, didMove, safeArea, traits, size
    }

    private(set) var stage = Stage.gone
    /// What it was told out of turn.
    private(set) var misinformation: String?
    var hooks: [Hook: RandomAction] = [:]
    /// Whether it is only looked at.
    var isQuiet = false

    private func visit(_ hook: Hook) {
        if !isQuiet { hooks.removeValue(forKey: hook)?.perform() }
    }
    private func step(_ hook: Hook, from former: Stage, to next: Stage) {
        if stage != former { misinformation = "\(hook) when it was \(stage)" }
        stage = next
        visit(hook)
    }

    override func loadView() {
        super.loadView()
        visit(.load)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        visit(.didLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        step(.willAppear, from: .gone, to: .coming)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        step(.isAppearing, from: .coming, to: .coming)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        step(.didAppear, from: .coming, to: .shown)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        step(.willDisappear, from: .shown, to: .leaving)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        step(.didDisappear, from: .leaving, to: .gone)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        visit(.willLayOut)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        visit(.didLayOut)
    }
    override func updateViewConstraints() {
        super.updateViewConstraints()
        visit(.update)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        visit(.willMove)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        visit(.didMove)
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        visit(.safeArea)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        visit(.traits)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        visit(.size)
    }
}
