import QuoinUIKit
import TestSupport
import Testing

/// Who hears how large a content is, of whatever the layout finds.
@MainActor
@Suite struct ContentSizeTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 5
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// A table that is as high as its rows, as apps have it.
    private final class HighTable: UITableView {
        var former: [CGFloat] = []
        override var contentSize: CGSize {
            didSet {
                former.append(oldValue.height)
                if contentSize != oldValue { invalidateIntrinsicContentSize() }
            }
        }
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
    }

    private final class Scroller: UIScrollView {
        var sizes: [CGSize] = []
        override var contentSize: CGSize { didSet { sizes.append(contentSize) } }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @MainActor @Test func `a table that observes its content size is as high as its rows`() {
        let (table, rows) = (HighTable(frame: .zero, style: .plain), Rows())
        table.rowHeight = 30
        table.dataSource = rows
        table.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: window.topAnchor),
            table.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        window.tick()
        window.tick()
        expectEqual(table.contentSize, CGSize(width: 320, height: 150))
        expectEqual(table.frame, CGRect(x: 0, y: 0, width: 320, height: 150))
        rows.count = 8
        table.former = []
        table.reloadData()
        window.tick()
        window.tick()
        expectEqual(table.frame.height, 240)
        expectEqual(table.former, [150])
        window.tick()
        expectEqual(table.former.count, 1)
    }

    @MainActor @Test
    func `a scroll view hears once of what becomes of its content, and of what is set`() {
        let (scroller, content) = (Scroller(frame: window.bounds), UIView())
        content.translatesAutoresizingMaskIntoConstraints = false
        scroller.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 900)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroller.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 320), height,
        ])
        window.addSubview(scroller)
        window.tick()
        window.tick()
        expectEqual(scroller.sizes, [CGSize(width: 320, height: 900)])
        height.constant = 1000
        window.tick()
        expectEqual(scroller.sizes.last, CGSize(width: 320, height: 1000))
        let free = Scroller(frame: window.bounds)
        window.addSubview(free)
        free.contentSize = CGSize(width: 500, height: 600)
        window.tick()
        expectEqual(free.sizes, [CGSize(width: 500, height: 600)])
    }

    @MainActor @Test func `a class of one's own may make the content larger than it is told`() {
        final class Roomy: UIScrollView {
            override var contentSize: CGSize {
                get { super.contentSize }
                set {
                    super.contentSize = CGSize(width: newValue.width, height: newValue.height + 5)
                }
            }
        }
        let scroller = Roomy(frame: window.bounds)
        window.addSubview(scroller)
        scroller.contentSize = CGSize(width: 320, height: 100)
        for _ in 1...5 { window.tick() }
        expectEqual(scroller.contentSize, CGSize(width: 320, height: 105))
    }
}
