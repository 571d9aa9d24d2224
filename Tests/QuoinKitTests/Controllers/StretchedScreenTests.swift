import Quoin
import QuoinKit
import TestSupport
import Testing

/// What is in a screen does not make the screen another one unseen.
@Suite("Screens that hold too much")
struct StretchedScreenTests {
    @Test("stay as large as their window, and so does a part of them: what is said last gives way")
    func child() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        var reports = 0
        window.onDiagnostic = { diagnostic in
            if case .unsatisfiable = diagnostic { reports += 1 }
        }
        let (screen, part, picture) = (ViewController(), ViewController(), View())
        window.rootViewController = screen
        part.view.frame = screen.view.bounds
        part.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.addChild(part)
        screen.view.addSubview(part.view)
        part.didMove(toParent: screen)
        part.view.addSubview(picture)
        picture.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(400)
        }
        window.tick(at: 0)
        expectEqual(screen.view.frame, window.bounds)
        expectEqual(part.view.frame, window.bounds)
        expectEqual(picture.frame, window.bounds)
        expectEqual(reports, 1)
    }
}
