import QuoinInspect
import QuoinKit

/// Thirty of them, and what their authors would have written instead.
enum BrokenLayouts {
    static let all = openOnes + conflicts + sizes + places + rooms

    // MARK: Open

    static let openOnes: [BrokenLayout] = [
        BrokenLayout("a label without a top", .noPlace, ["title"]) { window in
            let title = window.label("title")
            title.makeConstraints { $0.left.equalTo(window).offset(16) }
            return { title.makeConstraints { $0.top.equalTo(window).offset(20) } }
        },
        BrokenLayout("a photo without a height, and a caption under it", .noHeight, ["photo"]) {
            window in
            let photo = window.plain("photo")
            let caption = window.label("caption")
            photo.makeConstraints {
                $0.left.right.equalTo(window).inset(16)
                $0.top.equalTo(window).offset(16)
            }
            caption.makeConstraints {
                $0.left.equalTo(photo)
                $0.top.equalTo(photo.bottom).offset(8)
            }
            return { photo.makeConstraints { $0.height.equalTo(200) } }
        },
        BrokenLayout("an icon without a size", .noWidth, ["icon"]) { window in
            let icon = window.plain("icon")
            icon.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.height.equalTo(40)
            }
            return { icon.makeConstraints { $0.width.equalTo(40) } }
        },
        BrokenLayout("two fields that share a row", .shared, ["first", "second"]) { window in
            let (first, second) = (window.plain("first"), window.plain("second"))
            first.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.height.equalTo(44)
            }
            second.makeConstraints {
                $0.left.equalTo(first.right).offset(8)
                $0.top.height.equalTo(first)
                $0.right.equalTo(window).inset(16)
            }
            return { second.makeConstraints { $0.width.equalTo(first) } }
        },
        BrokenLayout("two labels that fill a row", .huggingTie, ["name", "value"]) { window in
            let (name, value) = (window.label("name", "Name"), window.label("value", "Value"))
            name.makeConstraints { $0.left.top.equalTo(window).offset(16) }
            value.makeConstraints {
                $0.left.equalTo(name.right).offset(8)
                $0.top.equalTo(name)
                $0.right.equalTo(window).inset(16)
            }
            return { name.contentHuggingHorizontalPriority = 251 }
        },
        BrokenLayout("two labels that do not fit into a row", .resistanceTie, ["name", "value"]) {
            window in
            let name = window.label("name", "A name that is rather long")
            let value = window.label("value", "And a value as long")
            name.makeConstraints { $0.left.top.equalTo(window).offset(16) }
            value.makeConstraints {
                $0.left.equalTo(name.right).offset(8)
                $0.top.equalTo(name)
                $0.right.equalTo(window).inset(16)
            }
            return {
                name.contentCompressionResistanceHorizontalPriority = 740
                value.contentCompressionResistanceHorizontalPriority = 739
            }
        },
        BrokenLayout("a card that nothing in it holds open", .noHeight, ["card"]) { window in
            let card = window.plain("card")
            card.makeConstraints {
                $0.left.right.equalTo(window).inset(16)
                $0.top.equalTo(window).offset(16)
            }
            let title = card.label("title")
            title.makeConstraints { $0.left.top.equalTo(card).offset(12) }
            let button = card.plain("button")
            button.makeConstraints {
                $0.left.equalTo(title)
                $0.top.equalTo(title.bottom).offset(8)
                $0.width.equalTo(80)
                $0.height.equalTo(44)
            }
            return { button.makeConstraints { $0.bottom.equalTo(card).inset(12) } }
        },
    ]

    // MARK: Conflicts

    static let conflicts: [BrokenLayout] = [
        BrokenLayout("a width beside both edges", .conflict, ["banner"]) { window in
            let banner = window.plain("banner")
            banner.makeConstraints {
                $0.left.right.equalTo(window).inset(16)
                $0.top.equalTo(window)
                $0.height.equalTo(50)
            }
            let width = banner.makeConstraints { $0.width.equalTo(320) }
            return { width.forEach { $0.deactivate() } }
        },
        BrokenLayout("an edge compared with the opposite one", .conflict, ["title"]) { window in
            let title = window.label("title")
            let groups = title.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.right.equalTo(window.left).offset(-16)
            }
            return {
                groups[1].deactivate()
                title.makeConstraints { $0.right.equalTo(window).inset(16) }
            }
        },
        BrokenLayout("one line that ran twice", .saidTwice, ["bar"]) { window in
            let bar = window.plain("bar")
            bar.makeConstraints { $0.left.right.top.equalTo(window) }
            func open(_ height: Double) -> [ConstraintGroup] {
                bar.makeConstraints { $0.height.equalTo(height) }
            }
            let first = open(44)
            _ = open(120)
            return { first.forEach { $0.deactivate() } }
        },
        BrokenLayout("four views too wide for a row", .conflict, ["a"]) { window in
            let views = ["a", "b", "c", "d"].map { window.plain($0) }
            for (index, view) in views.enumerated() {
                view.makeConstraints {
                    $0.top.equalTo(window)
                    $0.height.equalTo(20)
                    $0.width.equalTo(100)
                    if index == 0 {
                        $0.left.equalTo(window)
                    } else {
                        $0.left.equalTo(views[index - 1].right).offset(8)
                    }
                    if index == 3 { $0.right.equalTo(window) }
                }
            }
            return {
                views.forEach { view in
                    view.remakeConstraints {
                        $0.top.equalTo(window)
                        $0.height.equalTo(20)
                        $0.width.equalTo(74)
                        if view === views[0] { $0.left.equalTo(window) }
                    }
                }
                for index in 1..<4 {
                    views[index].makeConstraints {
                        $0.left.equalTo(views[index - 1].right).offset(8)
                    }
                }
            }
        },
        BrokenLayout("a frame that constraints contradict", .stillPlacedByFrame, ["box"]) {
            window in
            let box = window.plain("box")
            box.frame = Rect(x: 0, y: 0, width: 100, height: 100)
            LayoutConstraint.activate([
                box.left.constraint(equalTo: window.left, constant: 20),
                box.top.constraint(equalTo: window.top, constant: 20),
                box.width.constraint(equalToConstant: 200),
                box.height.constraint(equalToConstant: 50),
            ])
            return { box.translatesAutoresizingMaskIntoConstraints = false }
        },
        BrokenLayout("an aspect ratio beside both sizes", .conflict, ["photo"]) { window in
            let photo = window.plain("photo")
            let groups = photo.makeConstraints {
                $0.left.top.equalTo(window)
                $0.width.equalTo(160)
                $0.height.equalTo(100)
                $0.aspectRatio(16.0 / 9)
            }
            return { groups[2].deactivate() }
        },
    ]

    // MARK: Sizes

    static let sizes: [BrokenLayout] = [
        BrokenLayout("a text in a row of fixed height", .cut, ["text"]) { window in
            let text = window.label(
                "text", "A text that takes several lines in a column as narrow as this", lines: 0)
            let groups = text.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.width.equalTo(100)
                $0.height.equalTo(20)
            }
            return { groups[2].deactivate() }
        },
        BrokenLayout("a badge with a fixed width", .cut, ["badge"]) { window in
            let badge = window.label("badge", "1,000 new messages")
            let groups = badge.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.width.equalTo(24)
            }
            return { groups[1].deactivate() }
        },
        BrokenLayout("a panel closed by a height of 0", .invisible, ["panel"]) { window in
            let panel = window.plain("panel")
            let groups = panel.makeConstraints {
                $0.left.right.equalTo(window)
                $0.top.equalTo(window).offset(16)
                $0.height.equalTo(0)
            }
            let text = panel.label("text")
            text.makeConstraints { $0.left.top.equalTo(panel).offset(8) }
            return {
                groups[2].deactivate()
                text.makeConstraints { $0.bottom.equalTo(panel).inset(8) }
            }
        },
        BrokenLayout("a wish that cannot be", .notMet, ["photo"]) { window in
            let photo = window.plain("photo")
            let groups = photo.makeConstraints {
                $0.left.top.equalTo(window)
                $0.height.equalTo(100)
                $0.width.equalTo(300).priority(.high)
                $0.width.lessThanOrEqualTo(200)
            }
            return { groups[3].deactivate() }
        },
    ]

    // MARK: Places

    static let places: [BrokenLayout] = [
        BrokenLayout("an offset where an inset was meant", .outside, ["title"]) { window in
            let title = window.plain("title")
            let groups = title.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.height.equalTo(30)
                $0.right.equalTo(window).offset(16)
            }
            return { groups[2].update(offset: -16) }
        },
        BrokenLayout("a label that runs out of the screen", .outside, ["text"]) { window in
            let text = window.label(
                "text", "A text that is a good deal longer than the screen that it is on is wide")
            text.makeConstraints { $0.left.top.equalTo(window).offset(16) }
            return {
                text.makeConstraints { $0.right.lessThanOrEqualTo(window).inset(16) }
                text.contentCompressionResistanceHorizontalPriority = 700
            }
        },
        BrokenLayout("a box wider than what it is in", .outside, ["box"]) { window in
            let box = window.plain("box")
            let groups = box.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.width.equalTo(400)
                $0.height.equalTo(30)
            }
            return { groups[1].update(to: 288) }
        },
        BrokenLayout("two labels in one place", .overlap, ["title", "subtitle"]) { window in
            let (title, subtitle) = (window.label("title"), window.label("subtitle", "Other text"))
            title.makeConstraints { $0.left.top.equalTo(window).offset(16) }
            let groups = subtitle.makeConstraints { $0.left.top.equalTo(window).offset(16) }
            return {
                groups[0].deactivate()
                subtitle.makeConstraints {
                    $0.left.equalTo(title)
                    $0.top.equalTo(title.bottom).offset(8)
                }
            }
        },
        BrokenLayout("a title that grows into a button", .overlap, ["title", "button"]) { window in
            let title = window.label("title", "A title that leaves rather little room")
            let button = window.plain("button")
            title.makeConstraints { $0.left.top.equalTo(window).offset(16) }
            button.makeConstraints {
                $0.top.equalTo(window).offset(8)
                $0.right.equalTo(window).inset(16)
                $0.width.equalTo(80)
                $0.height.equalTo(40)
            }
            return {
                title.makeConstraints { $0.right.lessThanOrEqualTo(button.left).offset(-8) }
                title.contentCompressionResistanceHorizontalPriority = 700
            }
        },
        BrokenLayout("a title that starts at the screen's top", .underBar, ["title"]) { window in
            window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            let title = window.label("title")
            let groups = title.makeConstraints {
                $0.left.equalTo(window).offset(16)
                $0.top.equalTo(window).offset(8)
            }
            return {
                groups[1].deactivate()
                title.makeConstraints { $0.top.equalTo(window.safeAreaLayoutGuide).offset(8) }
            }
        },
        BrokenLayout("left beside leading", .mixedDirections, ["title", "subtitle"]) { window in
            let (title, subtitle) = (window.label("title"), window.label("subtitle"))
            let groups = title.makeConstraints {
                $0.left.equalTo(window).offset(16)
                $0.top.equalTo(window).offset(16)
            }
            subtitle.makeConstraints {
                $0.leading.equalTo(window).offset(16)
                $0.top.equalTo(title.bottom).offset(8)
            }
            return {
                groups[0].deactivate()
                title.makeConstraints { $0.leading.equalTo(window).offset(16) }
            }
        },
        BrokenLayout("margins within margins", .marginsTwice, ["column"]) { window in
            let column = window.plain("column")
            column.makeConstraints {
                $0.edges.equalTo(window.layoutMarginsGuide)
            }
            let title = column.label("title")
            let groups = title.makeConstraints {
                $0.left.top.equalTo(column.layoutMarginsGuide)
            }
            return {
                groups.forEach { $0.deactivate() }
                title.makeConstraints { $0.left.top.equalTo(column) }
            }
        },
    ]

    // MARK: Rooms

    static let rooms: [BrokenLayout] = [
        BrokenLayout("a view that was never added", .pending, ["icon"]) { window in
            let icon = View()
            icon.name = "icon"
            let title = window.label("title")
            title.makeConstraints {
                $0.left.equalTo(icon.right).offset(8)
                $0.top.equalTo(window).offset(16)
            }
            icon.makeConstraints { $0.width.height.equalTo(40) }
            return {
                window.addSubview(icon)
                icon.makeConstraints { $0.left.top.equalTo(window).offset(16) }
            }
        },
        BrokenLayout("a scroll view whose content has no end", .endlessContent, ["scroll"]) {
            window in
            let scroll = ScrollView()
            scroll.name = "scroll"
            window.addSubview(scroll)
            scroll.makeConstraints { $0.edges.equalTo(window) }
            let text = scroll.label("text")
            text.makeConstraints {
                $0.left.top.equalTo(scroll).offset(16)
                $0.right.equalTo(scroll).inset(16)
            }
            let last = scroll.plain("last")
            last.makeConstraints {
                $0.left.right.equalTo(text)
                $0.top.equalTo(text.bottom).offset(500)
                $0.height.equalTo(50)
            }
            return { last.makeConstraints { $0.bottom.equalTo(scroll).inset(16) } }
        },
        BrokenLayout("a hidden view that takes room", .gap, ["banner"]) { window in
            let (title, banner, text) =
                (window.label("title"), window.plain("banner"), window.label("text"))
            title.makeConstraints { $0.left.top.equalTo(window).offset(16) }
            banner.makeConstraints {
                $0.left.right.equalTo(window).inset(16)
                $0.top.equalTo(title.bottom).offset(8)
                $0.height.equalTo(80)
            }
            let groups = text.makeConstraints {
                $0.left.equalTo(title)
                $0.top.equalTo(banner.bottom).offset(8)
            }
            banner.isHidden = true
            return {
                groups[1].deactivate()
                text.makeConstraints { $0.top.equalTo(title.bottom).offset(8) }
            }
        },
        BrokenLayout("rows that cannot grow", .cannotGrow, ["cell"]) { window in
            let table = TableView()
            table.name = "table"
            let source = BrokenRows()
            window.addSubview(table)
            table.makeConstraints { $0.edges.equalTo(window) }
            table.dataSource = source
            return {
                source.closesChain = true
                table.reloadData()
            }
        },
        BrokenLayout("edges that meet between pixels", .seam, ["left", "right"]) { window in
            window.scale = 1
            let box = window.plain("box")
            box.frame = Rect(x: 0.4, y: 0, width: 10.2, height: 100)
            let left = box.plain("left")
            left.makeConstraints { $0.edges.equalTo(box) }
            let right = window.plain("right")
            right.makeConstraints {
                $0.left.equalTo(left.right)
                $0.top.equalTo(box)
                $0.width.height.equalTo(50)
            }
            return { box.frame = Rect(x: 0, y: 0, width: 10, height: 100) }
        },
    ]
}

/// Rows of which nothing says where they end.
final class BrokenRows: TableViewDataSource {
    var closesChain = false

    func numberOfRows(in tableView: TableView) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = TableViewCell()
        cell.name = "cell"
        let text = cell.label(
            "text", "A text of several lines, which needs more room than a row has", lines: 0)
        text.makeConstraints {
            $0.left.top.equalTo(cell).offset(12)
            $0.width.equalTo(120)
            if closesChain {
                $0.bottom.equalTo(cell).inset(12)
            }
        }
        return cell
    }
}
