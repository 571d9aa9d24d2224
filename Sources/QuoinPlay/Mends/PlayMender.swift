import Quoin
import QuoinInspect
import QuoinKit
import QuoinLayout

/// Writes a mend into the texts of a request: what is to be said more, otherwise, or no more.
///
/// Nothing is shown that was not read again and compared: the texts that it makes have the views of the old ones, and
/// their constraints but for those that the mend is about.
struct PlayMender {
    private let request: PlayRequest
    private let sheet: PlaySheet
    private let record = SentenceRecord()
    private let words: MendWords
    /// The lines of formats that have made constraints.
    private var linesOfFormats: [ObjectIdentifier: Int] = [:]

    /// The texts with a mend in them.
    struct Texts: Equatable {
        var sentences: String
        var formats: String
    }

    init(_ request: PlayRequest) {
        self.request = request
        sheet = PlaySheet(request, recording: record)
        words = MendWords(of: sheet.window.makeTrial())
        for (line, constraints) in sheet.constraintsOfFormats {
            for constraint in constraints {
                linesOfFormats[ObjectIdentifier(constraint)] = line
            }
        }
    }

    /// The texts with one of the mends of one of the findings, both counted from 0.
    func texts(with choice: PlayRequest.MendChoice) throws(PlayProblem) -> Texts {
        let findings = sheet.window.findings()
        guard findings.indices.contains(choice.finding),
            findings[choice.finding].mends.indices.contains(choice.mend)
        else { throw PlayProblem("there is no such mend any more") }
        let mend = findings[choice.finding].mends[choice.mend]
        guard sheet.problems.isEmpty else {
            throw PlayProblem("first write the lines that make no sense so that they do")
        }
        let changes = try changes(of: mend)
        for thoroughness in Thoroughness.allCases {
            let texts = texts(with: changes, thoroughness)
            if isMeant(texts, by: changes) {
                return texts
            }
        }
        throw PlayProblem(
            "this cannot be written into the text: change \(place(of: changes)) by hand")
    }

    // MARK: What is to be done

    /// What a mend comes to.
    private struct Changes {
        /// Constraints that are no more, and what is said in place of each.
        var dropped: [(constraint: LayoutConstraint, replacement: LayoutConstraint?)] = []
        /// What is said more.
        var added: [LayoutConstraint] = []
        var settings: [(view: View, setting: String, priority: Priority)] = []
    }

    private func changes(of mend: LayoutMend) throws(PlayProblem) -> Changes {
        var changes = Changes()
        for change in mend.changes {
            switch change {
            case .activate(let constraint): changes.added.append(constraint)
            case .deactivate(let constraint): changes.dropped.append((constraint, nil))
            case .setConstant(let constraint, let constant):
                changes.dropped.append((constraint, constraint.copy(constant: constant)))
            case .setPriority(let constraint, let priority):
                changes.dropped.append((constraint, constraint.copy(priority: priority)))
            case .replace(let constraint, let other): changes.dropped.append((constraint, other))
            case .setHugging(let view, let axis, let priority):
                changes.settings.append((view, "contentHugging\(axis.word)Priority", priority))
            case .setResistance(let view, let axis, let priority):
                changes.settings.append(
                    (view, "contentCompressionResistance\(axis.word)Priority", priority))
            case .placeByConstraints, .addSubview, .moveBelow, .letGrow:
                throw PlayProblem("the text has no words for this")
            }
        }
        return changes
    }

    /// Where the first of the constraints is said that are to be others.
    private func place(of changes: Changes) -> String {
        guard let constraint = changes.dropped.first?.constraint else { return "the text" }
        let isInFormats = linesOfFormats[ObjectIdentifier(constraint)] != nil
        return "line \(constraint.sourceLocation.line) of the "
            + (isInFormats ? "formats" : "sentences")
    }

    // MARK: The texts

    /// How much of the texts is written anew, from little to much.
    private enum Thoroughness: CaseIterable {
        /// Words of sentences, and lengths between parentheses in formats.
        case words
        /// Words of sentences, and whole lines of formats, which become sentences.
        case lines
        /// All statements and lines of which something is changed.
        case all
    }

