import Quoin
import QuoinInspect
import QuoinKit

/// A window with the views of a request in it, laid out: as much of it as makes sense.
final class PlaySheet {
    let window: Window
    /// The views and stacks, in the order in which they are mentioned, those of formats first.
    let boxes: [View]
    /// What is wrong with the texts.
    let problems: [PlayProblem]
    private let formats: String
    private let sentences: Sentences
    private let reports = Reports()

    /// Keeps what the window reports. The window holds it, so that it must not hold the window.
    private final class Reports {
        var all: [LayoutDiagnostic] = []
    }

    /// Lays out what a request asks for. Formats that make no sense are left out, and so are such lines of
    /// sentences.
    init(_ request: PlayRequest) {
        var problems: [PlayProblem] = []
        var titles: [String] = []
        var formats = request.formats
        do throws(VisualFormatError) {
            let names = try VisualFormat.names(in: formats)
            titles = names.items + names.operands.filter { request.contents[$0] != nil }
        } catch {
            problems.append(PlayProblem(error))
            formats = ""
        }
        let sentences = Sentences(
            tolerant: request.sentences, metrics: request.metrics, views: titles)
        var metrics: [String: Double] = [:]
        for metric in sentences.metrics {
            metrics[metric.name] = metric.value
        }
        for (name, value) in request.metrics {
            metrics[name] = value
        }
        window = Self.window(for: request, isTaken: titles.contains("superview"))
        window.onDiagnostic = { [reports] in reports.all.append($0) }
        boxes = sentences.views.enumerated().map { number, view in
            Self.box(for: view, content: request.contents[view.name], number: number)
        }
        for (box, view) in zip(boxes, sentences.views) where view.container == nil {
            window.addSubview(box)
        }
        var named: [String: View] = [:]
        for (box, view) in zip(boxes, sentences.views) {
            named[view.name] = box
        }
        sentences.make(in: window, views: named)
        do throws(VisualFormatError) {
            try Self.state(formats, in: window, request.options, metrics, named)
        } catch {
            problems.append(PlayProblem(error))
            formats = ""
        }
        self.formats = formats
        self.sentences = sentences
        self.problems = problems + sentences.problems.map { PlayProblem($0) }
        window.layoutIfNeeded()
    }

    // MARK: Making

    private static func window(for request: PlayRequest, isTaken: Bool) -> Window {
        let window = Window(frame: Rect(origin: .zero, size: request.size))
        // As sentences and formats call it.
        window.name = isTaken ? "screen" : "superview"
        window.layoutDirection = request.direction
        window.traits.textSizeCategory = request.textSize
        window.traits.userInterfaceStyle = request.style
        if let device = request.device {
            window.show(device, request.orientation)
        }
        window.frame.size = request.size
        return window
    }

    private static func box(for view: SentenceView, content: Size?, number: Int) -> View {
        guard let text = view.text else {
            return PlayBox(view.name, content: content ?? view.contentSize, number: number)
        }
        let label = Label(text)
        label.name = view.name
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// States each line by itself, with the options that are for it, so that it is known by its number.
    private static func state(
        _ formats: String, in window: Window, _ options: VisualFormatOptions,
        _ metrics: [String: Double], _ named: [String: View]
    ) throws(VisualFormatError) {
        var views: [String: any LayoutItem] = [:]
        for (name, view) in named {
            views[name] = view
        }
        // What is wrong is told of the formats as they were written, before a line takes effect.
        _ = try LayoutConstraint.constraints(
            withVisualFormat: formats, metrics: metrics, views: views)
        for line in FormatLine.all(in: formats) {
            try window.visualConstraints(
                line.text, options: line.allowed(options), metrics: metrics, views: views,
                file: "format", line: UInt(line.number))
        }
    }

    // MARK: Asking

    /// Gives the window another size. What was reported before is forgotten.
    func resize(to size: Size) {
        reports.all.removeAll()
        window.frame = Rect(origin: .zero, size: size)
        window.layoutIfNeeded()
    }

    /// What was reported while the views were laid out.
    var diagnostics: [LayoutDiagnostic] { reports.all }

    /// The layout as a function in Swift.
    var swiftSource: String {
        let source = sentences.swiftSource()
        let lines = FormatLine.all(in: formats)
        guard !lines.isEmpty, let end = source.lastIndex(of: "}") else { return source }
        let metrics = sentences.metrics.map {
            "\(JSONText.string($0.name)): \($0.value.shortestDecimal)"
        }
        let numbers = metrics.isEmpty ? ":" : metrics.joined(separator: ", ")
        // The views have the names that the formats call them by.
        let statements = lines.map {
            "    _ = try? window.visualConstraints(\n"
                + "        \(JSONText.string($0.text)), metrics: [\(numbers)])\n"
        }
        return String(source[..<end]) + "\n" + statements.joined() + "}\n"
    }
}
