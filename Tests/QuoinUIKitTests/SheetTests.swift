import TestSupport
import Testing

@testable import QuoinUIKit

/// Screens on sheets in front of others.
@MainActor
@Suite struct SheetTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let root = UIViewController()
    private let front = UIViewController()
    private var sheet: UISheetPresentationController? { front.sheetPresentationController }

    private func present(on device: String, isLandscape: Bool = false) {
        expectTrue(window.show(deviceNamed: device, isLandscape: isLandscape))
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(front, animated: false)
        window.tick(after: 0.1)
    }
    /// Where the sheet stands in the window.
    private func place() -> CGRect {
        window.layoutIfNeeded()
        return front.view.convert(front.view.bounds, to: window)
    }
    private func veil() throws -> UIView {
        try #require(front.sheetRoom?.subviews.first)
    }

    // UIKit's pages begin 10 below what covers the top: at 57 beneath the notch's 47, at 30 beneath a status bar's 20.
    @MainActor @Test func `a page leaves 10 points below the safe area, and is dimmed behind`()
        throws
    {
        present(on: "iPhone 14")
        expectEqual(place(), CGRect(x: 0, y: 57, width: 390, height: 844 - 57))
        expectEqual(front.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        expectTrue(try !veil().isHidden && veil().frame == window.bounds)
        let card = try #require(front.view.superview)
        expectEqual(card.layer.cornerRadius, 10)
        expectEqual(card.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        expectTrue(sheet?.containerView === front.sheetRoom && sheet?.presentedView === card)
        expectEqual(sheet?.frameOfPresentedViewInContainerView, place())
        expectTrue(front.presentationController === sheet)
        expectTrue(root.view.window === window)
        front.dismiss(animated: false)
        window.tick(after: 0.1)
        expectTrue(front.view.superview == nil && window.subviews.count == 1)
    }

    @MainActor @Test
    func `beneath a low status bar it begins at 30, and in little height it fills the window`() {
        present(on: "iPhone SE (3rd generation)")
        expectEqual(place(), CGRect(x: 0, y: 30, width: 375, height: 637))
        window.show(deviceNamed: "iPhone SE (3rd generation)", isLandscape: true)
        expectEqual(place(), window.bounds)
        expectEqual(front.sheetRoom?.card.layer.cornerRadius, 0)
        sheet?.prefersEdgeAttachedInCompactHeight = true
        expectEqual(place(), CGRect(x: 0, y: 30, width: 667, height: 345))
        front.preferredContentSize.width = 400
        sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        expectEqual(place(), CGRect(x: 133.5, y: 30, width: 400, height: 345))
    }

    @MainActor @Test func `detents say how high it is, the lowest first`() throws {
        sheet?.detents = [.medium(), .large()]
        present(on: "iPhone 14")
        // Half of what a large one has above the safe area, (844 - 57 - 34) / 2 = 376.5, and that.
        expectEqual(place(), CGRect(x: 0, y: 433.5, width: 390, height: 410.5))
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        expectEqual(place().minY, 57)
        sheet?.selectedDetentIdentifier = .medium
        sheet?.largestUndimmedDetentIdentifier = .medium
        expectEqual(place().minY, 433.5)
        expectTrue(try veil().isHidden)
        // What is behind can be touched then.
        expectTrue(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === root.view)
        expectTrue(window.hitTest(CGPoint(x: 100, y: 500), with: nil) === front.view)
        sheet?.selectedDetentIdentifier = .large
        _ = place()
        expectTrue(try !veil().isHidden)
        sheet?.detents = [.custom { _ in 200 }]
        expectEqual(place(), CGRect(x: 0, y: 844 - 234, width: 390, height: 234))
        sheet?.detents = [.custom { _ in nil }, .custom { _ in 5_000 }]
        expectEqual(place().minY, 57)
    }

    @MainActor @Test func `a bar to take it by and its corners are as they are said`() throws {
        sheet?.prefersGrabberVisible = true
        sheet?.preferredCornerRadius = 24
        present(on: "iPhone 14")
        let grabber = try #require(front.sheetRoom?.subviews.last)
        expectTrue(
            grabber.frame == CGRect(x: 177, y: 62, width: 36, height: 5) && !grabber.isHidden)
        expectEqual(front.view.superview?.layer.cornerRadius, 24)
        sheet?.prefersGrabberVisible = false
        window.layoutIfNeeded()
        expectTrue(grabber.isHidden)
    }

    @MainActor @Test func `a form is a card in the middle of a wide window`() {
        front.modalPresentationStyle = .formSheet
        present(on: "iPad Air 2")
        expectEqual(place(), CGRect(x: 114, y: 202, width: 540, height: 620))
        expectEqual(front.view.safeAreaInsets, .zero)
        front.preferredContentSize = CGSize(width: 300, height: 400)
        expectEqual(place(), CGRect(x: 234, y: 312, width: 300, height: 400))
    }

    @MainActor
    @Test(arguments: [.fullScreen, .overFullScreen, .custom] as [UIModalPresentationStyle])
    func `other styles fill the window`(_ style: UIModalPresentationStyle) {
        front.modalPresentationStyle = style
        present(on: "iPhone 14")
        expectTrue(place() == window.bounds && front.view.superview === window)
        expectTrue(front.sheetPresentationController == nil)
    }

    @MainActor @Test
    func `popovers stand on sheets where there is little width, and alerts never do`() {
        front.modalPresentationStyle = .popover
        present(on: "iPhone 14")
        expectEqual(place().minY, 57)
        expectTrue(front.presentationController === front.popoverPresentationController)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        expectTrue(alert.sheetPresentationController == nil)
    }

    @MainActor @Test func `what goes elsewhere leaves nothing behind`() {
        present(on: "iPhone 14")
        let room = front.sheetRoom
        let other = UIViewController()
        other.view.addSubview(front.view)
        expectEqual(room?.isHidden, true)
        root.dismiss(animated: false)
        window.tick(after: 0.1)
        expectEqual(window.subviews.count, 1)
    }

    @MainActor @Test func `a sheet does not keep its controller`() {
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            controller.sheetPresentationController?.detents = [.medium()]
            expectEqual(controller.sheetPresentationController?.detents.count, 1)
            gone = controller
        }
        expectTrue(gone == nil)
    }
}
