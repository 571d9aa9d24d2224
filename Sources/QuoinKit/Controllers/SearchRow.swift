import Quoin

/// The row of a navigation bar that a line to search in stands in, which slides up beneath the titles as the row gets
/// lower.
package final class SearchRow: View {
    /// The line, which is a subview.
    package final var line: View?
    /// How far it is from the edges of the row, at the sides from the margins.
    package final var room = EdgeInsets(top: 1, bottom: 15)
    /// How high it is, if it is not asked for that.
    package final var lineHeight: Double?

    package init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    convenience init(showing line: View) {
        self.init()
        self.line = line
        addSubview(line)
    }

    /// How high the row is with all of the line.
    final var height: Double {
        guard let line, line.superview === self else { return 0 }
        return height(of: line) + room.top + room.bottom
    }

    private func height(of line: View) -> Double {
        if let lineHeight { return lineHeight }
        let wish = line.intrinsicContentSize.height
        return wish > 0 && wish.isFinite ? wish : 36
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let line, line.superview === self else { return }
        let margin = NavigationBar.sideMargin(in: traits)
        let (start, end) = (
            safeAreaInsets.left + margin + room.left, safeAreaInsets.right + margin + room.right
        )
        let height = height(of: line)
        line.frame = Rect(
            x: start, y: bounds.height - room.bottom - height,
            width: max(0, bounds.width - start - end), height: height)
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    package override func traitsDidChange(from previous: TraitCollection) {
        super.traitsDidChange(from: previous)
        rowChanged()
    }

    package override func subviewContentSizeDidChange(_ subview: View) {
        super.subviewContentSizeDidChange(subview)
        rowChanged()
    }

    package override func didAddSubview(_ subview: View) {
        super.didAddSubview(subview)
        rowChanged()
    }

    package override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        rowChanged()
    }

    /// The row may be another one for the controller of the bar.
    private func rowChanged() {
        setNeedsLayout()
        superview?.superview?.setNeedsLayout()
    }
}
