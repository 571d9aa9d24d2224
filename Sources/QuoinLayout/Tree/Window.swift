/// The root of a tree that is shown somewhere: it knows the screen's scale, the direction of reading,
/// and who is told when something is wrong.
///
/// ```swift
/// let window = Window(size: Size(width: 320, height: 480))
/// window.scale = 2
/// window.onDiagnostic = { print($0.message) }
/// window.addSubview(screen)
/// window.tick(at: 0)                  // the time in seconds
/// ```
public final class Window: View {
    /// Makes a window of a size, at a place.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        flags.insert(.isWindow)
        presentTraits = combinedTraits
    }

    /// Makes a window of a size.
    public convenience init(size: Size) {
        self.init(frame: Rect(size: size))
    }

    /// The traits as they are at present.
    var presentTraits = TraitCollection()
    /// The scale and the direction as they are at present.
    var storedScale: Double?
    var storedDirection = LayoutDirection.leftToRight
    /// Those that were set as such, and hold unless traits say otherwise.
    var ownScale: Double?
    var ownDirection: LayoutDirection?
    var storedCoordinates = CoordinateOrigin.topLeft
    var storedTime = 0.0
    /// Whether there was a turn.
    var hasTicked = false
    /// What moves in the window, if anything ever did.
    var animations: WindowAnimations?

    /// What part of each edge is covered by bars, notches and the like.
    public override var safeAreaInsets: EdgeInsets {
        get { super.safeAreaInsets }
        set {
            guard newValue.isFinite else {
                refuseMargins("\(newValue)")
                return
            }
            guard takeSafeArea(newValue) else { return }
            for subview in storedSubviews {
                subview.updateSafeAreas()
            }
        }
    }

    /// What views are drawn on in each turn; nothing is drawn while it is nil.
    ///
    /// Only the views that need it are drawn, upon what is there: nothing takes away what they have drawn before,
    /// or what has left. So it suits canvases that count or write down calls, and views that fill their bounds and
    /// stay where they are. Displays of pixels are drawn by ``View/render(on:)``, all of it, or where a
    /// `Drawing` of QuoinKit says that something has changed.
    public var canvas: (any Canvas)?
}
