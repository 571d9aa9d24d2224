import QuoinKit

/// Scrolling to what is no row.
extension UITableView {
    final func scrollToSection(_ number: Int, animated: Bool) {
        // Where that leads is known with the heights of what comes into sight there.
        for _ in 0..<Self.mostAttempts {
            guard let table, let place = table.rectForSection(section(number)) else { return }
            let top = CGFloat(table.offset(bringingToTop: place.minY))
            guard abs(top - contentOffset.y) > 1e-6 else { return }
            setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: animated)
            guard !animated, openBatches == 0, bounds.height > 0 else { return }
            layoutIfNeeded()
        }
    }
    private static let mostAttempts = 4
}
