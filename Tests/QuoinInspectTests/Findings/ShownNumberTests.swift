import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Where nothing decides a place or size, it stays as it happens to be: that is the number people see.
@Suite("Numbers of what is open")
struct ShownNumberTests {
    @Test(
        "are those of the frames, whatever was there before",
        arguments: [Axis.horizontal, .vertical])
    func size(axis: Axis) throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        let (one, two) = (window.plain("one"), window.plain("two"))
        var extent: ConstraintGroup?
        for view in [one, two] {
            view.makeConstraints { make in
                if axis == .horizontal {
                    make.top.equalTo(8)
                    make.height.equalTo(20)
                } else {
                    make.left.equalTo(8)
                    make.width.equalTo(20)
                }
            }
        }
        one.makeConstraints { make in
            if axis == .horizontal {
                make.left.equalTo(8)
                extent = make.width.equalTo(100).constraint
            } else {
                make.top.equalTo(8)
                extent = make.height.equalTo(100).constraint
            }
        }
        two.makeConstraints { make in
            if axis == .horizontal {
                make.left.equalTo(one.right).offset(8)
                make.right.equalToSuperview().inset(8)
            } else {
                make.top.equalTo(one.bottom).offset(8)
                make.bottom.equalToSuperview().inset(8)
            }
        }
        window.layoutIfNeeded()
        extent?.deactivate()
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .shared)
        let sizes = [one, two].map { Int($0.frame.size[axis]) }
        expectTrue(finding.message.contains("(now one \(sizes[0]) and two \(sizes[1]))"))
    }

    @Test("are not told of what reaches out of something whose own size is open")
    func outOfOpen() {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        let bar = window.plain("bar")
        bar.makeConstraints { make in
            make.left.top.equalTo(0)
            make.height.equalTo(44)
        }
        let item = bar.plain("item")
        item.makeConstraints { make in
            make.left.top.bottom.equalToSuperview()
            make.width.equalTo(40)
        }
        expectEqual(window.findings().map { $0.kind }, [.noWidth])
    }
}
