import Quoin
import QuoinKit
import TestSupport
import Testing

/// A line above the title, in a row of 30 above the one of 44, under a status bar of 20.
@Suite struct PromptTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let screen = ViewController()
    private let navigation: NavigationController

    init() {
        window.safeAreaInsets = EdgeInsets(top: 20)
        navigation = NavigationController(rootViewController: screen)
        screen.title = "Recipes"
        screen.navigationItem.prompt = "Choose one"
        window.rootViewController = navigation
        window.tick(at: 0)
    }

    private func expect(_ height: Double, at line: SourceLocation = #_sourceLocation) {
        window.layoutIfNeeded()
        expectEqual(
            navigation.navigationBar.frame, Rect(x: 0, y: 20, width: 320, height: height),
            sourceLocation: line)
        let inset = navigation.topViewController?.view.safeAreaInsets.top
        expectEqual(inset, 20 + height, sourceLocation: line)
    }

    /// The texts in the bar, with the middle of the row in which each stands, below the bar's upper edge: its baseline is
    /// less than half of its size below that, and more than a quarter.
    private var texts: [String] {
        DrawingRecorder.drawings(of: window).compactMap { drawing in
            guard let text = drawing.text, let size = drawing.style?.size else { return nil }
            let middles = [15.0, 22, 52].filter { middle in
                (size / 4...size / 2).contains(drawing.rect.minY - 20 - middle)
            }
            return "\(text) \(middles)"
        }
    }

    @Test("makes the bar 30 higher, and stands above the title") func height() {
        expect(74)
        expectEqual(texts, ["Choose one [15.0]", "Recipes [52.0]"])
        screen.navigationItem.prompt = nil
        expect(44)
        expectEqual(texts, ["Recipes [22.0]"])
        screen.navigationItem.prompt = "Choose another one"
        expect(74)
        expectEqual(texts, ["Choose another one [15.0]", "Recipes [52.0]"])
    }

    @Test("stays while a large title gives way") func scrolling() {
        let scroll = ScrollView()
        screen.view.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        scroll.contentSize = Size(width: 320, height: 2000)
        navigation.navigationBar.prefersLargeTitles = true
        expect(126)
        expectEqual(scroll.contentOffset.y, -146)
        scroll.contentOffset.y += 60
        expect(74)
    }

    @Test("goes with the titles while somebody searches, and with its screen")
    func coming() {
        screen.navigationItem.searchBar = View()
        expect(126)
        screen.navigationItem.isSearching = true
        expect(52)
        screen.navigationItem.isSearching = false
        navigation.pushViewController(ViewController(), animated: false)
        expect(44)
        expectTrue(!texts.contains { $0.hasPrefix("Choose") })
        navigation.popViewController(animated: false)
        expect(126)
    }
}
