import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Pictures of views that are turned, scaled and shifted.
@Suite struct TransformPictureTests {
    private let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    private let card = View(frame: Rect(x: 50, y: 20, width: 60, height: 40))

    init() {
        card.backgroundColor = Color(red: 1, green: 0, blue: 0)
        root.addSubview(card)
    }

    private func picture() -> String { SVGRenderer().document(of: root) }

    @Test("a view is turned about its middle")
    func turned() {
        card.transform = Transform(a: 0, b: 1, c: -1, d: 0)
        // The middle is (80, 40): x goes to 80 - (y - 40), y to 40 + (x - 80).
        expectTrue(picture().contains("<g transform=\"matrix(0.0,1.0,-1.0,0.0,120,-40)\">"))
        expectEqual(card.frame, Rect(x: 50, y: 20, width: 60, height: 40))
    }

    @Test("what clips around a turned view is not turned along")
    func clipping() {
        root.clipsToBounds = true
        card.transform = Transform(scale: 2)
        let text = picture()
        let clip = text.range(of: "clip-path=\"url(")
        let turn = text.range(of: "transform=\"matrix(2.0,0.0,0.0,2.0,-80,-40)\"")
        expectTrue(clip != nil && turn != nil)
        if let clip, let turn { expectTrue(clip.lowerBound < turn.lowerBound) }
        expectEqual(text.components(of: "<g"), text.components(of: "</g>"))
    }

    @Test("transforms follow each other, and one that is none is refused")
    func inOrder() {
        let both = Transform(scale: 2).followed(by: Transform(offset: Point(x: 3, y: 4)))
        expectEqual(Point(x: 10, y: 20).applying(both), Point(x: 23, y: 44))
        expectEqual(Point(x: 1, y: 1).applying(both.about(Point(x: 1, y: 1))), Point(x: 4, y: 5))
        card.transform = both
        root.onDiagnostic = { _ in }
        card.transform = Transform(scale: .nan)
        expectEqual(card.transform, both)
        let quarter = Point(x: 1, y: 0).applying(Transform(rotation: .pi / 2))
        expectTrue(abs(quarter.x) < 1e-15 && abs(quarter.y - 1) < 1e-15)
    }

    @Test("many turned views in each other end as they began")
    func nested() {
        var view = card
        for _ in 0..<200 {
            view.transform = Transform(rotation: 0.1)
            let next = View(frame: Rect(x: 1, y: 1, width: 50, height: 30))
            next.backgroundColor = Color(red: 0, green: 0, blue: 1)
            view.addSubview(next)
            view = next
        }
        let text = picture()
        expectEqual(text.components(of: "<g"), text.components(of: "</g>"))
    }

    @Test("parts of a text have their own looks")
    func partsOfText() {
        let label = Label()
        var line = StyledText.Run("under", color: Color(red: 0, green: 0, blue: 1))
        line.isUnderlined = true
        line.letterSpacing = 1.5
        var gone = StyledText.Run("through", font: Font(size: 24, isBold: true))
        gone.isStruckThrough = true
        gone.background = Color(red: 1, green: 1, blue: 0)
        label.styledText = StyledText([line, gone])
        label.frame = Rect(x: 0, y: 0, width: 200, height: 40)
        root.addSubview(label)
        let text = picture()
        expectTrue(text.contains("letter-spacing=\"1.5\" text-decoration=\"underline\">under<"))
        expectTrue(text.contains("text-decoration=\"line-through\">through<"))
        expectTrue(text.contains("font-size=\"24\""))
    }
}

extension String {
    /// How often something is in the text.
    fileprivate func components(of part: String) -> Int {
        var (count, rest) = (0, self[...])
        while let found = rest.range(of: part) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }
}
