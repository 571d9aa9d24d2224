import Foundation
import Quoin

/// `quoin port PATH… [--write]`
struct PortVerb {
    static let help = """
        usage: quoin port PATH … [--write]

        Shows, as a diff, what has to change in files that were written for UIKit and SnapKit so that
        they compile with QuoinUIKit and QuoinSnapKit, and lists what stands in the way, with its line.
        Of a folder, all Swift files and asset catalogues in it are taken, at any depth.

          --write    writes the files instead of showing the diff
          --         what follows are files, even if they begin with a dash

        Import lines, @objc, @IBOutlet and the like, #selector and @UIApplicationMain are rewritten,
        and what overrides something in an extension, or is overridden below its class, goes to the end
        of the class, in whichever of the files that is. What is optional in a protocol gets a default.
        Give files that belong together in one call. Blocks of #Preview are removed.
        All else is for the compiler. The exit status is 1 if anything stands in the way that is
        compiled here: what is behind #if canImport(SwiftUI) is not.

        Beside a catalogue, such as Assets.xcassets, a file AssetsCatalogue.swift is written. It has the
        colours, with those for dark mode, and the sizes of the pictures; AssetsCatalogue.register(),
        called before anything is shown, lets UIColor(named:) and UIImage(named:) find them. Names
        that Xcode gives to them, such as UIColor.brand and UIImage(resource: .logo), are declared.

        """

    private static let options = ["--write", "--help"]

    private var paths: [String] = []
    private var writes = false
    private var wantsHelp = false

    static func run(_ arguments: [String], input: CommandInput) -> Outcome {
        do {
            let verb = try PortVerb(arguments)
            return verb.wantsHelp ? .success(help) : try verb.port(input)
        } catch {
            return .wrongUse(error)
        }
    }

    private init(_ arguments: [String]) throws(UsageError) {
        var optionsHaveEnded = false
        for argument in arguments {
            switch argument {
            case _ where optionsHaveEnded || !argument.hasPrefix("-"): paths.append(argument)
            case "--": optionsHaveEnded = true
            case "--write": writes = true
            case "--help", "-h": wantsHelp = true
            default: throw .unknownOption(argument, among: Self.options)
            }
        }
        if paths.isEmpty, !wantsHelp {
            throw UsageError("port needs a file, a folder or a catalogue")
        }
    }

    private func port(_ input: CommandInput) throws(UsageError) -> Outcome {
        var outcome = Outcome(status: .success)
        let arguments = try PortArguments(paths)
        let files = arguments.files
        let sources = try files.map { file throws(UsageError) in try Self.text(of: file, input) }
        for (file, port) in zip(files, FolderPort(sources).ports) {
            if writes {
                if !port.changes.isEmpty, let failure = Self.write(port.text, to: file) {
                    return outcome.followed(by: failure)
                }
                outcome.standardOutput += Self.summary(of: port, file)
            } else {
                outcome.standardOutput += Self.difference(of: port, file)
            }
            for obstacle in port.obstacles {
                outcome.standardError +=
                    "\(PrintableText.inLine(file)):\(obstacle.line): "
                    + "\(PrintableText.inLine(obstacle.reason))\n"
                outcome.status = .problem
            }
        }
        for folder in arguments.catalogues {
            let file = CatalogueFile(of: folder, input)
            if let failure = port(file, of: folder, &outcome) { return failure }
        }
        return outcome
    }

    private func port(
        _ file: CatalogueFile, of folder: String, _ outcome: inout Outcome
    ) -> Outcome? {
        var problems = file.catalogue.problems
        if let text = file.text, let change = file.change {
            if file.isTaken {
                problems.append(
                    "\(PrintableText.inLine(file.path)):1: stands where what "
                        + "\(PrintableText.inLine(folder)) has is to be written: move it")
            } else if writes {
                if let failure = Self.write(text, to: file.path) {
                    return outcome.followed(by: failure)
                }
                outcome.standardOutput += Self.summary(of: change.new.count, file.path)
            } else {
                let change = SourcePort.Change(line: 1, old: change.old, new: change.new)
                outcome.standardOutput += Self.difference(
                    of: [change], from: file.former == nil ? "/dev/null" : file.path, to: file.path)
            }
        }
        outcome.standardError += problems.map { $0 + "\n" }.joined()
        if !problems.isEmpty { outcome.status = .problem }
        return nil
    }

    private static func text(of file: String, _ input: CommandInput) throws(UsageError) -> String {
        guard let text = String(validating: try input.file(file), as: UTF8.self) else {
            throw UsageError("\(PrintableText.quoted(file)) is not UTF-8 text")
        }
        return text
    }

    private static func write(_ text: String, to path: String) -> Outcome? {
        do throws(OutputFolder.Failure) {
            // A link stays one: what it leads to is written.
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            try OutputFolder.write(text, toFile: file)
            return nil
        } catch {
            return Outcome(
                standardError: "quoin: cannot write \(PrintableText.quoted(path)): "
                    + "\(error.reason.reason)\n",
                status: .outputFailed)
        }
    }

    private static func summary(of port: SourcePort, _ file: String) -> String {
        summary(of: port.changes.reduce(0) { $0 + $1.new.count }, file)
    }

    private static func summary(of count: Int, _ file: String) -> String {
        count == 0
            ? "" : "\(PrintableText.inLine(file)): \(count) \(count == 1 ? "line" : "lines")\n"
    }

    /// The changes as `patch` reads them.
    private static func difference(of port: SourcePort, _ file: String) -> String {
        difference(of: port.changes, from: file, to: file)
    }

    private static func difference(
        of changes: [SourcePort.Change], from old: String, to new: String
    ) -> String {
        guard !changes.isEmpty else { return "" }
        var text = "--- \(old)\n+++ \(new)\n"
        var shift = 0
        for change in changes {
            text += "@@ -" + range(at: change.line, change.old.count)
            text += " +" + range(at: change.line + shift, change.new.count) + " @@\n"
            text += change.old.map { "-\($0)\n" }.joined() + change.new.map { "+\($0)\n" }.joined()
            shift += change.new.count - change.old.count
        }
        return text
    }

    /// Where lines are. If there are none, it is the line before that counts.
    private static func range(at line: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(line - 1),0"
        case 1: "\(line)"
        default: "\(line),\(count)"
        }
    }
}
