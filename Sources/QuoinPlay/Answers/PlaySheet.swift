import Quoin
import QuoinInspect

/// A window with the views of a request in it, laid out.
final class PlaySheet {
    let window: Window
    /// The views and stacks, in the order in which the formats mention them.
    let boxes: [PlayBox]
    private let reports = Reports()

    /// Keeps what the window reports. The window holds it, so that it must not hold the window.
    private final class Reports {
        var all: [LayoutDiagnostic] = []
    }

    /// Lays out what a request asks for.
    init(_ request: PlayRequest) throws(PlayProblem) {
        let names: VisualFormatNames
        do throws(VisualFormatError) {
            names = try VisualFormat.names(in: request.formats)
        } catch {
            throw PlayProblem(error)
        }
        window = Window(frame: Rect(origin: .zero, size: request.size))
        let titles = names.items + names.operands.filter { request.contents[$0] != nil }
        window.name = titles.contains("superview") ? "screen" : "superview"
        window.layoutDirection = request.direction
        boxes = titles.enumerated().map { number, name in
            PlayBox(name, content: request.contents[name], number: number)
        }
        window.onDiagnostic = { [reports] in reports.all.append($0) }
        for box in boxes {
            window.addSubview(box)
        }
        var views: [String: any LayoutItem] = [:]
        for (title, box) in zip(titles, boxes) {
            views[title] = box
        }
        do throws(VisualFormatError) {
            try constrain(request, views)
        } catch {
            throw PlayProblem(error)
        }
        window.layoutIfNeeded()
    }

    /// States each line by itself, with the options that are for it, so that it is known by its number.
    private func constrain(
        _ request: PlayRequest, _ views: [String: any LayoutItem]
    ) throws(VisualFormatError) {
        // What is wrong is told of the formats as they were written, before a line takes effect.
        _ = try LayoutConstraint.constraints(
            withVisualFormat: request.formats, metrics: request.metrics, views: views)
        for line in FormatLine.all(in: request.formats) {
            try window.visualConstraints(
                line.text, options: line.allowed(request.options), metrics: request.metrics,
                views: views, file: "line", line: UInt(line.number))
        }
    }

    /// Gives the window another size. What was reported before is forgotten.
    func resize(to size: Size) {
        reports.all.removeAll()
        window.frame = Rect(origin: .zero, size: size)
        window.layoutIfNeeded()
    }

    /// What was reported while the views were laid out.
    var diagnostics: [LayoutDiagnostic] { reports.all }
}
