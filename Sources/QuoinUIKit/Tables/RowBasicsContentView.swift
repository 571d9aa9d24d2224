import QuoinKit

/// The content view of a cell.
final class UITableViewCellContentView: RowBasicsContentView {}

/// The content view of what stands above or below the rows of a section.
final class UITableViewHeaderFooterContentView: RowBasicsContentView {}

/// The view that a row's own text and picture stand in. It asks for the height that they need; the row gives them
/// their frames, as in UIKit, so that an app can give them others.
class RowBasicsContentView: UIView, SizedByContent {
    override class func makeNode() -> View { RowBasicsContentNode() }

    /// What stands in the row by itself, once the app has asked for any of it.
    private(set) final var basics: RowBasics?

    /// What stands in the row by itself.
    final func madeBasics(_ look: RowBasicsLook) -> RowBasics {
        if let basics { return basics }
        let made = RowBasics(in: self, look: look)
        basics = made
        // Text of several lines is as high as the width lets it be.
        node.contentDependsOnWidth = true
        return made
    }

    /// None, but for the height of what the row arranges in it, unless a cell says how high it is.
    override var intrinsicContentSize: CGSize {
        let isSaidByCell = superview?.node.contentDependsOnWidth ?? false
        let width = measuredWidth.map { CGFloat($0) } ?? bounds.width
        let height = isSaidByCell ? nil : basics?.height(forWidth: width)
        return CGSize(
            width: UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        changed(subview)
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        changed(subview)
    }

    /// A view in this one would like to be of another size, has come, goes, or was hidden or shown.
    fileprivate func changed(_ subview: UIView?) {
        guard let subview, basics?.contains(subview) ?? false else { return }
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }
}

/// Hears of changes in what the row arranges.
private final class RowBasicsContentNode: StyledView {
    init() { super.init(frame: .zero) }

    override func subviewContentSizeDidChange(_ subview: View) {
        super.subviewContentSizeDidChange(subview)
        changed(subview)
    }

    override func subviewVisibilityDidChange(_ subview: View) {
        super.subviewVisibilityDidChange(subview)
        changed(subview)
    }

    private func changed(_ subview: View) {
        let (content, part) = (uiView as? RowBasicsContentView, subview.uiView)
        MainActor.assumeIsolated { content?.changed(part) }
    }
}
