import Quoin
import Testing

@testable import QuoinCommand

@Suite("The page of quoin gallery")
struct GalleryPageTests {
    private func drawnExample(_ name: String, title: String, summary: String = "") -> DrawnExample {
        let sizes = [Size(width: 320, height: 480), Size(width: 480, height: 320)]
        return DrawnExample(
            name: name, title: title, summary: summary, lines: [], columns: 1,
            pictures: zip(sizes, ["upright", "sideways"]).map { size, posture in
                DrawnExample.Picture(
                    file: "\(name)-\(posture).svg", posture: posture, size: size, document: "")
            })
    }

    @Test("has title, summary, both pictures and links to them for each example")
    func article() {
        let text = GalleryPage(of: [drawnExample("one", title: "One", summary: "Shows one.")]).text
        #expect(
            text.contains(
                """
                <main>
                <article id="one">
                <h2><a href="#one">One</a></h2>
                <p>Shows one.</p>
                <div class="pictures">
                <figure style="--width: 320">
                <img src="one-upright.svg" loading="lazy" alt="One, upright"/>
                <figcaption>Upright, 320&#160;×&#160;480 <a href="one-upright.svg">\
                one-upright.svg</a></figcaption>
                </figure>
                <figure style="--width: 480">
                <img src="one-sideways.svg" loading="lazy" alt="One, sideways"/>
                <figcaption>Sideways, 480&#160;×&#160;320 <a href="one-sideways.svg">\
                one-sideways.svg</a></figcaption>
                </figure>
                </div>
                </article>
                </main>
                """))
    }

    @Test("has links to the examples, if there are several")
    func navigation() {
        let one = drawnExample("one", title: "One")
        let two = drawnExample("two", title: "Two")
        #expect(!GalleryPage(of: [one]).text.contains("<nav"))
        let text = GalleryPage(of: [one, two]).text
        #expect(text.contains("<a href=\"#one\">One</a>\n<a href=\"#two\">Two</a>\n</nav>"))
    }

    @Test("takes texts for text")
    func escaping() {
        let text = GalleryPage(of: [drawnExample("a", title: "<b> & \"c\"", summary: "</p>")]).text
        #expect(text.contains("<h2><a href=\"#a\">&lt;b> &amp; &quot;c&quot;</a></h2>"))
        #expect(text.contains("<p>&lt;/p></p>"))
    }

    @Test("asks for nothing from elsewhere, and has colours for day and night")
    func selfContained() {
        let text = GalleryPage(of: [drawnExample("one", title: "One")]).text
        #expect(!text.contains("http"))
        #expect(!text.contains("<script"))
        #expect(!text.contains("@import"))
        #expect(text.contains("@media (prefers-color-scheme: dark)"))
    }
}
