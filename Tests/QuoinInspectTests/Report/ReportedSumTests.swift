import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Reasons in a report that add up from several things")
struct ReportedSumTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let card = View()

    init() {
        (window.name, card.name) = ("window", "card")
        window.addSubview(card)
    }

    private func steps() throws -> [[String]] {
        try ReadReport(HTMLReport(of: window)).layout()["steps"] as? [[String]] ?? []
    }

    @Test("name each of them, and tell its number")
    func twoTerms() throws {
        card.makeConstraints { make in
            make.left.equalToSuperview().offset(16)
            make.right.equalToSuperview().offset(-24)
            make.top.height.equalTo(40)
        }
        window.layoutIfNeeded()
        // 320 - 24, and 16.
        let found = try steps()
        expectTrue(found.contains { $0.prefix(2) == ["card.right - card.left", "= 296 - 16"] })
    }

    @Test("count only constraints that are not named")
    func together() throws {
        let other = View()
        other.name = "other"
        window.addSubview(other)
        [card, other].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        LayoutConstraint.activate([
            card.width.constraint(equalTo: other.height, multiplier: 2, constant: 10),
            other.height.constraint(equalTo: card.width, multiplier: 0.25, constant: 20),
        ])
        window.layoutIfNeeded()
        let origins = try steps().compactMap { $0.last }.filter { $0.hasPrefix("together: ") }
        expectEqual(origins.count, 1)
        expectTrue(!origins.contains { $0.hasSuffix("more") })
    }
}
