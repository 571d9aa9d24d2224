import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Margins of controllers")
struct MarginsOfControllersTests {
    private final class Witness: ViewController {
        var margins: [EdgeInsets] = []
        /// What is there once the view is loaded.
        var content: View?

        override func viewDidLoad() {
            super.viewDidLoad()
            content = View()
        }

        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            expectTrue(content != nil)
            margins.append(view.layoutMargins)
        }
    }

    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

    @Test("are told when they change, with the safe area and by themselves")
    func told() {
        let witness = Witness()
        window.rootViewController = witness
        window.tick(at: 0)
        expectEqual(witness.margins, [])
        window.safeAreaInsets = EdgeInsets(top: 20)
        expectEqual(witness.margins, [EdgeInsets(top: 20, left: 16, bottom: 0, right: 16)])
        window.tick(at: 1)
        witness.view.layoutMargins = EdgeInsets(8)
        expectEqual(
            witness.margins.last, EdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
        witness.view.layoutMargins = EdgeInsets(8)
        window.tick(at: 2)
        expectEqual(witness.margins.count, 2)
    }

    @Test("are not told while the view is in no window")
    func aside() {
        let witness = Witness()
        witness.view.layoutMargins = EdgeInsets(4)
        witness.additionalSafeAreaInsets = EdgeInsets(10)
        expectEqual(witness.margins, [])
    }

    @Test("of views further in are nobody's business")
    func inner() {
        let witness = Witness()
        let inner = View()
        witness.view.addSubview(inner)
        window.rootViewController = witness
        window.tick(at: 0)
        inner.layoutMargins = EdgeInsets(30)
        expectEqual(witness.margins, [])
    }
}
