extension Sentences {
    /// Makes the views, puts them into a window or another view, and brings the constraints in force.
    ///
    /// ```swift
    /// let sentences = try Sentences("title \"Hello\"\ntitle: center.equalToSuperview()")
    /// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    /// sentences.make(in: window) { declaration in
    ///     let view = declaration.makeView()
    ///     view.name = declaration.text
    ///     return view
    /// }
    /// ```
    ///
    /// Constraints, not frames, place the views that are made: their `translatesAutoresizingMaskIntoConstraints`
    /// is turned off. Messages about constraints name the line of the text: `line:3`.
    ///
    /// - Parameters:
    ///   - window: What the views are in, unless the text says otherwise.
    ///   - given: Views that there are, by their names. They stay where they are, unless the text says what
    ///     they are in, or they are in nothing.
    ///   - file: What messages have in the place of a file's name.
    ///   - makeView: Makes the view that a text speaks of. Without it, views are plain, with the size of
    ///     their content if one is said.
    /// - Returns: The views by their names.
    @discardableResult
    public func make(
        in window: View, views given: [String: View] = [:], file: StaticString = "line",
        view makeView: (SentenceView) -> View = { $0.makeView() }
    ) -> [String: View] {
        make(in: window, views: given, file: file, view: makeView, recording: nil)
    }

    /// The same, taking note of what each statement makes.
    @discardableResult
    package func make(
        in window: View, views given: [String: View], file: StaticString = "line",
        view makeView: (SentenceView) -> View = { $0.makeView() }, recording record: SentenceRecord?
    ) -> [String: View] {
        var views: [View] = []
        var byName = given
        for declaration in plan.views {
            if let view = given[declaration.name] {
                views.append(view)
                continue
            }
            let view = makeView(declaration)
            if view.name == nil {
                view.name = declaration.name
            }
            view.translatesAutoresizingMaskIntoConstraints = false
            views.append(view)
            byName[declaration.name] = view
        }
        for (declaration, view) in zip(plan.views, views) {
            let container = declaration.container.flatMap { byName[$0] }
            if container != nil || view.superview == nil {
                (container ?? window).addSubview(view)
            }
        }
        let stage = SentenceStage(views: views, window: window, file: file, record: record)
        for passage in plan.passages {
            stage.make(plan.statements[passage], about: plan.subjects)
        }
        return byName
    }
}

extension SentenceView {
    /// Makes a plain view, with the size of its content if one is said.
    public func makeView() -> View {
        guard let contentSize else { return View() }
        return SizedView(contentSize)
    }
}

/// A view with content of a certain size.
private final class SizedView: View {
    private let content: Size

    init(_ content: Size) {
        self.content = content
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: Size { content }
}
