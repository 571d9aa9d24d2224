import QuoinUIKit
import TestSupport
import Testing

/// What the parts of a composed layout say of themselves, and what the layout says of each of its elements.
@MainActor
@Suite struct CompositionNumberTests {
    private typealias Scene = CompositionalScene

    @MainActor @Test
    func `lengths, room and anchors say what they were made of, and groups repeat`() {
        typealias Length = NSCollectionLayoutDimension
        let rows: [(Length, CGFloat, [Bool])] = [
            (.fractionalWidth(0.5), 0.5, [true, false, false, false, false]),
            (.fractionalHeight(0.25), 0.25, [false, true, false, false, false]),
            (.absolute(30), 30, [false, false, true, false, false]),
            (.estimated(40), 40, [false, false, false, true, false]),
            (.uniformAcrossSiblings(estimate: 50), 50, [false, false, false, false, true]),
        ]
        for (length, number, kinds) in rows {
            expectEqual(length.dimension, number)
            expectEqual(
                [
                    length.isFractionalWidth, length.isFractionalHeight, length.isAbsolute,
                    length.isEstimated, length.isUniformAcrossSiblings,
                ], kinds, "\(number)")
        }
        let (fixed, flexible) = (
            NSCollectionLayoutSpacing.fixed(3), NSCollectionLayoutSpacing.flexible(4)
        )
        expectTrue(fixed.spacing == 3 && fixed.isFixedSpacing && !fixed.isFlexibleSpacing)
        expectTrue(flexible.spacing == 4 && flexible.isFlexibleSpacing && !flexible.isFixedSpacing)
        let point = CGPoint(x: 1, y: 2)
        let (near, far) = (
            NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: point),
            NSCollectionLayoutAnchor(edges: .bottom, fractionalOffset: point)
        )
        expectTrue(near.edges == [.top, .leading] && near.offset == point && near.isAbsoluteOffset)
        expectTrue(far.edges == .bottom && far.isFractionalOffset && !far.isAbsoluteOffset)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
        let item = NSCollectionLayoutItem(layoutSize: size)
        expectEqual(
            NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 3).subitems
                .count, 3)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        expectTrue(group.subitems.first === item)
        expectTrue(NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }.subitems.isEmpty)
        let mark = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "mark", containerAnchor: near)
        group.supplementaryItems = [mark]
        expectTrue(group.groupSupplementaryItems.first === mark)
        expectTrue(group.visualDescription().contains("group of 1"))
        do {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)),
                repeatingSubitem: item, count: 3)
            let scene = Scene(Scene.Layout(section: NSCollectionLayoutSection(group: group)))
            scene.show([4])
            expectEqual(scene.frame(0), CGRect(x: 0, y: 0, width: 150, height: 20))
            expectEqual(scene.frame(2), CGRect(x: 0, y: 40, width: 150, height: 20))
            expectEqual(scene.frame(3), CGRect(x: 0, y: 100, width: 150, height: 20))
        }
    }

    @MainActor @Test func `the layout tells where each of its elements is`() {
        let section = Scene.rows(1, height: .absolute(50))
        section.boundarySupplementaryItems = [Scene.header(.absolute(30))]
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        section.decorationItems = [ground]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let end = Scene.header(.absolute(10), "end")
        end.pinToVisibleBounds = true
        configuration.boundarySupplementaryItems = [end]
        let layout = Scene.Layout(section: section, configuration: configuration)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        let scene = Scene(layout)
        scene.show([12, 2])
        func part(_ kind: String, _ path: IndexPath) -> CGRect? {
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
        }
        // 30 for the header and 12 × 50: the next section begins at 630. What ends all is in sight, at 400.
        expectEqual(part("header", IndexPath(item: 0, section: 1))?.minY, 630)
        expectEqual(part("end", IndexPath(index: 0))?.minY, 390)
        expectTrue(
            part("end", IndexPath(index: 1)) == nil && part("none", IndexPath(index: 0)) == nil)
        expectTrue(part("header", IndexPath(item: 0, section: 9)) == nil)
        expectTrue(part("none", IndexPath(item: 0, section: 0)) == nil)
        let behind = layout.layoutAttributesForDecorationView(
            ofKind: "ground", at: IndexPath(item: 0, section: 1))
        expectEqual(behind?.frame, CGRect(x: 0, y: 630, width: 300, height: 130))
        expectTrue(
            layout.layoutAttributesForDecorationView(
                ofKind: "none", at: IndexPath(item: 0, section: 1)) == nil)
        expectTrue(
            layout.layoutAttributesForDecorationView(
                ofKind: "ground", at: IndexPath(item: 0, section: 9)) == nil)
        // It stays in sight.
        scene.view.contentOffset.y = 200
        scene.layOut()
        expectEqual(part("end", IndexPath(index: 0))?.minY, 590)
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: 1, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        attributes.bounds.size = CGSize(width: 10, height: 10)
        // About its middle.
        expectEqual(attributes.frame, CGRect(x: 20, y: 35, width: 10, height: 10))
        expectEqual(attributes.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
        expectEqual(attributes.hash, (attributes.copy() as? UICollectionViewLayoutAttributes)?.hash)
    }
}
