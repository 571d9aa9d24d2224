import QuoinUIKit
import TestSupport
import Testing

/// Short names, as people write them.
extension NSCollectionLayoutDimension {
    fileprivate static var full: Self { .fractionalWidth(1) }
}
extension NSCollectionLayoutGroup {
    fileprivate static func row(_ item: NSCollectionLayoutItem, height: CGFloat) -> Self {
        .horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .full, heightDimension: .absolute(height)), subitems: [item])
    }
}

/// Collections whose layouts are composed of sections, groups and items.
@MainActor
@Suite struct CompositionalLayoutTests {
    private typealias Scene = CompositionalScene

    @MainActor @Test func `sections stand below each other with their headers, footers and insets`()
    {
        let section = Scene.rows(3, height: .absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 10, leading: 15, bottom: 20, trailing: 15)
        section.interGroupSpacing = 5
        section.boundarySupplementaryItems = [
            Scene.header(.absolute(30)), Scene.header(.absolute(12), "footer"),
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let scene = Scene(Scene.Layout(section: section, configuration: configuration))
        scene.show([4, 2])
        // 30; 10, 50, 5, 50, 20; 12.
        expectEqual(scene.part("header"), CGRect(x: 15, y: 0, width: 270, height: 30))
        expectEqual(scene.frame(0), CGRect(x: 15, y: 40, width: 90, height: 50))
        expectEqual(scene.frame(2), CGRect(x: 195, y: 40, width: 90, height: 50))
        expectEqual(scene.frame(3), CGRect(x: 15, y: 95, width: 90, height: 50))
        expectEqual(scene.part("footer"), CGRect(x: 15, y: 165, width: 270, height: 12))
        expectEqual(scene.part("header", 1), CGRect(x: 15, y: 184, width: 270, height: 30))
        expectEqual(scene.frame(1, 1), CGRect(x: 105, y: 224, width: 90, height: 50))
        expectEqual(scene.view.contentSize, CGSize(width: 300, height: 306))
        section.supplementariesFollowContentInsets = false
        scene.view.collectionViewLayout.invalidateLayout()
        scene.layOut()
        expectEqual(scene.part("header"), CGRect(x: 0, y: 0, width: 300, height: 30))
        expectTrue(scene.messages.isEmpty)
    }

    @MainActor @Test func `headers stay in sight as long as their sections do, footers likewise`() {
        let section = Scene.rows(1, height: .absolute(100))
        let (header, footer) = (
            Scene.header(.absolute(30)), Scene.header(.absolute(20), "footer")
        )
        header.pinToVisibleBounds = true
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header, footer]
        let scene = Scene(Scene.Layout(section: section))
        scene.show([5, 5])
        expectEqual(scene.part("footer")?.minY, 380)
        scene.view.contentOffset.y = 200
        scene.layOut()
        expectEqual(scene.part("header")?.minY, 200)
        // The first section ends at 550: its footer at 530.
        expectEqual(scene.part("footer")?.minY, 530)
        scene.view.contentOffset.y = 535
        scene.layOut()
        // Pushed out by the end of the section.
        expectEqual(scene.part("header")?.minY, 520)
        expectEqual(scene.part("header", 1)?.minY, 550)
    }

