extension Sentences {
    /// The same layout as a function in Swift.
    ///
    /// ```swift
    /// let sentences = try Sentences("badge 20x20\nbadge: right.top.equalToSuperview().inset(8)")
    /// print(sentences.swiftSource())
    /// ```
    ///
    /// prints
    ///
    /// ```
    /// import Quoin
    ///
    /// func makeLayout(in window: View) {
    ///     final class SizedView: View {
    ///         var content = Size.zero
    ///         override var intrinsicContentSize: Size { content }
    ///     }
    ///     let badge = SizedView()
    ///     badge.name = "badge"
    ///     badge.content = Size(width: 20, height: 20)
    ///     window.addSubview(badge)
    ///
    ///     badge.makeConstraints { make in
    ///         make.right.top.equalToSuperview().inset(8)
    ///     }
    /// }
    /// ```
    ///
    /// Texts are labels of QuoinKit there. Names that mean something else in Swift have an underscore behind them.
    ///
    /// - Parameters:
    ///   - name: What the function is called; `makeLayout`, if that is no name.
    ///   - formats: Lines of visual formats about the same views, with the same metrics, which come before the
    ///     sentences. The function throws then what is wrong with them.
    public func swiftSource(
        functionNamed name: String = "makeLayout", formats: String = ""
    ) -> String {
        let lines = formats.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            .compactMap { String(Substring($0)) }
        return swiftSource(functionNamed: name, formats: lines.map { ($0, []) })
    }

    /// The same layout as a function in Swift, with formats and their options.
    package func swiftSource(
        functionNamed name: String = "makeLayout", formats: FormatText
    ) -> String {
        swiftSource(
            functionNamed: name, formats: formats.lines.map { ($0.statement, $0.options) })
    }

    private func swiftSource(
        functionNamed name: String, formats: [(text: String, options: VisualFormatOptions)]
    ) -> String {
        var writer = SwiftWriter(plan, syntax)
        return writer.source(
            functionNamed: SwiftNames.isName(name) ? name : "makeLayout", formats: formats)
    }
}

/// Writes what sentences come to as Swift.
struct SwiftWriter {
    let plan: SentencePlan
    let syntax: SentenceSyntax
    /// What views are called.
    private(set) var views: [String] = []
    /// What metrics are called, by their names in the text.
    private var metrics: [String: String] = [:]
    /// Which metrics are mentioned.
    private var used: Set<String> = []
    /// What views are called, by their names in the text.
    private var viewsByName: [String: String] = [:]
    /// The positions of the views that constraints are made about.
    private var constrained: Set<Int> = []

    init(_ plan: SentencePlan, _ syntax: SentenceSyntax) {
        self.plan = plan
        self.syntax = syntax
        var names = SwiftNames()
        for view in plan.views {
            let name = names.take(view.name)
            views.append(name)
            viewsByName[view.name] = name
        }
        for statement in plan.statements {
            if case .constraints = statement.content {
                constrained.formUnion(plan.subjects[statement.subjects])
            }
        }
        for metric in plan.metrics {
            metrics[metric.name] = names.take(metric.name)
        }
    }

    /// The whole source.
    mutating func source(
        functionNamed name: String, formats: [(text: String, options: VisualFormatOptions)]
    ) -> String {
        let statements = self.formats(formats) + plan.passages.flatMap { passage($0) }
        let hasLabels = plan.views.contains { $0.text != nil }
        var lines = ["import \(hasLabels ? "QuoinKit" : "Quoin")", ""]
        lines.append("func \(name)(in window: View) \(formats.isEmpty ? "" : "throws ")" + "{")
        if plan.views.contains(where: { $0.contentSize != nil }) {
            lines += Self.sizedView
        }
        lines += writtenMetrics()
        for (position, view) in plan.views.enumerated() {
            lines += declaration(of: view, at: position)
        }
        for (position, view) in plan.views.enumerated() {
            lines.append("    \(container(of: view)).addSubview(\(views[position]))")
        }
        return (lines + statements + ["}", ""]).joined(separator: "\n")
    }

    private static let sizedView = [
        "    final class SizedView: View {",
        "        var content = Size.zero",
        "        override var intrinsicContentSize: Size { content }",
        "    }",
    ]

