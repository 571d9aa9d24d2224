import QuoinUIKit
import TestSupport
import Testing

/// Cells, headers and footers that override `systemLayoutSizeFitting`.
@MainActor
@Suite struct OwnFittingTests {
    private class Cell: UITableViewCell {
        override func systemLayoutSizeFitting(
            _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            CGSize(width: target.width, height: target.width / 5)
        }
    }
    /// A cell that is a little higher than its content, but 50 at least.
    private final class HighCell: UITableViewCell {
        required convenience init(registeredAs identifier: String) {
            self.init(style: .default, reuseIdentifier: identifier)
            let part = UIView()
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
            let bottom = part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            bottom.priority = .defaultLow
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
                part.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                part.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        override func systemLayoutSizeFitting(
            _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            var size = super.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical)
            size.height = max(50, size.height + 13)
            return size
        }
    }
    private final class Header: UITableViewHeaderFooterView {
        override func systemLayoutSizeFitting(
            _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            CGSize(width: target.width, height: 55)
        }
    }
    private final class Item: UICollectionViewCell {
        override func systemLayoutSizeFitting(
            _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            CGSize(width: 77, height: 33)
        }
    }
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource
    {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            table.dequeueReusableCell(withIdentifier: "\(path.row)", for: path)
        }
        func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 1 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let source = Source()

    @MainActor @Test
    func `rows and headers are as high as their classes say, for the width that they have`() {
        let table = UITableView(frame: window.bounds)
        table.autoresizingMask = .flexibleWidth
        table.register(Cell.self, forCellReuseIdentifier: "0")
        table.register(HighCell.self, forCellReuseIdentifier: "1")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.dataSource, table.delegate) = (source, source)
        table.sectionHeaderHeight = UITableView.automaticDimension
        window.addSubview(table)
        window.layoutIfNeeded()
        func height(_ row: Int) -> CGFloat {
            table.rectForRow(at: IndexPath(row: row, section: 0)).height
        }
        // A fifth of 400, and 50 rather than 20 + 13.
        expectEqual([height(0), height(1)], [80, 50])
        expectEqual(table.rectForHeader(inSection: 0).height, 55)
        window.frame.size.width = 300
        window.layoutIfNeeded()
        expectEqual([height(0), height(1)], [60, 50])
        expectEqual(window.quoin.findings().map { $0.description }, [])
    }

    @MainActor @Test func `items are as large as their class says`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(Item.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        window.addSubview(view)
        window.layoutIfNeeded()
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        expectEqual(cell?.frame.size, CGSize(width: 77, height: 33))
    }
}
