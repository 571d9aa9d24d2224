import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Two labels and a slider between them, all of which resist alike.
@Suite("Three contents that divide too little")
struct ThreeContentsTests {
    @Test(
        "are told with all three, whichever gives way as it is shown",
        arguments: [200, 240, 272])
    func three(width: Double) throws {
        let window = Window(frame: Rect(0, 0, width, 480))
        window.name = "window"
        let row = window.plain("row")
        row.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
        let (low, high) = (row.label("low", "as quiet as"), row.label("high", "loud as can"))
        let slider = Slider(value: 0.5)
        slider.name = "slider"
        row.addSubview(slider)
        let wanted = [low, high, slider].reduce(0) { $0 + $1.intrinsicContentSize.width }
        expectTrue(wanted > width)
        for label in [low, high] {
            label.contentHuggingHorizontalPriority = .high
            label.makeConstraints { $0.centerY.equalToSuperview() }
        }
        low.makeConstraints { $0.leading.equalToSuperview() }
        slider.makeConstraints { make in
            make.leading.equalTo(low.trailing)
            make.top.bottom.equalToSuperview()
            make.height.equalTo(28)
        }
        high.makeConstraints { make in
            make.leading.equalTo(slider.trailing)
            make.trailing.equalToSuperview()
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .resistanceTie)
        expectEqual(Set(finding.views.compactMap { $0.name }), ["low", "high", "slider"])
        expectTrue(
            finding.message.hasPrefix(
                "low, high and slider have \(Int(width)) together and ask for "))
        try #require(finding.mends.first).apply()
        expectTrue(!window.findings().contains { $0.kind == .resistanceTie })
    }
}
