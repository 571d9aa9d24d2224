import QuoinUIKit
import TestSupport
import Testing

/// Ways of asking that apps seldom take.
@MainActor
@Suite struct SeldomAskedTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @MainActor @Test func `data sources of snapshots answer for items, paths and sections`() async {
        let scene = CompositionalScene(UICollectionViewFlowLayout())
        scene.show([2, 3])
        let source: UICollectionViewDiffableDataSource<Int, Int> = scene.source
        let path = IndexPath(item: 1, section: 1)
        expectEqual(source.itemIdentifier(for: path), 100_001)
        expectEqual(source.indexPath(for: 100_001), path)
        expectEqual(source.itemIdentifier(for: IndexPath(item: 9, section: 9)), nil)
        expectEqual(source.indexPath(for: 77), nil)
        expectEqual(source.sectionIdentifier(for: 1), 1)
        expectEqual(source.sectionIdentifier(for: 2), nil)
        expectEqual(source.index(for: 1), 1)
        expectEqual(source.index(for: 5), nil)
        // A section that was made from no tree is one of roots only.
        expectEqual(source.snapshot(for: 1).rootItems, [100_000, 100_001, 100_002])
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([5, 6])
        tree.append([7], to: 5)
        await source.apply(tree, to: 1, animatingDifferences: false)
        expectEqual(source.snapshot().itemIdentifiers(inSection: 1), [5, 6])
        expectEqual(source.snapshot(for: 1).items, [5, 7, 6])
        var snapshot = source.snapshot()
        snapshot.deleteItems([6])
        await source.applySnapshotUsingReloadData(snapshot)
        await source.apply(source.snapshot(), animatingDifferences: true)
        scene.layOut()
        expectEqual(scene.view.numberOfItems(inSection: 1), 1)
        expectTrue(!scene.view.hasUncommittedUpdates)
        scene.view.performBatchUpdates { expectTrue(scene.view.hasUncommittedUpdates) }
        // A position that is nowhere is as far as it must scroll.
        scene.show([90])
        scene.view.scrollToItem(at: IndexPath(item: 89, section: 0), at: [], animated: false)
        let end = scene.view.contentSize.height - scene.view.bounds.height
        expectEqual(scene.view.contentOffset.y, end)
        scene.view.scrollToItem(at: IndexPath(item: 89, section: 0), at: [], animated: false)
        expectEqual(scene.view.contentOffset.y, end)
    }

    @MainActor @Test func `a flow across keeps off the safe area above and below`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.sectionInsetReference = .fromSafeArea
        layout.itemSize = CGSize(width: 50, height: 50)
        let controller = UIViewController()
        let scene = CompositionalScene(layout)
        scene.view.contentInsetAdjustmentBehavior = .never
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        scene.window.rootViewController = controller
        controller.view.addSubview(scene.view)
        scene.view.frame = controller.view.bounds
        scene.show([20])
        let frames = (0..<3).compactMap { scene.frame($0) }
        // What is shown lies between 30 and 400 less 20.
        expectTrue(frames.count == 3 && frames[0].minY >= 30, "\(frames)")
        let lowest = scene.view.visibleCells.map(\.frame.maxY).max() ?? 0
        expectTrue(lowest <= 380, "\(lowest)")
    }

    @MainActor @Test func `fields, pictures and texts keep what is said of them`() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        window.addSubview(field)
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        (field.rightView, field.rightViewMode, field.leftViewMode) = (mark, .always, .never)
        field.layoutIfNeeded()
        // 6 from the end, and the text 4 before it; 12 from the beginning.
        expectEqual(
            field.rightViewRect(forBounds: field.bounds),
            CGRect(x: 174, y: 13, width: 20, height: 10))
        expectEqual(
            field.textRect(forBounds: field.bounds), CGRect(x: 12, y: 0, width: 158, height: 36))
        field.semanticContentAttribute = .forceRightToLeft
        field.setNeedsLayout()
        field.layoutIfNeeded()
        expectEqual(
            field.rightViewRect(forBounds: field.bounds), CGRect(x: 6, y: 13, width: 20, height: 10)
        )
        expectEqual(
            field.textRect(forBounds: field.bounds), CGRect(x: 30, y: 0, width: 158, height: 36))

        let plain = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        plain.leftView = UISwitch(frame: .zero)
        plain.leftViewMode = .always
        expectEqual(
            plain.leftViewRect(forBounds: plain.bounds).size, UISwitch().intrinsicContentSize)
        let label = UILabel()
        label.text = "wide"
        plain.leftView = label
        expectEqual(plain.leftViewRect(forBounds: plain.bounds).size, label.intrinsicContentSize)
        plain.placeholder = "hint"
        expectEqual(plain.attributedPlaceholder?.string, "hint")
        expectEqual(plain.borderRect(forBounds: plain.bounds), plain.bounds)

        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        expectEqual(text.attributedText.string, "")
        text.text = "words"
        (text.textColor, text.textAlignment) = (.red, .right)
        expectTrue(text.textColor == .red && text.textAlignment == .right)
        expectTrue(text.quoin.svg().contains("fill=\"#ff0000\">words<"))

        let picture = UIImageView(image: UIImage(name: "a", size: CGSize(width: 30, height: 20)))
        picture.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        expectEqual(picture.sizeThatFits(.zero), CGSize(width: 30, height: 20))
        picture.sizeToFit()
        expectEqual(picture.frame.size, CGSize(width: 30, height: 20))
        picture.image = nil
        expectEqual(picture.sizeThatFits(.zero), .zero)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        expectEqual(scroll.visibleSize, CGSize(width: 40, height: 60))

        let button = UIButton(configuration: .filled())
        button.configuration?.baseForegroundColor = .red
        button.setTitleColor(.green, for: .normal)
        expectEqual(button.configuration?.baseForegroundColor, .green)
        let search = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [search]
        window.addSubview(bar)
        window.layoutIfNeeded()
        expectTrue(bar.quoin.svg().contains("width=\"20.4\" height=\"19.55\""))
        let sizes: [(UIImage.SymbolConfiguration, CGFloat)] = [
            (.init(pointSize: 20, weight: .bold), 20), (.init(weight: .bold), 17),
            (.init(pointSize: 20, weight: .bold, scale: .large), 26),
            (.init(textStyle: .title1), 28), (.init(textStyle: .title1, scale: .small), 22.4),
            (.init(font: .systemFont(ofSize: 9)), 9),
            (.init(font: .systemFont(ofSize: 10), scale: .large), 13),
            (.init(hierarchicalColor: .red), 17), (.init(paletteColors: [.red]), 17),
            (.preferringMulticolor(), 17), (.preferringMonochrome(), 17),
            (.init(pointSize: 20).applying(.init(scale: .large)), 26),
            (.init(pointSize: 20, weight: .bold, scale: .large).configurationWithoutScale(), 20),
            (
                .init(pointSize: 20, weight: .bold, scale: .large)
                    .configurationWithoutPointSizeAndWeight(), 22.1
            ),
            (.init(pointSize: 20).configurationWithoutWeight(), 20),
        ]
        for (index, (configuration, size)) in sizes.enumerated() {
            let sign = UIImage(systemName: "star", withConfiguration: configuration)
            // A sign is 1.2 times as wide as letters are high.
            expectTrue(abs((sign?.size.width ?? 0) - 1.2 * size) < 1e-9, "row \(index)")
        }
    }

    @MainActor @Test
    func `what is preferred in an alert is bold, and old panels fold as they are told to`() {
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        let (one, other) = (
            UIAlertAction(title: "Wait", style: .default),
            UIAlertAction(title: "Go", style: .default)
        )
        alert.addAction(one)
        alert.addAction(other)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(alert, animated: false)
        window.tick()
        func isBold(_ word: String) -> Bool {
            window.quoin.svg().components(separatedBy: "<text ")
                .contains { $0.contains(">\(word)<") && $0.contains("font-weight=\"bold\"") }
        }
        expectTrue(!isBold("Go") && !isBold("Wait"))
        alert.preferredAction = other
        window.tick()
        expectTrue(isBold("Go") && !isBold("Wait"))
        root.dismiss(animated: false)
        window.tick()

        final class Folder: UISplitViewControllerDelegate {
            func splitViewController(
                _ split: UISplitViewController, collapseSecondary: UIViewController,
                onto primary: UIViewController
            ) -> Bool { true }
        }
        let folder = Folder()
        let (split, first, second) = (
            UISplitViewController(), UIViewController(), UIViewController()
        )
        split.delegate = folder
        split.viewControllers = [first, second]
        window.rootViewController = split
        window.tick()
        // It is folded onto the first, which is what is seen.
        expectTrue(split.isCollapsed && first.viewIfLoaded?.window === window)
        expectTrue(second.viewIfLoaded?.window == nil)
    }
}
