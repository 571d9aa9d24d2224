import QuoinInspect
import QuoinKit
import Testing

@Suite("What findings say and propose")
struct FindingTextTests {
    private let window: Window = {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.name = "window"
        window.onDiagnostic = { _ in }
        return window
    }()

    private func finding(_ kind: LayoutFinding.Kind) throws -> LayoutFinding {
        try #require(window.findings().first { $0.kind == kind })
    }

    @Test("A constraint that contradicts alone has no number, for there is no list")
    func alone() throws {
        let a = window.plain("a")
        a.makeConstraints {
            $0.left.top.equalTo(window)
            $0.height.equalTo(10)
            $0.width.lessThanOrEqualTo(-20)
        }
        let message = try finding(.conflict).message
        #expect(message.contains("is set aside. It makes a's width at most -20"))
    }

    @Test("One view agrees, two agree")
    func numbers() throws {
        let a = window.plain("a")
        a.makeConstraints {
            $0.left.equalTo(window).offset(16)
            $0.trailing.equalTo(window).inset(16)
            $0.top.equalTo(window)
            $0.height.equalTo(10)
        }
        #expect(try finding(.mixedDirections).message.hasPrefix("a agrees from left to right only"))
    }

    @Test("A frame that constraints contradict gives the sizes that they do not say")
    func sizes() throws {
        let a = window.plain("a")
        a.frame = Rect(x: 0, y: 12, width: 10, height: 30)
        LayoutConstraint.activate([
            a.left.constraint(equalTo: window.left, constant: 40),
            a.width.constraint(equalToConstant: 50),
        ])
        let mend = try #require(try finding(.stillPlacedByFrame).mends.first)
        mend.apply()
        window.layoutIfNeeded()
        #expect(a.frame == Rect(x: 40, y: 12, width: 50, height: 30))
        #expect(window.findings().isEmpty)
    }
}
