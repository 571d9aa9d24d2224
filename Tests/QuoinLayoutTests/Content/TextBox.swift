import QuoinLayout

/// A view that measures as a text would whose letters are each 10 wide, in lines 20 high.
final class TextBox: View {
    /// How many letters there are. Setting it says so.
    var letters: Int {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The widths that it was measured for, in order.
    private(set) var widths: [Double] = []
    /// What hangs outside of the letters.
    var insets = EdgeInsets.zero

    /// Makes a text that breaks its lines where the width ends.
    init(_ name: String, letters: Int, wraps: Bool = true) {
        self.letters = letters
        super.init(frame: .zero)
        self.name = name
        contentDependsOnWidth = wraps
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: Size {
        Size(width: Double(letters) * 10, height: letters == 0 ? 0 : 20)
    }

    override var alignmentRectInsets: EdgeInsets { insets }

    override func contentSize(forWidth width: Double) -> Size {
        widths.append(width)
        let perLine = max(1, Int((width + 1e-6) / 10))
        let lines = (letters + perLine - 1) / perLine
        return Size(width: Double(min(perLine, letters) * 10), height: Double(lines) * 20)
    }
}

/// A view of which everything that constraints ask can be set.
final class AdjustableView: View {
    var content = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)
    var insets = EdgeInsets.zero
    var firstBaselineOffset = 0.0
    var lastBaselineOffset = 0.0
    /// How often `layoutSubviews` was called.
    private(set) var layouts = 0
    /// How often `updateConstraints` was called.
    private(set) var updates = 0

    /// Makes a view that constraints are to place.
    init(_ name: String, content: Size? = nil) {
        super.init(frame: .zero)
        self.name = name
        self.content = content ?? self.content
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: Size { content }
    override var alignmentRectInsets: EdgeInsets { insets }
    override var firstBaselineOffsetFromTop: Double { firstBaselineOffset }
    override var lastBaselineOffsetFromBottom: Double { lastBaselineOffset }

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }

    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
}
