@testable import QuoinLayout

/// A view that does something at random when it is asked, now and then.
final class HostileView: View {
    unowned var forest: HostileForest
    var content = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    var insets = EdgeInsets.zero
    var baseline = 0.0

    init(in forest: HostileForest, frame: Rect) {
        self.forest = forest
        super.init(frame: frame)
    }

    override var intrinsicContentSize: Size {
        forest.meddle()
        return content
    }
    override func contentSize(forWidth width: Double) -> Size {
        forest.meddle()
        return Size(width: content.width, height: content.width * 10 / max(1, width))
    }
    override var alignmentRectInsets: EdgeInsets {
        forest.meddle()
        return insets
    }
    override func alignmentRect(forFrame frame: Rect) -> Rect {
        forest.meddle()
        return super.alignmentRect(forFrame: frame)
    }
    override func frame(forAlignmentRect rect: Rect) -> Rect {
        forest.meddle()
        return super.frame(forAlignmentRect: rect)
    }
    override var firstBaselineOffsetFromTop: Double {
        forest.meddle()
        return baseline
    }
    override var lastBaselineOffsetFromBottom: Double {
        forest.meddle()
        return -baseline
    }
    override func layoutMarginsDidChange() { forest.meddle() }
    override func safeAreaInsetsDidChange() { forest.meddle() }
    override func layoutSubviews() {
        forest.meddle()
        super.layoutSubviews()
        forest.meddle()
    }
    override func updateConstraints() {
        forest.meddle()
        super.updateConstraints()
    }
    override func willMove(toSuperview newSuperview: View?) { forest.meddle() }
    override func didMoveToSuperview() { forest.meddle() }
}

/// Trees to which everything happens at any time, with numbers of any size.
final class HostileForest {
    private var chooser: SeededGenerator
    let window = Window(frame: Rect(0, 0, 400, 300))
    private(set) var views: [HostileView] = []
    private var guides: [LayoutGuide] = []
    private var constraints: [LayoutConstraint] = []
    /// How many more things may happen in hooks.
    private var patience = 0
    private var depth = 0
    private let usesFarNumbers: Bool
    private(set) var reports = 0

    init(seed: UInt64, usesFarNumbers: Bool) {
        chooser = SeededGenerator(seed: seed)
        self.usesFarNumbers = usesFarNumbers
        window.onDiagnostic = { [unowned self] _ in hear() }
        for _ in 0..<chooser.number(in: 3...9) {
            addView()
        }
        for _ in 0..<chooser.number(in: 3...20) {
            addConstraint()
        }
    }

    /// Something was reported, and who hears of it may do something too.
    private func hear() {
        reports += 1
        meddle()
    }

    /// One turn: some changes, and a layout in which hooks do something.
    func turn() {
        patience = 0
        for _ in 0..<chooser.number(in: 1...5) {
            act()
        }
        patience = chooser.number(in: 0...6)
        layOut()
    }

    /// Lays out without anybody who meddles.
    func settle() {
        patience = 0
        layOut()
    }

    private func layOut() {
        window.layoutIfNeeded()
        for view in views where view.superview == nil {
            view.layoutIfNeeded()
        }
    }

    /// What hooks do.
    func meddle() {
        guard patience > 0, depth < 4, chooser.happens(percent: 20) else { return }
        patience -= 1
        depth += 1
        act()
        depth -= 1
    }

    private func number() -> Double {
        if usesFarNumbers, chooser.happens(percent: 15) {
            let far = chooser.one(of: 1e6, 1e9, 1e15, 1e100, 1e300, 1e308, 1.7e308, 1e-300)
            return chooser.happens(percent: 50) ? far : -far
        }
        return chooser.halves(in: -50...200)
    }

    private func rect() -> Rect { Rect(number(), number(), number(), number()) }
    private func insets() -> EdgeInsets {
        EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }
}

