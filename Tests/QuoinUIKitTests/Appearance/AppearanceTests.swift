import TestSupport
import Testing

@testable import QuoinUIKit

/// What is said of all views of a class before any of them is there.
@MainActor
@Suite struct AppearanceTests {
    private class Title: UILabel {}
    private class Box: UIView {}
    private class OtherBox: UIView {}
    private class Screen: UIViewController {}

    @MainActor @Test func `views take what their class says, as they come into a window`() {
        withAppearances {
            UILabel.appearance().font = .systemFont(ofSize: 34)
            let (label, small) = (UILabel(), UILabel())
            (label.text, small.text) = ("Height", "Height")
            expectEqual(label.font, .systemFont(ofSize: 17))
            AppearanceScene().add(label)
            // Twice the font, twice as wide.
            expectEqual(label.font, .systemFont(ofSize: 34))
            let (wide, narrow) = (label.intrinsicContentSize, small.intrinsicContentSize)
            expectTrue(isNear(wide.width, 2 * narrow.width))
        }
    }

    @MainActor @Test func `a row is as high as the font that its class says asks for`() {
        withAppearances {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            let source = OneCell()
            table.dataSource = source
            UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).font =
                .systemFont(ofSize: 50)
            let scene = AppearanceScene()
            scene.add(table)
            scene.window.layoutIfNeeded()
            let label = UILabel()
            label.font = .systemFont(ofSize: 50)
            label.text = "Row"
            expectEqual(
                table.rectForRow(at: IndexPath(row: 0, section: 0)).height,
                label
                    .intrinsicContentSize.height + 16)
        }
    }

    @MainActor @Test func `an item is as large as the font that its class says asks for`() {
        withAppearances {
            UILabel.appearance(whenContainedInInstancesOf: [UICollectionView.self]).font =
                .systemFont(ofSize: 50)
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
            collection.register(Item.self, forCellWithReuseIdentifier: "item")
            let source = OneItem()
            collection.dataSource = source
            let scene = AppearanceScene()
            scene.add(collection)
            scene.window.layoutIfNeeded()
            let label = UILabel()
            label.font = .systemFont(ofSize: 50)
            label.text = "Item"
            let size = collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size
            expectEqual(size?.height, label.intrinsicContentSize.height)
            expectTrue(isNear(size?.width, label.intrinsicContentSize.width))
        }
    }
    private final class Item: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let label = UILabel()
            label.text = "Item"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OneItem: NSObject, UICollectionViewDataSource {
        func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { 1 }
        func collectionView(_ collection: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        { collection.dequeueReusableCell(withReuseIdentifier: "item", for: path) }
    }

    private final class OneCell: NSObject, UITableViewDataSource {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let (cell, label) = (UITableViewCell(), UILabel())
            label.text = "Row"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
            ])
            return cell
        }
    }

    @MainActor @Test func `what a view says itself stays, whenever it says it`() {
        withAppearances {
            UILabel.appearance().textColor = .systemRed
            let (label, scene) = (UILabel(), AppearanceScene())
            label.textColor = .systemBlue
            scene.add(label)
            expectEqual(label.textColor, .systemBlue)
            let late = UILabel()
            scene.add(late)
            expectEqual(late.textColor, .systemRed)
            late.textColor = .systemGreen
            scene.renew(late)
            expectEqual(late.textColor, .systemGreen)
        }
    }

    @MainActor @Test func `a narrower class counts first, in whichever order it is said`() {
        for isTitleFirst in [true, false] {
            withAppearances {
                let say = [
                    { Title.appearance().numberOfLines = 3 },
                    { UILabel.appearance().numberOfLines = 2 },
                ]
                (isTitleFirst ? say : say.reversed()).forEach { $0() }
                UIView.appearance().backgroundColor = .systemYellow
                let (title, label) = (Title(), UILabel())
                AppearanceScene().add(title, label)
                expectEqual(title.numberOfLines, 3)
                expectEqual(label.numberOfLines, 2)
                expectEqual(title.backgroundColor, .systemYellow)
            }
        }
    }

    @MainActor @Test func `containers count from the innermost to the outermost`() {
        withAppearances {
            UILabel.appearance(whenContainedInInstancesOf: [Box.self]).numberOfLines = 2
            UILabel.appearance(whenContainedInInstancesOf: [Box.self, OtherBox.self])
                .numberOfLines = 3
            UILabel.appearance(whenContainedInInstancesOf: [Screen.self]).textColor = .systemRed
            let scene = AppearanceScene()
            let (outside, inside, deep, reversed) = (UILabel(), UILabel(), UILabel(), UILabel())
            let (box, innerBox, innerOther) = (Box(), Box(), OtherBox())
            let (outer, outerBox) = (OtherBox(), Box())
            box.addSubview(inside)
            innerBox.addSubview(deep)
            outer.addSubview(innerBox)
            innerOther.addSubview(reversed)
            outerBox.addSubview(innerOther)
            scene.add(outside, box, outer, outerBox)
            expectEqual([outside, inside, deep, reversed].map(\.numberOfLines), [1, 2, 3, 2])
            expectEqual(outside.textColor, .label)
            let (screen, label) = (Screen(), UILabel())
            screen.view.addSubview(label)
            scene.window.rootViewController = screen
            expectEqual(label.textColor, .systemRed)
        }
    }

    @MainActor @Test func `traits count where they are`() {
        withAppearances {
            UILabel.appearance().textColor = .systemGray
            UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor =
                .systemYellow
            let (light, dark) = (UILabel(), UILabel())
            dark.overrideUserInterfaceStyle = .dark
            AppearanceScene().add(light, dark)
            expectEqual(light.textColor, .systemGray)
            expectEqual(dark.textColor, .systemYellow)
        }
    }

    @MainActor @Test func `what is in a window takes what is said later when it comes again`() {
        withAppearances {
            let (label, scene) = (UILabel(), AppearanceScene())
            scene.add(label)
            UILabel.appearance().textColor = .systemRed
            expectEqual(label.textColor, .label)
            scene.renew(label)
            expectEqual(label.textColor, .systemRed)
            UILabel.appearance().textColor = .systemGreen
            scene.renew(label)
            expectEqual(label.textColor, .systemGreen)
            // What says what is usual says nothing.
            UILabel.appearance().textColor = .label
            scene.renew(label)
            expectEqual(label.textColor, .label)
            UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .systemTeal
            let box = Box()
            scene.add(box)
            label.removeFromSuperview()
            box.addSubview(label)
            expectEqual(label.textColor, .systemTeal)
            label.removeFromSuperview()
            scene.add(label)
            expectEqual(label.textColor, .label)
        }
    }

    @MainActor @Test func `a view that only groups others takes it, too`() {
        withAppearances {
            UIView.appearance().tintColor = .systemPink
            let (group, inner) = (UIView(), UIView())
            inner.tintColor = .systemTeal
            group.addSubview(inner)
            AppearanceScene().add(group)
            expectEqual(group.tintColor, .systemPink)
            expectEqual(inner.tintColor, .systemTeal)
        }
    }

    @MainActor @Test
    func `a model is always the same, reads as it was set, and goes where its class goes`() {
        withAppearances {
            let bar: UINavigationBar = UINavigationBar.appearance()
            expectTrue(bar === UINavigationBar.appearance())
            expectTrue(
                bar !== UINavigationBar.appearance(whenContainedInInstancesOf: [Screen.self]))
            expectTrue(bar !== UIToolbar.appearance())
            bar.isTranslucent = false
            expectTrue(!UINavigationBar.appearance().isTranslucent)
            @MainActor func paint(_ view: UIView) { view.tintColor = .systemRed }
            paint(UINavigationBar.appearance())
            expectEqual(UINavigationBar.appearance().tintColor, .systemRed)
        }
    }

    @MainActor @Test func `controls and lists take what lies in how they look`() {
        withAppearances {
            UIButton.appearance().setTitleColor(.systemRed, for: .normal)
            UISwitch.appearance().onTintColor = .systemGreen
            UITableView.appearance().separatorStyle = .none
            UIScrollView.appearance().bounces = false
            UISegmentedControl.appearance().setTitleTextAttributes(
                [.font: UIFont.systemFont(ofSize: 26)], for: .normal)
            let (button, own, toggle) = (UIButton(), UIButton(), UISwitch())
            let (table, segments) = (UITableView(), UISegmentedControl(items: ["Segment"]))
            own.setTitleColor(.systemBlue, for: .normal)
            let narrow = segments.intrinsicContentSize.width
            AppearanceScene().add(button, own, toggle, table, segments)
            expectEqual(button.titleColor(for: .normal), .systemRed)
            expectEqual(button.titleColor(for: .highlighted), .systemRed)
            expectEqual(own.titleColor(for: .normal), .systemBlue)
            expectEqual(toggle.onTintColor, .systemGreen)
            expectEqual(table.separatorStyle, .none)
            expectTrue(!table.bounces)
            expectTrue(segments.intrinsicContentSize.width > narrow + 20)
            button.setTitleColor(.systemTeal, for: .normal)
            expectEqual(button.titleColor(for: .highlighted), .systemTeal)
        }
    }

    @MainActor @Test func `classes of an app's own that come from no nib have models, too`() {
        withAppearances {
            CodedLabel.appearance().textColor = .systemRed
            CodedButton.appearance().tintColor = .systemGreen
            let (label, plain) = (CodedLabel(), UILabel())
            AppearanceScene().add(label, plain)
            expectEqual(label.textColor, .systemRed)
            expectEqual(plain.textColor, .label)
            let screen = UIViewController()
            let button = CodedButton(title: "Go", style: .plain, target: nil, action: nil)
            screen.navigationItem.rightBarButtonItem = button
            let scene = BarScene(showing: UINavigationController(rootViewController: screen))
            expectEqual(scene.label("Go")?.textColor, .systemGreen)
        }
    }
    private final class CodedLabel: UILabel {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("no nib has it") }
    }
    private final class CodedButton: UIBarButtonItem {
        override init() { super.init() }
        required init?(coder: NSCoder) { fatalError("no nib has it") }
    }
}
