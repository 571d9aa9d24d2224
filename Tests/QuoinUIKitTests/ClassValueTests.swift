import QuoinUIKit
import TestSupport
import Testing

/// What is made by a class that is known only as a value.
@MainActor
@Suite struct ClassValueTests {
    /// A screen whose view is of a class that others choose.
    private final class Screen<Content: UIView>: UIViewController {
        lazy var other = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        override func loadView() { view = Content() }
    }

    private class Card: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
        }
        required init?(coder: NSCoder) { nil }

        class func made() -> Self { self.init(frame: .zero) }
    }
    private final class WideCard: Card {}

    private final class Cell: UICollectionViewCell {}

    private final class Page: UIViewController {
        var isMade = false
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            isMade = true
        }
        required init?(coder: NSCoder) { nil }
    }

    /// A view with an initializer of its own, which stays the one that is called.
    private final class Badge: UIView {
        let count: Int
        init(count: Int = 7) {
            self.count = count
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func make<Kind: UIView>(_ kind: Kind.Type, _ frame: CGRect) -> Kind {
        Kind(frame: frame)
    }
    private func make<Kind: UIViewController>(_ kind: Kind.Type) -> Kind { Kind() }

    @MainActor @Test func `a type parameter makes views of its class`() {
        let screen = Screen<Card>()
        expectTrue((screen.view as? Card)?.title.superview === screen.view)
        expectEqual(screen.other.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        expectTrue(screen.other.title.superview === screen.other)
        let cell = make(Cell.self, CGRect(x: 0, y: 0, width: 50, height: 20))
        expectEqual(cell.contentView.frame.size, CGSize(width: 50, height: 20))
        expectTrue(type(of: WideCard.made()) == WideCard.self)
    }

    @MainActor @Test func `a class in a variable makes what it is, not what it is declared as`() {
        let kinds: [UIView.Type] = [UILabel.self, WideCard.self, UISwitch.self, UIView.self]
        for kind in kinds {
            expectTrue(type(of: kind.init(frame: .zero)) == kind)
            expectTrue(type(of: kind.init()) == kind)
        }
        // Nothing is left of the frame of the view before.
        expectEqual(make(UIView.self, CGRect(x: 1, y: 1, width: 1, height: 1)).frame.width, 1)
        expectEqual(kinds[3].init().frame, .zero)
    }

    @MainActor @Test func `controllers are made in the same way`() {
        expectTrue(make(Page.self).isMade)
        let kind: UIViewController.Type = UINavigationController.self
        expectTrue(kind.init(nibName: nil, bundle: nil) is UINavigationController)
    }

    @MainActor @Test func `a class that is named is made with its own initializer`() {
        expectEqual(Badge().count, 7)
        let badge: Badge = .init()
        expectEqual(badge.count, 7)
    }
}
