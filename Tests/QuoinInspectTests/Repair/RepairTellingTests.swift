import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What a repair tells")
struct RepairTellingTests {
    private let root = View("root", Rect(0, 0, 320, 200))
    private let a = View()

    init() {
        a.name = "a"
        root.addSubview(a)
    }

    @Test("that a view without constraints is placed by its frame from then on")
    func cleared() {
        a.makeConstraints { make in
            make.left.top.equalToSuperview().inset(10)
            make.size.equalTo(40)
        }
        root.layoutIfNeeded()
        let report = LayoutRepair(of: [a]).clearConstraints()
        expectEqual(
            "\(report)".split(separator: "\n").suffix(3),
            [
                "a.removeAllConstraints()", "a.translatesAutoresizingMaskIntoConstraints = true",
                "a.frame = Rect(x: 10, y: 10, width: 40, height: 40)",
            ])
    }
}
