import TestSupport
import Testing

@testable import QuoinUIKit

/// How far the sections of lists are apart.
@MainActor
@Suite struct ListSectionTests {
    @MainActor
    private final class Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let list: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, Int>

        init(
            _ configuration: UICollectionLayoutListConfiguration,
            change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
        ) {
            list = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                    let section = NSCollectionLayoutSection.list(
                        using: configuration, layoutEnvironment: environment)
                    change(section)
                    return section
                })
            let rows = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            let parts = UICollectionView.SupplementaryRegistration<Part>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { _, _, _ in }
            let ends = UICollectionView.SupplementaryRegistration<Part>(
                elementKind: UICollectionView.elementKindSectionFooter
            ) { _, _, _ in }
            source = .init(collectionView: list) {
                $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
            }
            source.supplementaryViewProvider = { view, kind, path in
                view.dequeueConfiguredReusableSupplementary(
                    using: kind == UICollectionView.elementKindSectionHeader ? parts : ends,
                    for: path)
            }
            window.addSubview(list)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems([0, 1], toSection: 0)
            snapshot.appendItems([2], toSection: 1)
            source.apply(snapshot, animatingDifferences: false)
            window.tick()
        }

        func top(_ item: Int, _ section: Int) -> CGFloat? {
            list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.minY
        }
    }

    /// A header or footer of 20 points.
    private final class Part: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.frame.size.height = 20
            return attributes
        }
    }

    @MainActor
    @Test(
        "sections of grouped lists keep 35 apart, and the first one from the top",
        arguments: [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped])
    func groups(appearance: UICollectionLayoutListConfiguration.Appearance) {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: appearance))
        expectEqual(scene.top(0, 0), 35)
        // Two rows of 44, 17.5 below one section, and as much above the next.
        expectEqual(scene.top(0, 1), 35 + 88 + 35)
        expectEqual(scene.list.contentSize.height, 35 + 88 + 35 + 44 + 17.5)
    }

    @MainActor @Test("headers and footers stand in the room between grouped sections")
    func parts() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let headed = Scene(configuration)
        expectEqual(headed.top(0, 0), 17.5 + 20)
        expectEqual(headed.top(0, 1), 37.5 + 88 + 17.5 + 20)
        configuration.footerMode = .supplementary
        let both = Scene(configuration)
        expectEqual(both.top(0, 1), 37.5 + 88 + 20 + 20)
        expectEqual(both.list.contentSize.height, 165.5 + 44 + 20)
        configuration.headerMode = .firstItemInSection
        let first = Scene(configuration)
        expectEqual(first.top(0, 0), 17.5)
        expectEqual(first.top(0, 1), 17.5 + 88 + 20)
    }

    @MainActor
    @Test("sections of plain lists touch each other, and insets of one's own count alone")
    func others() {
        let plain = Scene(UICollectionLayoutListConfiguration(appearance: .plain))
        expectEqual(plain.top(0, 0), 0)
        expectEqual(plain.top(0, 1), 88)
        let own = Scene(UICollectionLayoutListConfiguration(appearance: .grouped)) {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 0)
        }
        expectEqual(own.top(0, 0), 5)
        expectEqual(own.top(0, 1), 5 + 88 + 7 + 5)
    }
}
