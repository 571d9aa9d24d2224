import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A width that several views share")
struct SharedTermTests {
    @Test("comes from the length that they share, and from where they begin")
    func terms() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        let views = ["a", "b", "c"].map { name in
            let view = View()
            view.name = name
            window.addSubview(view)
            return view
        }
        let (a, b, c) = (views[0], views[1], views[2])
        a.makeConstraints { $0.left.equalToSuperview().offset(20) }
        b.makeConstraints { make in
            make.left.equalTo(a.right).offset(15)
            make.width.equalTo(a)
        }
        c.makeConstraints { make in
            make.left.equalTo(b.right).offset(15)
            make.width.equalTo(a)
            make.right.equalToSuperview()
        }
        window.layoutIfNeeded()
        let step = try #require(a.why(.horizontal).size.steps.first { $0.source == .shared })
        // Three times the width is 320 − 20 − 2 × 15 = 270, so it is a third of each of these.
        expectTrue(abs(step.value - 90) < 1e-9)
        expectEqual(step.terms.map { $0.name }, ["c.right", "a.left"])
        expectEqual(step.terms.map { $0.value }, [320, 20])
        expectEqual(step.terms.map { ($0.factor * 3).rounded() }, [1, -1])
        expectTrue(abs(step.constant + 10) < 1e-9)
    }
}
