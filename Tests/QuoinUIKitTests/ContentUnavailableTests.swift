import QuoinUIKit
import TestSupport
import Testing

/// What screens show that have nothing to show.
@MainActor
@Suite struct ContentUnavailableTests {
    /// A screen with bars above and below.
    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.show(deviceNamed: "iPhone 14")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.tick(after: 1)
        return window
    }
    private func views<Part: UIView>(_ type: Part.Type, in view: UIView) -> [Part] {
        view.subviews.flatMap { part in
            (part as? Part).map { $0.isHidden ? [] : [$0] } ?? views(type, in: part)
        }
    }
    private func frame(of view: UIView, in place: UIView) -> CGRect {
        place.convert(view.bounds, from: view)
    }
    private func view(_ configuration: UIContentUnavailableConfiguration, width: CGFloat = 390)
        -> UIContentUnavailableView
    {
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
        view.layoutIfNeeded()
        return view
    }
    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.51 }

    @MainActor @Test func `the kinds are as UIKit makes them`() {
        let empty = UIContentUnavailableConfiguration.empty()
        expectTrue(empty.text == nil && empty.image == nil && empty.secondaryText == nil)
        expectEqual(empty.textProperties.font.pointSize, 22)
        expectEqual(empty.secondaryTextProperties.font.pointSize, 15)
        expectEqual(empty.secondaryTextProperties.color, .secondaryLabel)
        expectTrue(empty.textProperties.numberOfLines == 0 && empty.alignment == .center)
        expectEqual(
            empty.directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 32))
        expectTrue(empty.imageToTextPadding == 15 && empty.textToSecondaryTextPadding == 3)
        expectTrue(empty.textToButtonPadding == 20 && empty.buttonToSecondaryButtonPadding == 15)
        let loading = UIContentUnavailableConfiguration.loading()
        expectTrue(loading.text == "Loading…" && loading.imageToTextPadding == 8)
        expectEqual(loading.textProperties.font.pointSize, 15)
        let search = UIContentUnavailableConfiguration.search()
        expectTrue(search.text == "No Results" && search.image != nil)
        expectEqual(search.secondaryText, "Check the spelling or try a new search.")
    }

    @MainActor @Test func `a search names what was looked for, unless the app says something else`()
    {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        var search = UIContentUnavailableConfiguration.search()
        expectEqual(search.updated(for: state).text, "No Results")
        state.searchText = "soup"
        expectEqual(search.updated(for: state).text, "No Results for “soup”")
        expectEqual(search.updated(for: state).updated(for: state).text, "No Results for “soup”")
        search.text = "Nothing"
        expectEqual(search.updated(for: state).text, "Nothing")
        expectTrue(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    }

    @MainActor @Test func `all that is said stands in the middle, one below the other`() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(name: "pot", size: CGSize(width: 60, height: 50))
        configuration.text = "No soup"
        configuration.secondaryText = "Come back tomorrow."
        configuration.button.title = "Order"
        configuration.secondaryButton.title = "Leave"
        let view = view(configuration)
        let column = try #require(views(UIStackView.self, in: view).first)
        let frames = column.arrangedSubviews.filter { !$0.isHidden }.map { frame(of: $0, in: view) }
        expectEqual(frames.count, 5)
        expectTrue(frames.allSatisfy { isNear($0.midX, 195) })
        let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        expectTrue(zip(gaps, [15, 3, 20, 15]).allSatisfy { isNear($0, $1) })
        let (top, bottom) = (try #require(frames.first).minY, try #require(frames.last).maxY)
        expectTrue(isNear(top + bottom, 600))
        expectTrue(view.quoin.findings().isEmpty)
    }

    @MainActor @Test func `between two that are there is what belongs between them`() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(name: "pot", size: CGSize(width: 60, height: 50))
        configuration.secondaryButton.title = "Leave"
        let view = view(configuration)
        func gap() -> CGFloat {
            view.layoutIfNeeded()
            let image = frame(of: views(UIImageView.self, in: view)[0], in: view)
            return frame(of: views(UIButton.self, in: view)[0], in: view).minY - image.maxY
        }
        expectTrue(isNear(gap(), 20))
        configuration.text = "No soup"
        view.configuration = configuration
        let height = views(UILabel.self, in: view)[0].intrinsicContentSize.height
        expectTrue(isNear(gap(), 15 + height + 20))
        configuration.text = nil
        view.configuration = configuration
        expectTrue(isNear(gap(), 20))
    }

    @MainActor @Test func `long texts are broken within the margins`() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = String(repeating: "soup ", count: 60)
        let view = view(configuration, width: 200)
        let label = views(UILabel.self, in: view)[0]
        expectTrue(frame(of: label, in: view).minX >= 32 && frame(of: label, in: view).maxX <= 168)
        expectTrue(label.bounds.height > 3 * label.font.lineHeight)
        configuration.alignment = .natural
        configuration.text = "No soup"
        view.configuration = configuration
        view.layoutIfNeeded()
        expectEqual(frame(of: views(UILabel.self, in: view)[0], in: view).minX, 32)
    }

    @MainActor @Test
    func `a picture is no larger than it may be, and a sign as large as it is asked for`() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(name: "pot", size: CGSize(width: 600, height: 300))
        configuration.imageProperties.maximumSize = CGSize(width: 100, height: 100)
        let view = view(configuration)
        expectEqual(
            views(UIImageView.self, in: view)[0].bounds.size, CGSize(width: 100, height: 50))
        // A sign is 1.2 times as wide as its points.
        configuration = .search()
        view.configuration = configuration
        view.layoutIfNeeded()
        expectTrue(isNear(views(UIImageView.self, in: view)[0].bounds.width, 48 * 1.2))
    }

    @MainActor @Test func `something turns while a screen is loading`() {
        let view = view(.loading())
        let wheel = views(UIActivityIndicatorView.self, in: view)
        expectTrue(wheel.count == 1 && wheel[0].isAnimating)
        view.configuration = UIContentUnavailableConfiguration.empty()
        expectTrue(views(UIActivityIndicatorView.self, in: view).isEmpty)
    }

    @MainActor @Test func `a tap does what was said last`() {
        var (first, second) = (0, 0)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in first += 1 }
        let view = view(configuration)
        let button = views(UIButton.self, in: view)[0]
        expectEqual(button.currentTitle, "Retry")
        button.sendActions(for: .touchUpInside)
        configuration.buttonProperties.primaryAction = UIAction(title: "Again") { _ in second += 1 }
        configuration.buttonProperties.isEnabled = false
        view.configuration = configuration
        button.sendActions(for: .touchUpInside)
        expectTrue((first, second) == (1, 1) && !button.isEnabled)
    }

    // MARK: Screens

    @MainActor @Test func `a screen shows it over its content, in the middle of the safe area`()
        throws
    {
        let screen = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No soup"
        configuration.background.backgroundColor = .systemBackground
        screen.contentUnavailableConfiguration = configuration
        expectTrue(!screen.isViewLoaded)
        let window = show(UINavigationController(rootViewController: screen))
        let cover = try #require(views(UIContentUnavailableView.self, in: screen.view).first)
        expectEqual(cover.frame, screen.view.bounds)
        // 47 of the status bar and 44 of the bar are above, and 34 of the indicator below.
        let label = views(UILabel.self, in: cover)[0]
        expectTrue(isNear(frame(of: label, in: window).midY, (91 + 810) / 2))
        let content = UIView()
        screen.view.addSubview(content)
        window.tick(after: 1)
        expectTrue(screen.view.subviews.last === cover)
        screen.contentUnavailableConfiguration = nil
        expectTrue(cover.superview == nil)
    }

    @MainActor @Test func `it stays in sight in a table, which it does not make any longer`() throws
    {
        final class Screen: UITableViewController {
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int
            {
                60
            }
            override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
                -> UITableViewCell
            {
                UITableViewCell()
            }
        }
        let screen = Screen()
        screen.tableView.rowHeight = 50
        screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        let window = show(screen)
        screen.tableView.contentOffset.y = 700
        window.tick(after: 1)
        let cover = try #require(
            views(UIContentUnavailableView.self, in: screen.tableView).first)
        expectEqual(frame(of: cover, in: window), window.bounds)
        expectEqual(screen.tableView.contentSize.height, 3000)
        expectTrue(screen.tableView.subviews.last === cover)
        let labels = views(UILabel.self, in: cover).map { frame(of: $0, in: window) }
        expectTrue(labels.allSatisfy { $0.minY > 300 && $0.maxY < 600 })
    }

    /// A screen that follows what it finds.
    private final class Finder: UIViewController {
        var calls: [String?] = []
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            calls.append(state.searchText)
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        }
    }

    @MainActor @Test
    func `a screen is asked before its first layout, when it says so and in a search`() {
        let finder = Finder()
        let search = UISearchController(searchResultsController: nil)
        finder.navigationItem.searchController = search
        let window = show(UINavigationController(rootViewController: finder))
        expectEqual(finder.calls.count, 1)
        window.tick(after: 1)
        expectEqual(finder.calls.count, 1)
        finder.setNeedsUpdateContentUnavailableConfiguration()
        finder.setNeedsUpdateContentUnavailableConfiguration()
        expectEqual(finder.calls.count, 1)
        window.tick(after: 1)
        expectEqual(finder.calls.count, 2)
        window.addSubview(search.searchBar)
        search.searchBar.searchTextField.becomeFirstResponder()
        search.searchBar.searchTextField.insertText("soup")
        window.tick(after: 1)
        expectEqual(finder.calls.last, "soup")
        let texts = views(UILabel.self, in: finder.view).map(\.text)
        expectTrue(texts.contains("No Results for “soup”"))
    }

    @MainActor @Test func `a screen that is covered is let go of with what covers it`() {
        weak var gone: UIViewController?
        do {
            let screen = Finder()
            gone = screen
            let window = show(screen)
            window.rootViewController = nil
        }
        expectTrue(gone == nil)
    }
}