    @MainActor @Test func `grounds stand behind their sections, and the whole has headers, too`()
        throws
    {
        final class Ground: UICollectionReusableView {}
        let section = Scene.rows(2, height: .absolute(40))
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [ground]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            Scene.header(.absolute(25)), Scene.header(.absolute(35), "footer"),
        ]
        let layout = Scene.Layout(section: section, configuration: configuration)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let scene = Scene(layout)
        scene.show([2, 4])
        let grounds = scene.view.subviews.compactMap { $0 as? Ground }.map(\.frame)
        expectEqual(
            grounds.sorted { $0.minY < $1.minY },
            [
                CGRect(x: 2, y: 26, width: 294, height: 36),
                CGRect(x: 2, y: 66, width: 294, height: 76),
            ])
        expectTrue(scene.view.subviews.first is Ground)
        let kinds = ["header", "footer"]
        let frames = kinds.enumerated().map {
            scene.view.supplementaryView(
                forElementKind: $0.element, at: IndexPath(index: $0.offset))?.frame.minY
        }
        expectEqual(frames, [0, 145])
        expectEqual(scene.view.contentSize.height, 180)
    }

    @MainActor @Test func `what is provided by section depends on the room and the traits`() {
        var rooms: [CGSize] = []
        let scene = Scene(
            Scene.Layout { number, environment in
                rooms.append(environment.container.effectiveContentSize)
                if number == 2 { return nil }
                let isWide = environment.container.effectiveContentSize.width > 350
                return Scene.rows(isWide ? 4 : 2, height: .fractionalHeight(0.25))
            })
        scene.show([2, 2, 2])
        expectEqual(rooms.first, CGSize(width: 300, height: 400))
        expectEqual(scene.frame(1, 1), CGRect(x: 150, y: 100, width: 150, height: 100))
        expectTrue(scene.frame(0, 2) == nil)
        expectTrue(scene.messages.contains { $0.contains("made no section for 2") })
        scene.view.frame.size.width = 400
        scene.layOut()
        expectEqual(scene.frame(1, 1), CGRect(x: 100, y: 100, width: 100, height: 100))
    }

    @MainActor @Test func `where people read from the right, items begin there`() {
        let section = Scene.rows(3, height: .absolute(50))
        section.contentInsets.leading = 30
        let scene = Scene(Scene.Layout(section: section))
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.show([3])
        expectEqual(scene.frame(0), CGRect(x: 180, y: 0, width: 90, height: 50))
        expectEqual(scene.frame(2), CGRect(x: 0, y: 0, width: 90, height: 50))
    }

    @MainActor @Test func `it may scroll sideways`() {
        let item = NSCollectionLayoutItem(
            layoutSize: Scene.size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: Scene.size(.absolute(80), .fractionalHeight(1)), subitems: [item]))
        section.interGroupSpacing = 20
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let scene = Scene(Scene.Layout(section: section, configuration: configuration))
        scene.show([9])
        expectEqual(scene.frame(1), CGRect(x: 0, y: 200, width: 80, height: 200))
        expectEqual(scene.frame(2), CGRect(x: 100, y: 0, width: 80, height: 200))
        expectEqual(scene.view.contentSize, CGSize(width: 480, height: 400))
        expectTrue(scene.frame(6) == nil)
    }

    @MainActor @Test func `badges hang on their items and scroll with them`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Scene.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: Scene.size(.fractionalWidth(0.5), .fractionalHeight(1)),
            supplementaryItems: [badge])
        let scene = Scene(
            Scene.Layout(
                section: NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: Scene.size(.fractionalWidth(1), .absolute(60)),
                        subitems: [item]))))
        scene.show([3])
        expectEqual(scene.part("badge", item: 1), CGRect(x: 280, y: 0, width: 20, height: 20))
        expectEqual(scene.part("badge", item: 2), CGRect(x: 130, y: 60, width: 20, height: 20))
        let said = scene.view.layoutAttributesForSupplementaryElement(
            ofKind: "badge", at: IndexPath(item: 2, section: 0))
        expectEqual(said?.frame, scene.part("badge", item: 2))
    }

    @MainActor @Test func `handlers see what is in sight, and may turn it`() {
        let section = Scene.rows(1, height: .absolute(100))
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items {
                let middle = environment.container.contentSize.height / 2
                let isMiddle = abs(item.frame.midY - offset.y - middle) < 60
                item.alpha = isMiddle ? 1 : 0.5
            }
        }
        let scene = Scene(Scene.Layout(section: section))
        scene.show([10])
        let alphas = (0..<4).map { scene.view.cellForItem(at: [0, $0])?.alpha }
        expectEqual(alphas, [0.5, 1, 1, 0.5])
        scene.view.contentOffset.y = 150
        scene.layOut()
        expectEqual(scene.view.cellForItem(at: [0, 3])?.alpha, 1)
        expectEqual(scene.view.cellForItem(at: [0, 1])?.alpha, 0.5)
    }

    @MainActor @Test func `what a layout is made of can have short names of an app's own`() {
        let item = NSCollectionLayoutItem(layoutSize: Scene.size(.full, .fractionalHeight(1)))
        let scene = Scene(
            Scene.Layout(section: NSCollectionLayoutSection(group: .row(item, height: 70))))
        scene.show([2])
        expectEqual(scene.frame(1), CGRect(x: 0, y: 70, width: 300, height: 70))
    }

    @MainActor @Test func `strange sections end somewhere`() {
        for number in [CGFloat.nan, .infinity, -8, 0, 1e300] {
            let section = Scene.rows(1, height: .absolute(number))
            section.interGroupSpacing = number
            section.contentInsets.top = number
            section.contentInsets.leading = number
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Scene.size(.estimated(number), .estimated(number)),
                elementKind: "header", alignment: .topTrailing,
                absoluteOffset: CGPoint(x: number, y: number))
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header, header]
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = number
            let scene = Scene(Scene.Layout(section: section, configuration: configuration))
            scene.show([30, 0, 30])
            expectTrue(scene.view.contentSize.height.isFinite)
            scene.view.scrollToItem(at: [2, 29], at: .bottom, animated: false)
            scene.layOut()
            expectTrue(scene.view.contentOffset.y.isFinite)
        }
    }
}
