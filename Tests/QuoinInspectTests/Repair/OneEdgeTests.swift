import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Adding what is missing to a view of which one edge is said")
struct OneEdgeTests {
    @Test(
        "says the other one, in either direction of reading",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func otherEdge(direction: LayoutDirection) {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        window.layoutDirection = direction
        let field = View()
        field.name = "field"
        window.addSubview(field)
        field.makeConstraints { make in
            make.trailing.equalToSuperview().inset(20)
            make.top.equalToSuperview()
            make.height.equalTo(40)
        }
        window.layoutIfNeeded()
        // From 16 to 300, or from 20 to 304 where reading begins at the right.
        let isTurned = direction == .rightToLeft
        field.frame = Rect(isTurned ? 20 : 16, 0, 284, 40)
        let report = window.repair.addMissingConstraints()
        expectEqual(report.added.map { "\($0)" }, ["field.leading = window.leading + 16"])
        window.layoutIfNeeded()
        expectEqual(field.frame, Rect(isTurned ? 20 : 16, 0, 284, 40))
    }
}
