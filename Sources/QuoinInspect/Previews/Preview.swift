import QuoinKit
import QuoinLayout

/// A layout on devices, both ways round and with larger text, side by side, with what is wrong on each.
///
/// ```swift
/// let preview = await Preview(
///     of: { ProfileScreen() }, on: LayoutVariant.usualDevices, in: [.leftToRight, .rightToLeft],
///     text: [.normal, .doubled])
/// print(preview.report)                       // 12 variants, no findings
/// ```
///
/// In a test, one line tells whether a screen is sound everywhere:
///
/// ```swift
/// #expect(await Preview(of: { ProfileScreen() }).findingCount == 0)
/// ```
///
/// The builder runs once for each variant, in tasks that go on at the same time; each tree stays in its task. The
/// same builder gives the same preview, however many tasks there are at a time.
public struct Preview: Sendable {
    /// What the sheet is called.
    public let title: String
    /// The variants in order: device by device, then by how it is held, direction and size of text.
    public let results: [Result]

    /// A layout in one of its variants.
    public struct Result: Sendable {
        /// What it was looked at on.
        public let variant: LayoutVariant
        /// What is wrong, each in words, with the best mend.
        public let findings: [String]
        let tree: ReportTree
        /// What is drawn, with what is wrong marked: the inside of an SVG document.
        let drawing: String

        /// The layout as SVG, with what is wrong marked.
        public var svg: String {
            var document = MarkupBuffer(capacity: drawing.utf8.count + 512)
            document.open(size: tree.size, scale: 1)
            document.append(verbatim: drawing)
            document.append("</svg>\n")
            return document.text
        }
    }
}

extension Preview.Result {
    init(of variant: LayoutVariant, number: Int, _ build: () -> View) {
        self.variant = variant
        let window = variant.window(showing: build)
        tree = ReportTree(
            of: window, rebuiltBy: { variant.window(showing: build) }, triesRepairs: false)
        drawing = ReportPicture.markup(of: window, prefix: "v\(number)-")
        findings = tree.findings.map { finding in
            let mend = finding.mends.first.map { "\n" + LayoutFinding.line(with: $0.code) } ?? ""
            return "\(finding.kind): \(finding.message)\(mend)"
        }
    }
}

// MARK: - What is wrong

extension Preview {
    /// How many findings there are, in all variants.
    public var findingCount: Int { results.reduce(0) { $0 + $1.findings.count } }

    /// Whether required constraints contradict each other in one of the variants.
    package var hasConflict: Bool {
        results.contains { $0.tree.findings.contains { $0.isConflict } }
    }

    /// What is wrong in which variant, as text: a line for each, and below it what was found. What is the
    /// same in several variants is told once.
    public var report: String {
        let variants = results.count == 1 ? "1 variant" : "\(results.count) variants"
        guard findingCount > 0 else { return "\(variants), no findings\n" }
        let findings = findingCount == 1 ? "1 finding" : "\(findingCount) findings"
        var text = "\(variants), \(findings)\n"
        var toldFor: [[String]: String] = [:]
        for result in results {
            let name = "\(result.variant)"
            guard !result.findings.isEmpty else {
                text += "\n\(name): no findings\n"
                continue
            }
            if let first = toldFor[result.findings] {
                text += "\n\(name): as on \(first)\n"
                continue
            }
            toldFor[result.findings] = name
            text += "\n\(name)\n"
            for finding in result.findings {
                text += "  " + finding.split(separator: "\n").joined(separator: "\n    ") + "\n"
            }
        }
        return text
    }

    /// The page: all variants side by side, each of which opens with its views, constraints and findings. See
    /// ``HTMLReport``.
    public var html: String {
        var subject = ReportSubject(name: "layout", title: title)
        for result in results {
            subject.add(ReportSubject.Surroundings(result.variant), result.tree)
        }
        return HTMLReport(
            title: title, introduction: introduction, subjects: [subject], beginsWithOverview: true
        ).html
    }

    private var introduction: String { String(report.prefix { $0 != "\n" }) + "." }
}
