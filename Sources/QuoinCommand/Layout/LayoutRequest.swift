import Quoin

/// What the arguments of `quoin layout` ask for.
struct LayoutRequest {
    /// How the result is shown.
    enum Output: String, CaseIterable {
        case terminal
        case svg
        case json
    }

    /// The lines of the formats.
    private(set) var formats: [String] = []
    /// The size of the screen.
    private(set) var size = Size(width: 320, height: 480)
    /// How large the contents of views are, by the names of the views.
    private(set) var contentSizes: [String: Size] = [:]
    private(set) var metrics: [String: Double] = [:]
    private(set) var options: [LayoutOption] = []
    private(set) var direction = LayoutDirection.leftToRight
    private(set) var output = Output.terminal
    private(set) var wantsHelp = false

    private static let names = [
        "--size", "--view", "--metric", "--option", "--rtl", "--format", "--help",
    ]

    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var optionsHaveEnded = false
        while let argument = reader.next() {
            if optionsHaveEnded || !argument.hasPrefix("-") {
                formats.append(argument)
            } else if argument == "--" {
                optionsHaveEnded = true
            } else {
                try take(argument, &reader)
            }
        }
        guard wantsHelp || !formats.isEmpty else {
            throw UsageError("layout needs a format, as in '|-[icon(44)]-[title]-|'")
        }
    }

    private mutating func take(
        _ option: String, _ reader: inout ArgumentReader
    ) throws(UsageError) {
        switch option {
        case "--size":
            let value = try reader.value(of: option, as: "a size, as in 320x480")
            size = try SizeArgument.screen(value, of: option)
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

    private static func output(named name: String) throws(UsageError) -> Output {
        if let output = Output(rawValue: name) {
            return output
        }
        let question = NearestName.question(about: name, among: Output.allCases.map(\.rawValue))
        throw UsageError(
            "--format takes terminal, svg or json, not \(PrintableText.quoted(name))\(question)")
    }
}
