import Quoin

/// A screen with the views of formats and sentences in it, laid out.
final class LayoutSheet {
    /// Why there is no screen.
    enum Failure: Error {
        case usage(UsageError)
        case format(VisualFormatError)
        case sentences(SentenceError)
    }

    let window: Window
    /// The views and stacks, in the order in which they are mentioned, those of formats first.
    let boxes: [LayoutBox]
    let text: LayoutText
    /// What was reported while the views were laid out.
    private(set) var diagnostics: [LayoutDiagnostic] = []
    /// Numbers by their names, which arguments or sentences say.
    private let metrics: [String: Double]

    /// Lays out what arguments ask for.
    init(_ request: LayoutRequest) throws(Failure) {
        text = try Self.text(of: request)
        guard !text.isEmpty else {
            throw .usage(UsageError("the format is empty"))
        }
        var names = try Self.names(inFormats: text)
        let titles = names.items(with: request.contentSizes)
        let sentences = try Self.sentences(of: text, request, views: titles)
        names.add(sentences)
        do throws(UsageError) {
            try names.check(views: request.contentSizes)
            try names.check(metrics: request.metrics)
            try Self.check(request.options, against: text)
        } catch {
            throw .usage(error)
        }
        metrics = Dictionary(sentences.metrics.map { ($0.name, $0.value) }) { first, _ in first }
            .merging(request.metrics) { _, given in given }
        window = Window(frame: Rect(origin: .zero, size: request.size))
        window.name = titles.contains("superview") ? "screen" : "superview"
        window.layoutDirection = request.direction
        boxes = sentences.views.enumerated().map { number, view in
            LayoutBox(
                view.name, text: view.text,
                content: request.contentSizes[view.name] ?? view.contentSize, number: number)
        }
        window.onDiagnostic = { [unowned self] in diagnostics.append($0) }
        window.addSubview(LayoutPaper(frame: window.bounds))
        for (box, view) in zip(boxes, sentences.views) where view.container == nil {
            window.addSubview(box)
        }
        for box in boxes {
            // A view that is merely compared with has no frame of its own either.
            box.translatesAutoresizingMaskIntoConstraints = false
        }
        do throws(VisualFormatError) {
            try constrain()
        } catch {
            throw .format(error)
        }
        sentences.make(in: window, views: views)
        window.layoutIfNeeded()
    }

    private static func text(of request: LayoutRequest) throws(Failure) -> LayoutText {
        do throws(VisualFormatError) {
            let options = VisualFormatOptions(request.options.map(\.option))
            return try LayoutText(request.texts, options: options)
        } catch {
            throw .format(error)
        }
    }

    private static func names(inFormats text: LayoutText) throws(Failure) -> LayoutNames {
        do throws(VisualFormatError) {
            return try LayoutNames(inFormats: text.formats)
        } catch {
            throw .format(error)
        }
    }

    private static func sentences(
        of text: LayoutText, _ request: LayoutRequest, views: [String]
    ) throws(Failure) -> Sentences {
        do throws(SentenceError) {
            return try Sentences(text.sentences, metrics: request.metrics, views: views)
        } catch {
            throw .sentences(error)
        }
    }

    private var views: [String: View] {
        Dictionary(boxes.map { ($0.title, $0) }) { first, _ in first }
    }

    /// States each line of the formats by itself, with the options that are for it, so that it is known by its
    /// number.
    private func constrain() throws(VisualFormatError) {
        // What is wrong is told of the format as it was written, before a line takes effect.
        _ = try LayoutConstraint.constraints(
            withVisualFormat: text.formats, metrics: metrics, views: views)
        for line in text.lines {
            try window.visualConstraints(
                line.text, options: line.options, metrics: metrics, views: views, file: "line",
                line: UInt(line.number))
        }
    }

    // MARK: Checking

    /// Makes sure that each option is for one of the lines.
    private static func check(
        _ options: [LayoutOption], against text: LayoutText
    ) throws(UsageError) {
        for option in options {
            guard let axis = option.axis,
                !text.lines.contains(where: { $0.mayHaveOption(for: axis) })
            else {
                continue
            }
            let letter = axis == .horizontal ? "H:" : "V:"
            throw UsageError("\(option.name) is for lines with \(letter), and there is none")
        }
    }
}
