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
struct PlayAnswer {
    private(set) var text: String

    init(_ problem: PlayProblem) {
        text = "{\"error\": \(problem.object)}"
    }

    init(of sheet: PlaySheet, _ request: PlayRequest) {
        let survey = LayoutSurvey(of: sheet.window)
        var members = [
            "\"size\": [\(JSONText.number(sheet.window.frame.width)), "
                + "\(JSONText.number(sheet.window.frame.height))]",
            "\"views\": {\(Self.frames(of: sheet))}",
            "\"ambiguous\": \(Self.list(Self.ambiguousNames(in: sheet, survey)))",
            "\"conflicts\": \(Self.list(Self.messages(of: sheet, areConflicts: true)))",
            "\"diagnostics\": \(Self.list(Self.messages(of: sheet, areConflicts: false)))",
        ]
        if request.wantsFindings {
            let findings = sheet.window.findings().map { Self.object(of: $0) }
            members.append("\"findings\": [\(findings.joined(separator: ", "))]")
        }
        if let name = request.questioned, let box = sheet.boxes.first(where: { $0.name == name }) {
            let reasons = Axis.allCases.map { box.why($0).description }
            members.append("\"why\": \(Self.list(reasons))")
        }
        if !sheet.problems.isEmpty {
            let problems = sheet.problems.map { $0.object }
            members.append("\"problems\": [\(problems.joined(separator: ", "))]")
        }
        if request.wantsSwift {
            members.append("\"swift\": \(JSONText.string(sheet.swiftSource))")
        }
        if let choice = request.mend {
            members.append("\"mended\": \(Self.mended(request, by: choice))")
        }
        if request.wantsPicture {
            let picture = SVGRenderer(overlays: request.overlays).document(
                of: sheet.window, survey: survey, hasCaptions: request.wantsCaptions)
            members.append("\"picture\": \(JSONText.string(picture))")
        }
        text = "{\(members.joined(separator: ",\n "))}"
    }

    // MARK: Members

    private static func frames(of sheet: PlaySheet) -> String {
        sheet.boxes.map { box in
            // Whoever draws a view wants to know where it is in the window, and not in which stack.
            let frame = box.convert(box.bounds, to: sheet.window)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
                .map { JSONText.number($0) }
            return "\(JSONText.string(box.name ?? "")): [\(numbers.joined(separator: ", "))]"
        }.joined(separator: ", ")
    }

    private static func ambiguousNames(in sheet: PlaySheet, _ survey: LayoutSurvey) -> [String] {
        sheet.boxes.filter { !survey.ambiguousAxes(of: $0).isEmpty }.map { $0.name ?? "" }
    }

    private static func messages(of sheet: PlaySheet, areConflicts: Bool) -> [String] {
        sheet.diagnostics.compactMap { diagnostic in
            if case .unsatisfiable(let conflict) = diagnostic {
                return areConflicts ? conflict.explanation : nil
            }
            return areConflicts ? nil : diagnostic.message
        }
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
