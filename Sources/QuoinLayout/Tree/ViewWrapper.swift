/// What wraps a view in the names of another toolkit: it is asked in the place of the view's class, and hears
/// what happens to the view after the class has.
///
/// It is the third place, beside ``TreeDriver`` and ``ViewOverseer``, where what is below calls what is above.
/// Where a wrapper wants what the class would have answered, it asks the view for it by the hook's own name.
package protocol ViewWrapper: AnyObject {
    /// Whether what it would answer is what the class answers, and nobody hears what it would be told of hooks that
    /// are there to be overridden: then it is left out of them. It hears of scrolling, traits and superviews always.
    var overridesNothing: Bool { get }
    /// What messages, traces and snapshots call views of this kind.
    var kindName: String? { get }

    // MARK: Asked in the place of the class

    func intrinsicContentSize(of view: View) -> Size
    func contentSize(of view: View, forWidth width: Double) -> Size
    func firstBaselineOffsetFromTop(of view: View) -> Double
    func lastBaselineOffsetFromBottom(of view: View) -> Double
    func alignmentRectInsets(of view: View) -> EdgeInsets
    func updateConstraints(of view: View)
    func layoutSubviews(of view: View)
    func draw(_ view: View, _ rect: Rect, in canvas: any Canvas)
    /// How much less than it asks for the view can do with; nil to leave that to the class.
    func roomToSpare(of view: View) -> Size?
    /// How one says in its words that the rows of a table are as high as what is in them; nil to leave that to the class.
    func wordsForGrowingRows(of table: View, called name: String) -> String?
    /// The size of a picture that the view shows as large as it can without cutting it off; nil to leave that to the class.
    func fittedPicture(of view: View) -> Size?
    /// What people do with the view.
    var use: ViewUse { get }
    /// What all of the view is cut to, in the coordinates of its frame's corner; nil for nothing.
    func mask(of view: View) -> ViewMask?
    /// What casts the view's shadow, in the coordinates of its frame's corner; nil for its area.
    func shadowCasters(of view: View) -> [ShadowCaster]?

    // MARK: Told after the class

    func view(_ view: View, didAdd subview: View)
    func view(_ view: View, willRemove subview: View)
    func view(_ view: View, willMoveInto superview: View?)
    func viewDidMoveToSuperview(_ view: View)
    func view(_ view: View, willMoveTo window: Window?)
    func viewDidMoveToWindow(_ view: View)
    func boundsOriginDidChange(of view: View)
    func layoutMarginsDidChange(of view: View)
    func safeAreaInsetsDidChange(of view: View)
    func traitsDidChange(of view: View, from previous: TraitCollection)
}
