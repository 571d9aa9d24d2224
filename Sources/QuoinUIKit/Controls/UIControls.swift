import QuoinKit

/// A control that is drawn as one of QuoinKit's.
@preconcurrency @MainActor
protocol DrawnControl: SizedByContent {
    associatedtype Face: StyledView
    var face: Face { get }
    /// Says in which other colours than usual it is drawn.
    func tint(_ colors: inout ControlColors)
}

extension DrawnControl {
    /// Draws the other control as if it were here.
    func drawFace(in canvas: any Canvas) {
        face.frame = Rect(origin: .zero, size: node.bounds.size)
        face.appearance = node.traits.userInterfaceStyle
        face.semanticContentAttribute =
            node.effectiveLayoutDirection == .leftToRight ? .forceLeftToRight : .forceRightToLeft
        face.isEnabled = (self as? UIControl)?.isEnabled ?? true
        face.ownControlColors = colors
        face.draw(face.bounds, in: canvas)
    }

    func tint(_ colors: inout ControlColors) {}

    private var colors: ControlColors {
        let traits = node.traits
        var colors = ControlColors.adaptive
        colors.tint = shownTint.value
        colors.on = UIColor.systemGreen.value
        colors.track = UIColor.systemGray4.value
        colors.fill = UIColor.tertiarySystemFill.value
        (colors.ink, colors.faintInk) = (UIColor.label.value, UIColor.secondaryLabel.value)
        colors.line = UIColor.separator.value
        tint(&colors)
        return colors.resolved(with: traits)
    }

    var faceSize: CGSize { face.intrinsicContentSize.cg }
}

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl, DrawnControl {
    let face = Switch()

    /// As in UIKit: it has its own size, whatever the frame's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        node.frame.size = Size(faceSize)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    open var isOn = false {
        didSet {
            face.isOn = isOn
            node.setNeedsDisplay()
            valueChanged()
        }
    }
    /// As in UIKit.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// As in UIKit: green, unless it is said.
    open var onTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    /// As in UIKit.
    open var thumbTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    func tint(_ colors: inout ControlColors) {
        if let onTintColor { colors.on = onTintColor.value }
        if let thumbTintColor { colors.knob = thumbTintColor.value }
    }
    /// As in UIKit.
    open var title: String?
    /// What a switch looks like.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    /// Kept, without effect: switches slide.
    open var preferredStyle = Style.automatic
    /// As in UIKit, on phones.
    open var style: Style { .sliding }
    override var use: ViewUse { .touching }
    open override var intrinsicContentSize: CGSize { faceSize }
    override func paint(_ rect: Rect, in canvas: any Canvas) { drawFace(in: canvas) }
}

/// A number, by a knob on a line.
@preconcurrency @MainActor
open class UISlider: UIControl, DrawnControl {
    let face = Slider()
    /// As in UIKit.
    open var value: Float {
        get { Float(face.value) }
        set {
            face.value = Double(newValue)
            node.setNeedsDisplay()
            valueChanged()
        }
    }
    /// As in UIKit: the maximum follows where it would be less.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeChanged()
        }
    }
    /// As in UIKit: the minimum follows where it would be more.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeChanged()
        }
    }
    private func rangeChanged() {
        let (least, most) = (Double(minimumValue), Double(maximumValue))
        guard least.isFinite, most.isFinite else { return }
        face.range = least...max(least, most)
    }
    /// As in UIKit.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// As in UIKit.
    open var isContinuous = true
    /// As in UIKit: the tint, unless it is said.
    open var minimumTrackTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    /// As in UIKit.
    open var maximumTrackTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    /// As in UIKit.
    open var thumbTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    func tint(_ colors: inout ControlColors) {
        if let minimumTrackTintColor { colors.tint = minimumTrackTintColor.value }
        if let maximumTrackTintColor { colors.track = maximumTrackTintColor.value }
        if let thumbTintColor { colors.knob = thumbTintColor.value }
    }
    /// Kept, without effect.
    open var minimumValueImage: UIImage?
    /// Kept, without effect.
    open var maximumValueImage: UIImage?
    /// Neither called nor with an effect here.
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    /// Neither called nor with an effect here.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    /// Neither called nor with an effect here.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
    /// Where the line is drawn. What a class of one's own says is not asked for.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = min(4, bounds.height)
        return CGRect(
            x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }
    /// Where the knob is drawn for a value. What a class of one's own says is not asked for.
    open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect {
        let side = min(24, bounds.width, bounds.height)
        let way = maximumValue - minimumValue
        let share = way > 0 ? CGFloat(max(0, min(1, (value - minimumValue) / way))) : 0
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        return CGRect(
            x: trackRect.minX + (trackRect.width - side) * (isForward ? share : 1 - share),
            y: trackRect.midY - side / 2, width: side, height: side)
    }
    override var use: ViewUse { .touching }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 31)
    }
    override func paint(_ rect: Rect, in canvas: any Canvas) { drawFace(in: canvas) }
}

