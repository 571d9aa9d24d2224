import Quoin
import QuoinInspect
import QuoinKit

/// A window with the views of a request in it, laid out: as much of it as makes sense.
final class PlaySheet {
    let window: Window
    /// The views and stacks, in the order in which they are mentioned, those of formats first.
    let boxes: [View]
    /// What is wrong with the texts.
    private(set) var problems: [PlayProblem]
    /// The lines of the formats; nil if they make no sense.
    private(set) var formats: FormatText?
    let sentences: Sentences
    /// What each line of the formats has made, by its number.
    private(set) var constraintsOfFormats: [Int: [LayoutConstraint]] = [:]
    private let reports = Reports()

    /// Keeps what the window reports. The window holds it, so that it must not hold the window.
    private final class Reports {
        var all: [LayoutDiagnostic] = []
    }

    /// Lays out what a request asks for. Formats that make no sense are left out, and so are such lines of
    /// sentences.
    ///
    /// - Parameters:
    ///   - measurer: What measures texts.
    ///   - record: What takes note of what the sentences make, if anybody wants to know.
    init(
        _ request: PlayRequest, _ measurer: HelveticaMeasurer = HelveticaMeasurer(),
        recording record: SentenceRecord? = nil
    ) {
        problems = []
        var titles: [String] = []
        do throws(VisualFormatError) {
            let formats = try FormatText(request.formats, options: request.options)
            let names = try VisualFormat.names(in: formats.formats)
            titles = names.items + names.operands.filter { request.contents[$0] != nil }
            self.formats = formats
        } catch {
            problems.append(PlayProblem(error))
        }
        sentences = Sentences(tolerant: request.sentences, metrics: request.metrics, views: titles)
        window = Self.window(for: request, isTaken: titles.contains("superview"))
        window.textMeasurer = measurer
        window.onDiagnostic = { [reports] in reports.all.append($0) }
        var boxes: [View] = []
        var named: [String: View] = [:]
        for (number, view) in sentences.views.enumerated() {
            let box = Self.box(for: view, content: request.contents[view.name], number: number)
            boxes.append(box)
            named[view.name] = box
            if view.container == nil {
                window.addSubview(box)
            }
        }
        self.boxes = boxes
        sentences.make(in: window, views: named, recording: record)
        stateFormats(metrics: request.metrics, named)
        problems += sentences.problems.map { PlayProblem($0) }
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

    /// States each line of the formats by itself, with the options that are for it, so that it is known by its
    /// number.
    private func stateFormats(metrics given: [String: Double], _ named: [String: View]) {
        guard let formats, !formats.lines.isEmpty else { return }
        var metrics: [String: Double] = [:]
        for metric in sentences.metrics {
            metrics[metric.name] = metric.value
        }
        for (name, value) in given {
            metrics[name] = value
        }
        var views: [String: any LayoutItem] = [:]
        for (name, view) in named {
            views[name] = view
        }
        do throws(VisualFormatError) {
            // What is wrong is told of the formats as they were written, before a line takes effect.
            _ = try LayoutConstraint.constraints(
                withVisualFormat: formats.formats, metrics: metrics, views: views)
        } catch {
            problems.append(PlayProblem(error))
            self.formats = nil
            return
        }
        for line in formats.lines {
            do throws(VisualFormatError) {
                constraintsOfFormats[line.number] = try window.visualConstraints(
                    line.text, options: line.options, metrics: metrics, views: views,
                    file: "format", line: UInt(line.number))
            } catch {
                problems.append(PlayProblem(error, inLine: line.number))
            }
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
        formats.map { sentences.swiftSource(formats: $0) } ?? sentences.swiftSource()
    }
}
