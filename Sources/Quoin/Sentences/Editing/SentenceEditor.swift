/// Changes the text of sentences so that single constraints are no more, or others: where a statement makes just
/// them, there; where it makes more, so that all the rest stays.
///
/// What is to be changed is gathered first. Nothing is certain about the result but that it was meant: whoever shows
/// it reads it first, and compares.
package struct SentenceEditor {
    let sentences: Sentences
    /// The text that the sentences were read from.
    let source: [UInt8]
    /// A constraint as a line.
    let line: (LayoutConstraint) -> Line
    /// What each statement has made.
    private var made: [Int: [MadeConstraint]] = [:]
    /// The statements of the constraints.
    private var statements: [ObjectIdentifier: Int] = [:]
    private var changes: [Int: StatementChange] = [:]
    /// What comes to the end of the text.
    private var additions: [Line] = []

    /// A statement with the names of the views that it is about.
    package struct Line: CustomStringConvertible {
        let names: [String]
        let statement: String

        package init(about names: [String], _ statement: String) {
            self.names = names
            self.statement = statement
        }

        /// `badge, photo: left.equalTo(caption)`
        package var description: String { "\(names.joined(separator: ", ")): \(statement)" }
    }

    /// A constraint with the position of the view that it was made about.
    struct MadeConstraint {
        let constraint: LayoutConstraint
        let view: Int
    }

    /// What becomes of a statement.
    struct StatementChange {
        var dropped: Set<ObjectIdentifier> = []
        /// What is said instead.
        var replacements: [Line] = []
    }

    /// - Parameters:
    ///   - text: What the sentences were read from.
    ///   - record: What their statements have made.
    ///   - line: Writes a constraint as a line.
    package init(
        _ sentences: Sentences, of text: String, _ record: SentenceRecord,
        line: @escaping (LayoutConstraint) -> Line
    ) {
        self.sentences = sentences
        self.line = line
        source = Array(text.utf8)
        for entry in record.entries {
            for constraint in entry.group.layoutConstraints {
                made[entry.statement, default: []].append(
                    MadeConstraint(constraint: constraint, view: entry.view))
                statements[ObjectIdentifier(constraint)] = entry.statement
            }
        }
    }

    // MARK: What is to be changed

    /// Leaves a constraint out that one of the sentences has made; or says something else in its place.
    package mutating func drop(_ constraint: LayoutConstraint, for replacement: Line? = nil) {
        guard let statement = statements[ObjectIdentifier(constraint)] else { return }
        changes[statement, default: StatementChange()].dropped.insert(ObjectIdentifier(constraint))
        if let replacement {
            changes[statement]?.replacements.append(replacement)
        }
    }

    /// Says something more: a line of its own.
    package mutating func add(_ line: Line) { additions.append(line) }

    /// Says what a property of a view is to be, instead of what is said of it alone, or beside all else.
    package mutating func set(_ setting: String, of name: String, to value: String) {
        let word = SentenceWords.setting(setting)
        let present = sentences.plan.statements.lastIndex { statement in
            guard case .setting(let other, _) = statement.content else { return false }
            return other == word && subjects(of: statement).contains(name)
        }
        let line = Line(about: [name], "\(setting) = \(value)")
        // What is said of several views stays, and the line behind it holds.
        if let present, subjects(of: sentences.plan.statements[present]).count == 1 {
            changes[present, default: StatementChange()].replacements = [line]
        } else {
            add(line)
        }
    }

    // MARK: The text

    /// The text with all changes.
    ///
    /// - Parameters:
    ///   - apart: Whether statements that say more than is to be changed are taken apart, so that each of their
    ///     constraints is a line, in place of leaving as many of their words as possible.
    ///   - names: Views that nothing else mentions any more.
    package func edited(takingApart apart: Bool, declaring names: [String] = []) -> String {
        var edits = SentenceEdits(sentences, source)
        edits.declare(names)
        for (statement, change) in changes.sorted(by: { $0.key < $1.key }) {
            let all = made[statement] ?? []
            let rest = all.filter { !change.dropped.contains(ObjectIdentifier($0.constraint)) }
            if rest.isEmpty {
                replace(statement, by: change.replacements, &edits)
                continue
            }
            if apart || !keepWords(of: statement, all, change, &edits) {
                edits.remove(statement)
                rest.forEach { edits.append(line($0.constraint)) }
            }
            change.replacements.forEach { edits.append($0) }
        }
        additions.forEach { edits.append($0) }
        return edits.text
    }

    /// Puts others in the place of a whole statement, if that is about their view alone.
    private func replace(_ statement: Int, by others: [Line], _ edits: inout SentenceEdits) {
        let names = subjects(of: sentences.plan.statements[statement])
        if !others.isEmpty, names.count == 1, others.allSatisfy({ $0.names == names }) {
            edits.replace(statement, by: others)
        } else {
            edits.remove(statement)
            others.forEach { edits.append($0) }
        }
    }

    /// Changes the words of a statement so that it makes what is left of it, if that can be said so.
    private func keepWords(
        of statement: Int, _ all: [MadeConstraint], _ change: StatementChange,
        _ edits: inout SentenceEdits
    ) -> Bool {
        let dropped = all.filter { change.dropped.contains(ObjectIdentifier($0.constraint)) }
        let attributes = Set(dropped.map { $0.constraint.firstAttribute })
        let about = all.filter { attributes.contains($0.constraint.firstAttribute) }
        if about.count == dropped.count {
            return edits.leaveOut(attributes, of: statement)
        }
        // All that it says about these attributes of some of several views.
        let views = Set(dropped.map { $0.view })
        guard about.count(where: { views.contains($0.view) }) == dropped.count else { return false }
        let subjects = sentences.plan.subjects[sentences.plan.statements[statement].subjects]
        let others = subjects.filter { !views.contains($0) }.map { name($0) }
        let isAllOfThem = all.count(where: { views.contains($0.view) }) == dropped.count
        let rest = isAllOfThem ? nil : edits.words(of: statement, without: attributes)
        guard isAllOfThem || rest != nil else { return false }
        edits.remove(statement)
        edits.append(Line(about: others, edits.words(of: statement)))
        if let rest {
            let names = subjects.filter { views.contains($0) }.map { name($0) }
            edits.append(Line(about: names, rest))
        }
        return true
    }

    private func name(_ view: Int) -> String { sentences.plan.views[view].name }

    private func subjects(of statement: SentenceStatement) -> [String] {
        sentences.plan.subjects[statement.subjects].map { name($0) }
    }
}