    private func line(_ constraint: LayoutConstraint) -> SentenceEditor.Line {
        let name = constraint.firstElement?.viewItself?.name ?? ""
        let text = words.statement(constraint)
        return SentenceEditor.Line(
            about: [name],
            text.hasPrefix(name + ".") ? String(text.dropFirst(name.count + 1)) : text)
    }

    private func texts(with changes: Changes, _ thoroughness: Thoroughness) -> Texts {
        var editor = SentenceEditor(sheet.sentences, of: request.sentences, record) { line($0) }
        var formats = FormatEditor(request.formats)
        for (constraint, replacement) in changes.dropped {
            guard let number = linesOfFormats[ObjectIdentifier(constraint)] else {
                editor.drop(constraint, for: replacement.map { line($0) })
                continue
            }
            let name = constraint.firstElement?.viewItself?.name ?? ""
            if thoroughness != .words || !formats.dropLength(of: name, inLine: number) {
                formats.drop(number)
            }
            replacement.map { editor.add(line($0)) }
        }
        // What else a line of formats says is said in sentences.
        let dropped = Set(changes.dropped.map { ObjectIdentifier($0.constraint) })
        for number in formats.dropped.sorted() {
            for constraint in sheet.constraintsOfFormats[number] ?? []
            where !dropped.contains(ObjectIdentifier(constraint)) {
                editor.add(line(constraint))
            }
        }
        changes.added.forEach { editor.add(line($0)) }
        for (view, setting, priority) in changes.settings {
            editor.set(setting, of: view.name ?? "", to: "\(priority)")
        }
        let isApart = thoroughness == .all
        var texts = Texts(sentences: editor.edited(takingApart: isApart), formats: formats.text)
        let known = Set(PlaySheet(request(with: texts)).sentences.views.map { $0.name })
        let lost = sheet.sentences.views.map { $0.name }.filter { !known.contains($0) }
        if !lost.isEmpty {
            texts.sentences = editor.edited(takingApart: isApart, declaring: lost)
        }
        return texts
    }

    private func request(with texts: Texts) -> PlayRequest {
        var request = request
        request.sentences = texts.sentences
        request.formats = texts.formats
        return request
    }

    // MARK: Comparing

    /// Whether texts make the old layout, but for what is to be changed.
    private func isMeant(_ texts: Texts, by changes: Changes) -> Bool {
        let mended = PlaySheet(request(with: texts))
        guard mended.problems.isEmpty else { return false }
        let dropped = Set(changes.dropped.map { ObjectIdentifier($0.constraint) })
        var expected = constraints(of: sheet).filter { !dropped.contains(ObjectIdentifier($0)) }
        expected += changes.dropped.compactMap { $0.replacement } + changes.added
        let others = MendWords(of: mended.window.makeTrial())
        return expected.map { words.statement($0) }.sorted()
            == constraints(of: mended).map { others.statement($0) }.sorted()
            && properties(of: sheet, changes.settings) == properties(of: mended, [])
    }

    private func constraints(of sheet: PlaySheet) -> [LayoutConstraint] {
        ([sheet.window] + sheet.boxes).flatMap { $0.constraints }.filter { $0.isWritten }
    }

    /// What there is to say of each view beside constraints.
    private func properties(
        of sheet: PlaySheet, _ settings: [(view: View, setting: String, priority: Priority)]
    ) -> [String] {
        zip(sheet.boxes, sheet.sentences.views).map { box, view in
            var text = "\(view.name) in \(view.container ?? "") \(view.text ?? "")"
            text += view.contentSize.map { "\($0)" } ?? ""
            for axis in Axis.allCases {
                for (kind, present) in [
                    ("Hugging", box.contentHuggingPriority(for: axis)),
                    ("CompressionResistance", box.contentCompressionResistancePriority(for: axis)),
                ] {
                    let name = "content\(kind)\(axis.word)Priority"
                    let change = settings.last { $0.view === box && $0.setting == name }
                    text += " \(change?.priority ?? present)"
                }
            }
            return text
        }.sorted()
    }
}

extension Axis {
    /// As properties have it in their names.
    fileprivate var word: String { self == .horizontal ? "Horizontal" : "Vertical" }
}
