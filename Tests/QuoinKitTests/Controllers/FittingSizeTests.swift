import Quoin
import QuoinKit
import TestSupport
import Testing

/// Counts how often it is asked how large its content is.
private final class CountingBox: View {
    var width = 30.0 {
        didSet { invalidateIntrinsicContentSize() }
    }
    var questions = 0

    override var intrinsicContentSize: Size {
        questions += 1
        return Size(width: width, height: 20)
    }
}

/// Writes down which children would like to have another size.
private final class Parent: ViewController {
    var told: [ViewController] = []

    override func systemLayoutFittingSizeDidChange(forChild child: ViewController) {
        told.append(child)
    }
}

@Suite("The size that a child would like to have")
struct FittingSizeTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let parent = Parent()
    private let child = ViewController()
    private let box = CountingBox()
    private let other = CountingBox()

    /// A child with a box in it, beside another box.
    init() {
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.makeConstraints { make in make.left.top.equalToSuperview() }
        child.view.addSubview(box)
        box.makeConstraints { make in make.edges.equalToSuperview() }
        parent.view.addSubview(other)
        other.makeConstraints { make in make.left.bottom.equalToSuperview() }
        window.tick(at: 0)
        window.tick(at: 1)
    }

    @Test("is not asked for again because of what is elsewhere")
    func elsewhere() {
        box.questions = 0
        other.width = 50
        other.updateConstraints { make in make.left.equalToSuperview().offset(4) }
        parent.view.addSubview(View())
        window.tick(at: 2)
        expectEqual(other.frame.width, 50)
        expectEqual(box.questions, 0)
        expectEqual(parent.told, [])
    }

    @Test("is told when something in its view changes, however deep, and once")
    func inside() {
        box.width = 60
        window.tick(at: 2)
        expectEqual(parent.told, [child])
        let label = CountingBox()
        box.addSubview(label)
        label.makeConstraints { make in
            make.left.equalToSuperview()
            make.right.equalToSuperview().offset(-40)
        }
        window.tick(at: 3)
        // 30 and 40 are more than 60.
        expectEqual(parent.told, [child, child])
        box.addSubview(View())
        window.tick(at: 4)
        window.tick(at: 5)
        expectEqual(parent.told, [child, child])
    }

    @Test("is told when it changed while the view was in no window")
    func away() {
        child.view.removeFromSuperview()
        window.tick(at: 2)
        box.width = 70
        window.tick(at: 3)
        expectEqual(parent.told, [])
        parent.view.addSubview(child.view)
        window.tick(at: 4)
        expectEqual(parent.told, [child])
    }

    @Test("is told of one that a child shows in turn")
    func nested() {
        let (middle, inner, content) = (Parent(), ViewController(), CountingBox())
        parent.addChild(middle)
        parent.view.addSubview(middle.view)
        inner.view.addSubview(content)
        content.makeConstraints { make in make.edges.equalToSuperview() }
        middle.addChild(inner)
        middle.view.addSubview(inner.view)
        window.tick(at: 2)
        window.tick(at: 3)
        parent.told = []
        content.width = 90
        window.tick(at: 4)
        expectEqual(middle.told, [inner])
        expectEqual(parent.told, [])
    }
}
