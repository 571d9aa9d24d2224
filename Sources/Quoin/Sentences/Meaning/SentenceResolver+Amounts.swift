/// Numbers with or without the names of parts: `8`, `width: 40, height: 20`, `EdgeInsets(top: 8)`.
extension SentenceResolver {
    /// The parts that numbers may have names of, and what they make.
    private static let shapes: [(kind: SentenceAmount.Kind, types: [String], parts: [String])] = [
        (.size, ["Size", "CGSize"], ["width", "height"]),
        (.point, ["Point", "CGPoint"], ["x", "y"]),
        (.insets, ["EdgeInsets", "UIEdgeInsets"], ["top", "left", "bottom", "right"]),
        (
            .directionalInsets, ["DirectionalEdgeInsets", "NSDirectionalEdgeInsets"],
            ["top", "leading", "bottom", "trailing"]
        ),
    ]

    /// Works out the numbers between the parentheses of a word.
    ///
    /// - Parameter pair: what two numbers without names are, if they may be something.
    func amount(
        _ arguments: [SentenceArgument], of word: SentenceWord,
        pairsAre pair: SentenceAmount.Kind? = nil
    ) throws(SourceProblem) -> SentenceAmount {
        guard let first = arguments.first else {
            throw SourceProblem(
                "\"\(word.text)\" takes a number", at: word.place + word.text.utf8.count + 1)
        }
        if arguments.count == 1, first.label == nil {
            switch first.value {
            case .expression(let tokens):
                let part = SentencePart(name: nil, number: try number(tokens))
                return SentenceAmount(kind: .uniform, parts: [part])
            case .construction(let type, let range):
                return try construction(type, Array(syntax.arguments[range]))
            case .list:
                throw SourceProblem("a number is expected here, not a list", at: first.place)
            case .text:
                throw SourceProblem(
                    "\"\(word.text)\" takes a number, not a text", at: first.place)
            }
        }
        if arguments.allSatisfy({ $0.label == nil }) {
            guard let pair, arguments.count == 2,
                let shape = Self.shapes.first(where: { $0.kind == pair })
            else {
                throw SourceProblem(
                    "say which number is which, as in \"\(word.text)(top: 8, left: 16)\"",
                    at: arguments[1].place)
            }
            return SentenceAmount(
                kind: pair, parts: try parts(arguments, named: shape.parts, inOrder: true))
        }
        let labels = arguments.compactMap { $0.label?.text }
        let fitting = Self.shapes.first { shape in labels.allSatisfy { shape.parts.contains($0) } }
        guard let shape = fitting else {
            throw strangeLabel(arguments)
        }
        return SentenceAmount(
            kind: shape.kind, parts: try parts(arguments, named: shape.parts, inOrder: false))
    }

    private func construction(
        _ type: SentenceWord, _ arguments: [SentenceArgument]
    ) throws(SourceProblem) -> SentenceAmount {
        guard let shape = Self.shapes.first(where: { $0.types.contains(type.text) }) else {
            let question = question { _ in
                NearestName.question(about: type.text, among: Self.shapes.flatMap { $0.types })
            }
            throw SourceProblem(
                "there is no \(PrintableText.quoted(type.text)) of numbers\(question)",
                at: type.place)
        }
        let areInsets = shape.kind == .insets || shape.kind == .directionalInsets
        if areInsets, arguments.count == 1, arguments[0].label == nil,
            case .expression(let tokens) = arguments[0].value
        {
            let part = SentencePart(name: nil, number: try number(tokens))
            return SentenceAmount(kind: shape.kind, parts: [part])
        }
        return SentenceAmount(
            kind: shape.kind, parts: try parts(arguments, named: shape.parts, inOrder: false))
    }

    /// The numbers of parts, in the order of the names.
    private func parts(
        _ arguments: [SentenceArgument], named names: [String], inOrder: Bool
    ) throws(SourceProblem) -> [SentencePart] {
        var found: [String: SentenceNumber] = [:]
        for (position, argument) in arguments.enumerated() {
            guard case .expression(let tokens) = argument.value else {
                throw SourceProblem("a number is expected here", at: argument.place)
            }
            let name = inOrder ? names[position] : argument.label?.text
            guard let name, names.contains(name) else {
                throw strangeLabel([argument])
            }
            guard found[name] == nil else {
                throw SourceProblem("\"\(name)\" is said already", at: argument.place)
            }
            found[name] = try number(tokens)
        }
        return names.compactMap { name in found[name].map { SentencePart(name: name, number: $0) } }
    }

    /// The problem that an argument has not the name of a part, or that parts do not go together.
    private func strangeLabel(_ arguments: [SentenceArgument]) -> SourceProblem {
        let known = Self.shapes.flatMap { $0.parts }
        for argument in arguments {
            guard let label = argument.label else {
                return SourceProblem("say which part this number is", at: argument.place)
            }
            if !known.contains(label.text) {
                let question = question { _ in
                    NearestName.question(about: label.text, among: known)
                }
                return SourceProblem(
                    "there is no part \(PrintableText.quoted(label.text))\(question)",
                    at: label.place)
            }
        }
        return SourceProblem(
            "these parts do not go together: there are width and height, x and y, and top, bottom, "
                + "and left and right or leading and trailing", at: arguments[0].place)
    }
}
