import Foundation
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Files of images")
struct ImageFileTests {
    /// The beginning of a PNG: its signature, and the header with the size.
    private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 1, width, 0, 0, 2, height, 8, 6, 0, 0, 0, 1, 2, 3, 4]
    }

    /// A JPEG up to its frame: what programs note, a table, and the size.
    private static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xFF, 0xC4, 0, 3, 7]
        + [0xFF, 0xC2, 0, 11, 8, 1, 0x2C, 2, 0x58, 1, 1, 0x11, 0, 0xFF, 0xD9]

    @Test("say how large they are")
    func sizes() throws {
        let png = try #require(ImageFile(Self.png(3, 7)))
        expectTrue(png.format == .png && png.size == Size(width: 256 + 3, height: 512 + 7))
        let jpeg = try #require(ImageFile(Self.jpeg))
        expectTrue(jpeg.format == .jpeg && jpeg.size == Size(width: 600, height: 300))
    }

    @Test("are read past marks that have no length")
    func marks() throws {
        // Two restarts and a mark of old between what is noted and the size.
        let bytes =
            Array(Self.jpeg.prefix(8)) + [0xFF, 0xD3, 0xFF, 0x01, 0xFF, 0xD7]
            + Self.jpeg.dropFirst(8)
        let jpeg = try #require(ImageFile(bytes))
        expectTrue(jpeg.size == Size(width: 600, height: 300))
    }

    @Test("are refused where they are cut, empty or something else")
    func refused() {
        for count in 0..<33 {
            expectTrue(ImageFile(Array(Self.png(1, 1).prefix(count))) == nil)
        }
        for count in 0..<23 {
            expectTrue(ImageFile(Array(Self.jpeg.prefix(count))) == nil)
        }
        var empty = Self.png(0, 1)
        empty[18] = 0
        expectTrue(ImageFile(empty) == nil)
        expectTrue(
            ImageFile(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>      ".utf8)) == nil)
    }

    @Test("may contain anything behind their beginning", arguments: 0..<200)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var bytes = seed % 2 == 0 ? Self.jpeg : Self.png(1, 1)
        for _ in 0...generator.below(4) {
            bytes[2 + generator.below(bytes.count - 2)] = UInt8(
                truncatingIfNeeded: generator.next())
        }
        let size = ImageFile(bytes)?.size
        expectTrue(size.map { $0.width > 0 && $0.height > 0 } ?? true)
    }

    @Test("stand in the document that shows them, byte by byte", arguments: 33..<37)
    func embedded(count: Int) throws {
        let bytes = Self.png(3, 7) + Array(repeating: 0xFB, count: count - 33)
        let file = try #require(ImageFile(bytes))
        let view = ImageView(Image("photo", size: file.size))
        view.frame = Rect(10, 10, 30, 20)
        let root = View(frame: Rect(0, 0, 100, 50))
        root.addSubview(view)
        var renderer = SVGRenderer()
        expectTrue(!renderer.document(of: root).contains("<image"))
        renderer.images["photo"] = file
        let expected =
            "<image x=\"10\" y=\"10\" width=\"30\" height=\"20\" preserveAspectRatio=\"none\" "
            + "href=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\"/>\n"
        expectTrue(renderer.document(of: root).contains(expected))
        view.alpha = 0.5
        expectTrue(renderer.document(of: root).contains("<g opacity=\"0.5\">\n" + expected))
    }

    @Test("leave texts that begin at the right where they begin")
    func directions() {
        let label = Label("שלום", font: Font(size: 20))
        label.textAlignment = .right
        label.frame = Rect(0, 0, 100, 23)
        // Each letter is taken for half as wide as the font is large.
        expectTrue(SVGRenderer().document(of: label).contains("<text x=\"100\" direction=\"rtl\""))
        // With 3 behind each of them they are 52 wide.
        var spaced = StyledText.Run("שלום")
        spaced.letterSpacing = 3
        label.styledText = StyledText([spaced])
        expectTrue(SVGRenderer().document(of: label).contains("<text x=\"100\" direction=\"rtl\""))
        label.text = "1 abc"
        expectTrue(!SVGRenderer().document(of: label).contains("direction"))
    }
}
