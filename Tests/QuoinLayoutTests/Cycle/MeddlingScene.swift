import QuoinLayout

/// What the engine, or a pass, may ask a view or call in it.
enum MeddledHook: CaseIterable {
    case contentSize, contentSizeForWidth, firstBaseline, lastBaseline
    case alignmentInsets, alignmentRect, frameForAlignmentRect
    case hostContentSize, hostContentSizeForWidth, hostFirstBaseline, hostLastBaseline, hostPlaces
    case marginsChanged, layout, update

    /// Those to whom it happens in the scene.
    var actors: [MeddlingScene.Actor] {
        switch self {
        case .contentSizeForWidth: [.free, .widget]
        case .firstBaseline, .lastBaseline: [.free, .framed, .widget]
        case .alignmentRect: [.root, .framed]
        case .frameForAlignmentRect: [.box, .framed, .free, .widget]
        case .hostContentSize, .hostContentSizeForWidth, .hostFirstBaseline, .hostLastBaseline,
            .hostPlaces:
            [.widget]
        case .contentSize, .alignmentInsets, .marginsChanged, .layout, .update:
            [.root, .box, .framed, .free, .widget]
        }
    }
}

/// A view that does something, once, when it is asked.
final class MeddlingView: View {
    var armed: MeddledHook?
    var action: (() -> Void)?

    func fire(_ hook: MeddledHook) {
        guard armed == hook else { return }
        armed = nil
        action?()
    }

