import Quoin

/// A view that the script has made.
final class WebView: View {
    /// Where the size of the content comes from.
    enum Source {
        /// It was said.
        case given(WebContent)
        /// The script measures it; if `wraps`, once more for the width that the view gets.
        case measured(wraps: Bool)
    }

    /// Its number in the layout, and in the list of frames.
    let index: Int32
    /// The text that sentences have declared it with.
    var text = ""
    /// The constraints that mention it, of which some may have gone.
    var mentions = MentionedConstraints()
    private let frames: WebFrames
    private let measurer: WebMeasurer
    private var source: Source
    /// What the script has measured without regard to a width, as long as that holds.
    private var known: WebContent?
    /// What it has measured last, for want of anything better if it fails.
    private var last = WebContent.none

    init(_ index: Int32, _ source: Source, _ frames: WebFrames, _ measurer: WebMeasurer) {
        self.index = index
        self.source = source
        self.frames = frames
        self.measurer = measurer
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        tellsFrameChanges = true
        contentDependsOnWidth = Self.wraps(source)
    }

    private static func wraps(_ source: Source) -> Bool {
        if case .measured(let wraps) = source { wraps } else { false }
    }

    // MARK: Content

    /// Takes its size from elsewhere from now on.
    func take(_ source: Source) {
        self.source = source
        contentDependsOnWidth = Self.wraps(source)
        contentChanged()
    }

    /// What was measured does not hold any more.
    func contentChanged() {
        known = nil
        invalidateIntrinsicContentSize()
    }

    private var content: WebContent {
        if case .given(let content) = source {
            return content
        }
        if let known {
            return known
        }
        let measured = measure(within: .infinity)
        known = measured
        return measured
    }

    private func measure(within width: Double) -> WebContent {
        if let measured = measurer.content(of: index, within: width) {
            last = measured
        }
        return last
    }

    override var intrinsicContentSize: Size { content.size }

    override func contentSize(forWidth width: Double) -> Size {
        if case .given(let content) = source {
            return content.size
        }
        // What fits without a limit fits within one that is no less.
        if let known, known.size.width >= 0, known.size.width <= width {
            return known.size
        }
        return measure(within: width).size
    }

    override var firstBaselineOffsetFromTop: Double { content.firstBaseline }
    override var lastBaselineOffsetFromBottom: Double { content.lastBaseline }

    // MARK: Frame

    override func frameDidChange() {
        frames.touch(index)
    }
}
