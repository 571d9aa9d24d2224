import Quoin
import QuoinGallery
import QuoinInspect
import TestSupport
import Testing

@Suite("Pictures of the gallery")
struct GalleryPictureTests {
    private static let sizes = [Size(width: 320, height: 480), Size(width: 480, height: 320)]

    /// Each overlay, none of them, and all of them.
    private static let overlays: [PictureOverlays] =
        [[], .all] + (0..<8).map { PictureOverlays(rawValue: 1 << $0) }

    @Test("are valid XML with every overlay", arguments: Gallery.examples.map(\.name))
    func validity(name: String) throws {
        let example = try #require(Gallery.example(named: name))
        for size in Self.sizes {
            let window = example.window(of: size)
            for overlays in Self.overlays {
                let document = SVGRenderer(overlays: overlays).document(of: window)
                let parsed = ParsedMarkup(document)
                expectTrue(parsed.failure == nil, "\(name), overlays \(overlays.rawValue)")
                expectEqual(parsed.elements.first?.name, "svg")
                expectTrue(!document.contains("nan") && !document.contains("inf"))
            }
        }
    }

    @Test("are the same each time")
    func determinism() {
        let terminal = TerminalCapabilities(columns: 60, colorDepth: .all, isUnicode: true)
        for example in Gallery.examples {
            func pictures() -> [String] {
                let window = example.window(of: Self.sizes[0])
                let renderer = SVGRenderer(overlays: .all)
                let document = renderer.document(of: window)
                expectEqual(renderer.document(of: window), document)
                return [document]
                    + TerminalRenderer.Style.allCases.map {
                        TerminalRenderer(for: terminal, style: $0).picture(of: window)
                    }
            }
            expectEqual(pictures(), pictures(), "\(example.name)")
        }
    }

    @Test("fit the terminal", arguments: TerminalCapabilities.ColorDepth.allCases)
    func terminals(depth: TerminalCapabilities.ColorDepth) {
        for example in Gallery.examples {
            let window = example.window(of: Self.sizes[0])
            for columns in [20, 80] {
                let terminal = TerminalCapabilities(
                    columns: columns, colorDepth: depth, isUnicode: true)
                for style in TerminalRenderer.Style.allCases {
                    let picture = TerminalRenderer(for: terminal, style: style).picture(of: window)
                    let widths = picture.split(separator: "\n").map(Self.width)
                    expectTrue(widths.allSatisfy { $0 <= columns }, "\(example.name)")
                }
            }
        }
    }

    /// How many characters a line has, its escape sequences left out.
    private static func width(of line: Substring) -> Int {
        var count = 0
        var isInSequence = false
        for character in line {
            if character == "\u{1B}" {
                isInSequence = true
            } else if isInSequence {
                isInSequence = character != "m"
            } else {
                count += 1
            }
        }
        return count
    }
}
