import QuoinUIKit
import TestSupport
import Testing

/// Classes of an app's own that do not say what is expected of them.
@MainActor
@Suite struct UnsaidPartTests {
    private final class Viewless: UIViewController {
        var hasLoaded = false
        override func loadView() {}
        override func viewDidLoad() {
            super.viewDidLoad()
            hasLoaded = viewIfLoaded != nil
        }
    }

    @MainActor @Test func `a controller that loads no view has an empty one`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (root, front) = (Viewless(), Viewless())
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        window.tick(after: 0.1)
        expectTrue(root.hasLoaded)
        expectEqual(root.view?.frame.width, 320)
        root.present(front, animated: true)
        window.tick(after: 1)
        expectTrue(front.view?.window === window)
        expectTrue(front.view?.subviews.isEmpty ?? false)
    }

    @MainActor @Test func `controls, bars and cells without a tint are drawn with the usual one`() {
        final class Slider: UISlider {
            override var tintColor: UIColor! {
                get { nil }
                set {}
            }
        }
        final class Button: UIButton {
            override var tintColor: UIColor! {
                get { nil }
                set {}
            }
        }
        final class Cell: UITableViewCell {
            override var tintColor: UIColor! {
                get { nil }
                set {}
            }
        }
        let (button, cell) = (Button(configuration: .filled()), Cell())
        cell.accessoryType = .checkmark
        let area = CGRect(x: 0, y: 0, width: 100, height: 40)
        for view in [Slider(), button, cell] {
            view.frame = area
            view.layoutIfNeeded()
            let plain = UIView(frame: area)
            plain.addSubview(view)
            expectTrue(plain.quoin.svg().contains("#007aff"), "\(type(of: view))")
        }
    }
}
