import Quoin
import QuoinInspect

/// What there is to tell of a layout, as an object of JSON.
///
/// ```
/// {"size": [390.0, 844.0],
///  "views": {"icon": [8.0, 8.0, 44.0, 44.0], …},     x, y, width, height in the window
///  "ambiguous": ["title"],
///  "conflicts": ["These constraints cannot all hold: …"],
///  "diagnostics": ["…"],                              what else was reported
///  "findings": [{"kind": "cut", "message": "…", "views": ["title"], "isFramed": true,
///                "mends": ["title.width.equalTo(120)"]}],
///                                                    framed: by the overlay of findings, and by no other one
///  "why": ["title.left = 60 …", "title.top = 8 …"],   along the line, and down
///  "problems": [{"part": "sentences", "message": "…", "line": 2, "column": 7}],
///  "swift": "func makeLayout(in window: View) …",
///  "mended": {"sentences": "…", "formats": "…"},     the texts with a mend in them, or {"refused": "why not"}
///  "picture": "<svg …"}
/// ```
///
/// Findings, reasons, Swift, a mend and the picture are there if they were asked for, and problems if lines of sentences or
/// formats make no sense: then the others are laid out. Where the request itself makes none, the object is
///
/// ```
/// {"error": {"message": "…", "line": 0, "column": 0}}
/// ```
///
/// It is written as the bytes that it is sent as: a string in between is copied and looked through each time.
struct PlayAnswer {
    private(set) var bytes: [UInt8]

    /// The answer as a string.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ problem: PlayProblem) {
        bytes = Array("{\"error\": \(problem.object)}".utf8)
    }

    init(of sheet: PlaySheet, _ request: PlayRequest) {
        let survey = LayoutSurvey(of: sheet.window)
        bytes = []
        bytes.reserveCapacity(1 << 15)
        append("{\"size\": ")
        append(numbers: [sheet.window.frame.width, sheet.window.frame.height])
        append(",\n \"views\": {")
        appendFrames(of: sheet)
        append("}")
        append("ambiguous", Self.ambiguousNames(in: sheet, survey))
        append("conflicts", Self.messages(of: sheet, areConflicts: true))
        append("diagnostics", Self.messages(of: sheet, areConflicts: false))
        if request.wantsFindings {
            append("findings", objects: sheet.window.findings().map { Self.object(of: $0) })
        }
        if let name = request.questioned, let box = sheet.boxes.first(where: { $0.name == name }) {
            append("why", Axis.allCases.map { box.why($0).description })
        }
        if !sheet.problems.isEmpty {
            append("problems", objects: sheet.problems.map { $0.object })
        }
        if request.wantsSwift {
            append("swift", sheet.swiftSource)
        }
        if let choice = request.mend {
            beginMember("mended")
            append(json: Self.mended(request, by: choice))
        }
        if request.wantsPicture {
            beginMember("picture")
            let renderer = SVGRenderer(overlays: request.overlays)
            JSONText.append(
                utf8: renderer.bytes(
                    of: sheet.window, survey: survey, hasCaptions: request.wantsCaptions),
                to: &bytes)
        }
        append("}")
    }

    // MARK: Writing

    private mutating func append(_ json: StaticString) {
        json.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(json: String) { bytes += json.utf8 }

    private mutating func beginMember(_ name: StaticString) {
        append(",\n \"")
        append(name)
        append("\": ")
    }

    private mutating func append(_ name: StaticString, _ text: String) {
        beginMember(name)
        JSONText.append(text, to: &bytes)
    }

    private mutating func append(_ name: StaticString, _ texts: [String]) {
        append(name, objects: texts.map { JSONText.string($0) })
    }

    private mutating func append(_ name: StaticString, objects: [String]) {
        beginMember(name)
        append(json: "[\(objects.joined(separator: ", "))]")
    }

    private mutating func append(numbers: [Double]) {
        for (index, number) in numbers.enumerated() {
            append(index == 0 ? "[" : ", ")
            JSONText.append(number, to: &bytes)
        }
        append("]")
    }

    private mutating func appendFrames(of sheet: PlaySheet) {
        for (index, box) in sheet.boxes.enumerated() {
            if index > 0 { append(", ") }
            // Whoever draws a view wants to know where it is in the window, and not in which stack.
            let frame = box.convert(box.bounds, to: sheet.window)
            JSONText.append(box.name ?? "", to: &bytes)
            append(": ")
            append(numbers: [frame.minX, frame.minY, frame.width, frame.height])
        }
    }

    // MARK: Members

    private static func ambiguousNames(in sheet: PlaySheet, _ survey: LayoutSurvey) -> [String] {
        sheet.boxes.filter { !survey.ambiguousAxes(of: $0).isEmpty }.map { $0.name ?? "" }
    }

    private static func messages(of sheet: PlaySheet, areConflicts: Bool) -> [String] {
        var messages: [String] = []
        for diagnostic in sheet.diagnostics {
            var isConflict = false
            if case .unsatisfiable = diagnostic { isConflict = true }
            // What is set aside for one reason is reported one by one, with the same words.
            if isConflict == areConflicts, messages.last != diagnostic.message {
                messages.append(diagnostic.message)
            }
        }
        return messages
    }

    private static func object(of finding: LayoutFinding) -> String {
        let names = finding.views.compactMap { $0.name }
        return "{\"kind\": \(JSONText.string(finding.kind.rawValue)), "
            + "\"message\": \(JSONText.string(finding.message)), "
            + "\"isFramed\": \(!finding.kind.hasPictureOfItsOwn), "
            + "\"views\": \(list(names)), \"mends\": \(list(finding.mends.map { $0.description }))}"
    }

    private static func mended(_ request: PlayRequest, by choice: PlayRequest.MendChoice) -> String
    {
        do throws(PlayProblem) {
            let texts = try PlayMender(request).texts(with: choice)
            return "{\"sentences\": \(JSONText.string(texts.sentences)), "
                + "\"formats\": \(JSONText.string(texts.formats))}"
        } catch {
            return "{\"refused\": \(JSONText.string(error.message))}"
        }
    }

    private static func list(_ texts: [String]) -> String {
        "[\(texts.map { JSONText.string($0) }.joined(separator: ", "))]"
    }
}
