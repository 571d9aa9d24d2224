import TestSupport
import Testing

@testable import QuoinUIKit

/// Controllers that fill their navigation item where it is asked for.
@MainActor
@Suite struct OverriddenItemTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private final class Screen: UIViewController {
        var fill: (UINavigationItem) -> Void = { _ in }
        override var navigationItem: UINavigationItem {
            let item = super.navigationItem
            fill(item)
            return item
        }
    }

    /// What is said of a screen, in a bar, that fills its item so.
    private func messages(_ fill: @escaping (UINavigationItem) -> Void) -> ([String], Screen) {
        var messages: [String] = []
        window.quoin.onDiagnostic { messages.append($0.message) }
        let screen = Screen()
        screen.fill = fill
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        for _ in 0..<3 { window.tick(after: 0.1) }
        return (messages, screen)
    }

    @MainActor @Test("a title that is set where the item is asked for is the title")
    func title() {
        let (messages, screen) = messages { $0.title = "Menu" }
        expectEqual(messages, [])
        expectEqual(screen.navigationController?.navigationBar.topItem?.title, "Menu")
    }

    @MainActor @Test("a screen comes to rest whose item is told the same again and again")
    func sameAgain() {
        let button = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        let (view, looks) = (UIView(), UINavigationBarAppearance())
        let (messages, _) = messages { item in
            item.prompt = "Choose"
            item.prompt = "Choose"
            item.rightBarButtonItem = button
            item.leftBarButtonItems = []
            item.titleView = view
            item.hidesBackButton = true
            item.backButtonTitle = "Back"
            item.largeTitleDisplayMode = .never
            item.standardAppearance = looks
            item.hidesSearchBarWhenScrolling = false
        }
        expectEqual(messages, [])
    }

    @MainActor @Test("the title of the controller is that of its item")
    func titleOfController() {
        let (messages, screen) = messages { $0.prompt = nil }
        screen.title = "One"
        expectEqual(screen.navigationItem.title, "One")
        screen.navigationItem.title = "Two"
        expectEqual(screen.core.title, "Two")
        screen.navigationItem.title = nil
        expectEqual(screen.core.title, "One")
        expectEqual(messages, [])
    }
}
