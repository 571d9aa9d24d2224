import QuoinUIKit
import TestSupport
import Testing

/// Pictures in boxes of another shape, which findings tell of.
@MainActor
@Suite struct FittedPictureTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 250, height: 100)).image { _ in })

    init() {
        view.quoin.node.name = "logo"
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: window.topAnchor),
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    @MainActor @Test func isToldAsItsModeSays() throws {
        expectEqual(window.quoin.findings().map { $0.message }, [])
        view.contentMode = .scaleAspectFit
        let finding = try #require(window.quoin.findings().first)
        expectTrue(finding.message.hasPrefix("logo shows its picture 50 wide, and leaves 200 of"))
        finding.mends.first?.apply()
        window.layoutIfNeeded()
        expectEqual(view.frame.size, CGSize(width: 50, height: 20))
        expectEqual(window.quoin.findings().map { $0.message }, [])
    }
}
