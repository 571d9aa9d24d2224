/// The root of a tree that is shown somewhere: it knows the screen's scale, the direction of reading,
/// and who is told when something is wrong.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// window.scale = 2
/// window.onDiagnostic = { log.warning($0.message) }
/// window.addSubview(screen)
/// window.tick(at: clock.now)
/// ```
public final class Window: View {
    /// Makes a window of a size.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        flags.insert(.isWindow)
    }

    /// How many pixels a point has; nil if frames are not rounded to pixels.
    ///
    /// Every edge of what constraints place is then rounded to a pixel of the window. A frame that was
    /// set stays as it was set; if that is between pixels, so is what it contains, for that is rounded
    /// with its corner as the origin.
    ///
    /// Scale 1 suits terminals, whose pixels are cells. A scale that is not positive and finite is
    /// refused.
    public var scale: Double? {
        get { storedScale }
        set {
            if let newValue, !(newValue > 0 && newValue.isFinite) {
                reportRefusal(
                    of: "scale", newValue.plainText, because: "it must be positive and finite")
                return
            }
            guard newValue != storedScale else { return }
            storedScale = newValue
            scaleChanged()
        }
    }
    private var storedScale: Double?

    /// The direction of reading of views that do not say otherwise. Left to right by itself.
    public var layoutDirection: LayoutDirection = .leftToRight {
        didSet {
            if layoutDirection != oldValue {
                directionChanged(inSubtree: true)
            }
        }
    }

    /// Where the origin of the coordinates is that hosts get their frames in.
    public var coordinates: CoordinateOrigin = .topLeft {
        didSet {
            if coordinates != oldValue {
                placeHostsAgain()
            }
        }
    }

    /// What part of each edge is covered by bars, notches and the like.
    public override var safeAreaInsets: EdgeInsets {
        get { super.safeAreaInsets }
        set {
            guard newValue.isFinite else {
                refuseMargins("\(newValue)")
                return
            }
            guard takeSafeArea(newValue) else { return }
            for subview in subviews {
                subview.updateSafeAreas()
            }
        }
    }

    /// What views are drawn on when they need it; nothing is drawn while it is nil.
    public var canvas: (any Canvas)?

    /// The time of the last ``tick(at:)``.
    public private(set) var time: Double = 0

    /// Runs one turn: brings constraints, frames and pictures up to date, as far as anything has asked
    /// for it.
    ///
    /// - Parameter time: the present time in seconds, on any clock. One that is not finite is taken for
    ///   the last one.
    public func tick(at time: Double) {
        if time.isFinite {
            self.time = time
        }
        runTurn()
        if let canvas {
            display(on: canvas)
        }
    }
}

/// Which corner coordinates count from.
public enum CoordinateOrigin: Hashable, Sendable {
    /// From the upper left corner, y growing downward.
    case topLeft
    /// From the lower left corner, y growing upward.
    case bottomLeft
}