/// How far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView, DrawnControl {
    /// What it looks like.
    public enum Style: Int, Sendable { case `default`, bar }
    let face = ProgressView()
    /// As in UIKit.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    /// As in UIKit.
    open var progress: Float {
        get { Float(face.progress) }
        set {
            face.progress = Double(newValue)
            node.setNeedsDisplay()
            valueChanged()
        }
    }
    /// As in UIKit.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    /// As in UIKit.
    open var progressViewStyle = Style.default
    /// As in UIKit: the tint, unless it is said.
    open var progressTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    /// As in UIKit.
    open var trackTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    func tint(_ colors: inout ControlColors) {
        if let progressTintColor { colors.tint = progressTintColor.value }
        if let trackTintColor { colors.track = trackTintColor.value }
    }
    /// Kept, without effect.
    open var progressImage: UIImage?
    /// Kept, without effect.
    open var trackImage: UIImage?
    /// Kept, without effect.
    open var observedProgress: Progress?
    open override var intrinsicContentSize: CGSize { faceSize }
    override func paint(_ rect: Rect, in canvas: any Canvas) { drawFace(in: canvas) }
}

/// Something is being done.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, DrawnControl {
    /// How large it is.
    public enum Style: Int, Sendable {
        case medium = 100, large = 101, whiteLarge = 0, white = 1, gray = 2
    }
    let face = ActivityIndicator()
    /// As in UIKit.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
        beginAtOwnSize()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        beginAtOwnSize()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    /// As in UIKit.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    /// As in UIKit: grey, unless it is said.
    open var color: UIColor! { didSet { node.setNeedsDisplay() } }
    func tint(_ colors: inout ControlColors) {
        let isWhite = style == .white || style == .whiteLarge
        if let color = color ?? (isWhite ? .white : nil) { colors.faintInk = color.value }
    }
    /// As in UIKit.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// As in UIKit.
    open private(set) var isAnimating = false
    /// As in UIKit.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    /// As in UIKit.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    override func fittingSize(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func paint(_ rect: Rect, in canvas: any Canvas) { drawFace(in: canvas) }
}

/// A number, more or less by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl, DrawnControl {
    let face = Stepper()

    /// As in UIKit: it has its own size, whatever the frame's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        node.frame.size = Size(faceSize)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    open var value: Double {
        get { face.value }
        set {
            face.value = newValue
            node.setNeedsDisplay()
            valueChanged()
        }
    }
    /// As in UIKit.
    open var minimumValue: Double {
        get { face.range.lowerBound }
        set {
            if newValue.isFinite { face.range = newValue...max(newValue, face.range.upperBound) }
        }
    }
    /// As in UIKit.
    open var maximumValue: Double {
        get { face.range.upperBound }
        set {
            if newValue.isFinite { face.range = min(newValue, face.range.lowerBound)...newValue }
        }
    }
    /// As in UIKit.
    open var stepValue: Double {
        get { face.step }
        set { face.step = newValue }
    }
    /// As in UIKit.
    open var isContinuous = true
    /// Kept, without effect.
    open var autorepeat = true
    /// Kept, without effect.
    open var wraps = false
    override var use: ViewUse { .touching }
    open override var intrinsicContentSize: CGSize { faceSize }
    override func paint(_ rect: Rect, in canvas: any Canvas) { drawFace(in: canvas) }
}

/// Which of several pages is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl, SizedByContent {
    /// As in UIKit: the current page is the last one at most.
    open var numberOfPages = 0 {
        didSet {
            if currentPage != pinned(currentPage) { currentPage = pinned(currentPage) }
            invalidateIntrinsicContentSize()
            node.setNeedsDisplay()
        }
    }
    /// As in UIKit: one of the pages, or 0 if there are none.
    open var currentPage = 0 {
        didSet {
            currentPage = pinned(currentPage)
            node.setNeedsDisplay()
            valueChanged()
        }
    }
    private func pinned(_ page: Int) -> Int { max(0, min(page, max(numberOfPages, 1) - 1)) }
    /// As in UIKit: whether no dot is shown where there is but one page.
    open var hidesForSinglePage = false { didSet { node.setNeedsDisplay() } }
    /// As in UIKit.
    open var pageIndicatorTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    /// As in UIKit.
    open var currentPageIndicatorTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    /// When a page control has a ground.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    /// Which way the pages go.
    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }
    /// Kept, without effect.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Kept, without effect.
    open var allowsContinuousInteraction = true
    /// Kept, without effect.
    open var preferredIndicatorImage: UIImage?
    /// Neither called nor with an effect here.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    /// Kept, without effect: the first page is on the left.
    open var direction = Direction.natural
    /// As in UIKit.
    open func size(forNumberOfPages count: Int) -> CGSize {
        CGSize(width: max(0, CGFloat(count) * 16 - 9), height: 26)
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override func paint(_ rect: Rect, in canvas: any Canvas) {
        super.paint(rect, in: canvas)
        if hidesForSinglePage, numberOfPages <= 1 { return }
        let bounds = node.bounds
        var x = bounds.midX - Double(numberOfPages) * 8 + 4.5
        for page in 0..<max(0, min(numberOfPages, 100)) {
            let chosen = currentPageIndicatorTintColor ?? .label
            let color = page == currentPage ? chosen : pageIndicatorTintColor ?? .systemGray3
            canvas.fill(
                Rect(x: x, y: bounds.midY - 3.5, width: 7, height: 7),
                color: color.value.resolved(with: node.traits), cornerRadius: 3.5)
            x += 16
        }
    }
}

/// Pulls to load anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60
    /// As in UIKit.
    public init() { super.init(frame: .zero) }
    public override convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    open private(set) var isRefreshing = false
    /// As in UIKit.
    open var attributedTitle: NSAttributedString?
    /// As in UIKit.
    open func beginRefreshing() { isRefreshing = true }
    /// As in UIKit.
    open func endRefreshing() { isRefreshing = false }
}
