import QuoinConsole
import QuoinInspect
import QuoinKit

/// Reads a card, and tells all that is wrong with it.
struct CardReader {
    /// Reads the file of a picture, given by its path beside the card.
    typealias Load = (_ path: String) throws(UsageError) -> [UInt8]

    var checker = JSONChecker()
    let load: Load

    /// How long texts may be: more than this has no room on any card.
    enum Longest {
        static let line = 200
        static let title = 500
        static let text = 20_000
    }

    /// Widths and heights of cards.
    static let lengths = 64.0...4096

    /// Reads a card.
    ///
    /// - Returns: the card, if nothing is wrong with it.
    static func read(
        _ source: [UInt8], load: Load
    ) -> (card: Card?, problems: [JSONProblem]) {
        let reading = JSONReader.read(source)
        guard let value = reading.value else { return (nil, reading.problems) }
        return withoutActuallyEscaping(load) { load in
            var reader = CardReader(load: load)
            let card = reader.card(JSONField(value))
            let problems = reading.problems + reader.checker.problems
            return (problems.isEmpty ? card : nil, problems)
        }
    }

    private mutating func card(_ field: JSONField) -> Card? {
        guard
            let members = checker.members(
                of: field, named: CardFormat.names(of: .card), as: "an object: { \"title\": … }")
        else { return nil }
        var kind = Card.Kind.preview
        if let field = members["kind"],
            let word = checker.word(field, among: Card.Kind.allCases.map(\.rawValue))
        {
            kind = Card.Kind(rawValue: word) ?? kind
        }
        if members["title"] == nil {
            checker.complain("needs a title", about: field)
        }
        var card = Card(
            kind: kind,
            title: members["title"].flatMap { checker.text($0, atMost: Longest.title) } ?? "",
            size: kind.usualSize)
        card.category = line(members["category"])
        card.text = members["text"].flatMap { checker.text($0, atMost: Longest.text) }
        card.author = members["author"].flatMap { author($0) }
        card.date = line(members["date"])
        card.site = line(members["site"])
        card.figures = list(members["figures"], of: "figures", most: kind.mostFigures) {
            $0.figure($1)
        }
        card.pictures = list(members["images"], of: "images", most: kind.mostPictures) {
            $0.picture($1)
        }
        card.sections = sections(members["sections"], in: kind)
        takeLook(members, into: &card)
        return card
    }

    private mutating func takeLook(_ members: [String: JSONField], into card: inout Card) {
        if let field = members["theme"],
            let word = checker.word(field, among: CardTheme.allCases.map(\.rawValue))
        {
            card.theme = CardTheme(rawValue: word) ?? card.theme
        }
        card.accent = members["accent"].flatMap { color($0) }
        if let field = members["size"], let size = size(field) {
            card.size = size
        }
        if let field = members["direction"], let word = checker.word(field, among: ["ltr", "rtl"]) {
            card.direction = word == "rtl" ? .rightToLeft : .leftToRight
        }
    }

    // MARK: Parts

    private mutating func list<Part>(
        _ field: JSONField?, of what: String, most: Int,
        _ part: (inout CardReader, JSONField) -> Part?
    ) -> [Part] {
        guard let field, let elements = checker.list(field, of: what, count: 0...most) else {
            return []
        }
        return elements.compactMap { part(&self, $0) }
    }

    private mutating func author(_ field: JSONField) -> Card.Author? {
        if case .string = field.value.content {
            return checker.text(field, atMost: Longest.line).map { Card.Author(name: $0) }
        }
        guard
            let members = checker.members(
                of: field, named: CardFormat.names(of: .author), as: "a name or an object")
        else { return nil }
        let role = line(members["role"])
        return required("name", of: field, members).flatMap { line($0) }
            .map { Card.Author(name: $0, role: role) }
    }

    private mutating func figure(_ field: JSONField) -> Card.Figure? {
        guard let members = checker.members(of: field, named: CardFormat.names(of: .figure)) else {
            return nil
        }
        let label = required("label", of: field, members).flatMap { line($0) }
        let value = required("value", of: field, members)
            .flatMap { checker.number($0, in: -1e15...1e15) }
        var figure = Card.Figure(label: label ?? "", value: value ?? 0)
        figure.prefix = line(members["prefix"]) ?? ""
        figure.unit = line(members["unit"]) ?? ""
        figure.change = members["change"].flatMap { checker.number($0, in: -100_000...100_000) }
        if let field = members["better"] {
            figure.isBetterLower = checker.word(field, among: ["higher", "lower"]) == "lower"
        }
        if let field = members["trend"],
            let elements = checker.list(field, of: "numbers", count: 2...120)
        {
            figure.trend = elements.compactMap { checker.number($0, in: -1e15...1e15) }
        }
        return figure
    }

    private mutating func sections(_ field: JSONField?, in kind: Card.Kind) -> [Card.Section] {
        guard let field else { return [] }
        guard kind == .report else {
            checker.complain("belong to a report, and this is a preview", about: field)
            return []
        }
        return list(field, of: "sections", most: 12) { reader, field in
            let names = CardFormat.names(of: .section)
            guard let members = reader.checker.members(of: field, named: names) else { return nil }
            let heading = reader.line(members["heading"])
            return reader.required("text", of: field, members)
                .flatMap { reader.checker.text($0, atMost: Longest.text) }
                .map { Card.Section(heading: heading, text: $0) }
        }
    }

    // MARK: Values

    mutating func line(_ field: JSONField?) -> String? {
        field.flatMap { checker.text($0, atMost: Longest.line) }
    }

    mutating func required(
        _ name: String, of field: JSONField, _ members: [String: JSONField]
    ) -> JSONField? {
        if members[name] == nil {
            checker.complain("needs a \(name)", about: field)
        }
        return members[name]
    }

    private mutating func size(_ field: JSONField) -> Size? {
        guard
            let members = checker.members(
                of: field, named: CardFormat.names(of: .size),
                as: "an object: { \"width\": 1200, \"height\": 630 }")
        else { return nil }
        let width = required("width", of: field, members)
            .flatMap { checker.number($0, in: Self.lengths) }
        let height = required("height", of: field, members)
            .flatMap { checker.number($0, in: Self.lengths) }
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }

    private mutating func color(_ field: JSONField) -> Color? {
        guard let text = checker.text(field, atMost: Longest.line) else { return nil }
        guard let color = Color(hexadecimal: text) else {
            checker.complain(
                "expected a colour as in \"#2F6FEB\", found \(field.value.inWords)", about: field)
            return nil
        }
        return color
    }
}
