import QuoinUIKit
import TestSupport
import Testing

/// Programs that were written to break it. Where UIKit raises an exception, here something is reported; nothing
/// ends the process, and what is asked for afterwards is answered.
@MainActor
@Suite struct BadInputTests {
    private static let strange: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, -5, -0.0,
        .leastNonzeroMagnitude, 1e12,
    ]

    private func window() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.quoin.onDiagnostic { _ in }
        return window
    }

    @MainActor @Test func `all pairs of attributes hold or are reported`() {
        let window = window()
        let (one, other) = (UIView(), UIView())
        window.addSubview(one)
        window.addSubview(other)
        let guide = UILayoutGuide()
        one.addLayoutGuide(guide)
        let items: [Any?] = [one, guide, nil, UIView(), "text"]
        for first in items.compactMap({ $0 }) {
            for second in items {
                for a in 0...20 {
                    for b in [0, 1, 5, 7, 8, 10, 12, 20] {
                        let constraint = NSLayoutConstraint(
                            item: first, attribute: .init(rawValue: a) ?? .notAnAttribute,
                            relatedBy: .equal, toItem: second,
                            attribute: .init(rawValue: b) ?? .notAnAttribute,
                            multiplier: a == 3 ? 0 : 1, constant: 0)
                        constraint.priority = UILayoutPriority(1)
                        constraint.isActive = true
                        constraint.isActive = false
                    }
                }
            }
        }
        window.tick(after: 0.1)
        expectTrue(one.superview === window)
    }

    @MainActor @Test func `strange numbers everywhere leave numbers that are some`() {
        for number in Self.strange {
            let window = window()
            let (scroll, stack, label) = (UIScrollView(), UIStackView(), UILabel())
            let text = UITextView()
            for view in [scroll, stack, label, text] as [UIView] { window.addSubview(view) }
            scroll.frame = CGRect(x: number, y: 0, width: number, height: 100)
            scroll.contentSize = CGSize(width: number, height: number)
            scroll.contentOffset = CGPoint(x: number, y: number)
            scroll.contentInset = UIEdgeInsets(top: number, left: 0, bottom: number, right: 1)
            stack.spacing = number
            stack.addArrangedSubview(UIView())
            stack.setCustomSpacing(number, after: stack.arrangedSubviews[0])
            label.font = UIFont.systemFont(ofSize: number)
            label.text = "text"
            label.preferredMaxLayoutWidth = number
            label.numberOfLines = number.isFinite ? Int(max(-9, min(number, 9))) : -1
            label.bounds = CGRect(x: 0, y: number, width: 10, height: number)
            label.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: 0, right: 0)
            label.layer.borderWidth = number
            label.layer.shadowRadius = number
            label.layer.shadowOpacity = 0.5
            label.transform = CGAffineTransform(rotationAngle: number)
            label.layer.zPosition = number
            text.textContainerInset = UIEdgeInsets(top: number, left: 0, bottom: 0, right: number)
            text.text = "text"
            text.sizeToFit()
            label.sizeToFit()
            let fit = stack.systemLayoutSizeFitting(CGSize(width: number, height: number))
            let constraint = label.widthAnchor.constraint(
                equalTo: window.widthAnchor, multiplier: number, constant: number)
            constraint.priority = UILayoutPriority(Float(number))
            constraint.isActive = true
            constraint.constant = number
            window.tick(after: TimeInterval(number))
            _ = window.quoin.svg()
            UIView.animate(withDuration: TimeInterval(number)) { label.alpha = number }
            for view in [scroll, stack, label, text] as [UIView] {
                expectTrue(view.frame.isSound, "\(type(of: view)) with \(number)")
                expectTrue(view.alpha.isFinite)
            }
            expectTrue(!fit.width.isNaN && !fit.height.isNaN)
        }
    }

    @MainActor @Test func `views may leave in every hook`() {
        final class Leaving: UILabel {
            var hook = 0
            private func leave(_ number: Int) { if hook == number { removeFromSuperview() } }
            override func layoutSubviews() {
                super.layoutSubviews()
                leave(0)
            }
            override func updateConstraints() {
                leave(1)
                super.updateConstraints()
            }
            override var intrinsicContentSize: CGSize {
                leave(2)
                return CGSize(width: 10, height: 10)
            }
            override func didMoveToSuperview() { leave(3) }
            override func didMoveToWindow() { leave(4) }
            override func willMove(toSuperview newSuperview: UIView?) { leave(5) }
            override var alignmentRectInsets: UIEdgeInsets {
                leave(6)
                return .zero
            }
            override func layoutMarginsDidChange() { leave(7) }
            override func safeAreaInsetsDidChange() { leave(8) }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { leave(9) }
        }
        for hook in 0...9 {
            let window = window()
            let stack = UIStackView()
            window.addSubview(stack)
            var leaving: [Leaving] = []
            for _ in 0..<3 {
                let view = Leaving()
                view.hook = hook
                view.numberOfLines = 0
                stack.addArrangedSubview(view)
                leaving.append(view)
            }
            window.tick(after: 0.1)
            window.show(deviceNamed: "iPhone 14", isLandscape: true)
            window.tick(after: 0.1)
            _ = window.quoin.svg()
            expectTrue(stack.window === window, "hook \(hook)")
        }
    }

    @MainActor @Test func `controllers may be taken out while they are told of their layout`() {
        final class Going: UIViewController {
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                willMove(toParent: nil)
                view.removeFromSuperview()
                removeFromParent()
            }
        }
        let (window, parent) = (window(), UIViewController())
        window.rootViewController = parent
        window.makeKeyAndVisible()
        let child = Going()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.tick(after: 0.1)
        expectTrue(parent.children.isEmpty)
        expectTrue(child.view.superview == nil)
        parent.addChild(parent)
        child.addChild(parent)
        parent.addChild(child)
        window.tick(after: 0.1)
        let navigation = UINavigationController(rootViewController: child)
        navigation.pushViewController(navigation, animated: false)
        navigation.popViewController(animated: false)
        navigation.popViewController(animated: false)
        navigation.setViewControllers([], animated: false)
        window.rootViewController = navigation
        window.tick(after: 0.1)
        let tabs = UITabBarController()
        tabs.selectedIndex = 7
        tabs.viewControllers = [child, child]
        tabs.selectedIndex = -3
        window.rootViewController = tabs
        window.tick(after: 0.1)
        expectTrue(window.rootViewController === tabs)
    }

    /// A list with numbers of one's choice, which takes itself or others out while it is asked.
    final class Strange: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
    {
        var sections = 1
        var rows = 1
        var size: CGFloat = 44
        var mischief: (UIView) -> Void = { _ in }

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            mischief(tableView)
            return tableView.dequeueReusableCell(withIdentifier: "unknown", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { size }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            size
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            rows
        }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            mischief(view)
            return view.dequeueReusableCell(withReuseIdentifier: "unknown", for: indexPath)
        }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: size, height: size) }
    }

    @MainActor @Test
    func `too many items are told of once, in however many sections they are`() {
        let (window, list) = (window(), Strange())
        var told: [String] = []
        window.quoin.onDiagnostic { told.append($0.message) }
        (list.sections, list.rows) = (300, 1_000)
        let items = UICollectionView(
            frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(items)
        items.dataSource = list
        window.layoutIfNeeded()
        expectEqual(told.count { $0.contains("1000 items in section 100: there are 100000") }, 1)
        expectEqual(told.count { $0.contains("at most") }, 1)
    }

    @MainActor
    @Test(arguments: [
        (-1, 3), (3, -1), (1, 0), (1, 20), (1, Int.max), (Int.max, 0),
    ])
    func `lists with any number of rows show what can be shown`(sections: Int, rows: Int) {
        let (window, list) = (window(), Strange())
        (list.sections, list.rows) = (sections, rows)
        let table = UITableView(frame: window.bounds)
        let items = UICollectionView(
            frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        for view in [table, items] as [UIView] { window.addSubview(view) }
        (table.dataSource, table.delegate) = (list, list)
        (items.dataSource, items.delegate) = (list, list)
        window.tick(after: 0.1)
        let paths = [
            IndexPath(), IndexPath(index: 3), IndexPath(row: -1, section: -1),
            IndexPath(row: Int.max, section: Int.max), IndexPath(row: 0, section: 99),
        ]
        // To load as many items as there can be takes a moment, each time.
        let areMany = sections == .max || rows == .max
        for path in areMany ? Array(paths.suffix(2)) : paths {
            expectTrue(table.cellForRow(at: path) == nil || path.count < 2)
            _ = table.rectForRow(at: path)
            _ = items.layoutAttributesForItem(at: path)
            table.scrollToRow(at: path, at: .bottom, animated: true)
            items.scrollToItem(at: path, at: .top, animated: true)
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            table.insertRows(at: [path], with: .none)
            table.deleteRows(at: [path, path], with: .none)
            table.moveRow(at: path, to: IndexPath(row: 3, section: 0))
            table.reloadRows(at: [path], with: .none)
            items.insertItems(at: [path])
            items.deleteItems(at: [path])
        }
        table.endUpdates()
        table.beginUpdates()
        table.deleteSections([5, 7], with: .none)
        table.reloadSections([0, 1000], with: .none)
        window.tick(after: 0.1)
        table.endUpdates()
        window.tick(after: 0.1)
        _ = (table.numberOfRows(inSection: -1), items.numberOfItems(inSection: Int.max))
        expectTrue(table.visibleCells.count < 100)
        expectTrue(items.visibleCells.count < 200)
    }

    @MainActor @Test func `lists of any size of rows, which go while they are asked`() {
        let mischiefs: [(UIView) -> Void] = [
            { $0.removeFromSuperview() },
            { ($0 as? UITableView)?.reloadData() },
            { ($0 as? UICollectionView)?.reloadData() },
            { ($0 as? UITableView)?.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) },
            { ($0 as? UITableView)?.insertSections([0], with: .none) },
            { ($0 as? UICollectionView)?.insertItems(at: [IndexPath(item: 0, section: 0)]) },
            { $0.layoutIfNeeded() },
            { $0.superview?.layoutIfNeeded() },
            { $0.frame = .zero },
            { ($0 as? UITableView)?.dataSource = nil },
            { ($0 as? UICollectionView)?.dataSource = nil },
            { ($0 as? UICollectionView)?.collectionViewLayout = UICollectionViewFlowLayout() },
            { ($0 as? UIScrollView)?.contentOffset.y += 40 },
            { $0.subviews.forEach { $0.removeFromSuperview() } },
        ]
        for (number, mischief) in mischiefs.enumerated() {
            for size in number == 0 ? [0, -3, .infinity, 1e300] : [44, CGFloat.nan] {
                let (window, list) = (window(), Strange())
                (list.rows, list.size) = (15, size)
                var calls = 0
                list.mischief = {
                    calls += 1
                    if calls % 7 == 1, calls < 100 { mischief($0) }
                }
                let table = UITableView(frame: window.bounds)
                let items = UICollectionView(
                    frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                for view in [table, items] as [UIView] { window.addSubview(view) }
                (table.dataSource, table.delegate) = (list, list)
                (items.dataSource, items.delegate) = (list, list)
                window.tick(after: 0.1)
                table.contentOffset.y = 300
                items.contentOffset.y = 300
                window.tick(after: 0.1)
                expectTrue(table.frame.isSound && items.frame.isSound, "\(number), \(size)")
            }
        }
    }

    @MainActor @Test func `a collection of negative size shows nothing`() {
        let list = Strange()
        list.rows = 5
        let items = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: -10, height: -10),
            collectionViewLayout: UICollectionViewFlowLayout())
        items.dataSource = list
        items.quoin.onDiagnostic { _ in }
        items.layoutIfNeeded()
        items.bounds.size = CGSize(width: -5, height: 100)
        items.layoutIfNeeded()
        expectTrue(items.frame.width >= 0)
    }

    @MainActor @Test func `tables in tables in tables end somewhere`() {
        final class Nested: UITableViewCell, UITableViewDataSource {
            static var depth = 0
            let inner = UITableView(frame: .zero, style: .plain)
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                Self.depth += 1
                contentView.addSubview(inner)
                inner.translatesAutoresizingMaskIntoConstraints = false
                inner.heightAnchor.constraint(equalToConstant: 100).isActive = true
                for (mine, other) in [
                    (inner.topAnchor, contentView.topAnchor),
                    (inner.bottomAnchor, contentView.bottomAnchor),
                ] { mine.constraint(equalTo: other).isActive = true }
                inner.widthAnchor.constraint(equalTo: contentView.widthAnchor).isActive = true
                inner.dataSource = self
            }
            required init?(coder: NSCoder) { nil }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                Self.depth < 40 ? 1 : 0
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            { Nested(style: .default, reuseIdentifier: nil) }
        }
        let window = window()
        let outer = Nested(style: .default, reuseIdentifier: nil)
        outer.frame = window.bounds
        window.addSubview(outer)
        for _ in 0..<5 { window.tick(after: 0.1) }
        expectTrue(Nested.depth <= 41)
    }

    @MainActor @Test func `views in any order of calls keep a tree`() {
        for seed in UInt64(1)...40 {
            var random = Seeded(seed)
            let window = window()
            var views: [UIView] = [window]
            for step in 0..<60 {
                let view = views[random.below(views.count)]
                let other = views[random.below(views.count)]
                switch random.below(14) {
                case 0: views.append(UIView())
                case 1: views.append(UIStackView())
                case 2: views.append(UIScrollView())
                case 3, 4: view.addSubview(other)
                case 5: view.insertSubview(other, at: random.below(9) - 3)
                case 6: view.removeFromSuperview()
                case 7:
                    (view as? UIStackView)?.insertArrangedSubview(other, at: random.below(5) - 1)
                case 8: view.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
                case 9: view.widthAnchor.constraint(equalTo: other.heightAnchor).isActive = true
                case 10: view.isHidden.toggle()
                case 11:
                    view.exchangeSubview(at: random.below(4) - 1, withSubviewAt: random.below(4))
                case 12: view.translatesAutoresizingMaskIntoConstraints.toggle()
                default: window.tick(after: 0.01)
                }
                expectTrue(window.superview == nil)
                for child in view.subviews {
                    expectTrue(child.superview === view, "seed \(seed), step \(step)")
                }
            }
            window.tick(after: 0.01)
            let all = views.filter { $0.isDescendant(of: window) }
            expectTrue(all.allSatisfy { $0.frame.isSound }, "seed \(seed)")
        }
    }

    @MainActor @Test func `formats, selectors and images that are none`() {
        expectTrue(
            NSLayoutConstraint.constraints(
                withVisualFormat: "", metrics: ["a": "b"], views: ["c": 1]
            ).isEmpty)
        let control = UIButton()
        control.addTarget(nil, action: Selector("nobody:"), for: .touchUpInside)
        control.sendActions(for: .allEvents)
        control.setTitle("", for: UIControl.State(rawValue: 77))
        expectTrue(UIImage(named: "") == nil || true)
        expectTrue(UIImage(data: Data()) == nil)
        expectTrue(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47])) == nil)
        let segments = UISegmentedControl(items: [1, "b"])
        segments.selectedSegmentIndex = 9
        segments.removeSegment(at: 12, animated: false)
        segments.insertSegment(withTitle: "x", at: -4, animated: false)
        segments.setTitle("t", forSegmentAt: 50)
        _ = segments.titleForSegment(at: -2)
        let pages = UIPageControl()
        pages.numberOfPages = Int.max
        pages.currentPage = -1
        _ = pages.intrinsicContentSize
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (5, -5, .nan)
        let slider = UISlider()
        slider.value = .nan
        (slider.minimumValue, slider.maximumValue) = (.infinity, -.infinity)
        let progress = UIProgressView()
        progress.progress = .nan
        for view in [control, segments, pages, stepper, slider, progress] as [UIView] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            view.layoutIfNeeded()
            expectTrue(view.quoin.svg().contains("</svg>"))
        }
    }
}

extension CGRect {
    /// Whether all of its numbers are some.
    var isSound: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite }
    }
}
