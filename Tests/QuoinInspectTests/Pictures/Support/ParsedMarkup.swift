import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a real parser reads in a document.
final class ParsedMarkup: NSObject, XMLParserDelegate {
    /// What is wrong with the document, if anything is.
    private(set) var failure: String?
    /// The names of the elements and their attributes, in order.
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    /// The text of all elements that have some.
    private(set) var texts: [String] = []
    /// How deep the elements are nested.
    private(set) var depth = 0
    private var path: [String] = []

    init(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        if !parser.parse() {
            failure = "line \(parser.lineNumber): \(String(describing: parser.parserError))"
        }
    }

    /// The values of an attribute, wherever it stands.
    func values(of attribute: String) -> [String] {
        elements.compactMap { $0.attributes[attribute] }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        elements.append((name, attributes))
        path.append(name)
        depth = max(depth, path.count)
        if name == "text" {
            texts.append("")
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        path.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        if path.last == "text", !texts.isEmpty {
            texts[texts.count - 1] += characters
        }
    }
}
