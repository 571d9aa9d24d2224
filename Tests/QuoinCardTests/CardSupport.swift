import Quoin
import QuoinConsole

@testable import QuoinCard

/// The bytes of files by their paths, for a run that reads no others.
func memory(_ files: [String: [UInt8]], standardInput: [UInt8] = []) -> CommandInput {
    CommandInput(
        standardInput: { standardInput },
        file: { (path) throws(UsageError) -> [UInt8] in
            guard let bytes = files[path] else {
                throw UsageError("cannot read \(PrintableText.quoted(path)): there is none")
            }
            return bytes
        })
}

/// What is told of a text, line by line.
func problems(of text: String) -> [String] {
    let source = Array(text.utf8)
    let (card, problems) = CardReader.read(source) { (path) throws(UsageError) -> [UInt8] in
        throw UsageError("cannot read \(path)")
    }
    return (card == nil) == problems.isEmpty
        ? ["neither a card nor a problem, or both"]
        : JSONProblem.report(problems, in: source, named: "card.json")
}

/// A card that has all there is.
let wholeCard = """
    {
      "kind": "report", "title": "Figures of the third quarter", "category": "Report",
      "text": "What a solver knows of a page, and a page of its solver.",
      "author": { "name": "Ada Lovelace", "role": "Analyst" }, "date": "22 November 2026",
      "site": "example.org",
      "figures": [
        { "label": "Rows", "value": 24000, "change": 12.5, "trend": [3, 5, 4, 8] },
        { "label": "Layout", "value": 7.7, "unit": "ms", "change": -14, "better": "lower" },
        { "label": "Revenue", "value": -1284, "prefix": "$" }
      ],
      "images": [{ "label": "Before", "ratio": 1.5 }, { "label": "After", "ratio": 0.75 }],
      "sections": [
        { "heading": "What changed", "text": "Priorities are strictly ordered. \\u00e9\\ud83c\\udf89" },
        { "text": "The same calls give the same bits." }
      ],
      "theme": "paper", "accent": "#2F6FEB", "size": { "width": 794, "height": 1123 },
      "direction": "ltr"
    }
    """
