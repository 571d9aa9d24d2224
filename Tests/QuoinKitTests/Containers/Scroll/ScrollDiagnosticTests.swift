import Quoin
import QuoinKit
import TestSupport
import Testing

@testable import QuoinLayout

@Suite("What is said of a scroll view")
struct ScrollDiagnosticTests {
    private let scene = ScrollScene()
    private var scroll: ScrollView { scene.scroll }
    private var content: View { scene.content }

    @Test("names the content guide where constraints cannot be met together, until they can")
    func conflict() throws {
        let wide = View()
        wide.name = "wide"
        scroll.addSubview(wide)
        scene.fill(300, 900)
        var edge: LayoutConstraint?
        wide.makeConstraints { make in
            make.left.top.right.equalTo(scroll)
            make.size.equalTo(Size(width: 500, height: 10))
        }
        scene.window.layoutIfNeeded()
        let message = try #require(scene.problems.messages.first)
        expectEqual(scene.problems.messages.count, 1)
        for name in ["wide.width = 500", "content.width = 300", "scroll"] {
            expectTrue(message.contains(name), "\(message)")
        }
        // One of the two is met; it heals when the other goes.
        wide.updateConstraints { $0.width.equalTo(300) }
        scene.window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 300, height: 900))
        expectEqual(wide.frame, Rect(x: 0, y: 0, width: 300, height: 10))
        expectEqual(scene.problems.messages.count, 1)
        edge = scroll.contentLayoutGuide.width.constraint(equalToConstant: 200)
        edge?.isActive = true
        scene.window.layoutIfNeeded()
        expectTrue(scene.problems.messages.last?.contains("scroll.contentLayoutGuide") ?? false)
        edge?.isActive = false
        scene.window.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 300, height: 900))
    }

    @Test("is that its content's end is open, on the axis where it is")
    func ambiguity() {
        let guide = scroll.contentLayoutGuide
        scene.window.layoutIfNeeded()
        expectTrue(!scroll.hasAmbiguousLayout)
        content.makeConstraints { make in
            make.left.top.bottom.equalTo(scroll)
            make.height.equalTo(900)
        }
        scene.window.layoutIfNeeded()
        expectEqual(content.ambiguousAxes, [.horizontal])
        expectEqual(guide.ambiguousAxes, [.horizontal])
        content.makeConstraints { $0.right.equalTo(scroll) }
        // Neither of the two says how wide they are.
        expectEqual(content.ambiguousAxes, [.horizontal])
        expectEqual(guide.ambiguousAxes, [.horizontal])
        content.makeConstraints { $0.width.equalTo(scroll) }
        expectTrue(!content.hasAmbiguousLayout && !guide.hasAmbiguousLayout)
        expectTrue(!scroll.frameLayoutGuide.hasAmbiguousLayout)
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("is not that a stated size leaves anything open")
    func statedSize() {
        scroll.contentSize = Size(width: 100, height: 100)
        scene.window.layoutIfNeeded()
        expectTrue(!scroll.contentLayoutGuide.hasAmbiguousLayout)
    }
}
