import QuoinInspect
import QuoinKit
import QuoinTesting
import Synchronization
import TestSupport
import Testing

@Suite("Expecting no findings")
struct ExpectNoFindingsTests {
    /// A screen with a label in its middle, which fits wherever it is shown.
    private func soundScreen() -> View {
        let screen = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let label = Label("Now")
        label.name = "label"
        screen.addSubview(label)
        label.makeConstraints { make in
            make.center.equalToSuperview()
        }
        return screen
    }

    /// A screen with a box whose width and height nothing says.
    private func brokenScreen() -> View {
        let screen = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let box = View()
        box.name = "box"
        box.backgroundColor = .black
        screen.addSubview(box)
        box.makeConstraints { make in
            make.left.top.equalToSuperview().inset(100)
        }
        return screen
    }

    private static let devices = ["iPhone SE", "iPad Pro 11-inch"].compactMap { Device.named($0) }

    @Test("is quiet where nothing is wrong")
    func soundness() {
        expectNoFindings(soundScreen())
        expectNoFindings(
            on: Self.devices, held: [.portrait, .landscape], in: [.leftToRight, .rightToLeft],
            text: [.normal, .doubled]
        ) { soundScreen() }
        expectNoFindings(on: Self.devices) {
            NavigationController(rootViewController: ViewController())
        }
    }

    @Test("tells what is wrong, once for the call and at its line")
    func brokenLayout() {
        let line = #line + 2
        withKnownIssue {
            expectNoFindings(brokenScreen())
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return issue.sourceLocation?.line == line && text.contains("\n  no width: ")
                && text.contains("box") && text.hasPrefix("2 findings:\n")
        }
    }

    @Test("tells ten findings, and how many there are more")
    func manyFindings() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let places: [(ConstraintMaker<View>) -> Void] = [
            { $0.left.equalTo(9) }, { $0.left.equalTo(1) }, { $0.right.equalTo(-9) },
            { $0.right.equalTo(-1) }, { $0.top.equalTo(9) }, { $0.top.equalTo(1) },
            { $0.bottom.equalTo(-9) }, { $0.bottom.equalTo(-1) },
        ]
        for number in 0..<4 {
            let box = View()
            box.backgroundColor = .black
            screen.addSubview(box)
            // Each is said to be at two places, and nothing of its size.
            box.makeConstraints { make in
                places[2 * number](make)
                places[2 * number + 1](make)
            }
        }
        let told = Mutex("")
        withKnownIssue {
            expectNoFindings(screen)
        } matching: { issue in
            told.withLock { $0 = issue.comments.map(\.rawValue).joined() }
            return true
        }
        let lines = told.withLock { $0 }.split(separator: "\n")
        screen.onDiagnostic = { _ in }
        let count = screen.findings().count
        expectTrue(count > 10)
        expectEqual(lines.first, "\(count) findings:")
        expectEqual(lines.last, "  and \(count - 10) more")
    }

    @Test("tells it for each variant")
    func variants() {
        let told = Mutex<[String]>([])
        withKnownIssue {
            expectNoFindings(on: Self.devices) { brokenScreen() }
        } matching: { issue in
            told.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
            return true
        }
        let texts = told.withLock { $0 }
        expectEqual(texts.count, 2)
        expectEqual(texts.first?.hasPrefix("2 findings on iphone-se:\n"), true)
        withKnownIssue {
            expectNoFindings(on: []) { brokenScreen() }
        }
    }

    @Test("does not tell what is so on purpose")
    func exceptions() {
        expectNoFindings(brokenScreen(), except: [.noWidth, .noHeight])
    }
}