extension HostileForest {
    private func addView() {
        let view = HostileView(in: self, frame: rect())
        view.name = "v\(views.count)"
        view.onDiagnostic = { [unowned self] _ in hear() }
        view.translatesAutoresizingMaskIntoConstraints = chooser.happens(percent: 30)
        views.append(view)
        let parents = [window] + views.map { $0 as View }
        parents[chooser.number(in: 0...parents.count - 1)].addSubview(view)
    }

    private func addConstraint() {
        let elements: [any LayoutItem] =
            views.map { $0 as any LayoutItem } + guides.map { $0 as any LayoutItem } + [window]
        let attributes = LayoutAttribute.allCases
        guard let first = chooser.element(of: elements),
            let attribute = chooser.element(of: attributes)
        else { return }
        let second = chooser.happens(percent: 70) ? chooser.element(of: elements) : nil
        let other: LayoutAttribute =
            second == nil
            ? .notAnAttribute
            : chooser.happens(percent: 70)
                ? attribute : chooser.element(of: attributes) ?? attribute
        guard
            let constraint = try? LayoutConstraint(
                item: first, attribute: attribute,
                relatedBy: chooser.one(of: .equal, .lessThanOrEqual, .greaterThanOrEqual),
                toItem: second, attribute: other,
                multiplier: chooser.happens(percent: 80) ? 1 : number(), constant: number())
        else { return }
        constraint.priority = chooser.one(of: .required, .required, .high, .low, 1)
        constraints.append(constraint)
        constraint.isActive = true
    }

    /// Does one thing.
    private func act() {
        guard let view = chooser.element(of: views) else { return }
        switch chooser.number(in: 1...26) {
        case 1...3: chooser.element(of: constraints)?.constant = number()
        case 4: chooser.element(of: constraints)?.isActive.toggle()
        case 5: chooser.element(of: constraints)?.multiplier = number()
        case 6: chooser.element(of: constraints)?.priority = chooser.one(of: .required, .high, 3)
        case 7: addConstraint()
        case 8: if views.count < 14 { addView() }
        case 9: view.removeFromSuperview()
        case 10: ([window] + views.map { $0 as View }).randomChoice(&chooser)?.addSubview(view)
        case 11: view.frame = rect()
        case 12: view.bounds = rect()
        case 13: view.center = Point(x: number(), y: number())
        case 14: view.translatesAutoresizingMaskIntoConstraints.toggle()
        case 15:
            view.autoresizingMask = AutoresizingMask(rawValue: UInt(chooser.number(in: 0...63)))
        default: adjust(view)
        }
    }

    private func adjust(_ view: HostileView) {
        switch chooser.number(in: 1...15) {
        case 1:
            view.content = Size(width: number(), height: number())
            view.invalidateIntrinsicContentSize()
        case 2:
            view.insets = insets()
            view.baseline = number()
            view.invalidateIntrinsicContentSize()
        case 3: view.layoutMargins = insets()
        case 4: view.preservesSuperviewLayoutMargins.toggle()
        case 5: view.additionalSafeAreaInsets = insets()
        case 6: window.safeAreaInsets = insets()
        case 7: window.scale = chooser.one(of: nil, 1, 2, 3, 1e300)
        case 8: window.layoutDirection = chooser.one(of: .leftToRight, .rightToLeft)
        case 9: view.contentDependsOnWidth.toggle()
        case 10: layOut()
        case 11: _ = view.systemLayoutSizeFitting(Size(width: number(), height: number()))
        case 12: _ = view.hasAmbiguousLayout
        case 13: _ = view.snapshot()
        case 14:
            let guide = LayoutGuide(identifier: "g")
            guides.append(guide)
            view.addLayoutGuide(guide)
        default: chooser.element(of: guides).map { $0.owningView?.removeLayoutGuide($0) }
        }
    }
}

extension Array {
    fileprivate func randomChoice(_ chooser: inout SeededGenerator) -> Element? {
        chooser.element(of: self)
    }
}
