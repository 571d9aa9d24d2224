import Foundation
import QuoinInspect

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A report as a browser would read it: what stands in its elements for data.
final class ReadReport: NSObject, XMLParserDelegate {
    /// What stands in each script element, by its identifier; markup in it is left out.
    private(set) var scripts: [String: String] = [:]
    /// The names of all elements.
    private(set) var elements: [String] = []
    /// Every attribute's name.
    private(set) var attributes: Set<String> = []
    /// Why the page is no XML, if it is not.
    private(set) var failure: String?
    private(set) var title = ""
    private var open: [String] = []
    private var script: String?

    init(_ report: HTMLReport) {
        super.init()
        let parser = XMLParser(data: Data(report.html.utf8))
        parser.delegate = self
        if !parser.parse() {
            failure = "\(parser.parserError as Any), line \(parser.lineNumber)"
        }
    }

    /// The data of a script element.
    func data(_ identifier: String) throws -> [String: Any] {
        let text = scripts["q-" + identifier] ?? "missing"
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return object as? [String: Any] ?? [:]
    }

    /// The data of a variant, with texts in the place of their numbers.
    func layout(_ number: Int = 0) throws -> [String: Any] {
        var found = try data("data-\(number)")
        let text = scripts["q-texts"] ?? "missing"
        let table = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String] ?? []
        for column in ["names", "types", "lines"] {
            found[column] = (found[column] as? [Int])?.map { table[$0] }
        }
        found["repairs"] = (found["repairs"] as? [[String: Any]])?.map { repair in
            repair.merging(["code": table[repair["code"] as? Int ?? 0]]) { $1 }
        }
        let places = found["places"] as? [Int] ?? []
        found["files"] = stride(from: 0, to: places.count, by: 2).map {
            places[$0] < 0 ? "" : table[places[$0]]
        }
        let steps = (found["steps"] as? [Int] ?? []).map { table[$0] }
        found["steps"] = stride(from: 0, to: steps.count, by: 3).map { Array(steps[$0..<$0 + 3]) }
        if let reasons = found["reasons"] as? [[[Any]]] {
            found["reasons"] = reasons.map { reason in
                reason.prefix(2).map { chain in
                    [table[chain[0] as? Int ?? 0]] + chain.dropFirst()
                }
            }
        }
        return found
    }

    /// The names of the variants' switches, in order.
    func variants() throws -> [[String: Any]] {
        let subjects = try data("page")["subjects"] as? [[String: Any]] ?? []
        return subjects.flatMap { $0["variants"] as? [[String: Any]] ?? [] }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes given: [String: String]
    ) {
        elements.append(name)
        open.append(name)
        attributes.formUnion(given.keys)
        if name == "script" {
            script = given["id"] ?? ""
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        open.removeLast()
        if name == "script" {
            script = nil
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let script {
            scripts[script, default: ""] += string
        } else if open.last == "title" {
            title += string
        }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        scripts["code", default: ""] += String(decoding: block, as: UTF8.self)
    }
}
