@testable import QuoinLayout

/// What kinds of things a random forest has.
struct ForestStyle {
    /// Whether every view and guide is pulled to a place and a size, each pull at a priority of its
    /// own, so that no layout is ambiguous.
    var hasPulls = false
    /// Whether margins may follow frames: the safe area and the superview's margins.
    var hasSurroundings = false
    /// Whether heights of contents may follow widths. Then no constraint compares a width and a height.
    var hasWrapping = false
    /// Whether views that frames place may have autoresizing masks.
    var hasMasks = false
    /// How many of a hundred constraints are required.
    var requiredPercent = 30
    var viewCount = 5...30
    var turnCount = 6...14
}

/// Trees of views with random constraints, which change at random.
///
/// One tree has a window and one a plain view as its root; others come about when views are taken out.
final class RandomForest {
    var chooser: SeededGenerator
    let style: ForestStyle
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    let plainRoot = RandomView(frame: Rect(x: 10, y: 20, width: 300, height: 300))
    /// All views but the window that have not been dropped for good.
    var views: [RandomView] = []
    /// The guides that were made and not dropped; some may have no owner.
    var guides: [LayoutGuide] = []
    /// The constraints, in the order of their last activation.
    var constraints: [PlannedConstraint] = []
    /// The pulls on each view and guide.
    private var pulls: [ObjectIdentifier: [PlannedConstraint]] = [:]
    private var pullCount = 0
    private var viewNumber = 0
    /// What was reported since the last turn.
    var diagnostics: [LayoutDiagnostic] = []
    /// What has been done, for messages of failed tests.
    var history: [String] = []

    init(seed: UInt64, style: ForestStyle) {
        chooser = SeededGenerator(seed: seed)
        self.style = style
        window.name = "window"
        plainRoot.name = "plain"
        listen(to: window)
        listen(to: plainRoot)
        views.append(plainRoot)
        let count = chooser.number(in: style.viewCount)
        for _ in 0..<count {
            addView()
        }
        for _ in 0..<count * 2 {
            addConstraint()
        }
    }

    func listen(to root: View) {
        root.onDiagnostic = { [unowned self] in diagnostics.append($0) }
    }

    // MARK: What there is

    var allViews: [View] { [window] + views.map { $0 as View } }

    /// The topmost views.
    var roots: [View] { allViews.filter { $0.superview == nil } }

    /// Everything that constraints may be between.
    var elements: [LayoutElement] {
        allViews.map { $0 as LayoutElement }
            + guides.filter { $0.owningView != nil }.map { $0 as LayoutElement }
    }

    func depth(of view: View) -> Int {
        var depth = 0
        var view = view.superview
        while let present = view {
            depth += 1
            view = present.superview
        }
        return depth
    }

    func describe() -> String {
        history.suffix(12).joined(separator: "; ")
    }

    // MARK: Views and guides

    func addView() {
        viewNumber += 1
        let view = RandomView(frame: randomFrame())
        view.name = "v\(viewNumber)"
        view.translatesAutoresizingMaskIntoConstraints = chooser.happens(percent: 20)
        if style.hasMasks, chooser.happens(percent: 40) {
            view.autoresizingMask = AutoresizingMask(rawValue: UInt(chooser.number(in: 0...63)))
        }
        if chooser.happens(percent: 25) {
            chooseContent(of: view)
        }
        if chooser.happens(percent: 15) {
            view.insets = EdgeInsets(
                top: chooser.halves(in: 0...2), left: chooser.halves(in: 0...2),
                bottom: chooser.halves(in: 0...2), right: chooser.halves(in: 0...2))
        }
        if let parent = chooser.element(of: allViews.filter { depth(of: $0) < 6 }) {
            parent.insertSubview(view, at: chooser.number(in: 0...parent.subviews.count))
        }
        views.append(view)
    }

    func randomFrame() -> Rect {
        Rect(
            x: chooser.halves(in: -20...200), y: chooser.halves(in: -20...200),
            width: chooser.halves(in: 10...200), height: chooser.halves(in: 10...200))
    }

    func chooseContent(of view: RandomView) {
        view.content = Size(
            width: chooser.happens(percent: 80) ? chooser.halves(in: 0...120) : -1,
            height: chooser.happens(percent: 80) ? chooser.halves(in: 0...120) : -1)
        view.firstBaselineOffset = chooser.halves(in: 0...15)
        view.lastBaselineOffset = chooser.halves(in: 0...5)
        if style.hasWrapping, chooser.happens(percent: 50) {
            view.area = Double(chooser.number(in: 1...100) * 100)
            view.contentDependsOnWidth = true
        }
    }

    func addGuide() {
        guard let owner = chooser.element(of: allViews) else { return }
        let guide = LayoutGuide(identifier: "g\(guides.count)")
        owner.addLayoutGuide(guide)
        guides.append(guide)
    }

    // MARK: Pulls

    /// Makes sure that everything which constraints place is pulled somewhere.
    func pullEverything() {
        guard style.hasPulls else { return }
        for element in elements {
            guard let container = container(of: element) else { continue }
            let known = pulls[ObjectIdentifier(element)] ?? []
            if known.isEmpty || known.contains(where: { !$0.constraint.isActive }) {
                for planned in known {
                    planned.constraint.isActive = false
                }
                constraints.removeAll { planned in known.contains { $0 === planned } }
                pulls[ObjectIdentifier(element)] = makePulls(on: element, in: container)
            }
        }
    }

    private func container(of element: LayoutElement) -> View? {
        if let guide = element as? LayoutGuide {
            return guide.owningView
        }
        return element.viewOrOwner?.superview
    }

    private func makePulls(on element: LayoutElement, in container: View) -> [PlannedConstraint] {
        var made: [PlannedConstraint] = []
        for attribute in [LayoutAttribute.left, .top, .width, .height] {
            let isPosition = attribute.isPosition
            pullCount += 1
            let planned = PlannedConstraint(
                PlannedSide(element: element, attribute: attribute), .equal,
                isPosition ? PlannedSide(element: container, attribute: attribute) : nil,
                multiplier: 1, constant: chooser.halves(in: 0...100),
                priority: Priority(1 + Float(pullCount % 1600) / 8))
            if let planned {
                activate(planned)
                made.append(planned)
            }
        }
        return made
    }

    // MARK: Constraints

    func activate(_ planned: PlannedConstraint) {
        if !planned.constraint.isActive {
            constraints.removeAll { $0 === planned }
            constraints.append(planned)
            planned.constraint.isActive = true
        }
    }

    func isPull(_ planned: PlannedConstraint) -> Bool {
        planned.constraint.priority < 202
    }

    /// Drops a view for good, with what is in it.
    func drop(_ view: RandomView) {
        var gone: [LayoutElement] = []
        view.forEachInSubtree { inner in
            gone.append(inner)
            inner.forEachGuide { gone.append($0) }
        }
        let identities = Set(gone.map { ObjectIdentifier($0) })
        constraints.removeAll { planned in
            planned.elements.contains { identities.contains(ObjectIdentifier($0)) }
        }
        for identity in identities {
            pulls[identity] = nil
        }
        views.removeAll { identities.contains(ObjectIdentifier($0)) }
        guides.removeAll { identities.contains(ObjectIdentifier($0)) }
        view.removeFromSuperview()
    }
}
