import QuoinLayout

/// What the page's script reads of a layout: columns of numbers, since thousands of objects would take long to
/// make. Names and other texts are numbers in a table of the whole page, for its variants have most of them in
/// common.
extension ReportTree {
    func write(to json: inout MarkupBuffer, _ texts: inout TextTable) {
        json.append("{")
        json.key("size", isFirst: true)
        json.list([size.width, size.height]) { $0.append($1) }
        writeNodes(to: &json, &texts)
        writeLines(to: &json, &texts)
        reasons.write(to: &json, &texts)
        json.key("findings")
        json.list(findings) { $1.write(to: &$0) }
        json.key("repairs")
        json.list(repairs) { $1.write(to: &$0, &texts) }
        json.key("overlays")
        json.list(picture.overlays) { $0.append(quoted: $1.name) }
        json.append("}")
    }

    private func writeNodes(to json: inout MarkupBuffer, _ texts: inout TextTable) {
        json.key("names")
        json.list(nodes.map { texts.number(of: $0.name) })
        json.key("types")
        json.list(nodes.map { texts.number(of: $0.type) })
        json.key("parent")
        json.list(nodes.lazy.map { $0.parent })
        json.key("frames")
        json.list(nodes) { $0.numbers(of: $1.frame) }
        json.key("scrolled")
        json.list(nodes.enumerated().filter { $0.element.scrolled != .zero }) { json, node in
            json.append("[")
            json.append(Double(node.offset))
            json.append(",")
            json.append(node.element.scrolled.x)
            json.append(",")
            json.append(node.element.scrolled.y)
            json.append("]")
        }
        json.key("hidden")
        json.list(nodes.indices.filter { nodes[$0].isHidden })
        json.key("clips")
        json.list(nodes.indices.filter { nodes[$0].clips })
    }

    private func writeLines(to json: inout MarkupBuffer, _ texts: inout TextTable) {
        let places = lines.map { line in
            switch line.origin {
            case .code(let location):
                (
                    texts.number(of: PrintableText.inLine(location.file.description)),
                    Int(clamping: location.line)
                )
            case .container: (-1, 0)
            case .implied: (-2, 0)
            }
        }
        json.key("lines")
        json.list(lines.map { texts.number(of: $0.text) })
        json.key("places")
        json.list(places.flatMap { [$0.0, $0.1] })
        json.key("ends")
        json.list(lines.flatMap { [$0.ends.0, $0.ends.1] })
        json.key("values")
        json.list(lines) { json, line in
            guard let values = line.values, values.0.isFinite, values.1.isFinite else {
                json.append("null,null")
                return
            }
            json.append(values.0)
            json.append(",")
            json.append(values.1)
        }
        json.key("marks")
        json.list(lines.lazy.map { $0.marks })
    }
}

extension ReportTree.Line {
    /// What is to be said besides, as bits that the script knows.
    fileprivate var marks: Int {
        (axis == .vertical ? 1 : 0) + (isSetAside ? 2 : 0) + (isInConflict ? 4 : 0)
            + (isMissed ? 8 : 0) + (isPending ? 16 : 0)
    }
}

/// Texts that occur often, by number.
struct TextTable {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
        if let known = numbers[text] {
            return known
        }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}

extension ReportFinding {
    fileprivate func write(to json: inout MarkupBuffer) {
        json.append("{")
        json.key("kind", isFirst: true)
        json.append(quoted: kind)
        json.key("message")
        json.append(quoted: message)
        json.key("views")
        json.list(views)
        json.key("lines")
        json.list(lines)
        json.key("mends")
        json.list(mends) { $1.write(to: &$0) }
        json.append("}")
    }
}

extension ReportMend {
    fileprivate func write(to json: inout MarkupBuffer) {
        json.append("{")
        json.key("code", isFirst: true)
        json.append(quoted: code)
        outcome?.write(to: &json)
        json.append("}")
    }
}

extension ReportRepair {
    fileprivate func write(to json: inout MarkupBuffer, _ texts: inout TextTable) {
        json.append("{")
        json.key("title", isFirst: true)
        json.append(quoted: title)
        json.key("view")
        json.append(Double(view))
        json.key("code")
        json.append(Double(texts.number(of: code)))
        outcome?.write(to: &json)
        json.append("}")
    }
}

extension ReportOutcome {
    fileprivate func write(to json: inout MarkupBuffer) {
        json.key("size")
        json.list([size.width, size.height]) { $0.append($1) }
        json.key("moved")
        json.list(moved) { json, moved in
            json.append(Double(moved.number))
            json.append(",")
            json.numbers(of: moved.frame)
        }
        json.key("findings")
        json.list(findings) { $0.append(quoted: $1) }
    }
}
