import Quoin
import QuoinGallery
import QuoinInspect

/// An example in motion, as it is shown in a terminal: its steps one after the other, again and again.
struct PlayedExample {
    private let example: GalleryExample
    private let window: Window
    /// When all has come to rest; nil while something moves.
    private var restsSince: Double?

    /// How long each step is looked at, in seconds.
    private static let rest = 0.8

    init(of example: GalleryExample, size: Size) {
        self.example = example
        // What is wrong is seen; it need not be said.
        window = example.window(of: size) { _ in }
        window.tick(at: 0)
    }

    /// The lines that a terminal shows at a time: the picture, between a title and what to do to end it.
    mutating func lines(
        at time: Double, on terminal: TerminalSize, for capabilities: TerminalCapabilities
    )
        -> [String]
    {
        turn(at: time)
        var narrowed = capabilities
        // The last column stays free: behind it some terminals begin a new line.
        narrowed.columns = max(1, terminal.columns - 1)
        let room = max(1, terminal.lines - 2)
        let renderer = TerminalRenderer(
            for: narrowed, style: .pixels, pointsPerColumn: Self.finestScale, mostLines: room)
        let picture = renderer.picture(of: window)
            .split(separator: "\n", omittingEmptySubsequences: false).prefix(room).map(String.init)
        let title = String(example.title.prefix(narrowed.columns))
        let hint = String("Any key quits.".prefix(narrowed.columns))
        guard terminal.lines > 2 else { return Array(picture.prefix(terminal.lines)) }
        let isStyled = capabilities.colorDepth != .none
        // The last line ends with a line break too.
        let lines = picture.last == "" ? Array(picture.dropLast()) : picture
        return [isStyled ? "\u{1B}[1m\(title)" : title] + lines
            + [isStyled ? "\u{1B}[2m\(hint)" : hint]
    }

    /// How many points a column stands for, if there is room enough.
    private static let finestScale = 6.4

    private mutating func turn(at time: Double) {
        window.tick(at: time)
        if window.isAnimating {
            restsSince = nil
        } else if let since = restsSince {
            if time - since >= Self.rest {
                example.advance(window)
                restsSince = nil
            }
        } else {
            restsSince = time
        }
    }
}
