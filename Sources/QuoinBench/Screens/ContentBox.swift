import QuoinLayout

/// A view with a content size, standing in for a label of one line or an image.
final class ContentBox: View {
    /// The size of the text or the picture.
    var content: Size {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: Size { content }

    /// Writes a line of about that length.
    override func draw(_ rect: Rect, in canvas: any Canvas) {
        canvas.text(
            "A line of text", at: Point(x: 0, y: content.height - 4),
            style: TextStyle(size: content.height - 4))
    }

    /// Makes a view that constraints place.
    init(width: Double, height: Double) {
        content = Size(width: width, height: height)
        super.init()
        translatesAutoresizingMaskIntoConstraints = false
    }

    /// Makes a view that neither stretches nor shrinks, as pictures should.
    static func picture(width: Double, height: Double) -> ContentBox {
        let picture = ContentBox(width: width, height: height)
        for axis in [Axis.horizontal, .vertical] {
            picture.setContentHuggingPriority(.required, for: axis)
            picture.setContentCompressionResistancePriority(.required, for: axis)
        }
        return picture
    }
}

/// A view that stands in for a text of several lines: the narrower it is, the higher.
///
/// Every character is as wide as any other, and lines are broken anywhere, so that the height at a
/// width is known by arithmetic.
final class TextBox: View {
    /// How wide a character is.
    static let characterWidth = 7.0
    /// How high a line is.
    static let lineHeight = 17.0

    /// How many characters the text has.
    var length: Int {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: Size {
        Size(width: Double(length) * Self.characterWidth, height: Self.lineHeight)
    }

    /// Makes a view that constraints place.
    init(length: Int) {
        self.length = length
        super.init()
        translatesAutoresizingMaskIntoConstraints = false
        contentDependsOnWidth = true
    }

    override func contentSize(forWidth width: Double) -> Size {
        let lines = Self.lineCount(length, inWidth: width)
        return Size(
            width: min(intrinsicContentSize.width, width),
            height: Double(lines) * Self.lineHeight)
    }

    /// How many lines a text takes.
    static func lineCount(_ length: Int, inWidth width: Double) -> Int {
        let perLine = max(1, Int(width / characterWidth))
        return max(1, (length + perLine - 1) / perLine)
    }
}
