import QuoinUIKit
import QuoinTesting
import TestSupport
import Testing

/// Names that apps override and call, as they write it.
@MainActor
@Suite struct NameTests {
    private final class StarView: UIView {
        var stars = 3
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "\(stars) of 5 stars" }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { [.adjustable, .tabBar] }
            set {}
        }
        override func accessibilityIncrement() { stars += 1 }
        override func accessibilityDecrement() { stars -= 1 }
        override func accessibilityPerformEscape() -> Bool { true }
    }

    @MainActor @Test func `what is said to those who do not see can be a class's own`() {
        let view: UIView = StarView()
        view.accessibilityIncrement()
        view.accessibilityLabel = "unheard"
        expectEqual(view.accessibilityLabel, "4 of 5 stars")
        expectTrue(view.isAccessibilityElement && view.accessibilityTraits.contains(.adjustable))
        view.accessibilityIdentifier = "stars"
        expectEqual(view.quoin.node.name, "stars")
        let controller = UIViewController()
        controller.accessibilityElements = [view]
        expectEqual(controller.accessibilityElementCount(), 1)
        expectTrue(controller.accessibilityElement(at: 0) as? UIView === view)
        expectTrue(controller.accessibilityElement(at: 1) == nil)
        expectEqual(controller.index(ofAccessibilityElement: UIView()), NSNotFound)
        let action = UIAccessibilityCustomAction(name: "Rate") { _ in true }
        expectTrue(action.perform())
    }

    private final class ScaledLabel: UILabel {
        var changes = 0
        override var adjustsFontForContentSizeCategory: Bool { didSet { changes += 1 } }
    }

    @MainActor @Test func `a label's own wish for larger letters is heard`() {
        let label = ScaledLabel()
        label.adjustsFontForContentSizeCategory = true
        expectTrue(label.adjustsFontForContentSizeCategory && label.changes == 1)
        let adjusting: any UIContentSizeCategoryAdjusting = label
        expectTrue(adjusting.adjustsFontForContentSizeCategory)
    }

    private final class Overlay: UIWindow {
        let level: Int
        init(level: Int, in scene: UIWindowScene) {
            self.level = level
            super.init(windowScene: scene)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @MainActor @Test func `a window can be made in a scene by a class of one's own`() {
        let scene = UIWindowScene()
        let window = Overlay(level: 2, in: scene)
        expectTrue(window.level == 2 && window.frame == UIScreen.main.bounds)
    }

    @MainActor @Test func `priorities are counted with`() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        constraint.priority = .required - 1
        expectEqual(constraint.priority.rawValue, 999)
        constraint.priority = .defaultLow + 0.5
        expectEqual(constraint.priority.rawValue, 250.5)
    }

    private final class Shelf: UICollectionViewFlowLayout {
        var isAwake = false
        override func awakeFromNib() {
            super.awakeFromNib()
            isAwake = true
        }
    }

    @MainActor @Test func `what is said in nibs compiles, and nobody wakes it`() {
        expectTrue(!Shelf().isAwake)
        let image = UIImage(name: "smile", size: CGSize(width: 9, height: 9))
        let attachment = NSTextAttachment(image: image)
        expectTrue(
            attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === image)
        UIControl().addTarget(
            nil, action: NSSelectorFromString("paste:"), for: .touchUpInside)
    }

    @MainActor @Test func `literals are colours and pictures`() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        expectEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        UIImage.register("literal-star", size: CGSize(width: 24, height: 20))
        let image: UIImage = #imageLiteral(resourceName: "literal-star")
        expectEqual(image.size, CGSize(width: 24, height: 20))
    }

    @MainActor @Test func `paths of the older kind count rows`() {
        let path = NSIndexPath(row: 3, section: 2)
        expectEqual((path as IndexPath), IndexPath(row: 3, section: 2))
        expectTrue(path.row == 3 && path.item == 3 && path.section == 2)
        expectEqual(NSIndexPath(index: 1).row, 0)
    }

    @MainActor @Test func `constants of a drawn constraint are room, at either end`() {
        let (box, text) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UILabel())
        text.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(text)
        let across = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[text]|", metrics: nil, views: ["text": text])
        let down = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(>=2)-[text(20)]-(<=8@900)-|", metrics: nil,
            views: ["text": text])
        NSLayoutConstraint.activate(across + down)
        across.forEach { $0.constant = 15 }
        box.layoutIfNeeded()
        expectEqual(text.frame, CGRect(x: 15, y: 22, width: 70, height: 20))
        expectTrue(across[1].firstItem === box && across[1].secondItem === text)
        expectTrue(down[2].relation == .lessThanOrEqual && down[2].constant == 8)
        expectEqual(down[2].priority.rawValue, 900)
    }
}
