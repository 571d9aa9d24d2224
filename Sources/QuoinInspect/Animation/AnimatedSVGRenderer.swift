import QuoinKit
import QuoinLayout

/// Draws a window in motion as one SVG, which plays by itself wherever SVG is shown, again and again.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 240, height: 80))
/// let ball = View(frame: Rect(x: 10, y: 20, width: 40, height: 40))
/// (ball.backgroundColor, ball.cornerRadius) = (.black, 20)
/// window.addSubview(ball)
/// window.animate(duration: 0.5) { ball.frame.origin.x = 190 }
/// print(AnimatedSVGRenderer(background: .white).document(of: window))
/// ```
///
/// The window's turns are taken until nothing moves, at as many a second as there are frames. What is the
/// same in all of them is written once, and what moves with the places through which it goes, but for a
/// hundredth of a point in each group: there is no script in the document, nor a picture for every frame. It is valid XML whatever its texts contain; who
/// shows it without motion shows the first frame. The same window always gives the same document.
public struct AnimatedSVGRenderer: Hashable, Sendable {
    /// The colour behind the views; nil leaves the ground to whoever shows the picture.
    public var background: Color?
    /// How large a point is on the page. One that is not positive and finite counts as 1.
    public var scale: Double
    /// How many turns are taken a second, from 1 to 120; between them, what moves goes straight.
    public var framesPerSecond: Double
    /// How long the picture stands still before it begins again, in seconds, to 60.
    public var pause: Double
    /// How much is recorded at most, in seconds, to 60: some motions never end.
    public var longestRecording: Double
    /// What the identifiers in the document begin with; to be different for each picture where several
    /// stand in one page.
    public var identifierPrefix: String

    /// Makes a renderer.
    public init(
        background: Color? = nil, scale: Double = 1, framesPerSecond: Double = 30,
        pause: Double = 1, longestRecording: Double = 20, identifierPrefix: String = "quoin-"
    ) {
        self.background = background
        self.scale = scale
        self.framesPerSecond = framesPerSecond
        self.pause = pause
        self.longestRecording = longestRecording
        self.identifierPrefix = identifierPrefix
    }

    /// The picture of a window from now on, until nothing moves.
    ///
    /// - Parameters:
    ///   - window: What is drawn. Its time goes on by as much as is recorded; its size is that at the
    ///     beginning.
    ///   - next: Called whenever all has come to rest: may begin something else, perhaps after a delay, and
    ///     then returns true to have that recorded too. By default there is nothing else.
    /// - Complexity: O(*n* · *f*) for *n* views and *f* frames.
    public func document(of window: Window, next: () -> Bool = { false }) -> String {
        let size = Size(width: max(1, window.frame.width), height: max(1, window.frame.height))
        let rate = Self.sound(framesPerSecond, within: 1...120, else: 30)
        let pause = Self.sound(pause, within: 0...60, else: 1)
        let measurer = HelveticaMeasurer()
        let recording = record(window, size, rate: rate, measurer, next: next)
        let timing = LoopTiming(count: recording.count, framesPerSecond: rate, pause: pause)
        var writer = RecordingWriter(
            recording, timing, prefix: identifierPrefix, measurer: measurer)
        writer.write()

        var document = MarkupBuffer(capacity: writer.markup.bytes.count + 1024)
        document.open(size: size, scale: scale)
        if let background {
            document.append("<rect width=\"100%\" height=\"100%\"")
            document.paint("fill", "fill-opacity", background)
            document.append("/>\n")
        }
        document.append(writer.markup)
        document.append("</svg>\n")
        return document.text
    }

    // MARK: Recording

    private func record(
        _ window: Window, _ size: Size, rate: Double, _ measurer: HelveticaMeasurer,
        next: () -> Bool
    ) -> Recording {
        let longest = Self.sound(longestRecording, within: 0...60, else: 20)
        let most = Int(longest * rate) + 1
        let start = window.time
        var recording = Recording()
        while recording.count < most {
            window.tick(at: start + Double(recording.count) / rate)
            let canvas = RecordingCanvas(size: size, measurer: measurer)
            window.render(on: canvas)
            canvas.finish()
            recording.add(canvas.frame)
            if !window.isAnimating, !next() {
                break
            }
        }
        return recording
    }

    private static func sound(
        _ value: Double, within range: ClosedRange<Double>, else other: Double
    ) -> Double {
        value.isNaN ? other : min(max(value, range.lowerBound), range.upperBound)
    }
}
