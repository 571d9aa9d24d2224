import QuoinUIKit
import TestSupport
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

    @MainActor @Test func `who looks for something hears of all that is typed, and of the end`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (search, seeker) = (UISearchController(searchResultsController: nil), Seeker())
        search.searchResultsUpdater = seeker
        search.delegate = seeker
        window.addSubview(search.searchBar)
        window.makeKeyAndVisible()
        expectTrue(search.searchBar.becomeFirstResponder())
        expectTrue(search.isActive)
        search.searchBar.searchTextField.insertText("s")
        search.searchBar.searchTextField.insertText("o")
        expectEqual(seeker.log, ["will present", "true ", "true s", "true so"])
        seeker.log = []
        search.isActive = false
        expectEqual(seeker.log, ["false ", "did dismiss"])
        expectTrue(!search.searchBar.isFirstResponder && search.searchBar.text == "")
        seeker.log = []
        search.isActive = false
        expectTrue(seeker.log.isEmpty)
    }

    @MainActor @Test func `a search goes with who keeps it`() {
        weak var gone: UISearchController?
        do {
            let search = UISearchController(searchResultsController: UIViewController())
            search.isActive = true
            gone = search
        }
        expectTrue(gone == nil)
    }

    @MainActor @Test
    func `a search can be cancelled, by a button that is there as long as it lasts`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (search, seeker) = (UISearchController(searchResultsController: nil), Seeker())
        search.delegate = seeker
        let (bar, field) = (search.searchBar, search.searchBar.searchTextField)
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        window.addSubview(bar)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        expectEqual(field.frame, CGRect(x: 8, y: 10, width: 304, height: 36))
        search.isActive = true
        window.layoutIfNeeded()
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        expectEqual(button.currentTitle, "Cancel")
        expectEqual(button.frame.maxX, 312)
        expectTrue(abs(field.frame.maxX + 8 - button.frame.minX) < 0.001 && field.frame.minX == 8)
        expectTrue(window.quoin.findings().isEmpty)
        button.sendActions(for: .touchUpInside)
        window.layoutIfNeeded()
        expectTrue(!search.isActive && seeker.log.last == "did dismiss")
        expectTrue(button.superview == nil && field.frame.width == 304)
        // An app's own bar shows it when it says so, and where people read from the right at the left.
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setShowsCancelButton(true, animated: true)
        window.layoutIfNeeded()
        expectTrue(button.frame.minX == 8 && field.frame.maxX == 312)
    }
}
