import QuoinKit

/// A row of the engine's that stands for a view of UIKit's among the subviews of a table: for a cell, a header or a
/// footer. What a table does with it stands in ``Carrier``.
class CarryingRow: TableViewCell {
    final let content: UIView
    /// How tall a header or footer of the whole table was said to be by its frame, which it may not have had since.
    final var wholeHeight: RowHeight?

    init(carrying content: UIView) {
        self.content = content
        super.init(frame: .zero)
    }

    /// Messages call it by what it carries.
    final override var kindName: String? { "\(type(of: content))Row" }

    static func height(ofWhole size: CGSize) -> RowHeight {
        size.height > 0 ? RowHeight(size.height) : .automatic
    }

    /// Somebody has given the header or footer of the whole table a size.
    final func wholeIsSaid(of size: CGSize) {
        // What it has by its constraints is no height that was said.
        let isOwn = wholeHeight == .automatic && frame.height == Double(size.height)
        if !isOwn { wholeHeight = Self.height(ofWhole: size) }
    }
}

extension RowHeight {
    /// A height as UIKit has it: below zero, constraints decide.
    init(_ height: CGFloat) {
        self = height >= 0 && height.isFinite ? .fixed(Double(height)) : .automatic
    }
}
