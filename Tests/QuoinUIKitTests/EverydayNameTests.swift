import QuoinUIKit
import TestSupport
import Testing

/// Names that everyday screens use beside those of layout.
@MainActor
@Suite struct EverydayNameTests {
    private final class Keeper: NSObject {
        func save() {}
    }

    @MainActor @Test func `a menu knows what is chosen in it, and in what stands inline`() {
        let chosen = UIAction(title: "a", state: .on) { _ in }
        let command = UICommand(
            title: "b", action: Selector(Keeper.save), state: .on)
        let inline = UIMenu(options: .displayInline, children: [command])
        let apart = UIMenu(children: [UIAction(title: "c", state: .on) { _ in }])
        let menu = UIMenu(
            title: "all", preferredElementSize: .small,
            children: [
                chosen, UIAction(title: "d") { _ in }, inline, apart,
                UIDeferredMenuElement.uncached { $0([]) },
            ])
        expectEqual(menu.selectedElements, [chosen, command])
        expectEqual(menu.replacingChildren([]).preferredElementSize, .small)
    }

    @MainActor @Test func `a key command knows its keys`() {
        let command = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [.command, .shift],
            action: Selector(Keeper.save))
        expectEqual(command.input, UIKeyCommand.inputEscape)
        expectTrue(command.modifierFlags.contains(.command) && command.title.isEmpty)
    }

    @MainActor @Test func `a long press on a view asks who was named`() {
        final class Asked: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "menu") })
            }
        }
        let asked = Asked()
        let interaction = UIContextMenuInteraction(delegate: asked)
        UIView().addInteraction(interaction)
        let configuration = interaction.delegate?.contextMenuInteraction(
            interaction, configurationForMenuAtLocation: .zero)
        expectEqual(configuration?.actionProvider?([])?.title, "menu")
    }

    @MainActor @Test func `constraints and anchors know each other`() {
        let (view, guide) = (UIView(), UILayoutGuide())
        view.addLayoutGuide(guide)
        let top = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
        let height = guide.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([top, height])
        expectTrue(top.firstAnchor.item as? UILayoutGuide === guide)
        expectTrue(top.secondAnchor?.item as? UIView === view)
        expectTrue(height.secondAnchor == nil)
        expectEqual(guide.constraintsAffectingLayout(for: .vertical), [top, height])
        expectEqual(guide.topAnchor.constraintsAffectingLayout, [top, height])
        expectTrue(guide.leadingAnchor.constraintsAffectingLayout.isEmpty)
        // Nothing says where it stands from side to side.
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layoutIfNeeded()
        expectTrue(guide.topAnchor.hasAmbiguousLayout)
    }

    @MainActor @Test func `a visual format may count its spacing between baselines`() {
        let (upper, lower) = (UILabel(), UILabel())
        for label in [upper, lower] {
            label.text = "x"
            label.translatesAutoresizingMaskIntoConstraints = false
        }
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[upper]-30-[lower]",
            options: [.spacingBaselineToBaseline, .alignAllLeading], metrics: nil,
            views: ["upper": upper, "lower": lower])
        let gap = made.first { $0.constant.magnitude == 30 }
        expectTrue(gap?.firstAttribute == .firstBaseline && gap?.secondAttribute == .lastBaseline)
        let options: NSLayoutConstraint.FormatOptions = [.alignAllTop, .directionRightToLeft]
        expectEqual(options.intersection(.alignmentMask), .alignAllTop)
        expectEqual(options.intersection(.directionMask), .directionRightToLeft)
    }

    @MainActor @Test func `the uppermost layer at a point is found`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let (under, over) = (CALayer(), CAEmitterLayer())
        under.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        over.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
        view.layer.addSublayer(under)
        view.layer.addSublayer(over)
        UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)).addSubview(view)
        expectTrue(view.layer.hitTest(CGPoint(x: 55, y: 55)) === over)
        expectTrue(view.layer.hitTest(CGPoint(x: 15, y: 15)) === under)
        expectTrue(view.layer.hitTest(CGPoint(x: 105, y: 15)) === view.layer)
        expectTrue(view.layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
        over.isHidden = true
        expectTrue(view.layer.hitTest(CGPoint(x: 55, y: 55)) === under)
    }

    @MainActor @Test func `what plays is turned around for nobody`() {
        typealias Attribute = UISemanticContentAttribute
        func direction(_ attribute: Attribute) -> UIUserInterfaceLayoutDirection {
            UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
        }
        expectEqual(direction(.unspecified), .rightToLeft)
        expectTrue(direction(.playback) == .leftToRight && direction(.spatial) == .leftToRight)
        expectEqual(direction(.forceLeftToRight), .leftToRight)
    }

    @MainActor @Test func `a child's traits are what its parent has said`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        expectTrue(parent.overrideTraitCollection(forChild: child) == nil)
        parent.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        expectEqual(
            parent.overrideTraitCollection(forChild: child),
            UITraitCollection(horizontalSizeClass: .regular))
    }

    @MainActor @Test func `a parent is asked for a child's traits as it comes`() {
        final class Wide: UIViewController {
            override func overrideTraitCollection(
                forChild child: UIViewController
            ) -> UITraitCollection? {
                UITraitCollection(horizontalSizeClass: .regular)
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (parent, child) = (Wide(), UIViewController())
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        expectEqual(child.traitCollection.horizontalSizeClass, .regular)
        expectEqual(child.view.traitCollection.horizontalSizeClass, .regular)
        expectEqual(parent.traitCollection.horizontalSizeClass, .compact)
    }
}
