import QuoinKit

/// Scrolling to what is no row.
extension UITableView {
    final func scrollToSection(_ number: Int, animated: Bool) {
        guard let table, let place = table.rectForSection(section(number)) else { return }
        let top = table.offset(bringingToTop: place.minY)
        setContentOffset(CGPoint(x: contentOffset.x, y: CGFloat(top)), animated: animated)
    }
}
