import QuoinUIKit
import TestSupport
import Testing

/// What layouts of an app's own say otherwise.
@MainActor
@Suite("Names of layouts of one's own") struct OwnLayoutNameTests {
    private final class Layout: UICollectionViewLayout {
        // UIKit's can be nil, and may be overridden by one that cannot.
        override var collectionView: UICollectionView {
            super.collectionView ?? UICollectionView(frame: .zero, collectionViewLayout: self)
        }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        }
        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    @MainActor @Test("a layout knows its collection under a name of its own")
    func collection() {
        let layout = Layout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        expectTrue(layout.collectionView === view)
        let path = IndexPath(item: 0, section: 0)
        expectTrue(
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "a", at: path)
                == nil)
    }
}
