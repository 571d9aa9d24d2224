import QuoinUIKit
import TestSupport
import Testing

/// Sections that scroll across the way that their collection scrolls.
@MainActor
@Suite struct OrthogonalSectionTests {
    private typealias Scene = CompositionalScene
    private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// Cards of 100 × 80 that scroll sideways, above rows of 50.
    private func scene(_ behavior: Behavior = .continuous, mirrored: Bool = false) -> Scene {
        let scene = Scene(
            Scene.Layout { number, _ in
                guard number == 0 else { return Scene.rows(1, height: .absolute(50)) }
                let item = NSCollectionLayoutItem(
                    layoutSize: Scene.size(.fractionalWidth(1), .fractionalHeight(1)))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: Scene.size(.absolute(100), .absolute(80)), subitems: [item]))
                section.orthogonalScrollingBehavior = behavior
                section.interGroupSpacing = 10
                section.contentInsets = NSDirectionalEdgeInsets(
                    top: 5, leading: 20, bottom: 15, trailing: 20)
                section.boundarySupplementaryItems = [Scene.header(.absolute(30))]
                return section
            })
        if mirrored { scene.view.semanticContentAttribute = .forceRightToLeft }
        return scene
    }
    private func scroller(_ scene: Scene) -> UIScrollView? {
        scene.view.subviews.compactMap { $0 as? UIScrollView }.min { $0.frame.minY < $1.frame.minY }
    }

    @MainActor @Test func `a section has a scroll view of its own, with what is seen of it`() throws
    {
        let scene = scene()
        scene.show([100, 3])
        let scroller = try #require(self.scroller(scene))
        // A header of 30 and 5 above; 20 before and behind 100 cards with 10 between.
        expectEqual(scroller.frame, CGRect(x: 0, y: 35, width: 300, height: 80))
        expectEqual(scroller.contentSize, CGSize(width: 11_030, height: 80))
        expectEqual(scene.frame(1), CGRect(x: 130, y: 0, width: 100, height: 80))
        expectTrue(scene.view.cellForItem(at: [0, 1])?.superview === scroller)
        expectEqual(scene.frame(0, 1), CGRect(x: 0, y: 130, width: 300, height: 50))
        expectEqual(scene.view.visibleCells.count, 3 + 3)
        expectEqual(scene.part("header"), CGRect(x: 20, y: 0, width: 260, height: 30))
        expectEqual(scene.view.contentSize, CGSize(width: 300, height: 280))
        expectTrue(scene.messages.isEmpty)
    }

    @MainActor @Test func `it scrolls by itself, and stays so while it is out of sight`() throws {
        let scene = scene()
        scene.show([100, 30])
        let scroller = try #require(self.scroller(scene))
        scroller.contentOffset.x = 1000
        scene.layOut()
        let items = scene.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
        // Card n begins at 20 + 110 n; from 1000 to 1300 is seen.
        expectEqual(items.sorted(), [9, 10, 11])
        expectEqual(scene.view.contentOffset, .zero)
        scene.view.contentOffset.y = 500
        scene.layOut()
        expectTrue(self.scroller(scene) == nil)
        scene.view.contentOffset.y = 0
        scene.layOut()
        expectEqual(self.scroller(scene)?.contentOffset.x, 1000)
        expectTrue(scene.view.cellForItem(at: [0, 9]) != nil)
        self.scroller(scene)?.contentOffset.x = 1e9
        scene.layOut()
        expectEqual(self.scroller(scene)?.contentOffset.x, 10_730)
    }

    @MainActor @Test func `scrolling to an item scrolls its section, and both`() throws {
        let scene = scene()
        scene.show([100, 30])
        scene.view.contentOffset.y = 600
        scene.layOut()
        scene.view.scrollToItem(at: [0, 50], at: [.left, .top], animated: false)
        scene.layOut()
        expectEqual(scroller(scene)?.contentOffset.x, 5520)
        expectEqual(scene.view.contentOffset.y, 35)
        scene.view.scrollToItem(at: [0, 50], at: .centeredHorizontally, animated: false)
        scene.layOut()
        expectEqual(scroller(scene)?.contentOffset.x, 5420)
    }

    @MainActor @Test func `the first group stands in the middle where groups are centred`() {
        let scene = scene(.groupPagingCentered)
        scene.show([9])
        // The middle of the first card is at 70 of its content, and at 150 of the view.
        expectEqual(scroller(scene)?.contentOffset.x, -80)
    }

    @MainActor @Test func `where people read from the right, cards begin there`() throws {
        let scene = scene(mirrored: true)
        scene.show([9, 1])
        let scroller = try #require(self.scroller(scene))
        let length: CGFloat = 20 + 900 + 80 + 20
        expectEqual(scroller.contentSize.width, length)
        expectEqual(scroller.contentOffset.x, length - 300)
        expectEqual(scene.frame(0)?.maxX, length - 20)
        expectEqual(scene.frame(1)?.maxX, length - 130)
    }

    @MainActor @Test func `cards whose sizes are estimated are measured when they are seen`() throws
    {
        let scene = Scene(
            Scene.Layout { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: Scene.size(.estimated(50), .estimated(50)))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: Scene.size(.estimated(50), .estimated(50)), subitems: [item]))
                section.orthogonalScrollingBehavior = .continuous
                return section
            })
        scene.size = { CGSize(width: 90, height: CGFloat($0 == 2 ? 70 : 60)) }
        scene.show([1000, 1000])
        let scroller = try #require(self.scroller(scene))
        expectEqual(scroller.frame.height, 70)
        expectEqual(scene.frame(2), CGRect(x: 180, y: 0, width: 90, height: 70))
        expectEqual(scene.frame(1), CGRect(x: 90, y: 0, width: 90, height: 60))
        expectTrue(scene.asked.count < 80)
    }

    @MainActor @Test func `its offset goes with the section when that moves`() {
        let scene = scene()
        scene.show([100, 3])
        scroller(scene)?.contentOffset.x = 500
        scene.layOut()
        scene.asked = []
        var snapshot = scene.source.snapshot()
        snapshot.deleteItems([100_001])
        scene.source.apply(snapshot)
        scene.layOut()
        expectEqual(scroller(scene)?.contentOffset.x, 500)
        expectTrue(scene.asked.isEmpty)
    }
}
