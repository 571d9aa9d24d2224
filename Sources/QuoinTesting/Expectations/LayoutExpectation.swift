import QuoinInspect
import QuoinKit

/// Compares a layout with its record, and makes one where there is none.
struct LayoutExpectation {
    /// The path of the source file that the test is in.
    let testFile: String
    let mode: RecordingMode

    /// Lays a view out and compares it with its record.
    ///
    /// - Returns: what is to be told, if anything.
    func failure(of view: View, named name: String) -> String? {
        view.layoutIfNeeded()
        let record: LayoutRecord
        do {
            record = LayoutRecord(try RecordName(name), besideTest: testFile)
        } catch {
            return "\(error)"
        }
        let text = LayoutText(of: view).description
        do {
            guard let recorded = try record.read() else {
                try record.write(text)
                return "the layout \(PrintableName(name)) had no record, and was recorded: "
                    + "\(record.file.path). Read it; from now on it is what is expected."
            }
            return try failure(of: view, text, against: recorded, record)
        } catch {
            return "the record of \(PrintableName(name)) can be neither read nor written: \(error)"
        }
    }

    private func failure(
        of view: View, _ text: String, against recorded: String, _ record: LayoutRecord
    ) throws -> String? {
        guard text != recorded else { return nil }
        let (before, after) = (WrittenLayout(recorded), WrittenLayout(text))
        if before.isSame(as: after), mode == .compare, before.isWhole { return nil }
        let difference = SnapshotDifference(before.snapshot, after.snapshot)
        var lines = Self.summary(of: difference.changes.map { "\($0)" })
        if lines.isEmpty {
            lines = [Self.firstDifference(between: recorded, and: text)]
        }
        let name = PrintableName(record.name.text)
        if mode == .record {
            try record.write(text)
            lines.insert("the layout \(name) was recorded anew: \(record.file.path)", at: 0)
            return lines.joined(separator: "\n  ")
        }
        lines.insert("the layout \(name) is not as it was recorded:", at: 0)
        let picture = DifferencePicture(
            from: before.snapshot, to: after.snapshot, difference, view: view)
        // Without a place for the picture, the words are still worth having.
        if let file = try? record.writePicture(picture.document) {
            lines.append("before and now: \(file.path)")
        }
        lines.append("record: \(record.file.path)")
        lines.append("QUOIN_RECORD=1 in the environment records it as it is now")
        return lines.joined(separator: "\n  ")
    }

    private static let mostSentences = 12

    private static func summary(of sentences: [String]) -> [String] {
        guard sentences.count > mostSentences else { return sentences }
        return sentences.prefix(mostSentences - 1)
            + ["and \(sentences.count - mostSentences + 1) more"]
    }

    /// For records that were edited so that they cannot be read any more.
    private static func firstDifference(between old: String, and new: String) -> String {
        let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
        let line = zip(old, new).prefix { $0 == $1 }.count
        func text(_ lines: [Substring]) -> String {
            line < lines.count ? PrintableName(String(lines[line])).description : "nothing"
        }
        return "line \(line + 1) is \(text(new)) instead of \(text(old))"
    }
}
