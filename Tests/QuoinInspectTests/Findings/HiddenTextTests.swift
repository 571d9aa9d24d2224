import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Texts that something covers which was added after them")
struct HiddenTextTests {
    private let window = Window.ofFindings()
    private var kinds: [LayoutFinding.Kind] { window.kindsOfFindings }

    private func title() -> Label {
        let title = window.label("title")
        title.makeConstraints { $0.left.bottom.equalTo(window).inset(20) }
        return title
    }

    @Test("are told, and the cover is proposed to be drawn before them")
    func picture() throws {
        _ = title()
        window.label("subtitle").makeConstraints { $0.left.top.equalTo(window).inset(20) }
        let photo = ImageView(Image("photo", size: Size(width: 300, height: 200)))
        (photo.name, photo.contentMode) = ("photo", .aspectFill)
        window.addSubview(photo)
        photo.makeConstraints { $0.edges.equalTo(window) }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.overlap])
        let finding = try #require(findings.first)
        expectEqual(
            finding.message,
            "title and subtitle are hidden: photo was added after them, and covers them.")
        let mend = try #require(finding.mends.first)
        expectEqual(mend.description, "window.insertSubview(photo, belowSubview: title)")
        mend.apply()
        expectEqual(kinds, [])
        expectEqual(window.subviews.compactMap { $0.name }, ["photo", "title", "subtitle"])
    }

    /// A view over the lower part of the window.
    private func panel(color: Color?) -> View {
        let panel = window.plain("panel")
        panel.backgroundColor = color
        panel.makeConstraints {
            $0.left.right.bottom.equalTo(window)
            $0.height.equalTo(90)
        }
        return panel
    }

    @Test("are hidden by a colour, and seen through a veil", arguments: [1, 0.5])
    func colour(opacity: Double) {
        _ = title()
        _ = panel(color: Color(red: 1, green: 1, blue: 1, opacity: opacity))
        expectEqual(kinds, opacity == 1 ? [.overlap] : [])
    }

    @Test("are covered on purpose by what has something in it")
    func sheet() {
        _ = title()
        let sheet = panel(color: .white)
        sheet.label("choice").makeConstraints { $0.left.top.equalTo(sheet).inset(20) }
        expectEqual(kinds, [])
    }

    @Test("are covered on purpose by what stands for them while they are loaded")
    func skeleton() {
        let title = title()
        let bone = window.plain("bone")
        bone.backgroundColor = .black
        bone.makeConstraints { $0.edges.equalTo(title) }
        expectEqual(kinds, [])
    }

    // These take a hundred seconds, and four times as many views sixteen times that, if each pair is looked at.
    @Test("are looked for in a bounded number of pairs, where thousands of views lie in one place")
    func crowd() {
        for index in 0..<3000 {
            let view =
                index % 2 == 0 ? window.label("label \(index)") : window.plain("cover \(index)")
            view.backgroundColor = index % 2 == 0 ? nil : .black
            view.makeConstraints { make in
                make.left.top.equalToSuperview()
                if index % 2 == 1 {
                    make.size.equalTo(200)
                }
            }
        }
        expectTrue(window.findings().contains { $0.kind == .overlap })
    }
}
