import Quoin

/// What the arguments of `quoin layout` ask for.
struct LayoutRequest {
    /// How the result is shown.
    enum Output: String, CaseIterable {
        case terminal
        case svg
        case json
    }

    /// The lines of formats and sentences.
    private(set) var texts: [String] = []
    /// The size of the screen.
    private(set) var size = Size(width: 320, height: 480)
    /// How large the contents of views are, by the names of the views.
    private(set) var contentSizes: [String: Size] = [:]
    private(set) var metrics: [String: Double] = [:]
    private(set) var options: [LayoutOption] = []
    private(set) var direction = LayoutDirection.leftToRight
    private(set) var output = Output.terminal
    private(set) var wantsHelp = false
    private var hasReadInput = false

    private static let names = [
        "--size", "--view", "--metric", "--option", "--file", "--rtl", "--format", "--help",
    ]

    init(_ arguments: [String], input: CommandInput) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var optionsHaveEnded = false
        while let argument = reader.next() {
            if optionsHaveEnded || !argument.hasPrefix("-") {
                texts.append(argument)
            } else if argument == "--" {
                optionsHaveEnded = true
            } else {
                try take(argument, &reader, input)
            }
        }
        guard wantsHelp || !texts.isEmpty else {
            throw UsageError(
                "layout needs a format or a sentence, as in '|-[icon(44)]-[title]-|' or "
                    + "'icon: left.equalToSuperview()'")
        }
    }

    private mutating func take(
        _ option: String, _ reader: inout ArgumentReader, _ input: CommandInput
    ) throws(UsageError) {
        switch option {
        case "--size":
            let value = try reader.value(of: option, as: "a size, as in 320x480")
            size = try SizeArgument.area(value, of: option)
        case "--view":
            let value = try reader.value(of: option, as: "a view and its size, as in title:120x20")
            let argument = try ContentSizeArgument(value)
            contentSizes[argument.name] = argument.size
        case "--metric":
            let value = try reader.value(of: option, as: "a name and a number, as in gap=12")
            let argument = try MetricArgument(value)
            metrics[argument.name] = argument.value
        case "--option":
            let value = try reader.value(of: option, as: "an option, as in alignAllTop")
            options.append(try LayoutOption(named: value))
        case "--file":
            let path = try reader.value(of: option, as: "a file, or - for standard input")
            guard path != "-" || !hasReadInput else {
                throw UsageError("standard input can be read once")
            }
            hasReadInput = hasReadInput || path == "-"
            texts.append(try Self.text(of: path, input))
        case "--format":
            output = try Self.output(
                named: reader.value(of: option, as: "terminal, svg or json"))
        case "--rtl":
            try reader.expectNoValue(of: option)
            direction = .rightToLeft
        case "--help", "-h":
            try reader.expectNoValue(of: option)
            wantsHelp = true
        default: throw .unknownOption(option, among: Self.names)
        }
    }

    /// The text of a file, or of standard input.
    private static func text(of path: String, _ input: CommandInput) throws(UsageError) -> String {
        let bytes = path == "-" ? try input.standardInput() : try input.file(path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let name = path == "-" ? "standard input" : PrintableText.quoted(path)
            throw UsageError("\(name) is not UTF-8 text")
        }
        // A byte order mark says nothing in UTF-8, but some editors write one.
        return text.unicodeScalars.first == "\u{FEFF}"
            ? String(text.unicodeScalars.dropFirst()) : text
    }

    private static func output(named name: String) throws(UsageError) -> Output {
        if let output = Output(rawValue: name) {
            return output
        }
        let question = NearestName.question(about: name, among: Output.allCases.map(\.rawValue))
        throw UsageError(
            "--format takes terminal, svg or json, not \(PrintableText.quoted(name))\(question)")
    }
}
