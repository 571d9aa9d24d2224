import QuoinInspect
import QuoinUIKit
import TestSupport
import Testing

/// What findings know of controls without a text.
@MainActor
@Suite struct ControlFindingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let controller = UIViewController()

    init() {
        window.rootViewController = controller
        controller.additionalSafeAreaInsets.top = 40
        window.makeKeyAndVisible()
    }

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 8),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
            view.widthAnchor.constraint(equalToConstant: 120),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    private var kinds: [LayoutFinding.Kind] {
        window.layoutIfNeeded()
        return window.quoin.findings().map { $0.kind }
    }

    @MainActor @Test func `a slider of a class of one's own lies under a bar`() {
        final class Volume: UISlider {}
        add(Volume())
        expectEqual(kinds, [.underBar])
    }

    @MainActor @Test func `a switch and a stepper do`() {
        add(UISwitch())
        expectEqual(kinds, [.underBar])
        add(UIStepper())
        expectTrue(kinds.contains(.underBar))
    }

    @MainActor @Test func `what only holds something may be the ground of a bar`() {
        add(UIControl())
        expectEqual(kinds, [])
    }
}
