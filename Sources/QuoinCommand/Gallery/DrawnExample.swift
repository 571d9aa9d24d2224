import Quoin
import QuoinGallery
import QuoinInspect

/// An example as it is shown: drawn for the terminal and for the browser.
struct DrawnExample {
    /// A picture for the browser.
    struct Picture {
        /// The name of its file.
        let file: String
        /// How the screen is held.
        let posture: String
        let size: Size
        /// The picture as SVG.
        let document: String
    }

    let title: String
    let summary: String
    /// The picture for the terminal, line by line.
    let lines: [String]
    /// How many columns of the terminal the picture takes.
    let columns: Int
    /// The picture of the screen, that of the screen turned, unless it is a square, those on the devices
    /// that the example is about, and that of the screen in motion, if anything moves in it.
    let pictures: [Picture]
}

extension DrawnExample {
    /// Draws an example on a screen of a size.
    init(of example: GalleryExample, size: Size, for capabilities: TerminalCapabilities) {
        let columns = PictureColumns.columns(of: size, for: capabilities)
        var narrowed = capabilities
        narrowed.columns = columns
        let renderer = TerminalRenderer(
            for: narrowed, style: .pixels,
            pointsPerColumn: size.width / Double(columns))
        let picture = renderer.picture(of: Self.window(of: example, size))
        let turned = Size(width: size.height, height: size.width)
        let sizes = size.width == size.height ? [size] : [size, turned]
        self.init(
            title: example.title, summary: example.summary,
            // The last line ends with a line break too.
            lines: picture.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map(String.init),
            columns: columns,
            pictures: sizes.map { Self.picture(of: example, $0, isTurned: $0 != size) }
                + example.devices.map { Self.picture(of: example, on: $0) }
                + (example.stepCount > 0 ? [Self.motion(of: example, size)] : []))
    }

    private static func picture(
        of example: GalleryExample, _ size: Size, isTurned: Bool
    ) -> Picture {
        let renderer = SVGRenderer(overlays: .problems)
        return Picture(
            file: example.name + (isTurned ? "-turned" : "") + ".svg",
            posture: size.width > size.height ? "sideways" : "upright",
            size: size, document: renderer.document(of: window(of: example, size)))
    }

    private static func picture(of example: GalleryExample, on shown: HeldDevice) -> Picture {
        let name = shown.device.name
        let window = example.window(on: shown)
        let isUpright = shown.orientation == .portrait
        let file = name.lowercased().replacing(" ", with: "-") + (isUpright ? "" : "-turned")
        return Picture(
            file: "\(example.name)-\(file).svg",
            posture: "\(name), \(isUpright ? "upright" : "sideways")", size: window.frame.size,
            document: SVGRenderer(overlays: .problems).document(of: window))
    }

    /// How many frames each step is looked at, before the next.
    private static let rest = 24

    /// The picture of all steps in turn, which plays by itself.
    private static func motion(of example: GalleryExample, _ size: Size) -> Picture {
        let window = window(of: example, size)
        var (steps, stillFrames) = (0, 0)
        let document = AnimatedSVGRenderer(pause: 0).document(of: window) {
            stillFrames += 1
            guard stillFrames >= rest else { return true }
            guard steps <= example.stepCount else { return false }
            (steps, stillFrames) = (steps + 1, 0)
            example.advance(window)
            return true
        }
        return Picture(
            file: example.name + ".animated.svg", posture: "moving", size: size,
            document: document)
    }

    private static func window(of example: GalleryExample, _ size: Size) -> Window {
        // One of the examples is broken on purpose, and at some sizes there is no room for others. That
        // is seen; it need not be said.
        example.window(of: size) { _ in }
    }
}
