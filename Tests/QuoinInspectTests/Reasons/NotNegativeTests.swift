import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A width that would be less than nothing")
struct NotNegativeTests {
    @Test("is 0, for sizes are not negative")
    func zero() {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        window.onDiagnostic = { _ in }
        let field = View()
        field.name = "field"
        window.addSubview(field)
        field.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(40)
            make.width.equalToSuperview().offset(-400).priority(500)
        }
        window.layoutIfNeeded()
        let size = field.why(.horizontal).size
        expectEqual(size.value, 0)
        expectEqual(size.steps.map { $0.source }, [.notNegative])
    }
}
