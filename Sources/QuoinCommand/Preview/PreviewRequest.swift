import Foundation
import Quoin
import QuoinGallery
import QuoinInspect
import QuoinKit

/// What the arguments of `quoin preview` ask for.
struct PreviewRequest {
    /// The example; nil if only help is wanted.
    private(set) var example: GalleryExample?
    private(set) var devices = LayoutVariant.usualDevices
    private(set) var orientations: [Device.Orientation] = [.portrait]
    private(set) var directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
    private(set) var sizes: [TextSizeCategory] = [.normal, .doubled]
    /// The file for the sheet; by default one that is called like the example.
    private(set) var file: String?
    private(set) var wantsHelp = false

    private static let options = [
        "--devices", "--turned", "--direction", "--text", "--out", "--help",
    ]

    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        while let argument = reader.next() {
            if argument.hasPrefix("-") {
                try take(argument, &reader)
            } else if let example {
                throw UsageError(
                    "preview takes one example; \(PrintableText.quoted(argument)) is one too many, "
                        + "beside \(example.name)")
            } else {
                example = try Self.example(named: argument)
            }
        }
        guard wantsHelp || example != nil else {
            throw UsageError(
                "preview needs the name of an example; quoin gallery --list names them all")
        }
    }

    private mutating func take(
        _ option: String, _ reader: inout ArgumentReader
    ) throws(UsageError) {
        switch option {
        case "--devices":
            let value = try reader.value(of: option, as: "devices, as in \"iPhone SE,iPad Air 2\"")
            devices = try Self.list(value, of: option, Self.device)
        case "--turned":
            try reader.expectNoValue(of: option)
            orientations = Device.Orientation.allCases
        case "--direction":
            let value = try reader.value(of: option, as: "ltr, rtl or both")
            directions = try Self.choice(
                value, of: option,
                [
                    ("ltr", [.leftToRight]), ("rtl", [.rightToLeft]),
                    ("both", [.leftToRight, .rightToLeft]),
                ])
        case "--text":
            let value = try reader.value(of: option, as: "normal, doubled or both")
            sizes = try Self.choice(
                value, of: option,
                [
                    ("normal", [.normal]), ("doubled", [.doubled]), ("both", [.normal, .doubled]),
                    ("all", TextSizeCategory.allCases),
                ])
        case "--out":
            let value = try reader.value(of: option, as: "a file that ends with .svg or .html")
            guard value.hasSuffix(".svg") || value.hasSuffix(".html") else {
                throw UsageError(
                    "--out takes a file that ends with .svg or .html, not "
                        + PrintableText.quoted(value))
            }
            file = value
        case "--help", "-h":
            try reader.expectNoValue(of: option)
            wantsHelp = true
        default: throw .unknownOption(option, among: Self.options)
        }
    }

    // MARK: Values

    private static func example(named name: String) throws(UsageError) -> GalleryExample {
        if let example = Gallery.example(named: name) {
            return example
        }
        let question = NearestName.question(about: name, among: Gallery.examples.map(\.name))
        throw UsageError(
            "there is no example \(PrintableText.quoted(name))"
                + (question.isEmpty ? "; quoin gallery --list names them all" : question))
    }

    private static func device(named name: String) throws(UsageError) -> Device {
        if let device = Device.named(name) {
            return device
        }
        let question = NearestName.question(about: name, among: Device.catalogue.map(\.name))
        throw UsageError("there is no device \(PrintableText.quoted(name))\(question)")
    }

    /// Names between commas, each once.
    private static func list(
        _ value: String, of option: String,
        _ read: (String) throws(UsageError) -> Device
    ) throws(UsageError) -> [Device] {
        var found: [Device] = []
        for part in value.split(separator: ",") {
            let device = try read(part.trimmingCharacters(in: .whitespaces))
            if !found.contains(device) {
                found.append(device)
            }
        }
        guard !found.isEmpty else {
            throw UsageError("\(option) needs devices, as in \"iPhone SE,iPad Air 2\"")
        }
        return found
    }

    private static func choice<Value>(
        _ value: String, of option: String, _ choices: [(name: String, value: Value)]
    ) throws(UsageError) -> Value {
        if let choice = choices.first(where: { $0.name == value }) {
            return choice.value
        }
        let names = choices.map(\.name)
        let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        throw UsageError(
            "\(option) takes \(list), not \(PrintableText.quoted(value))"
                + NearestName.question(about: value, among: names))
    }
}
