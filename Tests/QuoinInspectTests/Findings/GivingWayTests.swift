import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A long text beside a picture, which nothing keeps in the window")
struct GivingWayTests {
    @Test("is proposed to end there, and the picture to keep its size", arguments: [0, 1])
    func keepsPicture(lines: Int) {
        let window = Window.ofFindings()
        let icon = ImageView(Image("icon", size: Size(width: 40, height: 40)))
        let title = Label(String(repeating: "A long title ", count: 6), numberOfLines: lines)
        (icon.name, title.name) = ("icon", "title")
        window.addSubview(icon)
        window.addSubview(title)
        icon.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        title.makeConstraints { make in
            make.left.equalTo(icon.right).offset(8)
            make.top.equalTo(icon)
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.outside])
        let mend = findings.first?.mends.first
        expectEqual(
            mend?.description,
            """
            title.right.lessThanOrEqualTo(window).inset(16)
            icon.contentCompressionResistanceHorizontalPriority = 751
            """)
        mend?.apply()
        window.layoutIfNeeded()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(icon.frame.size, Size(width: 40, height: 40))
        // As far from the right edge as the picture is from the left one: 320 - 16.
        expectEqual(title.frame.minX, 64)
        expectTrue(title.frame.maxX <= 304)
    }
}
