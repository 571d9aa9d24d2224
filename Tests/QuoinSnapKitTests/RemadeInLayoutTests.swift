import QuoinSnapKit
import TestSupport
import Testing

/// Views that say anew in each layout where what is in them stands.
@MainActor
@Suite("Constraints that are remade in each layout") struct RemadeInLayoutTests {
    private final class Badge: UIView {
        let label = UILabel()
        var layouts = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }
        required init?(coder: NSCoder) { return nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            label.snp.remakeConstraints { make in
                make.center.equalToSuperview()
                make.width.equalTo(bounds.width / 3)
            }
        }
    }

    @MainActor @Test("come to rest where they put it, with each size anew")
    func rest() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.show(deviceNamed: "iPhone 14")
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        badge.label.text = "12"
        window.addSubview(badge)
        var reports = 0
        window.quoin.onDiagnostic { _ in reports += 1 }
        window.makeKeyAndVisible()
        // A third of 100, on pixels of a third of a point.
        expectTrue(abs(badge.label.frame.width - 100.0 / 3) < 0.35)
        expectTrue(badge.layouts < 10)
        badge.frame.size.width = 150
        window.tick()
        expectTrue(abs(badge.label.frame.width - 50) < 0.35)
        expectTrue(abs(badge.label.frame.midX - 75) < 0.35)
        expectTrue(badge.layouts < 20)
        expectEqual(reports, 0)
    }
}
