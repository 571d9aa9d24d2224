import Quoin
import QuoinConsole

/// What the arguments of `quoin-card` ask for.
struct CardRequest: Sendable {
    /// The files, in their order; `-` is standard input.
    private(set) var files: [String] = []
    /// Where the pictures go: a folder, or a file if it ends as one.
    private(set) var out: String?
    private(set) var theme: CardTheme?
    private(set) var isCheck = false
    private(set) var wantsHelp = false
    private(set) var wantsSchema = false
    private(set) var wantsVersion = false
    private var statedFormat: PictureFormat?

    private static let options = [
        "--check", "--format", "--help", "--out", "--schema", "--theme", "--version",
    ]

    /// What is written.
    var format: PictureFormat {
        statedFormat ?? out.flatMap { PictureFormat(ofFile: $0) } ?? .svg
    }

    /// Whether ``out`` is a file.
    var isOutFile: Bool { out.flatMap { PictureFormat(ofFile: $0) } != nil }

    /// Whether the picture goes to standard output.
    var goesToOutput: Bool { out == nil && files == ["-"] }

    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var takesOptions = true
        while let argument = reader.next() {
            if argument == "--", takesOptions {
                takesOptions = false
            } else if takesOptions, argument.hasPrefix("-"), argument != "-" {
                try take(argument, &reader)
            } else {
                files.append(argument)
            }
        }
        guard !wantsHelp, !wantsSchema, !wantsVersion else { return }
        guard !files.isEmpty else {
            throw UsageError("there is no file; quoin-card --help says more")
        }
        guard files.count(where: { $0 == "-" }) <= 1 else {
            throw UsageError("standard input can be read once")
        }
        if let out, PictureFormat.isOther(file: out) {
            throw UsageError(
                "pictures are SVG or PNG, and \(PrintableText.quoted(out)) is no name for one; "
                    + "a folder of that name is written with / at its end")
        }
        guard !isOutFile || files.count == 1 else {
            throw UsageError(
                "\(files.count) cards cannot be one file; -o takes a folder for them, not "
                    + PrintableText.quoted(out ?? ""))
        }
        if let out, let named = PictureFormat(ofFile: out), named != format {
            throw UsageError(
                "\(PrintableText.quoted(out)) is no name for \(format.rawValue.uppercased())")
        }
    }

    private mutating func take(
        _ option: String, _ reader: inout ArgumentReader
    ) throws(UsageError) {
        switch option {
        case "--out", "-o":
            let value = try reader.value(of: option, as: "a folder, or a file for one card")
            guard !value.isEmpty else { throw UsageError("\(option) needs a name") }
            out = value
        case "--format":
            statedFormat = try Self.choice(
                try reader.value(of: option, as: "svg or png"), of: option,
                among: PictureFormat.allCases)
        case "--theme":
            theme = try Self.choice(
                try reader.value(of: option, as: "the name of a theme"), of: option,
                among: CardTheme.allCases)
        case "--check":
            try reader.expectNoValue(of: option)
            isCheck = true
        case "--schema":
            try reader.expectNoValue(of: option)
            wantsSchema = true
        case "--help", "-h":
            try reader.expectNoValue(of: option)
            wantsHelp = true
        case "--version":
            try reader.expectNoValue(of: option)
            wantsVersion = true
        default: throw .unknownOption(option, among: Self.options)
        }
    }

    private static func choice<Value: RawRepresentable<String>>(
        _ word: String, of option: String, among values: [Value]
    ) throws(UsageError) -> Value {
        if let value = Value(rawValue: word) {
            return value
        }
        let names = values.map(\.rawValue)
        let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        throw UsageError(
            "\(option) takes \(list), not \(PrintableText.quoted(word))"
                + NearestName.question(about: word, among: names))
    }
}