    /// Lines of visual formats, for which views and metrics stand in dictionaries.
    private mutating func formats(
        _ lines: [(text: String, options: VisualFormatOptions)]
    ) -> [String] {
        guard !lines.isEmpty else { return [] }
        used.formUnion(plan.metrics.lazy.map { $0.name })
        let numbers = plan.metrics.map { metric in
            "\(metric.name.swiftLiteral): \(metrics[metric.name] ?? metric.name)"
        }
        let items = zip(plan.views, views).map { "\($0.name.swiftLiteral): \($1)" }
        let (numbersText, itemsText) = (Self.dictionary(numbers), Self.dictionary(items))
        return [
            "", "    let metrics: [String: Double] = \(numbersText)",
            "    let views: [String: View] = \(itemsText)",
        ]
            + lines.map { line in
                "    try window.visualConstraints(\(line.text.swiftLiteral), "
                    + "\(Self.argument(line.options))metrics: metrics, views: views)"
            }
    }

    private static func argument(_ options: VisualFormatOptions) -> String {
        let names = VisualFormatOptions.named.filter { options.contains($0.option) }
        return names.isEmpty
            ? "" : "options: [\(names.map { "." + $0.name }.joined(separator: ", "))], "
    }

    private static func dictionary(_ entries: [String]) -> String {
        entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    }

    // MARK: Metrics and views

    /// The metrics that are mentioned, by statements or by other metrics.
    private mutating func writtenMetrics() -> [String] {
        var lines: [String] = []
        for metric in plan.metrics.reversed() where used.contains(metric.name) {
            let number = SentenceNumber(value: metric.value, tokens: metric.tokens)
            lines.append(
                "    let \(metrics[metric.name] ?? metric.name): Double = \(text(of: number))")
        }
        return lines.reversed()
    }

    private func declaration(of view: SentenceView, at position: Int) -> [String] {
        let name = views[position]
        let value: String
        if let text = view.text {
            value = "Label(\(text.swiftLiteral))"
        } else {
            value = view.contentSize == nil ? "View()" : "SizedView()"
        }
        var lines = ["    let \(name) = \(value)", "    \(name).name = \(view.name.swiftLiteral)"]
        if let size = view.contentSize {
            let (width, height) = (size.width.plainText, size.height.plainText)
            lines.append("    \(name).content = Size(width: \(width), height: \(height))")
        }
        if !constrained.contains(position) {
            lines.append("    \(name).translatesAutoresizingMaskIntoConstraints = false")
        }
        return lines
    }

    func container(of view: SentenceView) -> String {
        view.container.flatMap { viewsByName[$0] } ?? SentenceWords.window
    }

    // MARK: Numbers

    /// Longer expressions are written as what they come to, since compilers think about them for long.
    private static let longestExpression = 7

    /// A number as it is made of metrics and other numbers.
    mutating func text(of number: SentenceNumber) -> String {
        let tokens = syntax.tokens[number.tokens]
        guard !tokens.isEmpty, tokens.count <= Self.longestExpression else {
            return number.value.plainText
        }
        var text = ""
        var isNegative = false
        for token in tokens {
            if token.kind == .negate {
                isNegative.toggle()
                continue
            }
            text += isNegative ? "-" : ""
            isNegative = false
            text += self.text(of: token, isAlone: tokens.count <= 2)
        }
        return text
    }

    private mutating func text(of token: SentenceToken, isAlone: Bool) -> String {
        switch token.kind {
        case .number(let value):
            // Whole numbers would be divided by each other as such.
            let text = value.plainText
            let isWhole = text.utf8.allSatisfy(SentenceScanner.isDigit)
            return isWhole && !isAlone ? text + ".0" : text
        case .path(let words):
            let name = syntax.words[words.lowerBound].text
            used.insert(name)
            return metrics[name] ?? name
        case .choice(let name): return ".\(name)"
        case .negate: return "-"
        case .add: return " + "
        case .subtract: return " - "
        case .multiply: return " * "
        case .divide: return " / "
        case .open: return "("
        case .close: return ")"
        }
    }

    /// Numbers as a value of the type that they make.
    mutating func text(of amount: SentenceAmount) -> String {
        let type: String
        switch amount.kind {
        case .uniform: return amount.parts.first.map { text(of: $0.number) } ?? "0"
        case .point: type = "Point"
        case .size: type = "Size"
        case .insets: type = "EdgeInsets"
        case .directionalInsets: type = "DirectionalEdgeInsets"
        }
        var parts: [String] = []
        for part in amount.parts {
            parts.append((part.name.map { "\($0): " } ?? "") + text(of: part.number))
        }
        return "\(type)(\(parts.joined(separator: ", ")))"
    }
}
