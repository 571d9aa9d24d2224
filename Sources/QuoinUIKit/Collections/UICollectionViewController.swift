/// A screen that is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let layout: UICollectionViewLayout
    /// As in UIKit.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibName, bundle: bundle)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    private lazy var made: UICollectionView = {
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        made.dataSource = self
        made.delegate = self
        return made
    }()
    /// As in UIKit.
    open var collectionView: UICollectionView! {
        loadViewIfNeeded()
        return made
    }
    /// As in UIKit.
    open var collectionViewLayout: UICollectionViewLayout { layout }
    open override func loadView() { view = made }
    /// As in UIKit.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    )
        -> Int
    { 0 }
    /// As in UIKit.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
    /// As in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    /// As in UIKit.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
