import TestSupport
import Testing

@testable import QuoinLayout

@Suite("A layout whose frames grow without end")
struct EndlessGrowthTests {
    private let scene = CycleScene()

    private var loops: [FeedbackLoop] {
        scene.reports.all.compactMap { if case .feedbackLoop(let loop) = $0 { loop } else { nil } }
    }

    private func width(of view: View) -> LayoutConstraint? {
        view.constraints.first { $0.firstItem === view && $0.firstAttribute == .width }
    }

    @Test("is stopped where that is seen, and the views are named")
    func doubling() {
        scene.settle()
        scene.inner.afterPlacing = { width(of: $0)?.constant *= 2 }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        // From 100, twenty doublings go beyond a hundred million.
        expectTrue(scene.record.takeLayouts().filter { $0 == "inner" }.count < 30)
        expectEqual(loops.count, 1)
        let message = loops.first?.message ?? ""
        expectTrue(message.contains("the frame of inner kept growing"), "\(message)")
        expectTrue(message.contains("inner changed inner.width"), "\(message)")
        scene.inner.afterPlacing = nil
        width(of: scene.inner)?.constant = 40
        scene.root.layoutIfNeeded()
        expect(scene.inner, at: Rect(10, 10, 40, 100))
    }

    @Test("is no layout that doubles a few times and comes to rest")
    func fewDoublings() {
        scene.settle()
        scene.inner.afterPlacing = {
            if let width = width(of: $0), width.constant < 50_000 {
                width.constant *= 2
            }
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectTrue(loops.isEmpty)
        expect(scene.inner, at: Rect(10, 10, 51_200, 100))
    }

    @Test("explains no contradiction before it has come to its end")
    func explanations() {
        var conflicts = 0
        scene.root.onDiagnostic = { if case .unsatisfiable = $0 { conflicts += 1 } }
        scene.settle()
        let second = scene.deep.width.constraint(equalToConstant: 1)
        second.isActive = true
        var rounds = 0
        scene.inner.afterPlacing = { inner in
            rounds += 1
            if rounds < 50 {
                second.constant += 1
                inner.setNeedsLayout()
            }
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectTrue(rounds >= 50 && conflicts == 1)
    }
}
