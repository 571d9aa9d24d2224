import QuoinKit

/// What is around a collection's content, which layouts arrange it by.
@MainActor
struct CollectionSurroundings: Equatable {
    private let size: CGSize
    private let insets: UIEdgeInsets
    private let safeArea: UIEdgeInsets
    private let margins: UIEdgeInsets
    private let traits: TraitCollection

    init(of view: UICollectionView) {
        size = view.bounds.size
        insets = view.adjustedContentInset
        safeArea = view.safeAreaInsets
        margins = view.layoutMargins
        traits = view.node.traits
    }
}

/// A collection's view of the engine's. What is around its content comes to layouts with the next layout.
final class CollectionNode: ScrollView {
    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }
    override func traitsDidChange(from previous: TraitCollection) {
        super.traitsDidChange(from: previous)
        setNeedsLayout()
    }
}
