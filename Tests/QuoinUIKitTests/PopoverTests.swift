import QuoinUIKit
import TestSupport
import Testing

/// What a controller that is to be a popover has for it.
@MainActor
@Suite struct PopoverTests {
    @Test func `it is there for popovers only, and always the same`() {
        let (controller, source) = (UIViewController(), UIView())
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = source
        let popover = controller.popoverPresentationController
        #expect(popover?.sourceView === source)
        #expect(popover?.presentedViewController === controller)
        expectEqual(popover?.presentationStyle, .popover)
        #expect(controller.presentationController === popover)
        controller.modalPresentationStyle = .formSheet
        #expect(controller.popoverPresentationController == nil)
    }

    @Test func `it knows who presents`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (root, controller) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        root.present(controller, animated: false)
        #expect(popover?.presentingViewController === root)
    }

    @Test func `it does not keep its controller`() {
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            #expect(controller.popoverPresentationController != nil)
            gone = controller
        }
        #expect(gone == nil)
    }
}
