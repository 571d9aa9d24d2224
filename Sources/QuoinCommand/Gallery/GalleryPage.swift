/// The page that shows the pictures of the gallery in a browser. The pictures stand beside it.
struct GalleryPage {
    private let drawnExamples: [DrawnExample]

    init(of drawnExamples: [DrawnExample]) {
        self.drawnExamples = drawnExamples
    }

    /// The page as HTML, which is also valid XML.
    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <title>Quoin gallery</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <header>
        <h1>Quoin gallery</h1>
        <p>\(introduction)</p>
        \(navigation)</header>
        <main>
        \(drawnExamples.map(article).joined())</main>
        </body>
        </html>

        """
    }

    private var introduction: String {
        let size = drawnExamples.first?.pictures.first?.size ?? .zero
        let examples = drawnExamples.count == 1 ? "One example" : "\(drawnExamples.count) examples"
        return "\(examples), laid out by constraints on a screen of "
            + "\(Int(size.width))&#160;×&#160;\(Int(size.height)) points, and again on its side."
    }

    private var navigation: String {
        guard drawnExamples.count > 1 else { return "" }
        let links = drawnExamples.map { "<a href=\"#\($0.name)\">\(Self.escaped($0.title))</a>\n" }
        return "<nav aria-label=\"Examples\">\n\(links.joined())</nav>\n"
    }

    private func article(of drawnExample: DrawnExample) -> String {
        """
        <article id="\(drawnExample.name)">
        <h2><a href="#\(drawnExample.name)">\(Self.escaped(drawnExample.title))</a></h2>
        <p>\(Self.escaped(drawnExample.summary))</p>
        <div class="pictures">
        \(drawnExample.pictures.map { figure(of: $0, titled: drawnExample.title) }.joined())</div>
        </article>

        """
    }

    private func figure(of picture: DrawnExample.Picture, titled title: String) -> String {
        let (width, height) = (Int(picture.size.width), Int(picture.size.height))
        return """
            <figure style="--width: \(width)">
            <img src="\(picture.file)" loading="lazy" \
            alt="\(Self.escaped(title)), \(picture.posture)"/>
            <figcaption>\(Self.capitalized(picture.posture)), \(width)&#160;×&#160;\(height) \
            <a href="\(picture.file)">\(picture.file)</a></figcaption>
            </figure>

            """
    }

    /// A text with a capital letter, but for names that begin with a small one.
    private static func capitalized(_ text: String) -> String {
        text.contains(",") ? text : text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing("\"", with: "&quot;")
    }
}
