import Quoin
import QuoinKit
import TestSupport
import Testing

@testable import QuoinLayout

@Suite("The content of a scroll view")
struct ScrollContentTests {
    private let scene = ScrollScene()
    private var scroll: ScrollView { scene.scroll }
    private var content: View { scene.content }

    @Test("is constrained from deep within")
    func deep() {
        let inner = View()
        let deep = View()
        content.addSubview(inner)
        inner.addSubview(deep)
        content.makeConstraints { $0.left.top.equalTo(scroll).offset(5) }
        inner.makeConstraints { $0.edges.equalToSuperview().inset(7) }
        deep.makeConstraints { make in
            make.edges.equalToSuperview()
            make.size.equalTo(Size(width: 400, height: 800))
            make.right.equalTo(scroll.right).offset(-20)
            make.bottom.equalTo(scroll.bottomMargin)
        }
        scene.window.layoutIfNeeded()
        expectEqual(content.frame, Rect(x: 5, y: 5, width: 414, height: 814))
        // 5 + 7 + 400 + 20, and 5 + 7 + 800 and the margin of 8.
        expectEqual(scroll.contentSize, Size(width: 432, height: 820))
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("is as large as was set, from then on")
    func set() {
        content.removeFromSuperview()
        scroll.contentSize = Size(width: 700, height: 900)
        expectEqual(scroll.contentSize, Size(width: 700, height: 900))
        // One side of it leaves the other as it was set.
        scroll.contentSize.height = 800
        expectEqual(scroll.contentSize, Size(width: 700, height: 800))
        scene.window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 700, height: 800))
        scroll.contentSize.width = 600
        scroll.contentSize.width = 700
        expectEqual(scroll.contentSize, Size(width: 700, height: 800))
        // Where constraints say something, that is so once they are solved.
        scroll.contentLayoutGuide.height.constraint(equalToConstant: 1000).isActive = true
        scene.window.layoutIfNeeded()
        scroll.contentSize.height = 500
        scene.window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 700, height: 1000))
    }

    @Test("is mirrored to its leading edge and margins")
    func rightToLeft() {
        scene.window.layoutDirection = .rightToLeft
        scroll.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 1, leading: 30, bottom: 2, trailing: 40)
        content.makeConstraints { make in
            make.leading.equalTo(scroll.leadingMargin)
            make.trailing.equalTo(scroll.trailingMargin)
            make.top.equalTo(scroll.topMargin)
            make.bottom.equalTo(scroll.bottomMargin)
            make.size.equalTo(Size(width: 500, height: 600))
        }
        scene.window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 570, height: 603))
        expectEqual(content.frame, Rect(x: 40, y: 1, width: 500, height: 600))
        scene.window.layoutDirection = .leftToRight
        scene.window.layoutIfNeeded()
        expectEqual(content.frame, Rect(x: 30, y: 1, width: 500, height: 600))
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("has its edges on pixels", arguments: [2.0, 3])
    func pixels(scale: Double) {
        scene.window.scale = scale
        scroll.remakeConstraints { $0.edges.equalToSuperview().inset(10.2) }
        let second = View()
        scroll.addSubview(second)
        content.makeConstraints { make in
            make.left.top.right.equalTo(scroll)
            make.width.equalTo(scroll)
            make.height.equalTo(100.3)
        }
        second.makeConstraints { make in
            make.left.right.bottom.equalTo(scroll)
            make.top.equalTo(content.bottom)
            make.height.equalTo(900.4)
        }
        scene.window.layoutIfNeeded()
        // The size of the content is exact; the views' edges are on pixels of the window.
        expectTrue(scroll.contentSize.isAbout(Size(width: 299.6, height: 1000.7)))
        let edge = ((10.2 + 100.3) * scale).rounded() / scale - (10.2 * scale).rounded() / scale
        expectTrue(abs(content.frame.maxY - edge) < 1e-9)
        expectTrue(abs(second.frame.minY - edge) < 1e-9)
        let frames = (content.frame, second.frame)
        for offset in [0.25, 33.3, 100] {
            scroll.contentOffset.y = offset
            scene.window.layoutIfNeeded()
            expectTrue((content.frame, second.frame) == frames)
        }
    }

    @Test("is said with either guide, by every attribute")
    func guides() {
        let (area, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        let middle = View()
        let centered = View()
        let sized = View()
        [middle, centered, sized].forEach(scroll.addSubview)
        scene.fill(500, 900)
        middle.makeConstraints { make in
            make.center.equalTo(area)
            make.width.equalTo(area).dividedBy(10)
            make.height.equalTo(area).dividedBy(9)
        }
        centered.makeConstraints { make in
            make.center.equalTo(frame)
            make.size.equalTo(frame).dividedBy(10)
        }
        sized.makeConstraints { make in
            make.leading.equalTo(frame).offset(1)
            make.trailing.equalTo(area).offset(-2)
            make.top.equalTo(area).offset(3)
            make.bottom.equalTo(frame).offset(-4)
        }
        scene.window.layoutIfNeeded()
        expectTrue(middle.frame.isAbout(Rect(x: 225, y: 400, width: 50, height: 100)))
        expectTrue(centered.frame.isAbout(Rect(x: 135, y: 207, width: 30, height: 46)))
        expectTrue(sized.frame.isAbout(Rect(x: 1, y: 3, width: 497, height: 453)))
        scroll.contentOffset = Point(x: 50, y: 100)
        scene.window.layoutIfNeeded()
        expectTrue(middle.frame.isAbout(Rect(x: 225, y: 400, width: 50, height: 100)))
        expectTrue(centered.frame.isAbout(Rect(x: 185, y: 307, width: 30, height: 46)))
        expectTrue(sized.frame.isAbout(Rect(x: 51, y: 3, width: 447, height: 553)))
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("reaches into a scroll view from the one around it")
    func nestedGuides() {
        let inner = ScrollView()
        let leaf = View()
        content.addSubview(inner)
        inner.addSubview(leaf)
        // The inner one is as large as what is shown of the outer one, and pinned to its content.
        inner.makeConstraints { make in
            make.size.equalTo(scroll.frameLayoutGuide)
            make.edges.equalTo(content)
        }
        content.makeConstraints { make in
            make.left.top.equalTo(scroll)
            make.bottom.right.equalTo(scroll.contentLayoutGuide).offset(-100)
        }
        leaf.makeConstraints { make in
            make.edges.equalTo(inner)
            make.width.equalTo(scroll.contentLayoutGuide)
            make.height.equalTo(inner.frameLayoutGuide).multipliedBy(2)
        }
        scene.window.layoutIfNeeded()
        expectEqual(inner.frame, Rect(x: 0, y: 0, width: 300, height: 460))
        expectEqual(scroll.contentSize, Size(width: 400, height: 560))
        expectEqual(inner.contentSize, Size(width: 400, height: 920))
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("is that of its window's only view, which needs no more")
    func onlyView() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(scroll)
        window.layoutIfNeeded()
        expectTrue(scroll.contentSize == .zero && scroll.frame == window.bounds)
        let content = View()
        scroll.addSubview(content)
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.size.equalTo(300)
        }
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 300, height: 300))
        scroll.contentOffset = Point(x: 200, y: 200)
        expectEqual(scroll.contentOffset, Point(x: 200, y: 200))
    }

    @Test("placed by frames, has the size that was stated")
    func autoresizing() {
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        scene.window.addSubview(scroll)
        let first = View(frame: Rect(x: 0, y: 0, width: 200, height: 40))
        first.autoresizingMask = [.flexibleWidth]
        scroll.addSubview(first)
        scroll.contentSize = Size(width: 200, height: 500)
        scene.window.layoutIfNeeded()
        scroll.contentOffset = Point(x: 100, y: 350)
        expectEqual(scroll.contentOffset, Point(x: 100, y: 350))
        // The frame follows the view, as the masks say, not the content.
        scroll.frame.size = Size(width: 150, height: 150)
        scene.window.layoutIfNeeded()
        expectEqual(first.frame, Rect(x: 0, y: 0, width: 250, height: 40))
        expectEqual(scroll.contentSize, Size(width: 200, height: 500))
        expectEqual(scroll.contentOffset, Point(x: 50, y: 350))
    }

    @Test("does not say how large the view is")
    func fitting() {
        scene.fill(500, 900)
        expectEqual(scroll.systemLayoutSizeFitting(View.layoutFittingCompressedSize), .zero)
        let around = View()
        scene.window.addSubview(around)
        scroll.removeFromSuperview()
        around.addSubview(scroll)
        let title = View()
        around.addSubview(title)
        title.makeConstraints { make in
            make.left.top.right.equalToSuperview()
            make.size.equalTo(Size(width: 120, height: 30))
        }
        scroll.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.top.equalTo(title.bottom)
        }
        expectEqual(
            around.systemLayoutSizeFitting(View.layoutFittingCompressedSize),
            Size(width: 120, height: 30))
        // As tall as its content, if that is said, and if there is room.
        scroll.makeConstraints { $0.height.equalTo(content).priority(500) }
        expectEqual(
            around.systemLayoutSizeFitting(View.layoutFittingCompressedSize),
            Size(width: 120, height: 930))
    }

    @Test("is no burden on a column that the view stands in")
    func column() {
        let column = StackView()
        let (top, bottom) = (View(), View())
        column.axis = .vertical
        scroll.removeFromSuperview()
        scene.window.addSubview(column)
        column.makeConstraints { $0.edges.equalToSuperview() }
        [top, scroll, bottom].forEach(column.addArrangedSubview)
        top.makeConstraints { $0.height.equalTo(50) }
        bottom.makeConstraints { $0.height.equalTo(70) }
        scene.fill(320, 2000)
        expectEqual(scroll.frame, Rect(x: 0, y: 50, width: 320, height: 360))
        expectEqual(scroll.contentSize, Size(width: 320, height: 2000))
        top.isHidden = true
        scene.window.layoutIfNeeded()
        expectEqual(scroll.frame, Rect(x: 0, y: 0, width: 320, height: 410))
        expectTrue(scene.problems.messages.isEmpty)
    }

    /// A container that asks in its layout how large the content of what scrolls in it is.
    private final class Asking: View {
        var known: Size?
        override func layoutSubviews() {
            super.layoutSubviews()
            known = (subviews.first as? ScrollView)?.contentSize
        }
    }

    @Test("is as large as it was set for who asks before it is laid out")
    func askedInLayout() {
        let (asking, inner) = (Asking(), ScrollView())
        asking.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        asking.addSubview(inner)
        inner.contentSize = Size(width: 50, height: 60)
        asking.layoutIfNeeded()
        expectEqual(asking.known, Size(width: 50, height: 60))
        inner.contentSize = Size(width: 70, height: 80)
        asking.setNeedsLayout()
        asking.layoutIfNeeded()
        expectEqual(asking.known, Size(width: 70, height: 80))
        expectEqual(inner.contentSize, Size(width: 70, height: 80))
    }
}
