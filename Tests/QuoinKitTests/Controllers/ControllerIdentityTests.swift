import QuoinKit
import Testing

@Suite("Controllers are themselves")
struct ControllerIdentityTests {
    @Test("a controller is found among others, and is a key")
    func controllerIsFound() {
        let (first, second) = (ViewController(), ViewController())
        let tabs = TabBarController()
        tabs.viewControllers = [first, second]
        #expect(tabs.viewControllers.firstIndex(of: second) == 1)
        #expect(tabs.selectedViewController == first)
        #expect(Set([first, second, first]).count == 2)
    }
}
