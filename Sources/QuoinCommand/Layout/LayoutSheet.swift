import Quoin

/// A screen with the views of a format in it, laid out.
final class LayoutSheet {
    /// Why there is no screen.
    enum Failure: Error {
        case usage(UsageError)
        case format(VisualFormatError)
    }

    let window: Window
    /// The views and stacks, in the order in which the format mentions them.
    let boxes: [LayoutBox]
    let format: FormatText
    /// What was reported while the views were laid out.
    private(set) var diagnostics: [LayoutDiagnostic] = []

    /// Lays out what arguments ask for.
    init(_ request: LayoutRequest) throws(Failure) {
        format = FormatText(request.formats)
        guard !format.lines.isEmpty else {
            throw .usage(UsageError("the format is empty"))
        }
        let names: FormatNames
        do throws(VisualFormatError) {
            names = try FormatNames(in: format.text)
        } catch {
            throw .format(error)
        }
        do throws(UsageError) {
            try names.check(views: request.contentSizes)
            try names.check(metrics: request.metrics)
            try Self.check(request.options, against: format)
        } catch {
            throw .usage(error)
        }
        window = Window(frame: Rect(origin: .zero, size: request.size))
        let titles = names.items(with: request.contentSizes)
        window.name = titles.contains("superview") ? "screen" : "superview"
        window.layoutDirection = request.direction
        boxes = titles.enumerated().map { number, name in
            LayoutBox(name, content: request.contentSizes[name], number: number)
        }
        window.onDiagnostic = { [unowned self] in diagnostics.append($0) }
        window.addSubview(LayoutPaper(frame: window.bounds))
        for box in boxes {
            // A view that is merely compared with has no frame of its own either.
            box.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(box)
        }
        do throws(VisualFormatError) {
            try constrain(request)
        } catch {
            throw .format(error)
        }
        window.layoutIfNeeded()
    }

    /// States each line by itself, with the options that are for it, so that it is known by its number.
    private func constrain(_ request: LayoutRequest) throws(VisualFormatError) {
        let views = Dictionary(boxes.map { ($0.title, $0) }) { first, _ in first }
        // What is wrong is told of the format as it was written, before a line takes effect.
        _ = try LayoutConstraint.constraints(
            withVisualFormat: format.text, metrics: request.metrics, views: views)
        for line in format.lines {
            try window.visualConstraints(
                line.text, options: request.options.options(for: line),
                metrics: request.metrics, views: views, file: "line", line: UInt(line.number))
        }
    }

    // MARK: Checking

    /// Makes sure that each option is for one of the lines.
    private static func check(
        _ options: [LayoutOption], against format: FormatText
    ) throws(UsageError) {
        for option in options {
            guard let axis = option.axis, !format.lines.contains(where: option.isFor) else {
                continue
            }
            let letter = axis == .horizontal ? "H:" : "V:"
            throw UsageError("\(option.name) is for lines with \(letter), and there is none")
        }
    }
}
