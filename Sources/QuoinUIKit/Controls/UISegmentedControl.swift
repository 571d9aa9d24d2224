import QuoinKit

/// One of several.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, DrawnControl {
    let face = SegmentedControl()
    /// What is kept of each segment beside its title.
    private struct Segment {
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
        var action: UIAction?
        var offset = CGSize.zero
    }
    private var segments: [Segment] = [] {
        didSet { face.widths = segments.map { Double($0.width) } }
    }
    /// As in UIKit.
    public static let noSegment = -1
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit: as large as its segments ask for.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        face.titles = (items ?? []).map { $0 as? String ?? "" }
        segments = (items ?? []).map { Segment(image: $0 as? UIImage) }
        beginAtOwnSize()
    }
    /// As in UIKit: a segment for each action, which is performed when that is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions.map { $0.title })
        for (index, action) in actions.enumerated() { setAction(action, forSegmentAt: index) }
        if frame.size != .zero { self.frame = frame } else { self.frame.origin = frame.origin }
    }
    /// As in UIKit.
    open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
        let place = max(0, min(index, face.titles.count))
        insertSegment(withTitle: action.title, at: place, animated: animated)
        setAction(action, forSegmentAt: place)
    }
    /// As in UIKit.
    open func setAction(_ action: UIAction, forSegmentAt index: Int) {
        change(index) {
            $0.action = action
            $0.image = action.image
        }
        setTitle(action.title, forSegmentAt: index)
    }
    /// As in UIKit.
    open func actionForSegment(at index: Int) -> UIAction? { segment(at: index)?.action }
    open override func sendActions(for events: Event) {
        super.sendActions(for: events)
        guard events.contains(.valueChanged) else { return }
        segment(at: selectedSegmentIndex)?.action?.performWithSender(self, target: nil)
    }
    /// Kept, without effect.
    open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
        change(index) { $0.offset = offset }
    }
    /// As in UIKit.
    open func contentOffsetForSegment(at index: Int) -> CGSize {
        segment(at: index)?.offset ?? .zero
    }
    /// As in UIKit.
    open var numberOfSegments: Int { face.titles.count }
    /// As in UIKit.
    open var selectedSegmentIndex: Int {
        get { face.selectedIndex ?? Self.noSegment }
        set {
            face.selectedIndex = face.titles.indices.contains(newValue) ? newValue : nil
            node.setNeedsDisplay()
        }
    }
    /// As in UIKit.
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        let place = max(0, min(index, face.titles.count))
        face.titles.insert(title ?? "", at: place)
        segments.insert(Segment(), at: place)
        // What comes after it moves down, and stays chosen.
        if let chosen = face.selectedIndex, chosen >= place { face.selectedIndex = chosen + 1 }
        invalidateIntrinsicContentSize()
    }
    /// As in UIKit.
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        let place = max(0, min(index, face.titles.count))
        insertSegment(withTitle: "", at: place, animated: animated)
        segments[place].image = image
    }
    /// As in UIKit.
    open func removeSegment(at index: Int, animated: Bool) {
        guard face.titles.indices.contains(index) else { return }
        face.titles.remove(at: index)
        segments.remove(at: index)
        // What comes after it moves up, and stays chosen; what is gone is not.
        if let chosen = face.selectedIndex, chosen >= index {
            face.selectedIndex = chosen == index ? nil : chosen - 1
        }
        invalidateIntrinsicContentSize()
    }
    /// As in UIKit.
    open func removeAllSegments() {
        face.titles = []
        segments = []
        face.selectedIndex = nil
        invalidateIntrinsicContentSize()
    }
    /// As in UIKit.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        guard face.titles.indices.contains(index) else { return }
        face.titles[index] = title ?? ""
        invalidateIntrinsicContentSize()
    }
    /// As in UIKit.
    open func titleForSegment(at index: Int) -> String? {
        face.titles.indices.contains(index) ? face.titles[index] : nil
    }
    /// Kept, without effect.
    open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
        change(index) { $0.image = image }
    }
    /// As in UIKit.
    open func imageForSegment(at index: Int) -> UIImage? { segment(at: index)?.image }
    /// As in UIKit: 0 lets a segment be as wide as titles ask for, and take part in what room there is.
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
        change(index) { $0.width = width }
        invalidateIntrinsicContentSize()
        node.setNeedsDisplay()
    }
    /// As in UIKit: 0 where none was set.
    open func widthForSegment(at index: Int) -> CGFloat { segment(at: index)?.width ?? 0 }
    /// Kept, without effect.
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
        change(index) { $0.isEnabled = enabled }
    }
    /// As in UIKit.
    open func isEnabledForSegment(at index: Int) -> Bool {
        segment(at: index)?.isEnabled ?? false
    }
    private func segment(at index: Int) -> Segment? {
        segments.indices.contains(index) ? segments[index] : nil
    }
    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        if segments.indices.contains(index) { change(&segments[index]) }
    }
    /// As in UIKit for the font of the normal state, which all segments are measured in.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State)
    {
        guard state == .normal, let font = attributes?[.font] as? UIFont else { return }
        face.font = font.drawn
        invalidateIntrinsicContentSize()
    }
    /// As in UIKit.
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    /// Neither called nor with an effect here.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState: State, rightSegmentState: State,
        barMetrics: UIBarMetrics
    ) {}
    /// As in UIKit.
    open var selectedSegmentTintColor: UIColor? { didSet { node.setNeedsDisplay() } }
    func tint(_ colors: inout ControlColors) {
        if let selectedSegmentTintColor { colors.raised = selectedSegmentTintColor.value }
    }
    /// As in UIKit: whether segments without a width of their own are as wide as their own titles ask for, instead
    /// of as the widest one does.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            face.apportionsWidthsByContent = apportionsSegmentWidthsByContent
            invalidateIntrinsicContentSize()
            node.setNeedsDisplay()
        }
    }
    /// Kept, without effect.
    open var isMomentary = false
    open override var intrinsicContentSize: CGSize { faceSize }
    override var use: ViewUse { .touching }
    override var roomToSpare: CGSize { face.roomToSpare.cg }
    override func paint(_ rect: Rect, in canvas: any Canvas) { drawFace(in: canvas) }

    private var toldBaselines = ToldBaselines()
    override var baselines: (first: Double, last: Double) { toldBaselines.tell(titleBaselines) }
    /// Those of the titles, which stand in the middle.
    private var titleBaselines: (first: Double, last: Double) {
        (face.firstBaselineOffsetFromTop, face.lastBaselineOffsetFromBottom)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = Rect(origin: .zero, size: node.bounds.size)
        face.layoutIfNeeded()
        if toldBaselines.differ(from: titleBaselines) { invalidateIntrinsicContentSize() }
    }
}
