import QuoinUIKit
import TestSupport
import Testing

/// What UIKit lets pass, so that apps have it.
@MainActor
@Suite("What is let pass") struct ForgivenTests {
    @MainActor @Test("a view that is put beside one that is elsewhere comes to the front")
    func strangers() {
        let (root, first, stranger) = (UIView(), UIView(), UIView())
        root.addSubview(first)
        let (below, above) = (UIView(), UIView())
        root.insertSubview(below, belowSubview: stranger)
        root.insertSubview(above, aboveSubview: stranger)
        expectTrue(root.subviews == [first, below, above])
        root.insertSubview(above, belowSubview: first)
        expectTrue(root.subviews == [above, first, below])
    }

    @MainActor @Test("a format of one view has nothing to align, whatever its options say")
    func oneView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        for (format, option) in [
            ("|-10-[view(==30)]", NSLayoutConstraint.FormatOptions.alignAllCenterX),
            ("V:|-5-[view]-5-|", .alignAllTop),
        ] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: option, metrics: nil,
                    views: ["view": view]))
        }
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 10, y: 5, width: 30, height: 40))
    }

    @MainActor
    @Test(
        "what scrolls can be asked for its constraints, and lose them, and scrolls as far as before"
    )
    func ownConstraints() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        let table = UITableView(frame: scroll.frame)
        let stack = UIStackView(arrangedSubviews: [UIView()])
        for view in [scroll, table, stack] {
            view.layoutIfNeeded()
            expectEqual(view.constraints.isEmpty, view !== stack)
        }
        scroll.removeConstraints(scroll.constraints)
        scroll.layoutIfNeeded()
        expectEqual(scroll.contentSize.height, 300)
    }

    private final class Action: UIAccessibilityCustomAction {
        let row: Int
        init(row: Int, target: Any?, selector: Selector) {
            self.row = row
            super.init(name: "\(row)", target: target, selector: selector)
        }
    }
    private final class Menus: UIViewController, UIContextMenuInteractionDelegate {
        var called = 0
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.preferredCommitStyle = .pop
            animator.addCompletion { [weak self] in self?.called += 1 }
        }
        func call() { called += 1 }
    }
    private final class Animator: UIContextMenuInteractionCommitAnimating {
        var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
        var previewViewController: UIViewController? { nil }
        func addAnimations(_ animations: @escaping () -> Void) { animations() }
        func addCompletion(_ completion: @escaping () -> Void) { completion() }
    }

    private final class Rows: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
            -> IndexPath?
        { nil }
    }
    private final class Coded: UIView {
        var calls = 0
        override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            calls += 1
        }
    }

    @MainActor @Test("what a delegate is not asked here can be handed on to another one")
    func handedOn() {
        let rows = Rows()
        let path = IndexPath(row: 0, section: 0)
        let (table, collection) = (
            UITableView(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        )
        let (first, second): (any UITableViewDelegate, any UICollectionViewDelegate) = (rows, rows)
        expectTrue(first.tableView(table, willDeselectRowAt: path) == nil)
        expectTrue(!first.tableView(table, shouldShowMenuForRowAt: path))
        expectTrue(second.collectionView(collection, shouldDeselectItemAt: path))
        expectTrue(
            second.collectionView(collection, contextMenuConfigurationForItemAt: path, point: .zero)
                == nil)
        let coded = Coded()
        coded.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        expectEqual(coded.calls, 1)
    }

    @MainActor @Test("kinds of closures have the names that they have in UIKit")
    func closures() {
        var calls = 0
        let update: UIButton.ConfigurationUpdateHandler = { _ in calls += 1 }
        let handler: UIActionHandler = { _ in calls += 1 }
        let items: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { _, _, _ in }
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(handler: handler))
        button.configurationUpdateHandler = update
        button.updateConfiguration()
        button.sendActions(for: .primaryActionTriggered)
        expectTrue(calls >= 2)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [item]))
        section.visibleItemsInvalidationHandler = items
        expectTrue(section.visibleItemsInvalidationHandler != nil)
    }

    @MainActor
    @Test("menus of long presses and actions for those who do not see have classes of their own")
    func names() {
        let menus = Menus()
        let interaction = UIContextMenuInteraction(delegate: menus)
        let animator = Animator()
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
        interaction.delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        interaction.delegate?.contextMenuInteraction(
            interaction, willEndFor: configuration, animator: nil)
        expectEqual(animator.preferredCommitStyle, .pop)
        let action = Action(row: 3, target: menus, selector: Selector(Menus.call))
        expectTrue(action.perform())
        expectEqual(menus.called, 2)
        expectEqual(action.name, "3")
    }
}
