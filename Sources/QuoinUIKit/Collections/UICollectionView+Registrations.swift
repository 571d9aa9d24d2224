/// Cells and other views that are registered together with what fills them.
extension UICollectionView {
    /// A class of cells, and what fills one for an item.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// What fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item)
            -> Void
        let mark = RegistrationMark()
        let handler: Handler
        /// As in UIKit.
        public init(handler: @escaping Handler) { self.handler = handler }
        /// As in UIKit, without what the nib says.
        public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of headers, footers and the like, and what fills one.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// What fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let mark = RegistrationMark()
        let elementKind: String
        let handler: Handler
        /// As in UIKit.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
        /// As in UIKit, without what the nib says.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// As in UIKit.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = dequeue(registration.mark) { Cell(registeredWithFrame: $0) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// As in UIKit.
    public final func dequeueConfiguredReusableSupplementary<
        Supplementary: UICollectionReusableView
    >(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = dequeue(registration.mark) { Supplementary(registeredWithFrame: $0) }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
