import QuoinUIKit
import TestSupport
import Testing

/// Pages to leaf through, among other views.
@MainActor
@Suite struct PageRoomTests {
    @MainActor @Test func `what is in a page does not push what is around the pages`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let screen = UIViewController()
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = UIViewController()
        let (picture, button) = (UIView(), UIButton(type: .system))
        button.setTitle("Next", for: .normal)
        screen.addChild(pages)
        for view in [pages.view!, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(view)
        }
        pages.didMove(toParent: screen)
        // It would rather be higher than there is room, as a picture is that is as high as wide.
        picture.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(picture)
        let wish = picture.heightAnchor.constraint(equalToConstant: 2000)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            pages.view.topAnchor.constraint(equalTo: screen.view.topAnchor),
            pages.view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            pages.view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
            button.topAnchor.constraint(equalTo: pages.view.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            button.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
            picture.topAnchor.constraint(equalTo: page.view.topAnchor),
            picture.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 100),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: page.view.bottomAnchor), wish,
        ])
        pages.setViewControllers([page], direction: .forward, animated: false)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let height = button.intrinsicContentSize.height
        expectTrue(height > 0 && button.frame.height == height)
        expectEqual(page.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480 - height))
        expectEqual(picture.frame.height, 480 - height)
        window.frame.size = CGSize(width: 480, height: 320)
        window.layoutIfNeeded()
        expectEqual(page.view.frame, CGRect(x: 0, y: 0, width: 480, height: 320 - height))
    }

    @MainActor @Test func `a page that is scaled keeps its size`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = UIViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        window.rootViewController = pages
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        expectScaling(of: page.view, in: window, keeps: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @MainActor @Test func `a column that is scaled keeps its size`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let column = split.viewController(for: .primary)?.navigationController?.view
        expectScaling(of: column, in: window, keeps: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    private func expectScaling(of view: UIView?, in window: UIWindow, keeps frame: CGRect) {
        expectEqual(view?.frame, frame)
        view?.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
        view?.superview?.setNeedsLayout()
        window.layoutIfNeeded()
        expectEqual(view?.bounds.size, frame.size)
        expectEqual(
            view?.frame,
            frame.insetBy(dx: frame.width * 0.25, dy: frame.height * 0.375))
        view?.transform = .identity
        window.layoutIfNeeded()
        expectEqual(view?.frame, frame)
    }
}
