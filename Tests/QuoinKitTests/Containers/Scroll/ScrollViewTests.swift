import Quoin
import QuoinKit
import TestSupport
import Testing

@testable import QuoinLayout

@Suite("A scroll view")
struct ScrollViewTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let scroll = ScrollView()
    private let content = View()
    private let problems: Problems

    init() {
        problems = Problems(of: window)
        window.addSubview(scroll)
        scroll.addSubview(content)
        scroll.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    }

    @Test("takes constraints to its edges for the edges of its content")
    func edges() {
        content.makeConstraints { make in
            make.edges.equalTo(scroll).inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            make.size.equalTo(Size(width: 500, height: 900))
        }
        window.layoutIfNeeded()
        expectEqual(scroll.frame, Rect(x: 10, y: 10, width: 300, height: 460))
        expectEqual(content.frame, Rect(x: 2, y: 1, width: 500, height: 900))
        expectEqual(scroll.contentSize, Size(width: 506, height: 904))
        expectEqual(
            scroll.contentLayoutGuide.layoutFrame, Rect(x: 0, y: 0, width: 506, height: 904))
        expectTrue(problems.messages.isEmpty)
        expectTrue(!content.hasAmbiguousLayout)
        expectTrue(!scroll.contentLayoutGuide.hasAmbiguousLayout)
    }

    @Test("takes constraints to its size and its middle for its own")
    func sizes() {
        let badge = View()
        scroll.addSubview(badge)
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.width.equalTo(scroll).multipliedBy(2)
            make.height.equalTo(scroll).offset(40)
        }
        badge.makeConstraints { make in
            make.center.equalTo(scroll)
            make.size.equalTo(10)
        }
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 600, height: 500))
        // The middle of 300 × 460, not of 600 × 500.
        expectEqual(badge.frame, Rect(x: 145, y: 225, width: 10, height: 10))
        expectTrue(problems.messages.isEmpty)
    }

    @Test("as wide as its frame, lets its content be as tall as it likes")
    func tallContent() {
        let text = Label(String(repeating: "word ", count: 400))
        text.numberOfLines = 0
        scroll.addSubview(text)
        content.removeFromSuperview()
        text.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.width.equalTo(scroll)
        }
        window.layoutIfNeeded()
        let height = text.contentSize(forWidth: 300).height
        expectTrue(height > 480)
        expectEqual(scroll.contentSize, Size(width: 300, height: height))
        text.text = "word"
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 300, height: text.intrinsicContentSize.height))
    }

    @Test("takes its margins for those of its content")
    func margins() {
        scroll.layoutMargins = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        content.makeConstraints { make in
            make.left.equalTo(scroll.leftMargin)
            make.top.equalTo(scroll.topMargin)
            make.right.equalTo(scroll.rightMargin)
            make.bottom.equalTo(scroll.bottomMargin)
            make.size.equalTo(Size(width: 400, height: 700))
        }
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 414, height: 712))
        expectEqual(content.frame, Rect(x: 6, y: 5, width: 400, height: 700))
        scroll.layoutMargins = .zero
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 400, height: 700))
    }

    @Test("takes the guide of its margins for that of its content's, as far as edges go")
    func marginsGuide() {
        scroll.layoutMargins = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        content.makeConstraints { make in
            make.edges.equalTo(scroll.layoutMarginsGuide)
            make.width.equalTo(scroll.layoutMarginsGuide)
            make.height.equalTo(700)
        }
        window.layoutIfNeeded()
        // 300 wide, less 6 and 8.
        expectEqual(content.frame, Rect(x: 6, y: 5, width: 286, height: 700))
        expectEqual(scroll.contentSize, Size(width: 300, height: 712))
        scroll.layoutMargins = .zero
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 300, height: 700))
        expectTrue(problems.messages.isEmpty)
    }

    @Test("says the same with its guides")
    func guides() {
        let bar = View()
        scroll.addSubview(bar)
        content.makeConstraints { make in
            make.edges.equalTo(scroll.contentLayoutGuide)
            make.width.equalTo(scroll.frameLayoutGuide)
            make.height.equalTo(1000)
        }
        bar.makeConstraints { make in
            make.left.right.bottom.equalTo(scroll.frameLayoutGuide)
            make.height.equalTo(44)
        }
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 300, height: 1000))
        expectEqual(bar.frame, Rect(x: 0, y: 416, width: 300, height: 44))
        scroll.contentOffset = Point(x: 0, y: 120)
        window.layoutIfNeeded()
        // It stays where it is seen, so it moves over the content.
        expectEqual(bar.frame, Rect(x: 0, y: 536, width: 300, height: 44))
        expectEqual(
            bar.convert(bar.bounds, to: window), Rect(x: 10, y: 426, width: 300, height: 44))
        expectEqual(scroll.frameLayoutGuide.layoutFrame, scroll.bounds)
        expectTrue(problems.messages.isEmpty)
    }

    @Test("is mirrored with its content")
    func rightToLeft() {
        window.layoutDirection = .rightToLeft
        content.makeConstraints { make in
            make.leading.equalTo(scroll).offset(20)
            make.trailing.equalTo(scroll).offset(-30)
            make.top.bottom.equalTo(scroll)
            make.size.equalTo(Size(width: 400, height: 100))
        }
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 450, height: 100))
        expectEqual(content.frame, Rect(x: 30, y: 0, width: 400, height: 100))
    }

    @Test("solves nothing and lays out nothing when it is scrolled")
    func scrolling() {
        content.makeConstraints { make in
            make.edges.equalTo(scroll.contentLayoutGuide)
            make.width.equalTo(scroll.frameLayoutGuide)
            make.height.equalTo(1000)
        }
        window.layoutIfNeeded()
        let before = window.tree.engine?.statistics
        for y in 1...100 {
            scroll.contentOffset.y = Double(y)
            expectTrue(!window.needsLayout && !scroll.needsLayout && !content.needsLayout)
            window.layoutIfNeeded()
        }
        expectEqual(window.tree.engine?.statistics, before)
        expectEqual(scroll.contentOffset, Point(x: 0, y: 100))
        expectEqual(content.frame.origin, .zero)
        expectEqual(content.convert(Point.zero, to: window), Point(x: 10, y: -90))
    }

    @Test("does not go beyond its content and insets")
    func clamping() {
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.size.equalTo(Size(width: 500, height: 900))
        }
        // Nothing is known of the content yet; the layout puts it right.
        scroll.contentOffset = Point(x: 10_000, y: -10)
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, Point(x: 200, y: 0))
        scroll.contentOffset = Point(x: -1, y: 441)
        expectEqual(scroll.contentOffset, Point(x: 0, y: 440))
        scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 50, right: 7)
        window.layoutIfNeeded()
        scroll.contentOffset = Point(x: 1000, y: 1000)
        expectEqual(scroll.contentOffset, Point(x: 207, y: 490))
        scroll.contentOffset = Point(x: -1000, y: -1000)
        expectEqual(scroll.contentOffset, Point(x: 0, y: -20))
        scroll.contentOffset = Point(x: 0, y: 490)
        content.updateConstraints { $0.size.equalTo(Size(width: 500, height: 470)) }
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, Point(x: 0, y: 60))
        scroll.bounds.origin.y = 700
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, Point(x: 0, y: 60))
    }

    @Test("keeps showing the beginning when insets and safe areas come and go")
    func insets() {
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.size.equalTo(Size(width: 300, height: 900))
        }
        scroll.remakeConstraints { $0.edges.equalToSuperview() }
        scroll.contentInset.top = 30
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, Point(x: 0, y: -30))
        window.safeAreaInsets = EdgeInsets(top: 20, left: 5, bottom: 34, right: 5)
        window.layoutIfNeeded()
        expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
        expectEqual(scroll.contentOffset, Point(x: 0, y: -50))
        scroll.contentInsetAdjustmentBehavior = .always
        expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 50, left: 5, bottom: 34, right: 5))
        scroll.contentInsetAdjustmentBehavior = .never
        window.layoutIfNeeded()
        expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 30))
        expectEqual(scroll.contentOffset, Point(x: 0, y: -30))
        scroll.contentOffset.y = 10
        scroll.contentInset.top = 60
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, Point(x: 0, y: 10))
    }

    @Test("makes room for the safe area itself, and leaves none of it to its content")
    func safeAreaOfContent() {
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.size.equalTo(Size(width: 320, height: 1000))
        }
        scroll.remakeConstraints { $0.edges.equalToSuperview() }
        window.safeAreaInsets = EdgeInsets(top: 20, left: 5, bottom: 34, right: 5)
        window.layoutIfNeeded()
        expectEqual(content.safeAreaInsets, EdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
        scroll.contentInsetAdjustmentBehavior = .always
        expectEqual(content.safeAreaInsets, .zero)
        scroll.contentInsetAdjustmentBehavior = .never
        expectEqual(content.safeAreaInsets.top, 20)
        expectEqual(content.safeAreaInsets.left, 5)
        scroll.contentInsetAdjustmentBehavior = .automatic
        expectEqual(content.safeAreaInsets, EdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    }

    /// It sticks out by what it is longer than the view, and would be longer still if it kept to that, too.
    @Test(
        "lets a content that follows its margins be longer than it is itself",
        arguments: [100.0, 900])
    func longContentWithinMargins(height: Double) {
        let inner = View()
        content.addSubview(inner)
        content.layoutMargins = EdgeInsets(16)
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.width.equalTo(scroll)
        }
        inner.makeConstraints { make in
            make.edges.equalTo(content.layoutMarginsGuide)
            make.height.equalTo(height)
        }
        scroll.remakeConstraints { $0.edges.equalToSuperview() }
        scroll.contentInsetAdjustmentBehavior = .never
        window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        window.layoutIfNeeded()
        expectTrue(problems.messages.isEmpty)
        expectEqual(inner.frame.minY, 20 + 16)
        // The short one ends above what covers the lower edge.
        let covered = height == 100 ? 0.0 : 34
        expectEqual(scroll.contentSize.height, 36 + height + 16 + covered)
        expectEqual(content.safeAreaInsets, EdgeInsets(top: 20, left: 0, bottom: covered, right: 0))
        scroll.contentOffset.y = 20
        window.layoutIfNeeded()
        expectTrue(problems.messages.isEmpty)
        expectEqual(inner.frame.minY, 20 + 16)
    }

    @Test("heeds the safe area at the sides when its content is wider than it is")
    func wideContent() {
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.size.equalTo(Size(width: 500, height: 100))
        }
        scroll.remakeConstraints { $0.edges.equalToSuperview() }
        window.safeAreaInsets = EdgeInsets(top: 20, left: 5, bottom: 34, right: 7)
        window.layoutIfNeeded()
        expectEqual(scroll.adjustedContentInset, window.safeAreaInsets)
        expectEqual(scroll.contentOffset, Point(x: -5, y: -20))
        scroll.contentOffset.x = 1000
        // 500 wide and 7 beyond it, in a view of 320.
        expectEqual(scroll.contentOffset, Point(x: 187, y: -20))
    }

    @Test("scrolls just far enough to show a rectangle")
    func showing() {
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.size.equalTo(Size(width: 1000, height: 2000))
        }
        scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
        window.layoutIfNeeded()
        // The view is 300 × 460, of which 400 in height are clear of the insets.
        let cases: [(rect: Rect, offset: Point)] = [
            (Rect(x: 350, y: 500, width: 50, height: 50), Point(x: 100, y: 130)),
            (Rect(x: 350, y: 500, width: 50, height: 50), Point(x: 100, y: 130)),
            (Rect(x: 40, y: 100, width: 50, height: 50), Point(x: 40, y: 80)),
            (Rect(x: 0, y: 0, width: 10, height: 10), Point(x: 0, y: -20)),
            (Rect(x: 0, y: 1900, width: 10, height: 500), Point(x: 0, y: 1580)),
            // Larger than the view: it is filled from the nearer side.
            (Rect(x: 0, y: 100, width: 10, height: 1000), Point(x: 0, y: 680)),
            (Rect(x: 0, y: 100, width: 10, height: 1000), Point(x: 0, y: 680)),
        ]
        for (rect, offset) in cases {
            scroll.scrollRectToVisible(rect)
            expectEqual(scroll.contentOffset, offset, "\(rect)")
        }
    }

    @Test("within another one, scrolls on its own")
    func nested() {
        let inner = ScrollView()
        let strip = View()
        content.addSubview(inner)
        inner.addSubview(strip)
        content.makeConstraints { make in
            make.edges.width.equalTo(scroll)
            make.height.equalTo(1000)
        }
        inner.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.top.equalTo(scroll).offset(100)
            make.height.equalTo(strip)
        }
        strip.makeConstraints { make in
            make.edges.equalTo(inner)
            make.size.equalTo(Size(width: 900, height: 80))
        }
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 300, height: 1000))
        expectEqual(inner.frame, Rect(x: 0, y: 100, width: 300, height: 80))
        expectEqual(inner.contentSize, Size(width: 900, height: 80))
        scroll.contentOffset = Point(x: 50, y: 90)
        inner.contentOffset = Point(x: 250, y: 90)
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, Point(x: 0, y: 90))
        expectEqual(inner.contentOffset, Point(x: 250, y: 0))
        expectEqual(strip.convert(Point.zero, to: window), Point(x: 10 - 250, y: 10 + 100 - 90))
        expectTrue(problems.messages.isEmpty)
    }

    @Test("takes a content size that is set where constraints say nothing")
    func statedSize() {
        content.frame = Rect(x: 10, y: 10, width: 100, height: 100)
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, .zero)
        scroll.contentSize = Size(width: 640, height: 960)
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 640, height: 960))
        expectEqual(content.frame, Rect(x: 10, y: 10, width: 100, height: 100))
        let tall = View()
        scroll.addSubview(tall)
        tall.makeConstraints { make in
            make.top.bottom.equalTo(scroll)
            make.left.equalTo(scroll)
            make.size.equalTo(Size(width: 10, height: 700))
        }
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 640, height: 700))
        expectTrue(problems.messages.isEmpty)
    }

    @Test("refuses what is no number")
    func numbers() {
        scroll.contentInset.top = .nan
        scroll.contentSize = Size(width: .infinity, height: 0)
        scroll.contentOffset = Point(x: 0, y: .nan)
        window.layoutIfNeeded()
        expectEqual(problems.messages.count, 3)
        expectEqual(scroll.contentInset, .zero)
        expectEqual(scroll.contentOffset, .zero)
        expectEqual(scroll.contentSize, .zero)
    }

    @Test("measures as its constraints say, whatever its content")
    func fitting() {
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.size.equalTo(Size(width: 500, height: 900))
        }
        scroll.remakeConstraints { make in
            make.size.equalTo(Size(width: 70, height: 80))
        }
        expectEqual(
            scroll.systemLayoutSizeFitting(View.layoutFittingCompressedSize),
            Size(width: 70, height: 80))
    }

    @Test("goes, with its guides, when it is let go")
    func memory() {
        weak var guide: LayoutGuide?
        weak var view: ScrollView?
        do {
            let scroll = ScrollView()
            window.addSubview(scroll)
            let content = View()
            scroll.addSubview(content)
            content.makeConstraints { make in
                make.edges.equalTo(scroll)
                make.bottom.equalTo(scroll.frameLayoutGuide)
            }
            window.layoutIfNeeded()
            (guide, view) = (scroll.contentLayoutGuide, scroll)
            scroll.removeFromSuperview()
        }
        window.layoutIfNeeded()
        expectTrue(guide == nil && view == nil)
    }
}

/// What is reported about a tree.
final class Problems {
    private(set) var messages: [String] = []

    init(of root: View) {
        root.onDiagnostic = { [unowned self] in messages.append($0.message) }
    }
}
