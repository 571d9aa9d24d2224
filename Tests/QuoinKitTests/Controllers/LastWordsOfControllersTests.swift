import QuoinKit
import TestSupport
import Testing

/// What controllers do in their `deinit` leads back to them, from their children and from their views.
@Suite("What controllers do as they go")
struct LastWordsOfControllersTests {
    private final class Child: ViewController {
        var heard = 0
        override func willMove(toParent parent: ViewController?) { heard += 1 }
        override func didMove(toParent parent: ViewController?) { heard += 10 }
    }

    private final class Parent: ViewController {
        let child: Child
        let lastWords: (Parent) -> Void

        init(_ child: Child, _ lastWords: @escaping (Parent) -> Void) {
            self.child = child
            self.lastWords = lastWords
            super.init()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        deinit { lastWords(self) }
    }

    private static let words: [@Sendable (Parent) -> Void] = [
        { $0.child.removeFromParent() },
        { $0.child.view.removeFromSuperview() },
        { $0.child.title = "another one" },
        { $0.child.preferredContentSize = Size(width: 1, height: 2) },
        { _ = $0.child.parent?.children },
        { $0.view.layoutIfNeeded() },
        { $0.view = View() },
        { $0.view.setNeedsUpdateConstraints() },
        { $0.additionalSafeAreaInsets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1) },
        { $0.addChild(ViewController()) },
        { $0.overrideTraits(TraitCollection(layoutDirection: .rightToLeft), forChild: $0.child) },
    ]

    @Test("Nothing is left of a window that goes while a controller is about to leave it")
    func leavingWindow() {
        weak var window: Window?
        weak var leaving: ViewController?
        weak var coming: ViewController?
        for next in [false, true] {
            do {
                let made = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
                let controller = ViewController()
                made.rootViewController = controller
                made.tick(at: 0)
                let other = next ? ViewController() : nil
                made.rootViewController = other
                expectTrue(controller.view.superview === made)
                (window, leaving, coming) = (made, controller, other)
            }
            expectTrue(window == nil)
            expectTrue(leaving == nil)
            expectTrue(coming == nil)
        }
    }

    @Test("The children stay whole", arguments: words.indices, [false, true])
    func child(word: Int, isShown: Bool) {
        let child = Child()
        weak var parent: Parent?
        weak var view: View?
        do {
            let made = Parent(child, Self.words[word])
            (parent, view) = (made, made.view)
            let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            window.onDiagnostic = { _ in }
            if isShown {
                window.rootViewController = made
                window.tick(at: 0)
                window.rootViewController = nil
            }
        }
        expectTrue(parent == nil)
        expectTrue(view == nil)
        expectTrue(child.parent == nil)

        let window = Window(frame: Rect(x: 0, y: 0, width: 30, height: 40))
        let next = ViewController()
        next.addChild(child)
        window.rootViewController = next
        next.view.addSubview(child.view)
        child.view.frame = next.view.bounds
        window.tick(at: 0)
        expectTrue(child.parent === next)
        expectEqual(child.view.frame, Rect(x: 0, y: 0, width: 30, height: 40))
    }
}
