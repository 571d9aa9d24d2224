import Quoin

/// A value with the way to it.
package struct JSONField {
    package let value: JSONValue
    package let path: JSONPath

    /// The value of a whole text.
    package init(_ value: JSONValue) {
        self.init(value, path: .root)
    }

    init(_ value: JSONValue, path: JSONPath) {
        self.value = value
        self.path = path
    }
}

/// Takes the values out of JSON that are expected there, and notes all that is not as expected.
///
/// ```
/// var checker = JSONChecker()
/// let members = checker.members(of: field, named: ["title", "width"])
/// let title = members["title"].flatMap { checker.text($0, atMost: 100) }
/// ```
package struct JSONChecker {
    /// What is wrong so far.
    package private(set) var problems: [JSONProblem] = []

    /// Begins without a problem.
    package init() {}

    /// Notes that something is wrong with a value.
    package mutating func complain(_ message: String, about field: JSONField) {
        problems.append(JSONProblem(message, path: field.path, place: field.value.place))
    }

    private mutating func refuse(_ field: JSONField, _ wanted: String) {
        if case .unreadable = field.value.content {
            return
        }
        complain("expected \(wanted), found \(field.value.inWords)", about: field)
    }

    /// The members of an object by their names, which are to be some of those given. One that is null is
    /// as if it were not there.
    package mutating func members(
        of field: JSONField, named names: [String], as what: String = "an object"
    ) -> [String: JSONField]? {
        guard case .object(let members) = field.value.content else {
            refuse(field, what)
            return nil
        }
        var found: [String: JSONField] = [:]
        for member in members {
            let path = JSONPath.member(of: field.path, member.name)
            guard names.contains(member.name) else {
                problems.append(
                    JSONProblem(
                        "is not known here" + help(with: member.name, among: names), path: path,
                        place: member.place))
                continue
            }
            if case .null = member.value.content {
                continue
            }
            // Of two, which the reader has told, the first one counts.
            if found[member.name] == nil {
                found[member.name] = JSONField(member.value, path: path)
            }
        }
        return found
    }

    /// What may have been meant, as the end of a message. Nobody reads a thousand of them.
    private func help(with name: String, among names: [String]) -> String {
        guard problems.count < 100 else { return "" }
        let question = NearestName.question(about: name, among: names)
        return question.isEmpty ? "; there are \(names.joined(separator: ", "))" : question
    }

    /// The elements of a list.
    package mutating func list(
        _ field: JSONField, of what: String, count: ClosedRange<Int>
    ) -> [JSONField]? {
        guard case .list(let elements) = field.value.content else {
            refuse(field, "a list of \(what)")
            return nil
        }
        guard count.contains(elements.count) else {
            complain(
                elements.count > count.upperBound
                    ? "has \(elements.count) \(what); at most \(count.upperBound) have room"
                    : "needs \(count.lowerBound) \(what) or more, and has \(elements.count)",
                about: field)
            return nil
        }
        return elements.enumerated().map { index, element in
            JSONField(element, path: .element(of: field.path, index))
        }
    }

    /// A text that says something.
    package mutating func text(_ field: JSONField, atMost longest: Int) -> String? {
        guard case .string(let text) = field.value.content else {
            refuse(field, "a text")
            return nil
        }
        // Bytes are counted at once, characters one by one.
        guard text.utf8.count <= longest || text.count <= longest else {
            complain("has more than \(longest) characters", about: field)
            return nil
        }
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            complain("is empty", about: field)
            return nil
        }
        return text
    }

    /// A number of a range.
    package mutating func number(
        _ field: JSONField, in range: ClosedRange<Double>
    ) -> Double? {
        guard case .number(let number) = field.value.content else {
            refuse(field, "a number")
            return nil
        }
        guard range.contains(number) else {
            complain(
                "must be from \(range.lowerBound.plainText) to \(range.upperBound.plainText), "
                    + "and is \(number.plainText)", about: field)
            return nil
        }
        return number
    }

    /// One of some words.
    package mutating func word(_ field: JSONField, among words: [String]) -> String? {
        let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
        guard case .string(let text) = field.value.content else {
            refuse(field, "one of \(list)")
            return nil
        }
        guard words.contains(text) else {
            let question = NearestName.question(about: text, among: words)
            complain(
                "expected one of \(list), found \(field.value.inWords)\(question)", about: field)
            return nil
        }
        return text
    }
}
