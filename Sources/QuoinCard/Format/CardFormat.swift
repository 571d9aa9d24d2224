/// The format of cards: what there is to say, for messages and for help.
enum CardFormat {
    /// An object of the format.
    enum Part: String, CaseIterable {
        case card, author, figure, image, section, size
    }

    /// A member of an object.
    struct Member {
        let name: String
        /// What it may be.
        let kind: String
        /// What it is for.
        let meaning: String

        init(_ name: String, _ kind: String, _ meaning: String) {
            self.name = name
            self.kind = kind
            self.meaning = meaning
        }
    }

    /// The names that an object may have.
    static func names(of part: Part) -> [String] {
        members(of: part).map(\.name)
    }

    /// What an object may have, in the order in which it is best written.
    static func members(of part: Part) -> [Member] {
        switch part {
        case .card: card
        case .author: author
        case .figure: figure
        case .image: image
        case .section: section
        case .size: size
        }
    }

    private static let card = [
        Member(
            "kind", "\"preview\" or \"report\"",
            "a card for a link, or a page; preview by default"),
        Member("title", "text, to 500 characters", "the only thing that must be there"),
        Member("category", "text, to 200", "what it is about, above the title"),
        Member("text", "text, to 20,000", "what is said below the title, as far as it fits"),
        Member("author", "text or object", "who wrote it"),
        Member("date", "text, to 200", "written as it is to appear"),
        Member("site", "text, to 200", "where it is from"),
        Member("figures", "list of objects", "at most 4; in a report 12"),
        Member("images", "list of objects", "at most 1; in a report 6"),
        Member("sections", "list of objects", "in a report only, at most 12"),
        Member("theme", "\"light\", \"dark\", \"paper\" or \"ocean\"", "light by default"),
        Member("accent", "text", "a colour for a few things, as \"#2F6FEB\""),
        Member("size", "object", "1200 × 630 by default; of a report 794 × 1123"),
        Member("direction", "\"ltr\" or \"rtl\"", "of reading; that of the title by default"),
    ]

    private static let author = [
        Member("name", "text, to 200", "must be there"),
        Member("role", "text, to 200", "what stands below the name"),
    ]

    private static let figure = [
        Member("label", "text, to 200", "what is counted; must be there"),
        Member("value", "number", "must be there; from -1e15 to 1e15"),
        Member("prefix", "text, to 200", "what stands before the number, as \"$\""),
        Member("unit", "text, to 200", "what stands behind it, as \"%\" or \"ms\""),
        Member("change", "number", "by how many percent; from -100,000 to 100,000"),
        Member("better", "\"higher\" or \"lower\"", "which way is good; higher by default"),
        Member(
            "trend", "list of 2 to 120 numbers", "how it came about; from -1e15 to 1e15"),
    ]

    private static let image = [
        Member("file", "text", "a PNG or JPEG beside the card, or in a folder there"),
        Member("label", "text, to 200", "what it shows; without a file, a box says it"),
        Member("ratio", "number from 0.1 to 10", "of a box, width to height; 1.5 by default"),
    ]

    private static let section = [
        Member("heading", "text, to 200", "above the text"),
        Member("text", "text, to 20,000", "must be there"),
    ]

    private static let size = [
        Member("width", "number", "from 64 to 4096"),
        Member("height", "number", "from 64 to 4096"),
    ]

    /// The format, as `quoin-card --schema` tells it.
    static var text: String {
        var text = """
            A card is an object of JSON in UTF-8, of at most 16 MB.

              {
                "title": "Layouts that hold",
                "text": "What a solver knows of a page, and a page of its solver.",
                "author": { "name": "Ada Lovelace", "role": "Analyst" },
                "figures": [{ "label": "Rows", "value": 24000, "change": 12.5, "trend": [3, 5, 8] }],
                "images": [{ "file": "engine.png" }],
                "theme": "dark"
              }

            """
        for part in Part.allCases {
            text += "\n\(part.rawValue)\n"
            for member in members(of: part) {
                text +=
                    "  \(padded(member.name, to: 10)) \(padded(member.kind, to: 36)) \(member.meaning)\n"
            }
        }
        return text + """

            A name that is not known, a name that is there twice, and a value of another type are errors. null is
            as if the name were not there. What has no room is left out, the last figures, sections and images
            first; a long title has smaller letters, and then an ellipsis.

            """
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
