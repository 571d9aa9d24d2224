import QuoinUIKit
import Testing

/// Searching for what is typed.
@MainActor
@Suite struct SearchTests {
    private final class Seeker: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var log: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            log.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) {
            log.append("will present")
        }
        func didDismissSearchController(_ searchController: UISearchController) {
            log.append("did dismiss")
        }
    }

    @Test func `who looks for something hears of all that is typed, and of the end`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (search, seeker) = (UISearchController(searchResultsController: nil), Seeker())
        search.searchResultsUpdater = seeker
        search.delegate = seeker
        window.addSubview(search.searchBar)
        window.makeKeyAndVisible()
        #expect(search.searchBar.becomeFirstResponder())
        #expect(search.isActive)
        search.searchBar.searchTextField.insertText("s")
        search.searchBar.searchTextField.insertText("o")
        #expect(seeker.log == ["will present", "true ", "true s", "true so"])
        seeker.log = []
        search.isActive = false
        #expect(seeker.log == ["false ", "did dismiss"])
        #expect(!search.searchBar.isFirstResponder && search.searchBar.text == "")
        seeker.log = []
        search.isActive = false
        #expect(seeker.log.isEmpty)
    }

    @Test func `a search goes with who keeps it`() {
        weak var gone: UISearchController?
        do {
            let search = UISearchController(searchResultsController: UIViewController())
            search.isActive = true
            gone = search
        }
        #expect(gone == nil)
    }
}
