import QuoinUIKit

/// All that is set of a list, from which any number of them can be made.
struct ListPlan {
    enum Kind: CaseIterable { case flow, compositional, table }

    let kind: Kind
    /// Whether cells say how large they are.
    let areCellsMeasured: Bool
    let hasHeaders: Bool
    let style: UITableView.Style
    let haveItemsSizes: Bool
    let pinsHeaders: Bool
    var isAcross: Bool
    var frame = CGRect(x: 0, y: 0, width: 200, height: 250)
    var inset = UIEdgeInsets.zero
    var sectionInset = UIEdgeInsets.zero
    var margins: UIEdgeInsets?
    var isRightToLeft = false
    var itemSize = CGSize(width: 50, height: 30)
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    /// Which arrangement the first section has; the next one has the next.
    var arrangement: Int

    init(_ draws: inout Draws) {
        kind = draws.pick(.flow, .compositional, .table)
        areCellsMeasured = draws.happens(percent: 30)
        arrangement = draws.below(6)
        isAcross = draws.happens(percent: 25)
        hasHeaders = draws.happens(percent: 40)
        style = draws.pick(.plain, .grouped, .insetGrouped)
        haveItemsSizes = draws.happens(percent: 40)
        pinsHeaders = draws.happens(percent: 30)
    }

    /// Whether another plan needs another layout.
    func hasOtherLayout(than other: ListPlan) -> Bool {
        kind == .compositional
            && (lineSpacing, itemSpacing, sectionInset, arrangement, isAcross)
                != (
                    other.lineSpacing, other.itemSpacing, other.sectionInset, other.arrangement,
                    other.isAcross
                )
    }

    // MARK: Lists

    @MainActor
    func makeList(of source: RandomList) -> UIScrollView {
        guard kind != .table else {
            let table = UITableView(frame: frame, style: style)
            table.register(NumberRow.self, forCellReuseIdentifier: "row")
            table.allowsMultipleSelection = true
            (table.dataSource, table.delegate) = (source, source)
            apply(to: table)
            return table
        }
        let list = UICollectionView(frame: frame, collectionViewLayout: makeLayout())
        list.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        for kind in Self.markKinds {
            list.register(
                NumberMark.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "mark")
        }
        list.allowsMultipleSelection = true
        (list.dataSource, list.delegate) = (source, source)
        apply(to: list)
        return list
    }

    @MainActor
    static let markKinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        "badge",
    ]

    @MainActor
    func apply(to list: UIScrollView) {
        list.frame = frame
        list.contentInset = inset
        list.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
        if let margins { list.layoutMargins = margins }
        let layout = (list as? UICollectionView)?.collectionViewLayout
        if let flow = layout as? UICollectionViewFlowLayout { apply(to: flow) }
    }

    @MainActor
    private func apply(to flow: UICollectionViewFlowLayout) {
        flow.scrollDirection = isAcross ? .horizontal : .vertical
        flow.itemSize = itemSize
        flow.estimatedItemSize = areCellsMeasured ? CGSize(width: 50, height: 40) : .zero
        flow.minimumLineSpacing = lineSpacing
        flow.minimumInteritemSpacing = itemSpacing
        flow.sectionInset = sectionInset
        flow.sectionHeadersPinToVisibleBounds = pinsHeaders
        flow.sectionFootersPinToVisibleBounds = pinsHeaders
    }

    // MARK: Layouts

    @MainActor
    func makeLayout() -> UICollectionViewLayout {
        guard kind == .compositional else {
            let flow = UICollectionViewFlowLayout()
            apply(to: flow)
            return flow
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = isAcross ? .horizontal : .vertical
        return UICollectionViewCompositionalLayout(
            sectionProvider: { makeSection((arrangement + $0) % 6, in: $1) },
            configuration: configuration)
    }

    @MainActor
    private func makeSection(
        _ arrangement: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let section: NSCollectionLayoutSection
        if arrangement == 5 {
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            if hasHeaders { list.headerMode = .supplementary }
            section = .list(using: list, layoutEnvironment: environment)
        } else {
            section = NSCollectionLayoutSection(group: makeGroup(arrangement))
            if arrangement == 2 { section.orthogonalScrollingBehavior = .continuous }
            if arrangement == 4 { section.orthogonalScrollingBehavior = .groupPaging }
            if hasHeaders {
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(20)),
                    elementKind: Self.markKinds[0], alignment: .top)
                header.pinToVisibleBounds = pinsHeaders
                section.boundarySupplementaryItems = [header]
            }
        }
        section.interGroupSpacing = lineSpacing
        section.contentInsets = NSDirectionalEdgeInsets(
            top: sectionInset.top, leading: sectionInset.left, bottom: sectionInset.bottom,
            trailing: sectionInset.right)
        return section
    }

    @MainActor
    private func makeGroup(_ arrangement: Int) -> NSCollectionLayoutGroup {
        let whole = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        switch arrangement {
        case 0:
            let row = size(.fractionalWidth(1), areCellsMeasured ? .estimated(40) : .absolute(30))
            return .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        case 1:
            let half = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [half])
            group.interItemSpacing = .fixed(itemSpacing)
            return group
        case 2:
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
            let item = NSCollectionLayoutItem(
                layoutSize: whole.layoutSize, supplementaryItems: [badge])
            return .horizontal(layoutSize: size(.absolute(80), .absolute(50)), subitems: [item])
        case 3:
            let narrow = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)))
            narrow.contentInsets = NSDirectionalEdgeInsets(
                top: 2, leading: 2, bottom: 2, trailing: 2)
            let low = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)), subitems: [low])
            return .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [narrow, column])
        default:
            return .horizontal(
                layoutSize: size(.fractionalWidth(0.8), .absolute(60)), subitems: [whole])
        }
    }

    @MainActor
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}
