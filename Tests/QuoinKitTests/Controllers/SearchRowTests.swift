import Quoin
import QuoinKit
import TestSupport
import Testing

/// A line to search in, in a row of 1 + 36 + 15 below the titles, under a status bar of 20.
@Suite struct SearchRowTests {
    /// As high as it is told, if it cares.
    private final class Line: View {
        var wish = View.noIntrinsicMetric {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: Size {
            Size(width: Self.noIntrinsicMetric, height: wish)
        }
    }

    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let screen = ViewController()
    private let scroll = ScrollView()
    private let line = Line()
    private let navigation: NavigationController

    init() {
        window.safeAreaInsets = EdgeInsets(top: 20)
        navigation = NavigationController(rootViewController: screen)
        screen.title = "Recipes"
        screen.navigationItem.searchBar = line
        screen.view.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        scroll.contentSize = Size(width: 320, height: 2000)
        window.rootViewController = navigation
        window.tick(at: 0)
    }

    private var item: NavigationItem { screen.navigationItem }

    private func expect(
        bar height: Double, line top: Double?, at place: SourceLocation = #_sourceLocation
    ) {
        window.layoutIfNeeded()
        expectEqual(navigation.navigationBar.frame.height, height, sourceLocation: place)
        expectEqual(screen.view.safeAreaInsets.top, 20 + height, sourceLocation: place)
        if let top {
            let found = line.convert(line.bounds, to: window)
            expectEqual(found, Rect(x: 16, y: top, width: 288, height: 36), sourceLocation: place)
        }
    }

    @Test("stands below the titles, between the margins") func place() {
        expect(bar: 96, line: 20 + 44 + 1)
        expectEqual(scroll.contentOffset.y, -116)
        navigation.navigationBar.prefersLargeTitles = true
        expect(bar: 148, line: 20 + 96 + 1)
        line.wish = 50
        expect(bar: 162, line: nil)
        expectEqual(line.frame.height, 50)
        line.wish = View.noIntrinsicMetric
        expect(bar: 148, line: 20 + 96 + 1)
        item.searchBar = nil
        expect(bar: 96, line: nil)
        expectTrue(line.superview == nil)
    }

    @Test("gives way before the large title does") func collapsing() {
        navigation.navigationBar.prefersLargeTitles = true
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset.y, -168)
        scroll.contentOffset.y += 20
        // It slides up beneath the title.
        expect(bar: 128, line: 20 + 96 + 1 - 20)
        scroll.contentOffset.y += 32
        expect(bar: 96, line: nil)
        let row = line.superview
        expectEqual(row?.isHidden, true)
        scroll.contentOffset.y += 30
        expect(bar: 66, line: nil)
        scroll.contentOffset.y += 500
        expect(bar: 44, line: nil)
        scroll.contentOffset.y = -168
        expect(bar: 148, line: 20 + 96 + 1)
        expectEqual(row?.isHidden, false)
    }

    @Test("stays where it is said to, and goes up with the large title") func staying() {
        navigation.navigationBar.prefersLargeTitles = true
        item.hidesSearchBarWhenScrolling = false
        window.layoutIfNeeded()
        scroll.contentOffset.y += 20
        expect(bar: 128, line: 20 + 76 + 1)
        scroll.contentOffset.y += 500
        expect(bar: 96, line: 20 + 44 + 1)
    }

    @Test("takes the place of the titles while somebody is searching")
    func searching() {
        navigation.navigationBar.prefersLargeTitles = true
        item.isSearching = true
        expect(bar: 52, line: 21)
        expectTrue(DrawingRecorder.drawings(of: window).compactMap(\.text).isEmpty)
        scroll.contentOffset.y = 500
        expect(bar: 52, line: 21)
        item.hidesTitlesWhileSearching = false
        expect(bar: 96, line: 20 + 44 + 1)
        item.isSearching = false
        expect(bar: 44, line: nil)
        // Without a line nothing takes their place.
        item.hidesTitlesWhileSearching = true
        item.searchBar = nil
        item.isSearching = true
        expect(bar: 44, line: nil)
    }

    @Test("is that of the screen that is shown") func shownScreen() {
        let (second, other) = (ViewController(), Line())
        navigation.pushViewController(second, animated: false)
        window.tick(at: 1)
        expectEqual(navigation.navigationBar.frame.height, 44)
        expectTrue(line.window == nil)
        second.navigationItem.searchBar = other
        window.tick(at: 2)
        expectTrue(navigation.navigationBar.frame.height == 96 && other.window != nil)
        navigation.popViewController(animated: false)
        window.tick(at: 3)
        expectTrue(other.window == nil)
        expect(bar: 96, line: 65)
        let elsewhere = NavigationController()
        elsewhere.pushViewController(screen, animated: false)
        window.rootViewController = elsewhere
        window.tick(at: 4)
        expectTrue(line.isDescendant(of: elsewhere.navigationBar))
    }

    @Test("shows what was found in front of the screen as long as somebody searches")
    func results() {
        let found = RecordingController("found")
        item.searchResults = found
        window.tick(at: 1)
        expectTrue(found.viewIfLoaded == nil && found.parent == nil)
        item.isSearching = true
        window.tick(at: 2)
        expectTrue(found.view.window === window && found.parent === navigation)
        expectEqual(found.view.frame, window.bounds)
        expectEqual(found.view.safeAreaInsets.top, 72)
        expectTrue(window.hitTest(Point(x: 100, y: 300)) === found.view)
        expectTrue(navigation.topViewController === screen)
        expectEqual(found.appearances, ["viewWillAppear", "viewDidAppear"])
        // With the screen it goes, and comes.
        navigation.pushViewController(ViewController(), animated: false)
        window.tick(at: 3)
        expectTrue(found.view.window == nil)
        navigation.popViewController(animated: false)
        window.tick(at: 4)
        expectTrue(found.view.window === window && found.view.safeAreaInsets.top == 72)
        item.searchResults = nil
        window.tick(at: 5)
        expectTrue(found.view.window == nil && found.parent == nil)
        expectTrue(window.hitTest(Point(x: 100, y: 300)) === scroll)
        expectEqual(found.appearances.suffix(2), ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test("is let go of with its screen") func lettingGo() {
        final class Held: View {
            var whenGone: () -> Void = {}
            deinit { whenGone() }
        }
        var gone = 0
        do {
            let (held, screen) = (Held(), ViewController())
            held.whenGone = { gone += 1 }
            screen.navigationItem.searchBar = held
            navigation.pushViewController(screen, animated: false)
            window.tick(at: 1)
        }
        navigation.popViewController(animated: false)
        window.tick(at: 2)
        expectEqual(gone, 1)
    }
}
