import QuoinKit
import TestSupport
import Testing

@Suite("Controllers are themselves")
struct ControllerIdentityTests {
    @Test("a controller is found among others, and is a key")
    func controllerIsFound() {
        let (first, second) = (ViewController(), ViewController())
        let tabs = TabBarController()
        tabs.viewControllers = [first, second]
        expectEqual(tabs.viewControllers.firstIndex(of: second), 1)
        expectEqual(tabs.selectedViewController, first)
        expectEqual(Set([first, second, first]).count, 2)
    }
}
