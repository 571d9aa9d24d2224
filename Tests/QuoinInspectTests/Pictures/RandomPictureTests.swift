import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("A picture of any tree")
struct RandomPictureTests {
    /// A tree of views that draw, some of which clip, hide or scroll what is in them.
    private func tree(_ generator: inout SeededGenerator) -> View {
        let top = PaintedView(
            0, 0, Double.random(in: 0...400, using: &generator),
            Double.random(in: 0...400, using: &generator))
        var views: [View] = [top]
        for _ in 0..<Int.random(in: 0...60, using: &generator) {
            let parent = views.randomElement(using: &generator) ?? top
            let view = painted(&generator)
            view.clipsToBounds = Int.random(in: 0..<4, using: &generator) == 0
            view.isHidden = Int.random(in: 0..<12, using: &generator) == 0
            view.bounds.origin.y = Double(Int.random(in: 0..<3, using: &generator) * 10)
            parent.addSubview(view)
            views.append(view)
        }
        return top
    }

    private func painted(_ generator: inout SeededGenerator) -> View {
        let (x, y) = (place(&generator), place(&generator))
        let (width, height) = (place(&generator), place(&generator))
        let radius = Double.random(in: 0...20, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return PaintedView.outlined(x, y, width, height, cornerRadius: radius)
        case 1: return PaintedView.text(x, y, width, height, "some text", at: Point(x: 0, y: 12))
        case 2:
            return PaintedView(x, y, width, height, named: "image") { rect, canvas in
                canvas.image(named: "image", in: rect)
            }
        default:
            let color = Color(
                red: 0.2, green: 0.5, blue: 0.9,
                opacity: Double.random(in: 0...1, using: &generator))
            return PaintedView.filled(x, y, width, height, color, cornerRadius: radius)
        }
    }

    private func place(_ generator: inout SeededGenerator) -> Double {
        Double.random(in: -50...250, using: &generator)
    }

    @Test("is valid, fits, and is the same each time", arguments: 0..<40 as Range<UInt64>)
    func pictures(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let top = tree(&generator)
        let renderer = SVGRenderer(overlays: .all)
        let document = renderer.document(of: top)
        expectTrue(ParsedMarkup(document).failure == nil, "seed \(seed)")
        expectEqual(renderer.document(of: top), document, "seed \(seed)")
        for style in TerminalRenderer.Style.allCases {
            let columns = Int.random(in: 1...60, using: &generator)
            let terminal = TerminalCapabilities(
                columns: columns, colorDepth: .none, isUnicode: Bool.random(using: &generator))
            let renderer = TerminalRenderer(for: terminal, style: style, mostLines: 30)
            let picture = renderer.picture(of: top)
            let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
            expectTrue(lines.allSatisfy { $0.count <= columns }, "seed \(seed)")
            expectTrue(lines.count <= 31, "seed \(seed)")
            expectTrue(terminal.isUnicode || picture.utf8.allSatisfy { $0 < 128 }, "seed \(seed)")
            expectEqual(renderer.picture(of: top), picture, "seed \(seed)")
        }
    }
}
