import QuoinUIKit
import TestSupport
import Testing

/// Screens that are a table or a collection, and override what they are told of scrolling.
@MainActor
@Suite struct ScrollingScreenTests {
    private final class Rows: UITableViewController {
        var log: [String] = []
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
        override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            log.append("end")
        }
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { targetContentOffset.pointee.y = 100 }
        override func scrollViewDidEndDragging(
            _ scrollView: UIScrollView, willDecelerate decelerate: Bool
        ) { log.append("dragged") }
        override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            super.scrollViewDidEndDecelerating(scrollView)
            log.append("rest")
        }
        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { tableView }
    }
    private final class Items: UICollectionViewController {
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { title = "rest" }
        override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { title = "top" }
        override func collectionView(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposed: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: 7) }
    }

    @MainActor @Test func `a table's screen hears by its own methods`() throws {
        let rows = Rows(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = rows
        window.makeKeyAndVisible()
        rows.tableView.contentSize.height = 2000
        rows.log = []
        rows.tableView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        window.tick(after: 1)
        expectTrue(rows.log.contains("end"))
        rows.log = []
        let delegate = try #require(rows.tableView.delegate)
        delegate.scrollViewWillBeginDragging(rows.tableView)
        var target = CGPoint.zero
        withUnsafeMutablePointer(to: &target) {
            delegate.scrollViewWillEndDragging(
                rows.tableView, withVelocity: .zero, targetContentOffset: $0)
        }
        delegate.scrollViewDidEndDragging(rows.tableView, willDecelerate: true)
        delegate.scrollViewDidEndDecelerating(rows.tableView)
        expectTrue(rows.log == ["drag", "dragged", "rest"] && target.y == 100)
        expectTrue(!delegate.scrollViewShouldScrollToTop(rows.tableView))
        expectTrue(delegate.viewForZooming(in: rows.tableView) === rows.tableView)
    }

    @MainActor @Test func `a collection's screen hears by its own methods`() throws {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let view = try #require(items.collectionView)
        let delegate = try #require(view.delegate)
        delegate.scrollViewDidEndDecelerating(view)
        expectEqual(items.title, "rest")
        delegate.scrollViewDidScrollToTop(view)
        expectEqual(items.title, "top")
        let offset = delegate.collectionView(
            view, targetContentOffsetForProposedContentOffset: .zero)
        expectEqual(offset.y, 7)
    }

    @MainActor @Test func `whoever overrides nothing says what UIKit says`() {
        let screen = UITableViewController(style: .plain)
        expectTrue(screen.scrollViewShouldScrollToTop(screen.tableView))
        expectTrue(screen.viewForZooming(in: screen.tableView) == nil)
    }
}
