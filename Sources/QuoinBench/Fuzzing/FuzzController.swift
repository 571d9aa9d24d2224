import QuoinKit

/// A controller that may do something, once, in each of its hooks, and that takes down what it is told.
final class FuzzController: ViewController {
    /// Where it does something.
    enum Hook: String, CaseIterable {
        case willAppear, isAppearing, didAppear, willDisappear, didDisappear
        case willLayOut, didLayOut, update
        case willMove, didMove
        case safeArea, traits, size, childSize
    }

    /// How far it has come onto the screen, by what it was told.
    enum Stage {
        case gone, coming, shown, leaving
    }

    let content = FuzzView()
    /// What it does, once, when it is next told.
    var hooks: [Hook: () -> Void] = [:]
    /// Whether it does nothing of that, because it is only looked at.
    var isQuiet = false
    private(set) var stage = Stage.gone
    /// What it was told out of turn, if it was.
    private(set) var defect: String?

    override func loadView() { view = content }

    private func visit(_ hook: Hook) {
        if !hooks.isEmpty, !isQuiet, let action = hooks.removeValue(forKey: hook) {
            action()
        }
    }

    /// Takes down a step onto the screen or off it, which must follow another.
    private func step(_ hook: Hook, from former: Stage, to next: Stage) {
        if stage != former, defect == nil {
            defect = "\(hook) when it was \(stage)"
        }
        stage = next
        visit(hook)
    }

    override func viewWillAppear(_ animated: Bool) { step(.willAppear, from: .gone, to: .coming) }
    override func viewIsAppearing(_ animated: Bool) {
        step(.isAppearing, from: .coming, to: .coming)
    }
    override func viewDidAppear(_ animated: Bool) { step(.didAppear, from: .coming, to: .shown) }
    override func viewWillDisappear(_ animated: Bool) {
        step(.willDisappear, from: .shown, to: .leaving)
    }
    override func viewDidDisappear(_ animated: Bool) {
        step(.didDisappear, from: .leaving, to: .gone)
    }
    override func viewWillLayoutSubviews() { visit(.willLayOut) }
    override func viewDidLayoutSubviews() { visit(.didLayOut) }
    override func updateViewConstraints() {
        visit(.update)
        super.updateViewConstraints()
    }
    override func willMove(toParent parent: ViewController?) { visit(.willMove) }
    override func didMove(toParent parent: ViewController?) { visit(.didMove) }
    override func viewSafeAreaInsetsDidChange() { visit(.safeArea) }
    override func traitsDidChange(from previous: TraitCollection) { visit(.traits) }
    override func viewWillTransition(to size: Size) {
        visit(.size)
        super.viewWillTransition(to: size)
    }
    override func systemLayoutFittingSizeDidChange(forChild child: ViewController) {
        visit(.childSize)
    }

    /// The class as a program has it that is printed.
    static let source = """
        final class FuzzController: ViewController {
            let content = FuzzView()
            var hooks: [String: () -> Void] = [:]
            private func visit(_ hook: String) { hooks.removeValue(forKey: hook)?() }
            override func loadView() { view = content }
            override func viewWillAppear(_ animated: Bool) { visit("willAppear") }
            override func viewIsAppearing(_ animated: Bool) { visit("isAppearing") }
            override func viewDidAppear(_ animated: Bool) { visit("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { visit("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { visit("didDisappear") }
            override func viewWillLayoutSubviews() { visit("willLayOut") }
            override func viewDidLayoutSubviews() { visit("didLayOut") }
            override func updateViewConstraints() {
                visit("update")
                super.updateViewConstraints()
            }
            override func willMove(toParent parent: ViewController?) { visit("willMove") }
            override func didMove(toParent parent: ViewController?) { visit("didMove") }
            override func viewSafeAreaInsetsDidChange() { visit("safeArea") }
            override func traitsDidChange(from previous: TraitCollection) { visit("traits") }
            override func viewWillTransition(to size: Size) {
                visit("size")
                super.viewWillTransition(to: size)
            }
            override func systemLayoutFittingSizeDidChange(forChild child: ViewController) {
                visit("childSize")
            }
        }
        """
}
