import Quoin
import QuoinKit
import TestSupport
import Testing

/// Letters are 10 wide here, and lines 20 high with the baseline at 15.
@Suite("Labels, drawn")
struct LabelDrawingTests {
    private let scene = ControlScene()
    private let label = Label("aaaa bbbb cccc")

    init() {
        scene.window.textMeasurer = GridMeasurer()
        label.numberOfLines = 0
    }

    private func lines(width: Double, height: Double) -> [String] {
        scene.drawings(of: label, width: width, height: height).compactMap(\.text)
    }

    @Test("write each line at its baseline")
    func baselines() {
        let drawings = scene.drawings(of: label, width: 100, height: 40)
        expectEqual(drawings.map(\.text), ["aaaa bbbb", "cccc"])
        expectEqual(drawings.map(\.rect.origin), [Point(x: 0, y: 15), Point(x: 0, y: 35)])
        expectTrue(drawings.allSatisfy { $0.clip == nil })
    }

    @Test("write what follows a tab at its stop", arguments: [false, true])
    func tabs(isTerminal: Bool) {
        let measurer: any TextMeasurer = isTerminal ? TerminalMeasurer() : HelveticaMeasurer()
        scene.window.textMeasurer = measurer
        label.text = "a\tbb\t\tc"
        let drawings = scene.drawings(of: label, width: 900, height: 40)
        let width = { measurer.size(of: $0, in: label.font).width }
        let stop = width("a\tb") - width("b")
        expectEqual(drawings.map(\.text), ["a", "bb", "c"])
        for (drawing, stops) in zip(drawings, [0.0, 1, 3]) {
            expectTrue((drawing.rect.minX - stops * stop).magnitude < 1e-9)
        }
    }

    @Test("write no control characters, which take no room")
    func controls() {
        scene.window.textMeasurer = HelveticaMeasurer()
        label.text = "a\u{1}b\u{9B}c"
        expectEqual(lines(width: 200, height: 40), ["abc"])
        var spaced = StyledText.Run("a\u{1}b")
        spaced.letterSpacing = 5
        label.styledText = StyledText([spaced])
        expectEqual(lines(width: 200, height: 40), ["ab"])
        spaced.text = "ab"
        let width = label.intrinsicContentSize.width
        label.styledText = StyledText([spaced])
        expectEqual(label.intrinsicContentSize.width, width)
    }

    @Test("give each part of a styled text its own looks")
    func parts() {
        scene.window.textMeasurer = HelveticaMeasurer()
        let red = Color(red: 1, green: 0, blue: 0)
        var (plain, lined, struck) = (StyledText.Run("a"), StyledText.Run("b"), StyledText.Run("c"))
        plain.color = red
        lined.isUnderlined = true
        (struck.isStruckThrough, struck.letterSpacing) = (true, 2)
        label.styledText = StyledText([plain, lined, struck])
        let styles = scene.drawings(of: label, width: 200, height: 40).compactMap(\.style)
        expectEqual(styles.map(\.isUnderlined), [false, true, false])
        expectEqual(styles.map(\.isStruckThrough), [false, false, true])
        expectEqual(styles.map(\.letterSpacing), [0, 0, 2])
        expectEqual(styles.map { $0.color == red }, [true, false, false])
    }

    @Test("end in an ellipsis if there is too little room", arguments: [40, 59.9])
    func truncatedByHeight(height: Double) {
        expectEqual(lines(width: 50, height: height), ["aaaa", "bbbb…"])
    }

    @Test("show one line even if there is no room for a whole one, and cut it off")
    func tooLowForALine() {
        let drawings = scene.drawings(of: label, width: 140, height: 12)
        expectEqual(drawings.map(\.text), ["aaaa bbbb cccc"])
        expectEqual(drawings.first?.clip, Rect(0, 0, 140, 12))
    }

    @Test("leave out what the mode of breaking says")
    func modes() {
        label.numberOfLines = 1
        let expected: [LineBreakMode: String] = [
            .truncatingTail: "aaaa b…", .truncatingHead: "…b cccc", .truncatingMiddle: "aaa…ccc",
            .clipping: "aaaa bbbb cccc", .wordWrapping: "aaaa", .characterWrapping: "aaaa bb",
        ]
        for (mode, text) in expected {
            label.lineBreakMode = mode
            expectEqual(lines(width: 70, height: 20), [text], "\(mode)")
        }
    }

    @Test("are cut off at their edge when their mode is clipping")
    func clipping() {
        label.numberOfLines = 1
        label.lineBreakMode = .clipping
        let drawing = scene.drawings(of: label, width: 70, height: 20).first
        expectEqual(drawing?.clip, Rect(0, 0, 70, 20))
    }

    @Test("stand in the middle of a height that is more than they need")
    func middle() {
        let drawings = scene.drawings(of: label, width: 100, height: 60)
        expectEqual(drawings.map(\.rect.minY), [25.0, 45])
        // An odd number of points leaves the lesser part below.
        let lower = scene.drawings(of: label, width: 140, height: 35)
        expectEqual(lower.map(\.rect.minY), [23.0])
    }

    @Test(
        "stand where their alignment says, in both directions",
        arguments: [
            (TextAlignment.natural, LayoutDirection.leftToRight, 0, 0),
            (.natural, .rightToLeft, 10, 60), (.trailing, .leftToRight, 10, 60),
            (.trailing, .rightToLeft, 0, 0), (.left, .leftToRight, 0, 0),
            (.left, .rightToLeft, 0, 0), (.center, .leftToRight, 5, 30),
            (.center, .rightToLeft, 5, 30), (.right, .leftToRight, 10, 60),
            (.right, .rightToLeft, 10, 60), (.leading, .leftToRight, 0, 0),
            (.leading, .rightToLeft, 10, 60),
        ] as [(TextAlignment, LayoutDirection, Double, Double)])
    func alignment(
        alignment: TextAlignment, direction: LayoutDirection, first: Double, second: Double
    ) {
        scene.window.layoutDirection = direction
        label.textAlignment = alignment
        let drawings = scene.drawings(of: label, width: 100, height: 40)
        expectEqual(drawings.map(\.rect.minX), [first, second])
    }

    @Test("follow a direction of their own rather than the window's")
    func ownDirection() {
        scene.window.layoutDirection = .rightToLeft
        label.semanticContentAttribute = .forceLeftToRight
        expectEqual(scene.drawings(of: label, width: 100, height: 40).map(\.rect.minX), [0, 0])
    }

    @Test("are drawn in their font and colour")
    func style() {
        let red = Color(red: 1, green: 0, blue: 0)
        label.font = Font(size: 21, isBold: true)
        expectEqual(
            scene.drawings(of: label, width: 140, height: 20).map(\.style),
            [TextStyle(size: 21, isBold: true, color: ControlColors.light.ink)])
        label.textColor = red
        expectEqual(scene.drawings(of: label, width: 140, height: 20).map(\.color), [red])
    }

    @Test("draw nothing if they say nothing or have no room")
    func nothing() {
        expectEqual(lines(width: 0, height: 20), [])
        expectEqual(lines(width: 20, height: 0), [])
        label.text = ""
        expectEqual(lines(width: 20, height: 20), [])
    }

    @Test("follow the origin of their bounds")
    func boundsOrigin() {
        scene.place(label)
        label.bounds.origin = Point(x: 3, y: 4)
        let drawing = DrawingRecorder.drawings(of: scene.window).first
        expectEqual(drawing?.rect.origin, Point(x: 10, y: 20 + 15))
    }
}
