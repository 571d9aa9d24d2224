import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Mends leave everything in sight")
struct MendsInSightTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window.name = "window"
    }

    /// The proposals for the view that has no place.
    private func mends() throws -> [String] {
        let finding = try #require(window.findings().first { $0.kind == .noPlace })
        return finding.mends.map { $0.description }
    }

    @Test("also what hangs on a view without a height")
    func follower() throws {
        let (photo, caption) = (window.plain("photo"), window.plain("caption"))
        let badge = window.label("badge", "Read more")
        photo.makeConstraints { $0.edges.equalToSuperview().inset(4) }
        caption.makeConstraints { $0.left.right.equalToSuperview().inset(8) }
        badge.makeConstraints { make in
            make.left.equalToSuperview().inset(8)
            make.top.equalTo(caption.bottom).offset(8)
        }
        try expectEqual(mends().first, "caption.top.equalTo(window).inset(4)")
        try #require(window.findings().first { $0.kind == .noPlace }?.mends.first).apply()
        window.layoutIfNeeded()
        expectEqual(badge.frame.minY, 12)
    }

    @Test("also a view without a height beside one that is out of sight")
    func besideOutsider() throws {
        let (panel, box) = (window.plain("panel"), window.plain("box"))
        panel.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.top.equalTo(window.bottom).offset(8)
            make.height.equalTo(100)
        }
        box.makeConstraints { $0.left.right.equalToSuperview().inset(8) }
        try expectEqual(mends(), ["box.top.equalTo(window).inset(16)"])
    }

    @Test("and may still leave a view open that is drawn outside only as long as it is")
    func openYet() throws {
        let (header, photo) = (window.plain("header"), window.plain("photo"))
        header.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.height.equalTo(40)
        }
        photo.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.bottom.equalTo(header.top).offset(-8)
        }
        let finding = try #require(window.findings().first { $0.kind == .noHeight })
        expectEqual(finding.views.first?.name, "photo")
        expectTrue(!finding.mends.isEmpty)
    }

    @Test("also what is in sight although nothing decides its height")
    func openBefore() throws {
        let list = window.plain("list")
        let (one, two) = (list.plain("one"), list.plain("two"))
        list.makeConstraints { $0.top.left.right.equalToSuperview() }
        one.makeConstraints { $0.top.left.right.equalToSuperview() }
        two.makeConstraints { make in
            make.top.equalTo(one.bottom)
            make.left.right.bottom.equalToSuperview()
        }
        let text = one.label("text")
        text.makeConstraints { $0.edges.equalToSuperview().inset(8) }
        let height = two.makeConstraints { $0.height.equalTo(36) }
        window.layoutIfNeeded()
        height.deactivate()
        for _ in 0..<3 {
            window.findings().first?.mends.first?.apply()
            window.layoutIfNeeded()
            expectTrue(two.frame.height > 0)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }
}
