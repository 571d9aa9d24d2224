/// Looking into what may hold more than one knows of.
extension JSONField {
    /// The member of a name; nil where there is none, or null, and in what is no object.
    package subscript(name: String) -> JSONField? {
        guard case .object(let members) = value.content,
            let member = members.first(where: { $0.name == name })
        else { return nil }
        if case .null = member.value.content { return nil }
        return JSONField(member.value, path: .member(of: path, name))
    }

    /// The elements of a list; nil for what is none.
    package var elements: [JSONField]? {
        guard case .list(let elements) = value.content else { return nil }
        return elements.enumerated().map { JSONField($1, path: .element(of: path, $0)) }
    }

    /// A text; nil for what is none.
    package var text: String? {
        if case .string(let text) = value.content { text } else { nil }
    }

    /// What is wrong with it, in words.
    package func problem(_ message: String) -> JSONProblem {
        JSONProblem(message, path: path, place: value.place)
    }
}
