/// Who hears of searching.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
    /// As in UIKit.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// As in UIKit.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// As in UIKit.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// As in UIKit.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// As in UIKit.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// As in UIKit.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// As in UIKit.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// As in UIKit.
    public func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {}
    /// Not asked, for nobody types but by what UIKit asks about as little. A test may call it.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Not called, for nobody touches. A test may call it.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Not called, for nobody touches. A test may call it.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
}
