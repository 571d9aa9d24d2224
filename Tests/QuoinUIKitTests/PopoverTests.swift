import TestSupport
import Testing

@testable import QuoinUIKit

/// Controllers that stand beside something.
@MainActor
@Suite struct PopoverTests {
    private final class Asked: UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.automatic
        var prepared = 0
        func adaptivePresentationStyle(for controller: UIPresentationController)
            -> UIModalPresentationStyle
        { style }
        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
            prepared += 1
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let root = UIViewController()
    private let front = UIViewController()
    private let source = UIView(frame: CGRect(x: 300, y: 200, width: 60, height: 40))
    private let asked = Asked()

    /// Presents a popover of 200 by 120 beside the source.
    private func present(on device: String, _ size: CGSize = CGSize(width: 200, height: 120)) {
        expectTrue(window.show(deviceNamed: device))
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.view.addSubview(source)
        front.modalPresentationStyle = .popover
        front.preferredContentSize = size
        front.popoverPresentationController?.sourceView = source
        front.popoverPresentationController?.delegate = asked
        root.present(front, animated: false)
        window.tick(after: 0.1)
    }
    private func place() -> CGRect {
        window.layoutIfNeeded()
        return front.view.convert(front.view.bounds, to: window)
    }

    // The arrow is 13 high, and the popover is about the middle of the source, 330.
    @MainActor @Test func `in a wide window it is a card below its source, with an arrow`() throws {
        present(on: "iPad (10th generation)")
        expectEqual(place(), CGRect(x: 230, y: 253, width: 200, height: 120))
        let popover = try #require(front.popoverPresentationController)
        expectEqual(popover.arrowDirection, .up)
        expectTrue(front.presentationController === popover)
        expectTrue(popover.presentedView === front.view.superview)
        expectEqual(popover.frameOfPresentedViewInContainerView, place())
        expectEqual(front.traitCollection.horizontalSizeClass, .compact)
        expectEqual(root.traitCollection.horizontalSizeClass, .regular)
        expectTrue(root.view.window === window && asked.prepared == 1)
        let arrow = try #require(popover.containerView?.subviews.last as? PopoverArrow)
        let line = 1 / UIScreen.main.scale
        expectEqual(
            arrow.frame.insetBy(dx: line, dy: line), CGRect(x: 317, y: 240, width: 26, height: 13))
        expectTrue(window.quoin.findings().isEmpty)
        front.dismiss(animated: false)
        window.tick(after: 0.1)
        expectTrue(front.view.superview == nil && window.subviews.count == 1)
        expectEqual(popover.arrowDirection, .unknown)
    }

    @MainActor @Test func `where there is no room below, it is above, or beside its source`() {
        source.frame.origin.y = 1_050
        present(on: "iPad (10th generation)")
        expectEqual(place(), CGRect(x: 230, y: 1_050 - 13 - 120, width: 200, height: 120))
        expectEqual(front.popoverPresentationController?.arrowDirection, .down)
        front.popoverPresentationController?.permittedArrowDirections = [.left, .right]
        // To the right there are 820 - 10 - 373, beside the middle of the source, 1070, and above what is safe.
        expectEqual(place(), CGRect(x: 373, y: 1_010, width: 200, height: 120))
        front.popoverPresentationController?.permittedArrowDirections = .right
        expectEqual(place().maxX, 300 - 13)
    }

    @MainActor @Test
    func `it is no larger than the room that there is, and follows what it would like to be`() {
        present(on: "iPad (10th generation)", CGSize(width: 5_000, height: 5_000))
        let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 10, dy: 10)
        expectEqual(
            place(), CGRect(x: 10, y: 253, width: 800, height: safe.maxY - 253))
        front.preferredContentSize = CGSize(width: 100, height: 50)
        expectEqual(place(), CGRect(x: 280, y: 253, width: 100, height: 50))
        front.preferredContentSize = .zero
        expectEqual(place().size, CGSize(width: 320, height: 480))
    }

    @MainActor @Test
    func `in a narrow window it is a sheet, unless its delegate has it stay a popover`() {
        present(on: "iPhone 14")
        expectTrue(front.sheetRoom != nil && place().width == 390)
        front.dismiss(animated: false)
        window.tick(after: 0.1)
        asked.style = .none
        root.present(front, animated: false)
        // 10 away from the right edge of 390.
        expectEqual(place(), CGRect(x: 180, y: 253, width: 200, height: 120))
        front.dismiss(animated: false)
        window.tick(after: 0.1)
        asked.style = .fullScreen
        root.present(front, animated: false)
        expectTrue(front.sheetRoom == nil && place() == window.bounds)
    }

    @MainActor @Test func `it goes with its controller, of which it keeps nothing`() {
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            gone = controller
            expectTrue(window.show(deviceNamed: "iPad (10th generation)"))
            window.rootViewController = root
            window.makeKeyAndVisible()
            root.present(controller, animated: false)
            window.tick(after: 0.1)
            expectTrue(controller.view.superview is PopoverCard)
            controller.dismiss(animated: false)
            window.tick(after: 0.1)
        }
        expectTrue(gone == nil && window.subviews.count == 1)
    }

    @MainActor @Test func `it is there for popovers only, and always the same`() {
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

    @MainActor @Test func `it knows who presents`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (root, controller) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        root.present(controller, animated: false)
        expectTrue(popover?.presentingViewController === root)
    }

    @MainActor @Test func `it does not keep its controller`() {
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