    override var intrinsicContentSize: Size {
        fire(.contentSize)
        return host == nil ? Size(width: 60, height: 20) : super.intrinsicContentSize
    }
    override func contentSize(forWidth width: Double) -> Size {
        fire(.contentSizeForWidth)
        return host == nil
            ? Size(width: width, height: 1_200 / max(1, width)) : super.contentSize(forWidth: width)
    }
    override var firstBaselineOffsetFromTop: Double {
        fire(.firstBaseline)
        return host == nil ? 12 : super.firstBaselineOffsetFromTop
    }
    override var lastBaselineOffsetFromBottom: Double {
        fire(.lastBaseline)
        return host == nil ? 4 : super.lastBaselineOffsetFromBottom
    }
    override var alignmentRectInsets: EdgeInsets {
        fire(.alignmentInsets)
        return EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override func alignmentRect(forFrame frame: Rect) -> Rect {
        fire(.alignmentRect)
        return frame.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    override func frame(forAlignmentRect rect: Rect) -> Rect {
        fire(.frameForAlignmentRect)
        return rect.inset(by: EdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
    }
    override func layoutMarginsDidChange() { fire(.marginsChanged) }
    override func layoutSubviews() {
        fire(.layout)
        super.layoutSubviews()
    }
    override func updateConstraints() {
        fire(.update)
        super.updateConstraints()
    }
}

/// A widget that lets its view do something when it is asked.
final class MeddlingWidget: LayoutHost {
    weak var view: MeddlingView?

    var intrinsicContentSize: Size {
        view?.fire(.hostContentSize)
        return Size(width: 30, height: 10)
    }
    func contentSize(forWidth width: Double) -> Size {
        view?.fire(.hostContentSizeForWidth)
        return Size(width: width, height: 300 / max(1, width))
    }
    var firstBaselineOffsetFromTop: Double {
        view?.fire(.hostFirstBaseline)
        return 7
    }
    var lastBaselineOffsetFromBottom: Double {
        view?.fire(.hostLastBaseline)
        return 2
    }
    func place(in frame: Rect) { view?.fire(.hostPlaces) }
}

/// A tree in which every kind of row occurs, and what hooks may do to it.
final class MeddlingScene {
    /// Who does something.
    enum Actor: CaseIterable { case root, box, framed, free, widget }

    /// What is done.
    enum Deed: CaseIterable {
        case removeFree, removeFramed, removeBox, removeLabel, removeWidget, removeInner, removeAll
        case moveFree, moveFramed, moveBoxToOtherTree, moveFreeToOtherTree, rootIntoWindow
        case leaveAndReturn, boxLeavesAndReturns
        case addFree, addFramed, deactivateAll, activateOne, exchange
        case setRootFrame, setFreeFrame, setFramedFrame, setMargins, setOrigin
        case translateFree, translateFramed, removeGuide, addGuide
        case invalidate, invalidateAll, layOut, layOutByHand, layOutOther, fitRoot, fitBox, fitFree
        case readAmbiguity, readNeeds, exercise, snapshot, absorbLarger
        case alignToBaselines, measureDistance, mirror, changePriorities, swapOne
    }

    let root: MeddlingView
    let box: MeddlingView
    let free: MeddlingView
    let framed: MeddlingView
    let widget: MeddlingView
    let label = View("label")
    let inner = View("inner", Rect(1, 2, 3, 4))
    let guide = LayoutGuide(identifier: "guide")
    let other = View("other", Rect(0, 0, 500, 500))
    let corner = View("corner")
    let window = Window(frame: Rect(0, 0, 800, 600))
    let late = View("late")
    let extra: LayoutConstraint
    let reports: Reports

    init() {
        root = MeddlingView(frame: Rect(0, 0, 400, 300))
        box = MeddlingView()
        free = MeddlingView()
        framed = MeddlingView(frame: Rect(200, 20, 80, 40))
        let host = MeddlingWidget()
        widget = MeddlingView(hosting: host)
        host.view = widget
        reports = Reports(of: root)
        extra = label.width.constraint(equalToConstant: 33)
        for (view, name) in [
            (root, "root"), (box, "box"), (free, "free"), (framed, "framed"), (widget, "widget"),
        ] {
            view.name = name
        }
        for view in [box, free, widget, label, corner] as [View] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        framed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        free.contentDependsOnWidth = true
        widget.contentDependsOnWidth = true
        root.addSubview(box)
        [free, framed, widget, label].forEach { box.addSubview($0) }
        free.addSubview(inner)
        box.addLayoutGuide(guide)
        other.addSubview(corner)
        corner.pin(to: Rect(5, 5, 20, 20))
        for view in views + [other] {
            view.onDiagnostic = { [reports] in reports.note($0) }
        }
        box.pin(to: Rect(10, 10, 300, 200))
        constrain()
    }

    private func constrain() {
        LayoutConstraint.activate([
            free.left.constraint(equalTo: box.leftMargin, constant: 5),
            free.top.constraint(equalTo: box.layoutMarginsGuide.top),
            free.width.constraint(lessThanOrEqualToConstant: 50),
            label.firstBaseline.constraint(equalTo: free.firstBaseline),
            label.left.constraint(equalTo: free.right, constant: 8),
            label.right.constraint(equalTo: framed.left, constant: -8).withPriority(.high),
            label.height.constraint(equalToConstant: 10),
            guide.left.constraint(equalTo: inner.right, constant: 3),
            guide.top.constraint(equalTo: inner.bottom),
            guide.right.constraint(equalTo: root.right, constant: -20),
            guide.height.constraint(equalToConstant: 15),
            widget.left.constraint(equalTo: guide.left),
            widget.lastBaseline.constraint(equalTo: framed.lastBaseline),
            widget.width.constraint(equalToConstant: 40).withPriority(.low),
        ])
    }

    var views: [View] { [root, box, free, framed, widget, label, inner, corner, late] }

    func view(_ actor: Actor) -> MeddlingView {
        switch actor {
        case .root: root
        case .box: box
        case .framed: framed
        case .free: free
        case .widget: widget
        }
    }

    /// Brings everything to rest.
    func layOut() {
        for _ in 0..<3 {
            for view in views + [other, window] {
                view.layoutIfNeeded()
            }
        }
    }
}

extension MeddlingScene {
    /// A scene in which something was done between layouts.
    convenience init(after deed: Deed) {
        self.init()
        box.layoutMargins = EdgeInsets(10)
        layOut()
        perform(deed)
        views.forEach { $0.superview?.setNeedsLayout() }
        layOut()
    }

    /// What is not as in a scene in which the same was done between layouts.
    func faults(beside expected: MeddlingScene, after deed: Deed) -> [String] {
        zip(views, expected.views).compactMap { view, other in
            let followers: [View] = [framed, label, widget]
            if deed == .moveFramed && view === framed
                || deed == .absorbLarger && followers.contains(where: { $0 === view })
            {
                // Springs and struts count from the sizes that there are at the time, and what is
                // constrained to them follows.
                return nil
            }
            // (What takes longest is asked last.)
            if view.superview == nil || view.frame.isAbout(other.frame) || other.hasAmbiguousLayout
            {
                return nil
            }
            return "\(view.name ?? "") at \(view.frame), not \(other.frame)"
        }
    }

    func perform(_ deed: Deed) {
        switch deed {
        case .removeFree: free.removeFromSuperview()
        case .removeFramed: framed.removeFromSuperview()
        case .removeBox: box.removeFromSuperview()
        case .removeLabel: label.removeFromSuperview()
        case .removeWidget: widget.removeFromSuperview()
        case .removeInner: inner.removeFromSuperview()
        case .removeAll:
            // What is in something that goes goes in turn.
            box.removeFromSuperview()
            [free, framed, widget, label, inner].forEach { $0.removeFromSuperview() }
        case .moveFree: root.addSubview(free)
        case .moveFramed: free.addSubview(framed)
        case .moveBoxToOtherTree: other.addSubview(box)
        case .moveFreeToOtherTree: other.addSubview(free)
        case .rootIntoWindow: window.addSubview(root)
        case .leaveAndReturn:
            free.removeFromSuperview()
            box.addSubview(free)
        case .boxLeavesAndReturns:
            box.removeFromSuperview()
            root.addSubview(box)
        case .absorbLarger:
            for index in 0..<20 {
                other.addPinned("\(index)", Rect(0, 0, Double(index), 1))
            }
            other.layoutIfNeeded()
            box.addSubview(other)
        default: performWithinTree(deed)
        }
    }

    private func performWithinTree(_ deed: Deed) {
        switch deed {
        case .addFree:
            late.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(late)
            late.pin(to: Rect(4, 5, 6, 7))
        case .addFramed:
            late.frame = Rect(4, 5, 6, 7)
            late.autoresizingMask = .flexibleWidth
            free.addSubview(late)
            late.right.constraint(greaterThanOrEqualTo: label.left).isActive = true
        case .deactivateAll: LayoutConstraint.deactivate(box.constraints + root.constraints)
        case .activateOne: extra.isActive = true
        case .exchange:
            LayoutConstraint.deactivate(box.constraints)
            extra.isActive = true
        case .setRootFrame: root.frame = Rect(5, 5, 350, 280)
        case .setFreeFrame: free.frame = Rect(1, 1, 1, 1)
        case .setFramedFrame: framed.frame = Rect(150, 30, 60, 30)
        case .setMargins: box.layoutMargins = EdgeInsets(14)
        case .setOrigin: free.bounds.origin = Point(x: 2, y: 3)
        case .translateFree: free.translatesAutoresizingMaskIntoConstraints = true
        case .translateFramed: framed.translatesAutoresizingMaskIntoConstraints = false
        case .alignToBaselines:
            // Until then nobody asked for these.
            addLateLoosely()
            LayoutConstraint.activate([
                late.top.constraint(equalTo: free.lastBaseline, constant: 2),
                late.left.constraint(equalTo: widget.right),
                label.top.constraint(greaterThanOrEqualTo: box.firstBaseline).withPriority(.low),
                late.bottom.constraint(greaterThanOrEqualTo: widget.firstBaseline)
                    .withPriority(.low),
            ])
        case .measureDistance:
            addLateLoosely()
            label.left.distance(to: guide.right).constraint(equalTo: late.width).isActive = true
            free.top.distance(to: widget.bottom).constraint(greaterThanOrEqualToConstant: 60)
                .withPriority(.low).isActive = true
        case .swapOne:
            // As many are queued then as before.
            box.constraints.first { $0.firstElement === label && $0.firstAttribute == .height }?
                .isActive = false
            label.height.constraint(equalToConstant: 17).isActive = true
        case .mirror: box.semanticContentAttribute = .forceRightToLeft
        case .changePriorities:
            free.setContentHuggingPriority(.high, for: .vertical)
            widget.setContentCompressionResistancePriority(.low, for: .horizontal)
            box.constraints.first { $0.priority == .high }?.priority = .low
        case .removeGuide: box.removeLayoutGuide(guide)
        case .addGuide: free.addLayoutGuide(guide)
        default: ask(deed)
        }
    }

    /// Adds a view that has a place and a size as long as nothing else is said of them.
    private func addLateLoosely() {
        late.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(late)
        late.pin(to: Rect(4, 5, 6, 7)).forEach { $0.priority = .low }
    }

    private func ask(_ deed: Deed) {
        switch deed {
        case .invalidate: free.invalidateIntrinsicContentSize()
        case .invalidateAll: views.forEach { $0.invalidateIntrinsicContentSize() }
        case .layOut: root.layoutIfNeeded()
        case .layOutByHand: [root, box, free].forEach { $0.layoutSubviews() }
        case .layOutOther: other.layoutIfNeeded()
        case .fitRoot: _ = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        case .fitBox: _ = box.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        case .fitFree: _ = free.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        case .readAmbiguity:
            _ = free.hasAmbiguousLayout
            _ = label.constraintsAffectingLayout(for: .horizontal)
        case .readNeeds: _ = box.needsLayout
        case .exercise: label.exerciseAmbiguityInLayout()
        default: _ = root.snapshot()
        }
    }
}
