import QuoinKit
import QuoinLayout

/// A report as HTML, which is also valid XML: markup that needs no script, with data for one.
///
/// The data stand in elements that browsers neither show nor run, each to be read when it is looked at: a
/// variant's numbers as JSON, and its picture and every overlay as the inside of an SVG document.
struct ReportPage {
    private let report: HTMLReport
    private var markup = MarkupBuffer(capacity: 1 << 18)
    private var texts = TextTable()

    init(of report: HTMLReport) {
        self.report = report
        open()
        writeOverview()
        markup.append(verbatim: ReportMarkup.detail)
        writeData()
        markup.append("<script>//<![CDATA[\n")
        markup.append(verbatim: ReportScript.text)
        markup.append("\n//]]></script>\n</body>\n</html>\n")
    }

    var text: String { markup.text }

    // MARK: What is there without a script

    private mutating func open() {
        markup.append(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <link rel="icon" href="data:,"/>
            <title>
            """)
        markup.append(escaping: report.title)
        markup.append("</title>\n<style>/*<![CDATA[*/\n")
        markup.append(verbatim: ReportStyle.text)
        markup.append("\n/*]]>*/</style>\n</head>\n<body>\n<header class=\"bar\">\n")
        markup.append(verbatim: ReportMarkup.bar)
        markup.append("<h1 id=\"q-title\"><bdi>")
        markup.append(escaping: report.title)
        markup.append("</bdi></h1>\n")
        markup.append(verbatim: ReportMarkup.switches)
        markup.append("</header>\n")
        markup.append(
            "<noscript><p class=\"note\">This page shows its layouts by a script.</p></noscript>\n")
    }

    /// A card for each layout, or for each variant if there is but one layout.
    private mutating func writeOverview() {
        markup.append(
            report.beginsWithOverview
                ? "<main id=\"q-overview\">\n"
                : "<main id=\"q-overview\" hidden=\"hidden\">\n")
        if !report.introduction.isEmpty {
            markup.append("<p class=\"introduction\">")
            markup.append(escaping: report.introduction)
            markup.append("</p>\n")
        }
        markup.append("<div class=\"cards\">\n")
        var number = 0
        for subject in report.subjects {
            let shown = report.subjects.count > 1 ? 1 : subject.variants.count
            for (index, variant) in subject.variants.prefix(shown).enumerated() {
                writeCard(of: subject, variant, index, number: number + index)
            }
            number += subject.variants.count
        }
        markup.append("</div>\n</main>\n")
    }

    private mutating func writeCard(
        of subject: ReportSubject, _ variant: ReportSubject.Variant, _ index: Int, number: Int
    ) {
        let isOne = report.subjects.count > 1
        let findings =
            isOne
            ? subject.variants.map { $0.tree.findings.count }.max() ?? 0
            : variant.tree.findings.count
        markup.append("<article class=\"card\"><a")
        markup.attribute("href", "#" + subject.name.asFragment + (isOne ? "" : "/\(index)"))
        markup.append("><span class=\"thumb\"")
        markup.attribute("data-number", Double(number))
        let size = variant.tree.size
        markup.attribute(
            "style", "aspect-ratio:\(size.width.wholePart)/\(size.height.wholePart)")
        markup.append("></span><h2><bdi>")
        markup.append(escaping: isOne ? subject.title : variant.surroundings.description)
        markup.append("</bdi></h2></a>\n<p>")
        if isOne {
            markup.append(escaping: subject.summary)
        } else {
            markup.append(escaping: "\(size)")
        }
        markup.append("</p>\n<p class=\"state")
        markup.append(findings == 0 ? " good\">no findings" : " bad\">")
        if findings > 0 {
            markup.append(escaping: findings == 1 ? "1 finding" : "\(findings) findings")
        }
        markup.append("</p></article>\n")
    }

    // MARK: Data

    private mutating func writeData() {
        openData("page", type: "application/json")
        writeHead()
        markup.append("</script>\n")
        var number = 0
        for variant in report.subjects.flatMap({ $0.variants }) {
            write(variant.tree, number: number)
            number += 1
        }
        openData("texts", type: "application/json")
        markup.list(texts.texts) { $0.append(quoted: $1) }
        markup.append("</script>\n")
    }

    private mutating func openData(_ name: String, type: MarkupLiteral) {
        markup.append("<script type=\"")
        markup.append(type)
        markup.append("\"")
        markup.attribute("id", "q-" + name)
        markup.append(">")
    }

    private mutating func writeHead() {
        var number = 0
        markup.append("{")
        markup.key("beginsWithOverview", isFirst: true)
        markup.append(report.beginsWithOverview ? "true" : "false")
        markup.key("title")
        markup.append(quoted: report.title)
        markup.key("subjects")
        markup.list(report.subjects) { markup, subject in
            markup.append("{")
            markup.key("name", isFirst: true)
            markup.append(quoted: subject.name)
            markup.key("title")
            markup.append(quoted: PrintableText.inLine(subject.title))
            markup.key("summary")
            markup.append(quoted: PrintableText.inLine(subject.summary))
            markup.key("files")
            markup.list(subject.files.flatMap { [$0.name, $0.label] }) { $0.append(quoted: $1) }
            markup.key("variants")
            markup.list(subject.variants) { markup, variant in
                variant.writeHead(to: &markup, number: number)
                number += 1
            }
            markup.append("}")
        }
        markup.append("}")
    }

    private mutating func write(_ tree: ReportTree, number: Int) {
        openData("data-\(number)", type: "application/json")
        tree.write(to: &markup, &texts)
        markup.append("</script>\n")
        writePicture("picture-\(number)", tree.picture.drawing)
        for (name, overlay) in tree.picture.overlays {
            writePicture("picture-\(number)-\(name)", overlay)
        }
        for (finding, mends) in tree.findings.map({ $0.mends }).enumerated() {
            for (index, mend) in mends.enumerated() {
                if let outcome = mend.outcome {
                    writePicture("after-\(number)-\(finding)-\(index)", outcome.drawing)
                }
            }
        }
        for (index, repair) in tree.repairs.enumerated() {
            if let outcome = repair.outcome, !outcome.drawing.isEmpty {
                writePicture("after-\(number)-repair-\(index)", outcome.drawing)
            }
        }
    }

    /// In a picture, what comes from names and texts is escaped, so that nothing in it ends the element.
    private mutating func writePicture(_ name: String, _ drawing: String) {
        openData(name, type: "image/svg+xml")
        markup.append(verbatim: drawing)
        markup.append("</script>\n")
    }
}

extension ReportSubject.Variant {
    fileprivate func writeHead(to json: inout MarkupBuffer, number: Int) {
        json.append("{")
        json.key("number", isFirst: true)
        json.append(Double(number))
        json.key("label")
        json.append(quoted: surroundings.description)
        json.key("screen")
        json.append(quoted: PrintableText.inLine(surroundings.screen))
        json.key("held")
        json.append(surroundings.orientation == .portrait ? "\"upright\"" : "\"sideways\"")
        json.key("direction")
        json.append(
            surroundings.direction == .leftToRight ? "\"left to right\"" : "\"right to left\"")
        json.key("text")
        json.append(quoted: "\(surroundings.textSize.shortName) text")
        json.key("size")
        json.list([tree.size.width, tree.size.height]) { $0.append($1) }
        json.key("findings")
        json.append(Double(tree.findings.count))
        json.append("}")
    }
}

extension ReportSubject.Surroundings: CustomStringConvertible {
    /// The screen, and what is not as most people have it.
    package var description: String {
        var parts = [PrintableText.inLine(screen)]
        if orientation == .landscape {
            parts.append("sideways")
        }
        if direction == .rightToLeft {
            parts.append("right to left")
        }
        if textSize != .normal {
            parts.append("\(textSize.shortName) text")
        }
        return parts.joined(separator: ", ")
    }
}

extension String {
    /// The text as the part of an address behind the `#`.
    fileprivate var asFragment: String {
        var fragment = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                fragment.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                fragment += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }
        return fragment
    }
}
