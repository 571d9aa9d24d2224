import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What is under a bar")
struct UnderBarTests {
    /// A screen under a navigation bar of 44 points below a status bar of 20.
    private func screen() -> (window: Window, view: View, controller: ViewController) {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let screen = ViewController()
        window.rootViewController = NavigationController(rootViewController: screen)
        window.layoutIfNeeded()
        return (window, screen.view, screen)
    }

    private func count(_ window: Window) -> Int {
        window.findings().count { $0.kind == .underBar }
    }

    @Test("is found below the bar of a controller, too")
    func controller() throws {
        let (window, view, _) = screen()
        let label = view.label("label")
        // From 25 on, and the bar ends at 64.
        let groups = label.makeConstraints {
            $0.top.equalToSuperview().offset(25)
            $0.left.equalToSuperview().offset(16)
        }
        let finding = try #require(window.findings().first { $0.kind == .underBar })
        expectTrue(finding.views.first === label)
        expectTrue(!finding.mends.isEmpty)
        groups[0].deactivate()
        label.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide) }
        expectEqual(count(window), 0)
    }

    @Test("is not what can be scrolled out from under it")
    func scrolling() {
        final class Editor: ScrollView {
            override var firstBaselineOffsetFromTop: Double { 12 }
        }
        let (window, view, _) = screen()
        let editor = Editor()
        view.addSubview(editor)
        editor.makeConstraints { $0.edges.equalToSuperview() }
        editor.contentSize = Size(width: 320, height: 900)
        expectEqual(count(window), 0)
        editor.contentInsetAdjustmentBehavior = .never
        expectEqual(count(window), 1)
    }

    @Test("is mended by the sign that was meant")
    func sign() throws {
        let (window, view, _) = screen()
        let label = view.label("label")
        label.makeConstraints {
            $0.top.equalTo(view.safeAreaLayoutGuide).offset(-16)
            $0.left.equalToSuperview().offset(16)
        }
        let finding = try #require(window.findings().first { $0.kind == .underBar })
        try #require(finding.mends.first).apply()
        expectEqual(count(window), 0)
        // 16 below the end of the bar.
        window.layoutIfNeeded()
        expectEqual(label.frame.minY, 64 + 16)
    }

    @Test("is told once with what hangs on it")
    func followers() throws {
        let (window, view, _) = screen()
        let (label, control) = (view.label("label"), Switch())
        control.name = "control"
        view.addSubview(control)
        label.makeConstraints { $0.top.left.equalToSuperview().offset(25) }
        control.makeConstraints {
            $0.centerY.equalTo(label)
            $0.right.equalToSuperview().inset(16)
        }
        let findings = window.findings().filter { $0.kind == .underBar }
        expectEqual(findings.count, 1)
        expectEqual(findings[0].views.map { $0.name }, ["label", "control"])
        expectTrue(findings[0].message.hasSuffix("\ncontrol hangs on it."))
    }

    @Test("may be a control without a text")
    func controls() {
        for control in [Switch(), Slider(), Stepper()] as [View] {
            let (window, view, _) = screen()
            view.addSubview(control)
            control.makeConstraints {
                $0.top.centerX.equalToSuperview()
                $0.size.equalTo(Size(width: 100, height: 30))
            }
            expectEqual(count(window), 1, "\(control)")
            control.remakeConstraints {
                $0.top.equalTo(view.safeAreaLayoutGuide)
                $0.centerX.equalToSuperview()
                $0.size.equalTo(Size(width: 100, height: 30))
            }
            expectEqual(count(window), 0, "\(control)")
        }
    }

    @Test("is what a view's own insets of the safe area say")
    func additional() {
        let (window, view, controller) = screen()
        let label = view.label("label")
        label.makeConstraints {
            $0.top.equalToSuperview().offset(70)
            $0.left.equalToSuperview().offset(16)
        }
        expectEqual(count(window), 0)
        controller.additionalSafeAreaInsets.top = 30
        // The bar ends at 64, and what is kept free at 94.
        expectEqual(count(window), 1)
    }
}
