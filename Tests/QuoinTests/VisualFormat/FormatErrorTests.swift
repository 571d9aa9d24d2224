import Quoin
import TestSupport
import Testing

@Suite("Mistakes in formats")
struct FormatErrorTests {
    private let stage = FormatStage()

    @Test("are said and shown at their place", arguments: FormatMistake.all)
    func mistakes(mistake: FormatMistake) throws {
        let error = try #require(throws: VisualFormatError.self) {
            try stage.apply(mistake.format, metrics: FormatMistake.metrics)
        }
        expectTrue(error.message.contains(mistake.message), "\(error)")
        expectEqual(error.line, mistake.line, "\(error)")
        expectEqual(error.column, mistake.column, "\(error)")
    }

    @Test(
        "change nothing, whatever stands before them",
        arguments: FormatMistake.all)
    func nothingChanges(mistake: FormatMistake) {
        let start = "|-[d]-|\nV:|[made:[e]]|\nZ:[v2][v1]\nC:v3.width(40)\n"
        stage["a"].addSubview(stage["v9"])
        let before = FormatSnapshot(of: stage.root)
        #expect(throws: VisualFormatError.self) {
            try stage.apply(start + mistake.format, metrics: FormatMistake.metrics)
        }
        expectEqual(FormatSnapshot(of: stage.root), before)
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("print the line with a caret under the place")
    func printed() throws {
        let views = ["title": View("title"), "button": View("button")]
        let error = try #require(throws: VisualFormatError.self) {
            try stage.root.visualConstraints("|-[title(buton)]-|", views: views)
        }
        expectEqual(
            "\(error)",
            """
            there is no view or metric "buton"; did you mean "button"?
              |-[title(buton)]-|
                       ^
            """)
        expectEqual(error.text, "|-[title(buton)]-|")
    }

    @Test("print the number of the line where there are several")
    func printedLine() throws {
        let error = try #require(throws: VisualFormatError.self) {
            try stage.apply("|[a]|\r\n\tV:|[a]-20|\r\n|[b]|")
        }
        expectEqual(
            "\(error)",
            """
            line 2: expected "-" after the length of the gap here, not "|"
              \tV:|[a]-20|
              \t         ^
            """)
        expectEqual(error.text, "\tV:|[a]-20|")
        expectTrue((error.line, error.column) == (2, 11))
    }

    @Test("count in characters, not in bytes")
    func characters() throws {
        let error = try #require(throws: VisualFormatError.self) {
            try stage.root.visualConstraints("[größe]-[ß", views: ["größe": stage["a"]])
        }
        expectEqual(error.column, 9)
        expectTrue("\(error)".hasSuffix("\n  [größe]-[ß\n          ^"))
    }

    @Test("show of a long line what is near the place")
    func longLine() throws {
        let format = (0..<5_000).map { _ in "[a]-" }.joined() + "[nobody]"
        let error = try #require(throws: VisualFormatError.self) { try stage.apply(format) }
        expectEqual(error.column, 20_002)
        expectTrue("\(error)".count < 250)
        expectTrue("\(error)".contains("…"))
    }

    @Test("can be compared")
    func equality() {
        let error = { (format: String) in
            #expect(throws: VisualFormatError.self) { try stage.apply(format) }
        }
        expectEqual(error("[a"), error("[a"))
        expectTrue(error("[a") != error("[b"))
        expectEqual(Set([error("[a"), error("[a"), error("[c")]).count, 2)
    }

    @Test("include stacks that would hold what holds them")
    func circles() throws {
        let inner = stage["a"].add("inner")
        let views = stage.items.merging(["inner": inner, "root": stage.root]) { $1 }
        for format in ["|[inner:[a]]|", "[s:[root]]", "[b:[root]]"] {
            let before = FormatSnapshot(of: stage.root)
            let error = try #require(throws: VisualFormatError.self) {
                try stage.root.visualConstraints(format, views: views)
            }
            expectTrue(error.message.hasSuffix("cannot be put into itself"))
            expectEqual(FormatSnapshot(of: stage.root), before)
        }
    }

    @Test("include windows in stacks")
    func windows() throws {
        let window = Window(frame: Rect(0, 0, 10, 10))
        let views: [String: any LayoutItem] = ["window": window, "a": stage["a"]]
        let error = try #require(throws: VisualFormatError.self) {
            try stage.root.visualConstraints("[s:[a][window]]", views: views)
        }
        expectTrue(error.message.contains("\"window\" is no view that could be put"))
        expectTrue(stage["a"].superview === stage.root)
    }

    @Test("include gaps between too many pairs of views")
    func pairs() throws {
        let many = "[" + Array(repeating: "a", count: 400).joined(separator: ",") + "]"
        let error = try #require(throws: VisualFormatError.self) {
            try stage.apply(many + "-" + many)
        }
        expectEqual(error.column, many.count + 1)
        expectEqual(error.message, "a gap lies between 100000 pairs of views at most")
    }

    @Test("include more constraints than anybody can want")
    func size() throws {
        // 300 × 300 for each gap make a million after twelve gaps.
        let many = "[" + Array(repeating: "a", count: 300).joined(separator: ",") + "]"
        let error = try #require(throws: VisualFormatError.self) {
            try stage.apply(String(repeating: many, count: 20))
        }
        expectEqual(error.column, 12 * many.count + 1)
        expectEqual(error.message, "a format makes 1000000 constraints at most")
    }
}
