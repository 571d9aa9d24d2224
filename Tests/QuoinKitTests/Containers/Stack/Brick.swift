import Quoin
import QuoinKit

/// A view whose content has a given size, and baselines at given distances from its edges.
final class Brick: View {
    /// What a brick is made of.
    struct Content: Equatable {
        var width: Double
        var height: Double
        var firstBaseline = 0.0
        var lastBaseline = 0.0

        func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
    }

    var content: Content {
        didSet {
            if content != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    init(_ content: Content, named name: String = "") {
        self.content = content
        super.init(frame: .zero)
        self.name = name
    }

    convenience init(_ width: Double, _ height: Double, named name: String = "") {
        self.init(Content(width: width, height: height), named: name)
    }

    override var intrinsicContentSize: Size { Size(width: content.width, height: content.height) }
    override var firstBaselineOffsetFromTop: Double { content.firstBaseline }
    override var lastBaselineOffsetFromBottom: Double { content.lastBaseline }
}
