import QuoinInspect
import QuoinKit

/// The views, guides and constraints that a sequence of steps is about.
final class FuzzWorld {
    /// What was said about the margins of a view, which it does not tell.
    enum Margins {
        case usual
        case absolute(EdgeInsets)
        case directional(DirectionalEdgeInsets)
    }

    /// A view with its name in the program.
    final class NamedView {
        let name: String
        let view: View
        var margins = Margins.usual
        /// The rows, if it is a table.
        var rows: FuzzRows?
        /// The sections, if it is a table with sections.
        var sections: FuzzSections?

        init(_ name: String, _ view: View) {
            (self.name, self.view) = (name, view)
            view.name = name
        }
    }

    struct Named<Value> {
        let name: String
        let value: Value
    }

    let style: FuzzStyle
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    /// All views that were not dropped, the window first.
    var views: [NamedView] = []
    var guides: [Named<LayoutGuide>] = []
    var constraints: [Named<LayoutConstraint>] = []
    var groups: [Named<ConstraintGroup>] = []
    var controllers: [Named<ViewController>] = []
    /// The constraints that came of mends.
    var proposed: [LayoutConstraint] = []
    /// What a mend was for that has just been applied.
    var mended: LayoutFinding?
    /// How often it was looked at what is said about all this.
    var looks = 0
    /// Hears of what is done, as Swift, before it is done.
    private let tell: (String) -> Void
    /// What was reported since the last layout.
    var diagnostics: [LayoutDiagnostic] = []
    private var made = 0
    /// Whether each object that was ever made is still there.
    private(set) var watched: [() -> Bool] = []
    /// Takes the hooks of each view or controller away, if that is still there: hooks may have given one that was forgotten another.
    private var hooksOff: [() -> Void] = []

    init(style: FuzzStyle, telling tell: @escaping (String) -> Void = { _ in }) {
        (self.style, self.tell) = (style, tell)
        views.append(NamedView("window", window))
        watchHooks(of: window)
        window.onDiagnostic = { [unowned self] in diagnostics.append($0) }
    }

    // MARK: Doing

    /// Does one step.
    ///
    /// - Parameter isLaidOut: whether everything is laid out afterwards.
    func perform(_ step: FuzzStep, isLaidOut: Bool) {
        var draws = FuzzDraws(step.numbers)
        guard let action = action(&draws) else { return }
        mended = nil
        tell(isLaidOut ? action.text : action.text + FuzzProgram.isLaidOutLater)
        action.perform()
    }

    /// Lays out all trees.
    func layOut() {
        for root in roots {
            root.layoutIfNeeded()
        }
    }

    // MARK: What there is

    /// The topmost views. A hook may have put a view into one that was forgotten, and is laid out all the same.
    var roots: [View] {
        var known: Set<ObjectIdentifier> = []
        return views.compactMap { named in
            var top = named.view
            while let superview = top.superview {
                top = superview
            }
            return known.insert(ObjectIdentifier(top)).inserted ? top : nil
        }
    }

    func name(of view: View) -> String {
        views.first { $0.view === view }?.name ?? "?"
    }

    /// Whether a view is one of the sequence's own, and not one that a container has made for itself.
    func knows(_ view: View) -> Bool { views.contains { $0.view === view } }

    func newName(_ letter: String) -> String {
        made += 1
        return "\(letter)\(made)"
    }

    func watch(_ object: AnyObject) {
        watched.append { [weak object] in object != nil }
    }

    /// Watches a view and what its rows come from, and takes their hooks away in the end.
    func watchHooks(of view: View, _ sections: FuzzSections? = nil) {
        watch(view)
        hooksOff.append { [weak view, weak sections] in
            (view as? FuzzView)?.hooks = [:]
            view?.onDiagnostic = nil
            sections?.removeHooks()
        }
    }

    /// Watches a controller, and takes its hooks away in the end.
    func watchHooks(of controller: ViewController) {
        watch(controller)
        hooksOff.append { [weak controller] in (controller as? FuzzController)?.hooks = [:] }
    }

    /// Lets go of everything.
    func letGo() {
        hooksOff.forEach { $0() }
        // Who waits for the end of a motion is kept by the window until then, and keeps it.
        for _ in 0..<3 where window.isAnimating { window.tick(at: window.time + 1e6) }
        hooksOff.forEach { $0() }
        (views, guides, constraints, groups, controllers) = ([], [], [], [], [])
        (proposed, mended) = ([], nil)
    }

    // MARK: Choosing

    /// Any view.
    func anyView(_ draws: inout FuzzDraws) -> NamedView {
        views[draws.below(views.count)]
    }

    /// Any view but the window.
    func innerView(_ draws: inout FuzzDraws) -> NamedView? {
        draws.element(of: views.dropFirst())
    }

    /// A view of a class.
    func view<Kind: View>(of kind: Kind.Type, _ draws: inout FuzzDraws) -> (
        name: String, view: Kind
    )? {
        let all = views.compactMap { named in
            (named.view as? Kind).map { (name: named.name, view: $0) }
        }
        return draws.element(of: all)
    }

    /// A number of points.
    func number(_ draws: inout FuzzDraws, _ range: ClosedRange<Int> = -20...200) -> Double {
        if style.hasFarNumbers, draws.happens(percent: 12) {
            let far = draws.pick(
                1e6, 1e9, 1e15, 1e100, 1e300, 1e308, 1.7e308, 1e-300, .infinity, .nan)
            return draws.happens(percent: 50) ? -far : far
        }
        let step = draws.below((range.upperBound - range.lowerBound) * 2 + 1)
        return Double(range.lowerBound) + Double(step) / 2
    }

    func rect(_ draws: inout FuzzDraws) -> Rect {
        Rect(
            x: number(&draws), y: number(&draws), width: number(&draws, 0...200),
            height: number(&draws, 0...200))
    }

    func insets(_ draws: inout FuzzDraws, _ range: ClosedRange<Int> = 0...20) -> EdgeInsets {
        EdgeInsets(
            top: number(&draws, range), left: number(&draws, range),
            bottom: number(&draws, range), right: number(&draws, range))
    }
}

extension Rect {
    /// The rectangle as Swift reads it.
    var code: String {
        "Rect(x: \(origin.x.code), y: \(origin.y.code), width: \(size.width.code), "
            + "height: \(size.height.code))"
    }
}

extension EdgeInsets {
    /// The insets as Swift reads them.
    var code: String {
        "EdgeInsets(top: \(top.code), left: \(left.code), bottom: \(bottom.code), "
            + "right: \(right.code))"
    }
}
