import TestSupport
import Testing

@testable import QuoinUIKit

/// Small things that screens count on.
@MainActor
@Suite struct EverydayDetailTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private final class Rows: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell() }
    }

    @MainActor @Test("rows that are loaded again are not selected any more, and others are")
    func reloadedRows() {
        let (table, rows) = (UITableView(frame: window.bounds), Rows())
        table.dataSource = rows
        table.allowsMultipleSelection = true
        window.addSubview(table)
        window.layoutIfNeeded()
        let paths = (0..<3).map { IndexPath(row: $0, section: 0) } + [[1, 0]]
        for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        table.reloadRows(at: [paths[1]], with: .none)
        window.layoutIfNeeded()
        expectEqual(table.indexPathsForSelectedRows, [paths[0], paths[2], paths[3]])
        expectEqual(table.cellForRow(at: paths[1])?.isSelected, false)
        expectEqual(table.cellForRow(at: paths[2])?.isSelected, true)
        table.reloadSections([0], with: .none)
        window.layoutIfNeeded()
        expectEqual(table.indexPathsForSelectedRows, [paths[3]])
        expectEqual(table.cellForRow(at: paths[0])?.isSelected, false)
    }

    @MainActor @Test("the content of a cell is as large as the cell from the start")
    func contentOfCell() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
        cell.layoutIfNeeded()
        expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 375, height: 60))
    }

    @MainActor @Test("nothing is completed where nothing is presented")
    func presentingNowhere() {
        var count = 0
        UIViewController().present(UIViewController(), animated: false) { count += 1 }
        expectEqual(count, 0)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.tick(after: 1)
        root.present(UIViewController(), animated: false) { count += 1 }
        window.tick(after: 1)
        expectEqual(count, 1)
        root.present(UIViewController(), animated: false) { count += 1 }
        window.tick(after: 1)
        expectEqual(count, 1)
    }

    @MainActor @Test("one limit of a slider takes the other along")
    func sliderLimits() {
        let slider = UISlider()
        slider.minimumValue = 5
        expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [5, 5, 5])
        slider.maximumValue = 3
        expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [3, 3, 3])
        slider.maximumValue = 10
        slider.minimumValue = 20
        expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [20, 20, 20])
        slider.minimumValue = .nan
        expectEqual(slider.value, 20)
    }

    private final class Wishful: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 50) }
    }
    private final class WishfulControl: UIControl {
        override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 50) }
    }

    @MainActor @Test("a view of one's own fits in the size that it has")
    func fittingSize() {
        for view in [Wishful(), WishfulControl()] {
            view.frame = CGRect(x: 3, y: 4, width: 20, height: 10)
            view.sizeToFit()
            expectEqual(view.frame, CGRect(x: 3, y: 4, width: 20, height: 10))
            expectEqual(view.sizeThatFits(.zero), CGSize(width: 20, height: 10))
        }
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 3))
        slider.sizeToFit()
        expectEqual(slider.bounds.size, CGSize(width: 100, height: 31))
        let toggle = UISwitch()
        toggle.bounds.size = CGSize(width: 200, height: 100)
        expectEqual(toggle.sizeThatFits(.zero), toggle.intrinsicContentSize)
    }

    @MainActor @Test("a view in a bar is as large as it asks for")
    func wishfulItem() {
        let (view, screen) = (Wishful(), UIViewController())
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.tick(after: 1)
        expectEqual(view.bounds.width, 70)
    }

    @MainActor @Test("titles of custom buttons are white")
    func titleColor() {
        expectEqual(UIButton(type: .custom).titleColor(for: .normal), .white)
        expectEqual(UIButton(type: .custom).titleColor(for: .highlighted), .white)
        let button = UIButton(type: .custom)
        button.setTitleColor(.red, for: .normal)
        expectEqual(button.titleColor(for: .normal), .red)
        expectTrue(UIButton(type: .system).titleColor(for: .normal) == nil)
    }

    @MainActor @Test("buttons that have a sign are as large as that")
    func signs() {
        let types: [UIButton.ButtonType] = [
            .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
        ]
        expectEqual(
            types.map { UIButton(type: $0).intrinsicContentSize.width }, [22, 22, 22, 22, 30])
        expectEqual(
            types.map { UIButton(type: $0).intrinsicContentSize.height }, [22, 22, 22, 22, 30])
        let button = UIButton(type: .close)
        expectEqual(button.image(for: .normal)?.size, CGSize(width: 30, height: 30))
        let other = UIImage(name: "x", size: CGSize(width: 10, height: 10))
        button.setImage(other, for: .normal)
        expectEqual(button.intrinsicContentSize, CGSize(width: 10, height: 10))
    }

    @MainActor @Test("text that is measured takes as many whole lines as the height has room for")
    func measuredText() {
        let font = UIFont.systemFont(ofSize: 20)
        let text = NSAttributedString(string: "word word word word", attributes: [.font: font])
        let width = NSAttributedString(string: "word ", attributes: [.font: font]).size().width
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin]
        func height(_ room: CGFloat) -> CGFloat {
            let size = CGSize(width: width, height: room)
            let rect = text.boundingRect(with: size, options: options, context: nil)
            let ofString = "word word word word".boundingRect(
                with: size, options: options, attributes: [.font: font], context: nil)
            expectEqual(ofString.height, rect.height)
            return rect.height
        }
        let line = text.size().height
        expectEqual(height(.greatestFiniteMagnitude), 4 * line)
        expectEqual(height(.infinity), 4 * line)
        expectEqual(height(0), 4 * line)
        expectEqual(height(4 * line), 4 * line)
        expectEqual(height(3.9 * line), 3 * line)
        expectEqual(height(line), line)
        // The first line counts in any case.
        expectEqual(height(line / 2), line)
        let single = text.boundingRect(with: CGSize(width: width, height: 1), context: nil)
        expectEqual(single.size, text.size())
    }

    @MainActor @Test("the guides of a list's content are there after the layout")
    func contentGuides() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.image = UIImage(name: "a", size: CGSize(width: 20, height: 20))
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        let (text, image) = (
            try #require(view.textLayoutGuide), try #require(view.imageLayoutGuide)
        )
        expectEqual(image.layoutFrame.size, CGSize(width: 20, height: 20))
        expectEqual(text.layoutFrame.minX, view.textStart)
        expectTrue(text.layoutFrame.height > 0)
    }

    @MainActor
    @Test("the least margins are those of a screen's view", arguments: [(390, 16), (1024, 20)])
    func leastMargins(width: CGFloat, side: CGFloat) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 1366))
        let screen = UIViewController()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.tick(after: 1)
        expectEqual(screen.systemMinimumLayoutMargins.leading, side)
        expectEqual(screen.view.layoutMargins.left, side)
    }
}
