import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Views in a row, each beginning where the one before it ends, of which the last has no end.
@Suite("A row without an end")
struct RowEndTests {
    private let window = Window.ofFindings()

    @Test(
        "is proposed to end where it is in, as far from there as it begins", arguments: [0.0, 16],
        [0, 1, 2])
    func equalWidths(inset: Double, model: Int) throws {
        let views = ["a", "b", "c"].map { window.plain($0) }
        for (index, view) in views.enumerated() {
            view.backgroundColor = .black
            view.makeConstraints { make in
                make.top.equalToSuperview()
                make.height.equalTo(20)
                if index == 0 {
                    make.left.equalToSuperview().inset(inset)
                } else {
                    make.left.equalTo(views[index - 1].right)
                }
                if index != model {
                    make.width.equalTo(views[model])
                }
            }
        }
        let finding = try #require(window.findings().first)
        let mend = try #require(finding.mends.first)
        expectEqual(
            mend.description,
            inset == 0 ? "c.right.equalTo(window)" : "c.right.equalTo(window).inset(16)")
        mend.apply()
        expectEqual(window.findings().map { $0.description }, [])
        // The window is 320 wide.
        expectTrue(views.allSatisfy { abs($0.frame.width - (320 - 2 * inset) / 3) < 1e-9 })
    }
}
