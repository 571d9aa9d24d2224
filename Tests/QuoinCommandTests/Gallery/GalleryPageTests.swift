import Foundation
import QuoinGallery
import QuoinKit
import TestSupport
import Testing

@testable import QuoinCommand

// Foundation has a type of old with this name on Apple's systems.
import struct QuoinKit.Size

@Suite("The page of quoin gallery")
struct GalleryPageTests {
    private func page(of names: String..., size: Size = Size(width: 320, height: 480)) -> String {
        var page = GalleryPage(of: size)
        for example in Gallery.examples where names.contains(example.name) {
            let file = DrawnExample.Picture(
                file: "\(example.name).svg", posture: "upright", size: size, document: "")
            page.add(example, [file])
        }
        return page.text
    }

    /// The variants of an example, in words.
    private func variants(in page: String, of name: String) throws -> [String] {
        let start = try #require(page.range(of: "id=\"q-page\">")).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        let object = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
        let subjects = (object as? [String: Any])?["subjects"] as? [[String: Any]] ?? []
        let subject = subjects.first { $0["name"] as? String == name }
        let found = subject?["variants"] as? [[String: Any]] ?? []
        return found.compactMap { $0["label"] as? String }
    }

    @Test("has a card with title and summary for each example, which opens it")
    func cards() {
        let text = page(of: "basic", "chat")
        expectTrue(text.contains("<a href=\"#basic\">"))
        expectTrue(text.contains("<h2><bdi>Basic</bdi></h2>"))
        expectTrue(text.contains("<p>Bubbles at most three quarters wide, whose text wraps.</p>"))
        expectTrue(text.contains("2 examples, laid out by constraints"))
    }

    @Test("shows each example upright, sideways, and on devices")
    func devices() throws {
        let text = page(of: "basic", "tabs")
        let usual = [
            "iPhone 16 Pro", "iPhone 16 Pro, right to left", "iPad Pro 11-inch, sideways",
        ]
        let own = ["320 × 480", "320 × 480, sideways"]
        try expectEqual(variants(in: text, of: "basic"), own + usual)
        let shown = ["iPhone SE", "iPhone 6 Plus, sideways", "iPad Pro 11-inch"]
        try expectEqual(variants(in: text, of: "tabs"), own + shown + usual)
    }

    @Test("does not turn a square")
    func square() throws {
        let text = page(of: "basic", size: Size(width: 300, height: 300))
        try expectEqual(variants(in: text, of: "basic").prefix(2), ["300 × 300", "iPhone 16 Pro"])
    }

    @Test("says of the example that is broken that it is, and of no other")
    func findings() {
        let text = page(of: "basic", "debugging")
        expectTrue(text.matches(of: /state good\">no findings/).count == 1)
        expectTrue(text.contains("<p class=\"state bad\">"))
    }

    @Test("is the same at each run, and names the files beside it")
    func deterministic() {
        let text = page(of: "chat")
        expectEqual(text, page(of: "chat"))
        expectTrue(text.contains("[\"chat.svg\",\"upright\"]"))
    }

    @Test("has colours for day and night")
    func colors() {
        expectTrue(page(of: "basic").contains("@media (prefers-color-scheme: dark)"))
    }
}
