import Foundation
import QuoinUIKit
import TestSupport
import Testing

/// What is kept and read again, where one thing follows from another.
@MainActor
@Suite struct KeptValueTests {
    @MainActor @Test func `forces have an angle and a strength, and pasteboards a first text`() {
        let push = UIPushBehavior(items: [], mode: .continuous)
        push.angle = .pi / 2
        expectEqual(push.angle, .pi / 2)
        push.magnitude = 2
        expectTrue(abs(push.pushDirection.dx) < 1e-12 && abs(push.pushDirection.dy - 2) < 1e-12)
        push.pushDirection = CGVector(dx: 3, dy: 4)
        expectEqual(push.magnitude, 5)
        push.magnitude = 10
        expectTrue(abs(push.pushDirection.dx - 6) < 1e-12 && abs(push.pushDirection.dy - 8) < 1e-12)
        let gravity = UIGravityBehavior(items: [])
        expectTrue(gravity.angle == .pi / 2 && gravity.magnitude == 1)
        gravity.magnitude = 0
        expectEqual(gravity.angle, .pi / 2)
        gravity.angle = 0
        gravity.magnitude = 3
        expectEqual(gravity.gravityDirection, CGVector(dx: 3, dy: 0))
        let (one, other) = (UIView(), UIView())
        let tie = UIAttachmentBehavior(item: one, attachedTo: other)
        expectTrue(tie.attachedBehaviorType == .items && tie.items.count == 2)
        let walls = UICollisionBehavior(items: [one])
        walls.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
        expectTrue(walls.translatesReferenceBoundsIntoBoundary)
        walls.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: .zero)
        walls.removeAllBoundaries()
        expectTrue(walls.boundaryIdentifiers == nil)
        do {
            let board = UIPasteboard()
            expectTrue(!board.hasStrings && !board.hasImages && !board.hasURLs)
            board.string = "one"
            expectEqual(board.strings, ["one"])
            board.strings = ["two", "three"]
            expectTrue(board.string == "two" && board.hasStrings)
            board.string = nil
            expectTrue(board.strings == nil && !board.hasStrings)
            board.urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
            expectTrue(board.url?.path == "/a" && board.hasURLs && board.urls?.count == 1)
            board.images = [UIImage()]
            expectTrue(board.image != nil && board.hasImages && board.images?.count == 1)
        }
    }

    @MainActor @Test func `looks of bars are copied, and the copies are their own`() {
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.titleTextAttributes = [.kern: 1]
        tabs.inlineLayoutAppearance.disabled.titleTextAttributes = [.kern: 2]
        tabs.configureWithTransparentBackground()
        expectTrue(tabs.shadowColor == nil)
        let tools = UIToolbarAppearance(idiom: .phone)
        tools.buttonAppearance.focused.titleTextAttributes = [.kern: 3]
        tools.doneButtonAppearance.normal.titleTextAttributes = [.kern: 4]
        tools.configureWithDefaultBackground()
        let tabCopy = tabs.copy() as? UITabBarAppearance
        let toolCopy = tools.copy() as? UIToolbarAppearance
        func kern(_ state: UIBarItemStateAppearance?) -> Int? {
            state?.titleTextAttributes[.kern] as? Int
        }
        expectEqual(kern(tabCopy?.stackedLayoutAppearance.selected), 1)
        expectEqual(kern(tabCopy?.inlineLayoutAppearance.disabled), 2)
        expectEqual(kern(toolCopy?.buttonAppearance.focused), 3)
        expectEqual(kern(toolCopy?.doneButtonAppearance.normal), 4)
        tabCopy?.stackedLayoutAppearance.selected.titleTextAttributes = [:]
        tabs.stackedLayoutAppearance.configureWithDefault(for: .inline)
        tools.buttonAppearance.configureWithDefault(for: .plain)
        expectEqual(kern(tabs.stackedLayoutAppearance.selected), nil)
        expectEqual(kern(toolCopy?.buttonAppearance.focused), 3)
        for style in [
            UITabBarItemAppearance(style: .stacked).normal,
            UIBarButtonItemAppearance(style: .done).normal,
        ] {
            expectTrue(style.titleTextAttributes.isEmpty)
        }
        let button = UIBarButtonItemAppearance()
        button.normal.titleTextAttributes = [.kern: 5]
        let copy = button.copy() as? UIBarButtonItemAppearance
        button.normal.titleTextAttributes = [:]
        expectEqual(kern(copy?.normal), 5)
        // A bar keeps a copy of its own kind.
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.standardAppearance = tools
        expectTrue(bar.standardAppearance.copy() is UIToolbarAppearance)
        expectEqual(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 44))
        expectEqual(UINavigationBar().intrinsicContentSize.height, 44)
    }

    @MainActor @Test func `items of bars and accessories of rows are set and shown`() {
        let item = UINavigationItem(title: "a")
        let (left, right) = (
            UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil),
            UIBarButtonItem(
                image: nil, landscapeImagePhone: nil, style: .done, target: nil, action: nil)
        )
        item.setLeftBarButton(left, animated: true)
        item.setRightBarButton(right, animated: true)
        expectTrue(item.leftBarButtonItem === left && item.rightBarButtonItem === right)
        item.setLeftBarButtonItems([right, left], animated: true)
        item.setRightBarButtonItems(nil, animated: true)
        expectTrue(item.leftBarButtonItem === right && item.rightBarButtonItem == nil)
        item.setHidesBackButton(true, animated: true)
        expectTrue(item.hidesBackButton && left.image != nil && right.style == .done)
        let bar = UINavigationBar()
        bar.pushItem(item, animated: false)
        bar.pushItem(UINavigationItem(title: "b"), animated: false)
        expectEqual(bar.items?.map(\.title), ["a", "b"])
        let controller = UIViewController()
        controller.setToolbarItems([left], animated: true)
        expectTrue(controller.toolbarItems?.first === left)
        let scroll = UIScrollView()
        controller.setContentScrollView(scroll, for: [.top, .bottom])
        expectTrue(controller.contentScrollView(for: .top) === scroll)
        expectTrue(controller.contentScrollView(for: .leading) == nil)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), controller]
        tabs.selectedViewController = controller
        expectEqual(tabs.selectedIndex, 1)
        expectTrue(tabs.moreNavigationController === tabs.moreNavigationController)
        do {
            let label = UICellAccessory.label(
                text: "9", options: .init(tintColor: .red, font: .systemFont(ofSize: 9)))
            let rows: [(UICellAccessory, UICellAccessory.AccessoryType)] = [
                (label, .label), (.insert(), .insert), (.popUpMenu(UIMenu()), .popUpMenu),
                (.outlineDisclosure(options: .init(tintColor: .red)), .outlineDisclosure),
            ]
            for (accessory, type) in rows { expectEqual(accessory.accessoryType, type) }
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            cell.accessories = [label, .outlineDisclosure(options: .init(tintColor: .red))]
            cell.layoutIfNeeded()
            let picture = cell.quoin.svg()
            expectTrue(picture.contains("font-size=\"9\" fill=\"#ff0000\">9<"), "\(picture)")
            expectTrue(picture.contains("stroke=\"#ff0000\""), "\(picture)")
        }
    }

    @MainActor @Test func `tables of objects that nobody keeps`() {
        @MainActor final class Thing: NSObject {}
        var (one, other): (Thing?, Thing?) = (Thing(), Thing())
        let (weakly, strongly) = (
            NSMapTable<NSString, Thing>.weakToWeakObjects(),
            NSMapTable<NSString, Thing>.strongToStrongObjects()
        )
        let (first, second) = ("a" as NSString, "b" as NSString)
        weakly.setObject(one, forKey: first)
        weakly.setObject(other, forKey: second)
        strongly.setObject(one, forKey: first)
        expectEqual(weakly.keyEnumerator().allObjects.count, 2)
        expectEqual(weakly.objectEnumerator()?.allObjects.count, 2)
        other = nil
        expectEqual(weakly.count, 1)
        expectEqual(weakly.keyEnumerator().allObjects as? [NSString], [first])
        expectTrue(weakly.objectEnumerator()?.nextObject() as? Thing === one)
        one = nil
        expectTrue(strongly.object(forKey: first) != nil && weakly.count == 1)
        strongly.removeAllObjects()
        expectTrue(strongly.count == 0 && weakly.count == 0)
        let table = NSHashTable<Thing>()
        table.add(Thing())
        expectEqual(table.objectEnumerator().allObjects.count, 1)
        table.removeAllObjects()
        expectEqual(table.count, 0)

        var path = IndexPath(row: 3, section: 1)
        path.section = 2
        path.item = 5
        expectEqual(path, IndexPath(item: 5, section: 2))
        expectEqual(NSIndexPath(item: 5, section: 2).row, 5)
        let head = UITableViewHeaderFooterView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        expectEqual(head.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
        expectTrue(
            UIWindow.Level.normal < .alert && .normal + 1 > .normal
                && .alert - 1000 == UIWindow.Level.statusBar)
        expectEqual(CGAffineTransform.identity.rotated(by: .pi).a, -1)
        expectTrue(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        expectTrue(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        expectTrue(!CGRect.zero.equalTo(CGRect(x: 0, y: 0, width: 1, height: 0)))
    }
}
