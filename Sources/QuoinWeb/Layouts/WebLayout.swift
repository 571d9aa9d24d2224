import Quoin

/// A window with views in it, which the script knows by numbers: the window is 0.
///
/// Whatever number or text is given, nothing traps: what makes no sense is thrown as a ``WebProblem``, and has
/// changed nothing.
final class WebLayout {
    let window: Window
    /// The views by their numbers, of which the first is that of the window.
    private(set) var views: [WebView?] = [nil]
    let frames = WebFrames()
    let reports = WebReports()
    var constraints = WebConstraints()
    /// The texts that were read last.
    var texts = ReadTexts()
    private var names: [String: Int32] = [:]
    private var freeNumbers: [Int32] = []
    private let measurer: WebMeasurer

    /// More views than a browser can show, and less than there is memory for.
    private static let mostViews = 1 << 20

    /// - Parameter measurer: Measures the views whose size the script has not said.
    init(size: Size, measurer: WebMeasurer) {
        self.measurer = measurer
        window = Window(frame: .zero)
        window.name = "superview"
        window.onDiagnostic = { [reports] in reports.take($0) }
        resize(to: size)
    }

    /// Gives the window a size.
    func resize(to size: Size) {
        window.frame = Rect(origin: .zero, size: size)
        frames.set(window.frame, of: 0)
    }

    /// Lays out what has changed.
    ///
    /// - Returns: how many views have got another frame.
    func update() -> Int {
        window.layoutIfNeeded()
        frames.update(views)
        return frames.changedCount
    }

    /// The size that comes nearest to a width and a height, of which any may be left open.
    func fittingSize(of view: View, width: Double?, height: Double?) -> Size {
        view.systemLayoutSizeFitting(
            Size(width: width ?? 0, height: height ?? 0),
            withHorizontalFittingPriority: width == nil ? .fittingSize : .required,
            verticalFittingPriority: height == nil ? .fittingSize : .required)
    }

    // MARK: Views

    /// The view of a number; 0 is the window.
    func view(_ number: Int32) throws(WebProblem) -> View {
        if number == 0 {
            return window
        }
        guard number > 0, Int(number) < views.count, let view = views[Int(number)] else {
            throw WebProblem("the view has been removed, or is one of another layout")
        }
        return view
    }

    /// The view of a number that the script has made.
    func webView(_ number: Int32) throws(WebProblem) -> WebView {
        guard let view = try view(number) as? WebView else {
            throw WebProblem("this is for views that are in the layout, not for the layout's root")
        }
        return view
    }

    /// The number of a view or of the one that a guide belongs to; nil if it is none of the layout's.
    func number(of element: LayoutElement?) -> Int32? {
        guard let view = element as? View ?? element?.enclosingView else { return nil }
        return view === window ? 0 : (view as? WebView)?.index
    }

    /// The view of a name.
    func view(named name: String) -> WebView? {
        names[name].flatMap { views[Int($0)] }
    }

    /// The names of all views, in order.
    var namesOfViews: [String] { names.keys.sorted() }

    /// Makes a view in another one.
    ///
    /// - Parameter name: What texts call it; an empty one is none.
    func addView(
        _ name: String, in parent: Int32, _ source: WebView.Source
    ) throws(WebProblem) -> WebView {
        let parent = try view(parent)
        let view = try makeView(name, source)
        parent.addSubview(view)
        return view
    }

    /// Makes a view that is in nothing yet.
    ///
    /// - Parameter isPublic: Whether texts may call it by its name; otherwise messages alone do.
    func makeView(
        _ name: String, _ source: WebView.Source, isPublic: Bool = true
    ) throws(WebProblem) -> WebView {
        guard !isPublic || names[name] == nil else {
            throw WebProblem("there is a view \(PrintableText.quoted(name)) already")
        }
        guard views.count - freeNumbers.count < Self.mostViews else {
            throw WebProblem("a layout has at most \(Self.mostViews) views")
        }
        let number = freeNumbers.popLast() ?? Int32(truncatingIfNeeded: views.count)
        if Int(number) == views.count {
            views.append(nil)
        }
        let view = WebView(number, source, frames, measurer)
        views[Int(number)] = view
        frames.add(number)
        if !name.isEmpty {
            view.name = name
            if isPublic {
                names[name] = number
            }
        }
        return view
    }

    /// Lets texts call a view by the name that it has got meanwhile, unless another one has it.
    func publish(_ view: WebView) {
        if let name = view.name, names[name] == nil {
            names[name] = view.index
        }
    }

    /// Takes a view out, with all that is in it, and the constraints that mention any of it.
    ///
    /// - Returns: the numbers of the views that have gone.
    func removeView(_ number: Int32) throws(WebProblem) -> [Int32] {
        let top = try webView(number)
        var waiting: [View] = [top]
        var gone: [WebView] = []
        while let view = waiting.popLast() {
            waiting += view.subviews
            if let view = view as? WebView {
                gone.append(view)
            }
        }
        for view in gone {
            for constraint in view.mentions.numbers {
                constraints.remove(constraint)
            }
        }
        top.removeFromSuperview()
        return gone.map { forget($0) }
    }

    /// Forgets a view that is in nothing.
    @discardableResult
    func forget(_ view: WebView) -> Int32 {
        if let name = view.name, names[name] == view.index {
            names[name] = nil
        }
        views[Int(view.index)] = nil
        frames.remove(view.index)
        freeNumbers.append(view.index)
        return view.index
    }
}
