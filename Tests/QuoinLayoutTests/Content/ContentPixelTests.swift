import QuoinLayout
import TestSupport
import Testing

@Suite("Content and pixels")
struct ContentPixelTests {
    private let window = Window(frame: Rect(0, 0, 400, 400))

    @Test(
        "Content sizes are rounded up before they count",
        arguments: [
            (nil, 33.1, 7.9), (1, 34, 8), (2, 33.5, 8), (3, 100.0 / 3, 8),
        ] as [(Double?, Double, Double)])
    func roundedUp(scale: Double?, width: Double, height: Double) {
        window.scale = scale
        let text = AdjustableView("text", content: Size(width: 33.1, height: 7.9))
        window.addSubview(text)
        let beside = window.addFree("beside")
        LayoutConstraint.activate([
            beside.left.constraint(equalTo: text.right),
            beside.top.constraint(equalTo: text.bottom),
        ])
        window.layoutIfNeeded()
        expect(text, at: Rect(0, 0, width, height))
        expect(beside, at: Rect(width, height, 0, 0))
    }

    @Test("A size that is whole already stays", arguments: [1.0, 2, 3])
    func whole(scale: Double) {
        window.scale = scale
        let size = Size(width: 100 / scale, height: 7 / scale)
        let text = AdjustableView("text", content: size)
        window.addSubview(text)
        window.layoutIfNeeded()
        expect(text, at: Rect(0, 0, size.width, size.height))
    }

    @Test("A scale that comes later counts, too")
    func laterScale() {
        let text = AdjustableView("text", content: Size(width: 33.1, height: 7.9))
        window.addSubview(text)
        window.layoutIfNeeded()
        window.scale = 1
        window.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 34, 8))
        window.scale = nil
        window.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 33.1, 7.9))
    }

    @Test("Wherever it is put, a view is no smaller than its content", arguments: 0..<20)
    func neverSmaller(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let scale = [1.0, 2, 3][seed % 3]
        window.scale = scale
        var texts: [AdjustableView] = []
        var holder: View = window
        for number in 0..<12 {
            let numbers = (0..<4).map { _ in Double.random(in: 0...30, using: &generator) }
            let text = AdjustableView(
                "\(number)", content: Size(width: numbers[0], height: numbers[1]))
            holder.addSubview(text)
            LayoutConstraint.activate([
                text.left.constraint(equalTo: holder.left, constant: numbers[2]),
                text.centerY.constraint(equalTo: holder.top, constant: numbers[3]),
            ])
            texts.append(text)
            holder = text
        }
        window.layoutIfNeeded()
        for text in texts {
            expectTrue(text.frame.width >= text.content.width - 1e-5, "seed \(seed)")
            expectTrue(text.frame.height >= text.content.height - 1e-5, "seed \(seed)")
        }
    }

    @Test("A text that wraps is measured for no more than the width that it is shown with")
    func wrapping() {
        window.scale = 1
        // Three columns of 400 / 3: the first and the last are drawn 133 wide, the middle one 134.
        let texts = (0..<3).map { TextBox("\($0)", letters: 60) }
        texts.forEach(window.addSubview)
        var constraints = [
            texts[0].left.constraint(equalTo: window.left),
            texts[2].right.constraint(equalTo: window.right),
        ]
        for (one, next) in zip(texts, texts.dropFirst()) {
            constraints.append(next.left.constraint(equalTo: one.right))
            constraints.append(next.width.constraint(equalTo: one.width))
        }
        LayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
        expectEqual(texts.map(\.frame.width), [133, 134, 133])
        for text in texts {
            expectEqual(text.widths.last, 133)
            // 13 letters a line.
            expectEqual(text.frame.height, 100)
        }
    }

    @Test("A width just short of a letter for rounding's sake is measured as it is shown")
    func justShort() {
        window.scale = 2
        let text = TextBox("text", letters: 20)
        window.addSubview(text)
        LayoutConstraint.activate([
            text.left.constraint(equalTo: window.left, constant: 0.3),
            text.right.constraint(equalTo: window.left, constant: 100.2),
        ])
        window.layoutIfNeeded()
        // From 0.5 to 100 it is 99.5 wide: 9 letters a line.
        expectEqual(text.frame.width, 99.5)
        expectEqual(text.frame.height, 60)
        expectTrue((text.widths.last ?? 0) <= 99.5)
    }

    @Test(
        "What hangs outside of the content takes whole pixels along with it",
        arguments: [
            // 33.6 with the insets. From -0.3 and 0.2 it is shown from 0 to 34, from 0.5 from 1 to 35.
            (1.0, 0.3, 0.0, 0.0, 34.0), (1, 0.3, 0.5, 0, 34), (1, 0.3, 0.8, 1, 34),
            // In half points it is 34 wide, too; from -0.3 it begins at -0.5.
            (2, 0.3, 0, -0.5, 34),
            // Nothing is lost where insets are whole pixels.
            (1, 2, 0, -2, 37), (2, 0.5, 0, -0.5, 34),
        ])
    func insets(scale: Double, inset: Double, left: Double, minX: Double, width: Double) {
        window.scale = scale
        let text = AdjustableView("text", content: Size(width: 33, height: 10))
        text.insets = EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        window.addSubview(text)
        text.left.constraint(equalTo: window.left, constant: left).isActive = true
        window.layoutIfNeeded()
        expect(text, at: Rect(minX, 0, width, 10))
        expectTrue(text.alignmentRect(forFrame: text.frame).width >= 33)
    }

    @Test("Wherever it is put, the part that is its content is no smaller", arguments: 0..<20)
    func neverSmallerWithInsets(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        window.scale = [1.0, 2, 3][seed % 3]
        for number in 0..<12 {
            let numbers = (0..<8).map { _ in Double.random(in: 0...30, using: &generator) }
            let text = AdjustableView(
                "\(number)", content: Size(width: numbers[0], height: numbers[1]))
            text.insets = EdgeInsets(
                top: numbers[2] / 10, left: numbers[3] / 10, bottom: numbers[4] / 10,
                right: numbers[5] / 10)
            window.addSubview(text)
            LayoutConstraint.activate([
                text.left.constraint(equalTo: window.left, constant: numbers[6]),
                text.centerY.constraint(equalTo: window.top, constant: numbers[7]),
            ])
        }
        window.layoutIfNeeded()
        for case let text as AdjustableView in window.subviews {
            let rect = text.alignmentRect(forFrame: text.frame)
            expectTrue(rect.width >= text.content.width - 1e-5, "seed \(seed)")
            expectTrue(rect.height >= text.content.height - 1e-5, "seed \(seed)")
        }
    }

    @Test("What wraps is measured for no more than the part of the frame that is its content")
    func wrappingWithInsets() {
        window.scale = 1
        let text = TextBox("text", letters: 20)
        text.insets = EdgeInsets(top: 0, left: 0.3, bottom: 0, right: 0.3)
        window.addSubview(text)
        LayoutConstraint.activate([
            text.left.constraint(equalTo: window.left, constant: 0.3),
            text.right.constraint(equalTo: window.left, constant: 100.4),
        ])
        window.layoutIfNeeded()
        // The frame reaches from 0 to 100.7, and is shown 101 wide; elsewhere it would be 100 wide.
        expectEqual(text.frame.width, 101)
        expectTrue(abs((text.widths.last ?? 0) - (100 - 0.6)) < 1e-9)
        // So there are 9 letters in a line.
        expectEqual(text.frame.height, 60)
    }
}
