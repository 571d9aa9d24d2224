import Quoin
import QuoinKit
import TestSupport
import Testing

/// Large titles: a row of 52 below the one of 44, under a status bar of 20.
@Suite struct LargeTitleTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let screen = ViewController()
    private let scroll = ScrollView()
    private let navigation: NavigationController

    init() {
        window.safeAreaInsets = EdgeInsets(top: 20)
        navigation = NavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        screen.title = "Recipes"
    }

    /// Fills the screen with a scroll view whose content is so high.
    private func scrolls(_ height: Double = 2000) {
        screen.view.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        scroll.contentSize = Size(width: 320, height: height)
    }

    private func show() {
        window.rootViewController = navigation
        window.tick(at: 0)
    }

    private var bar: Rect {
        window.layoutIfNeeded()
        return navigation.navigationBar.frame
    }

    private func expect(_ height: Double, at line: SourceLocation = #_sourceLocation) {
        expectEqual(bar, Rect(x: 0, y: 20, width: 320, height: height), sourceLocation: line)
        let shown = navigation.topViewController?.view.safeAreaInsets.top
        expectEqual(shown, 20 + height, sourceLocation: line)
    }

    /// The texts in the bar, with their sizes.
    private var texts: [String] {
        window.layoutIfNeeded()
        return DrawingRecorder.drawings(of: window).compactMap { drawing in
            drawing.text.map { "\($0) \(drawing.style?.size ?? 0)" }
        }
    }

    @Test("make the bar 52 higher, and show the title once") func height() {
        show()
        expect(96)
        expectEqual(texts, ["Recipes 34.0"])
        navigation.navigationBar.prefersLargeTitles = false
        expect(44)
        expectEqual(texts, ["Recipes 17.0"])
    }

    @Test("give way to scrolling point by point, and the content's beginning stays")
    func collapsing() {
        scrolls()
        show()
        expect(96)
        expectTrue(scroll.contentOffset.y == -116 && scroll.adjustedContentInset.top == 116)
        scroll.contentOffset.y = -96
        expect(76)
        expectTrue(scroll.contentOffset.y == -96 && texts == ["Recipes 34.0"])
        scroll.contentOffset.y = -64
        expect(44)
        expectEqual(texts, ["Recipes 17.0"])
        scroll.contentOffset.y = 700
        expect(44)
        expectTrue(scroll.contentOffset.y == 700 && scroll.adjustedContentInset.top == 116)
        // Nothing can be pulled further down than to the beginning.
        scroll.contentOffset.y = -400
        expect(96)
        expectEqual(scroll.contentOffset.y, -116)
    }

    @Test("are known at once to who has scrolled") func knownAtOnce() {
        scrolls()
        show()
        scroll.contentOffset.y = -90
        expectEqual(navigation.navigationBar.frame.height, 70)
        expectEqual(screen.view.safeAreaInsets.top, 90)
    }

    @Test("come with the content's beginning, wherever that is when they are asked for")
    func backAtTheBeginning() {
        scrolls()
        show()
        navigation.navigationBar.prefersLargeTitles = false
        expect(44)
        expectEqual(scroll.contentOffset.y, -64)
        navigation.navigationBar.prefersLargeTitles = true
        expect(96)
        expectEqual(scroll.contentOffset.y, -116)
        scroll.contentOffset.y = 300
        navigation.navigationBar.prefersLargeTitles = false
        expect(44)
        navigation.navigationBar.prefersLargeTitles = true
        expect(44)
        expectEqual(scroll.contentOffset.y, 300)
        scroll.contentOffset.y = -100
        expect(80)
    }

    @Test("stay where content is not longer than the screen") func shortContent() {
        scrolls(100)
        show()
        scroll.contentOffset.y = 50
        expect(96)
        // 480 - 116 are seen. With 10 more, it scrolls by 10.
        scroll.contentSize.height = 374
        scroll.contentOffset.y = 50
        expect(86)
    }

    @Test("stay over what is not at the top, or first, or inset by the bar") func otherViews() {
        scrolls()
        show()
        func expectStays(at line: SourceLocation = #_sourceLocation) {
            scroll.contentOffset.y = 500
            expect(96, at: line)
            scroll.contentOffset.y = -500
        }
        let ground = View()
        screen.view.insertSubview(ground, at: 0)
        expectStays()
        ground.removeFromSuperview()
        scroll.contentInsetAdjustmentBehavior = .never
        expectStays()
        scroll.contentInsetAdjustmentBehavior = .always
        scroll.contentOffset.y = 500
        expect(44)
        scroll.remakeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.top.equalTo(screen.view.safeAreaLayoutGuide)
        }
        expectStays()
    }

    @Test("give way to a scroll view that is said to be it, though others stand before it")
    func contentScrollView() {
        let card = View()
        screen.view.addSubview(View())
        screen.view.addSubview(card)
        card.makeConstraints { $0.edges.equalToSuperview() }
        card.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        scroll.contentSize = Size(width: 320, height: 2000)
        show()
        scroll.contentOffset.y = 500
        expect(96)
        screen.contentScrollView = scroll
        expect(44)
        scroll.contentOffset.y = -100
        expect(80)
        screen.contentScrollView = nil
        expect(96)
        expectTrue(scroll.contentOffset.y == -100 && scroll.adjustedContentInset.top == 116)
    }

    @Test("are as said of the screen, or of the next below it") func displayModes() {
        show()
        let (second, third) = (ViewController(), ViewController())
        navigation.pushViewController(second, animated: false)
        expect(96)
        second.navigationItem.largeTitleDisplayMode = .never
        expect(44)
        navigation.pushViewController(third, animated: false)
        expect(44)
        third.navigationItem.largeTitleDisplayMode = .always
        expect(96)
        third.navigationItem.largeTitleDisplayMode = .automatic
        second.navigationItem.largeTitleDisplayMode = .automatic
        expect(96)
        screen.navigationItem.largeTitleDisplayMode = .never
        expect(44)
        navigation.viewControllers = [third]
        expect(96)
        navigation.navigationBar.prefersLargeTitles = false
        third.navigationItem.largeTitleDisplayMode = .always
        expect(44)
    }

    @Test("come with the way back to a screen as it was left") func wayBack() {
        scrolls()
        show()
        scroll.contentOffset.y = -80
        let second = ViewController()
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(second, animated: false)
        window.tick(at: 1)
        expect(44)
        navigation.popViewController(animated: false)
        window.tick(at: 2)
        expect(60)
        expectEqual(scroll.contentOffset.y, -80)
    }

    @Test("are not there where there is little height") func littleHeight() {
        show()
        window.traits.verticalSizeClass = .compact
        expect(44)
        window.traits.verticalSizeClass = .regular
        expect(96)
    }

    @Test("cover nothing while the bar is hidden, and leave opaque bars' screens less room")
    func hiddenAndOpaqueBars() {
        scrolls()
        show()
        navigation.isNavigationBarHidden = true
        window.layoutIfNeeded()
        expectTrue(scroll.contentOffset.y == -20 && scroll.adjustedContentInset.top == 20)
        navigation.isNavigationBarHidden = false
        expect(96)
        navigation.navigationBar.isTranslucent = false
        scroll.contentOffset.y = 300
        window.layoutIfNeeded()
        expectEqual(screen.view.frame, Rect(x: 0, y: 116, width: 320, height: 364))
    }

    @Test("let go of a scroll view that leaves, and of a screen's that goes") func lettingGo() {
        scrolls()
        show()
        scroll.contentOffset.y = 300
        window.layoutIfNeeded()
        scroll.removeFromSuperview()
        expect(96)
        expectEqual(scroll.adjustedContentInset, .zero)
        scrolls()
        scroll.contentOffset.y = -500
        expect(96)
        expectEqual(scroll.contentOffset.y, -116)
        scroll.contentOffset.y = 300
        navigation.viewControllers = []
        window.rootViewController = screen
        window.tick(at: 1)
        expectEqual(scroll.adjustedContentInset.top, 20)
        expectEqual(screen.view.safeAreaInsets.top, 20)
    }

    @Test("are higher with larger text, up to a bound") func largerText() {
        show()
        var heights: [Double] = []
        for category in TextSizeCategory.allCases {
            window.traits.textSizeCategory = category
            heights.append(bar.height)
        }
        expectEqual(heights.first, 96)
        expectEqual(heights, heights.sorted())
        // A line is 36 + 8 + 1 high for letters of 40, which is the most, and 31 + 7 + 1 for those of 34.
        let most: Double = 96 + 45 - 39
        expectEqual(heights.last, most)
        expectEqual(texts, ["Recipes 40.0"])
    }

    @Test("begin at the margins, from either side") func margins() {
        show()
        func starts() -> Double? {
            window.layoutIfNeeded()
            let drawn = DrawingRecorder.drawings(of: window).first { $0.text != nil }
            return drawn?.rect.minX
        }
        expectEqual(starts(), 16)
        window.traits.horizontalSizeClass = .regular
        expectEqual(starts(), 20)
        window.traits.layoutDirection = .rightToLeft
        let width = HelveticaMeasurer().size(of: "Recipes", in: Font(size: 34, isBold: true)).width
        expectTrue(starts().map { abs($0 + width - 300) < 1 } ?? false)
    }
}
