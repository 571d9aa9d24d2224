/// Headers, footers and whatever else stands beside the items in sight.
extension UICollectionView {
    /// As in UIKit, in the order of their paths.
    public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        supplements(ofKind: kind).map(\.path)
    }
    /// As in UIKit, in the order of their paths.
    public func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        supplements(ofKind: kind).map(\.view)
    }

    private func supplements(ofKind kind: String)
        -> [(path: IndexPath, view: UICollectionReusableView)]
    {
        showNews()
        return shown.filter { $0.key.kind == kind && !$0.key.isDecoration }
            .map { (path: $0.key.path, view: $0.value) }
            .sorted { $0.path < $1.path }
    }
}
