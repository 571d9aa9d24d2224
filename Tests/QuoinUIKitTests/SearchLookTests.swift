import QuoinUIKit
import TestSupport
import Testing

/// What lines to search in show: the glass, the button that empties the field, and scopes.
@MainActor
@Suite struct SearchLookTests {
    private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating,
        UITextFieldDelegate
    {
        var told: [String] = []
        var mayClear = true
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            told.append("text \(searchText)")
        }
        func searchBar(
            _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
        ) { told.append("scope \(selectedScope)") }
        func updateSearchResults(for searchController: UISearchController) {
            told.append("search \(searchController.searchBar.selectedScopeButtonIndex)")
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let listener = Listener()

    private func bar() -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        bar.delegate = listener
        window.addSubview(bar)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return bar
    }
    private func button(in field: UITextField) -> UIButton? {
        field.subviews.compactMap { $0 as? UIButton }.first
    }

    @MainActor @Test
    func `a glass stands at the beginning, 6 from the edge, and the text behind it`() throws {
        let field = bar().searchTextField
        let glass = try #require(field.leftView as? UIImageView)
        expectEqual(glass.frame, CGRect(x: 6, y: 8, width: 20, height: 20))
        expectEqual(field.textRect(forBounds: field.bounds).minX, 30)
        expectEqual(field.placeholderRect(forBounds: field.bounds).maxX, 347)
        // A ring and a handle, and no picture.
        expectTrue(window.quoin.svg().contains("stroke-linecap=\"round\""))
        field.leftViewMode = .never
        window.layoutIfNeeded()
        expectEqual(field.textRect(forBounds: field.bounds).minX, 12)
    }

    @MainActor @Test func `everything stands the other way round where people read from the right`()
    {
        let bar = bar()
        bar.text = "tea"
        bar.searchTextField.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        let field = bar.searchTextField
        expectEqual(field.leftView?.frame.maxX, 353)
        expectEqual(button(in: field)?.frame.minX, 5)
        expectEqual(field.textRect(forBounds: field.bounds).maxX, 329)
        expectEqual(field.textRect(forBounds: field.bounds).minX, 28)
    }

    @MainActor @Test func `a button empties the field while there is text in it`() throws {
        let bar = bar()
        let field = bar.searchTextField
        expectTrue(button(in: field) == nil)
        bar.text = "tea"
        window.layoutIfNeeded()
        let clear = try #require(button(in: field))
        expectEqual(clear.frame, CGRect(x: 359 - 5 - 19, y: 8.5, width: 19, height: 19))
        expectEqual(field.textRect(forBounds: field.bounds).maxX, 331)
        clear.sendActions(for: .touchUpInside)
        window.layoutIfNeeded()
        expectTrue(bar.text == "" && listener.told == ["text "])
        expectTrue(button(in: field) == nil)
    }

    @MainActor @Test func `other fields have such a button when their mode says so`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.clearButtonMode = .whileEditing
        field.delegate = listener
        field.text = "tea"
        window.addSubview(field)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        expectTrue(button(in: field) == nil && field.textRect(forBounds: field.bounds).maxX == 200)
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        let clear = try #require(button(in: field))
        expectEqual(field.textRect(forBounds: field.bounds).maxX, clear.frame.minX)
        listener.mayClear = false
        clear.sendActions(for: .touchUpInside)
        expectEqual(field.text, "tea")
        listener.mayClear = true
        clear.sendActions(for: .touchUpInside)
        expectEqual(field.text, "")
        // A view at the right stands in its place.
        field.text = "tea"
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightViewMode = .always
        window.layoutIfNeeded()
        expectTrue(button(in: field) == nil)
    }

    @MainActor @Test func `scopes stand below the field, and the bar is 44 higher`() throws {
        let bar = bar()
        bar.scopeButtonTitles = ["All", "New"]
        expectEqual(bar.intrinsicContentSize.height, 56)
        bar.showsScopeBar = true
        expectEqual(bar.intrinsicContentSize.height, 100)
        bar.frame.size.height = 100
        window.layoutIfNeeded()
        let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 359, height: 36))
        expectEqual(scopes.frame, CGRect(x: 8, y: 56, width: 359, height: 32))
        bar.selectedScopeButtonIndex = 1
        expectTrue(scopes.selectedSegmentIndex == 1 && listener.told.isEmpty)
        scopes.selectedSegmentIndex = 0
        scopes.sendActions(for: .valueChanged)
        expectTrue(bar.selectedScopeButtonIndex == 0 && listener.told == ["scope 0"])
        bar.showsScopeBar = false
        expectTrue(scopes.superview == nil && bar.intrinsicContentSize.height == 56)
    }

    @MainActor @Test
    func `a search shows its scopes while it is active, and asks with the chosen one`() throws {
        let list = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        let bar = search.searchBar
        expectTrue(bar.placeholder == "Search" && UISearchBar().placeholder == nil)
        bar.scopeButtonTitles = ["All", "New"]
        search.searchResultsUpdater = listener
        search.hidesNavigationBarDuringPresentation = false
        list.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: list)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let top = { list.view.safeAreaInsets.top }
        let before = top()
        expectTrue(!bar.showsScopeBar)
        search.isActive = true
        window.layoutIfNeeded()
        expectTrue(bar.showsScopeBar && top() == before + 44)
        let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        // 12 below the field, and 15 above the screen, as the field is without them.
        expectEqual(scopes.frame, CGRect(x: 8, y: 49, width: 343, height: 32))
        listener.told = []
        scopes.selectedSegmentIndex = 1
        scopes.sendActions(for: .valueChanged)
        expectEqual(listener.told, ["search 1"])
        search.isActive = false
        window.layoutIfNeeded()
        expectTrue(!bar.showsScopeBar && top() == before)
        search.scopeBarActivation = .onTextEntry
        search.isActive = true
        expectTrue(!bar.showsScopeBar)
        bar.searchTextField.insertText("t")
        expectTrue(bar.showsScopeBar)
    }
}
