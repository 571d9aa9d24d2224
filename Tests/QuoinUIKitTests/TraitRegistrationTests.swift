import QuoinUIKit
import TestSupport
import Testing

/// Hearing of traits, and of what children ask for.
@MainActor
@Suite struct TraitRegistrationTests {
    private final class Card: UIView {
        var changes: [String] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            changes.append("class")
        }
        func styleChanged(_ view: UIView, _ previous: UITraitCollection) {
            changes.append(
                "style from \(previous.userInterfaceStyle == .light) on \(view === self)")
        }
    }

    @MainActor @Test func `who registers for traits hears of these, and of no others`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let card = Card()
        window.addSubview(card)
        card.changes = []
        let style = card.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], action: Selector(Card.styleChanged))
        card.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (card: Card, previous: UITraitCollection) in
            card.changes.append("width from \(previous.horizontalSizeClass == .compact)")
        }
        card.overrideUserInterfaceStyle = .dark
        window.tick()
        expectEqual(card.changes, ["class", "style from true on true"])
        card.changes = []
        card.unregisterForTraitChanges(style)
        card.overrideUserInterfaceStyle = .light
        window.tick()
        expectEqual(card.changes, ["class"])
    }

    @MainActor @Test func `controllers hear what traits and sizes their children have`() {
        final class Parent: UIViewController {
            var heard: [String] = []
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                heard.append("\(container.preferredContentSize.height)")
            }
            override func size(
                forChildContentContainer container: any UIContentContainer,
                withParentContainerSize parentSize: CGSize
            ) -> CGSize {
                let whole = super.size(
                    forChildContentContainer: container, withParentContainerSize: parentSize)
                return CGSize(width: whole.width / 2, height: whole.height)
            }
        }
        final class Child: UIViewController {
            var coming: CGSize?
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coming = size
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let (parent, child) = (Parent(), Child())
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.preferredContentSize = CGSize(width: 10, height: 30)
        expectEqual(parent.heard, ["30.0"])
        var styles = 0
        parent.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: Parent, _: UITraitCollection) in
            styles += 1
        }
        window.overrideUserInterfaceStyle = .dark
        window.tick()
        expectEqual(styles, 1)
        window.frame.size = CGSize(width: 300, height: 50)
        window.tick()
        expectEqual(child.coming, CGSize(width: 150, height: 50))
    }

    @MainActor @Test func `values hold shapes`() {
        expectEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
        expectEqual(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height, 4)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        expectEqual(NSValue(cgRect: rect).cgRectValue, rect)
    }

    @MainActor @Test func `fields are typed into at their end`() {
        final class Digit: UITextField {
            var deletions = 0
            override func deleteBackward() {
                super.deleteBackward()
                deletions += 1
            }
        }
        let field = Digit()
        expectTrue(!field.hasText)
        field.insertText("12")
        field.deleteBackward()
        expectEqual(field.text, "1")
        expectEqual(field.deletions, 1)
        expectTrue(field.hasText)
    }
}
