import QuoinUIKit
import TestSupport
import Testing

/// What a controller that is to be a popover has for it.
@MainActor
@Suite struct PopoverTests {
    @Test func `it is there for popovers only, and always the same`() {
        let (controller, source) = (UIViewController(), UIView())
        expectTrue(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = source
        let popover = controller.popoverPresentationController
        expectTrue(popover?.sourceView === source)
        expectTrue(popover?.presentedViewController === controller)
        expectEqual(popover?.presentationStyle, .popover)
        expectTrue(controller.presentationController === popover)
        controller.modalPresentationStyle = .formSheet
        expectTrue(controller.popoverPresentationController == nil)
    }

    @Test func `it knows who presents`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (root, controller) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        root.present(controller, animated: false)
        expectTrue(popover?.presentingViewController === root)
    }

    @Test func `it does not keep its controller`() {
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            expectTrue(controller.popoverPresentationController != nil)
            gone = controller
        }
        expectTrue(gone == nil)
    }
}
