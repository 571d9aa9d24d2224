import QuoinUIKit
import TestSupport
import Testing

/// What classes of one's own override, and names that stand beside it.
@MainActor
@Suite struct OverriddenNameTests {
    private final class Periods: UISegmentedControl {
        var isSetUp = false
        override init(items: [Any]?) {
            super.init(items: items)
            isSetUp = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Puller: UIRefreshControl {
        var isSetUp = false
        override init() {
            super.init()
            isSetUp = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Row: UITableViewCell {
        var states: [StateMask] = []
        override var reuseIdentifier: String? { "row" }
        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            states.append(state)
        }
        override func didTransition(to state: StateMask) { states.append(state) }
    }
    private final class Item: UICollectionViewCell {
        override var reuseIdentifier: String? { "item" }
    }
    private final class Header: UITableViewHeaderFooterView {
        override var reuseIdentifier: String? { "header" }
    }

    @MainActor @Test func `initializers that UIKit's classes have can be overridden`() {
        let periods = Periods(items: ["Day", "Week"])
        expectTrue(periods.isSetUp && periods.numberOfSegments == 2)
        expectTrue(periods.frame.width > 0)
        expectTrue(Puller().isSetUp && UIRefreshControl(frame: .zero).frame == .zero)
    }

    @MainActor @Test func `what a cell is used again for can be said by its class`() {
        expectEqual(Row(style: .default, reuseIdentifier: nil).reuseIdentifier, "row")
        expectEqual(Item(frame: .zero).reuseIdentifier, "item")
        expectEqual(Header(reuseIdentifier: "other").reuseIdentifier, "header")
        expectEqual(UITableViewCell(style: .default, reuseIdentifier: "a").reuseIdentifier, "a")
    }

    @MainActor @Test func `a row is told what it shows while it is edited`() {
        let row = Row(style: .default, reuseIdentifier: nil)
        row.willTransition(to: .showingEditControl)
        row.didTransition(to: [.showingEditControl, .showingDeleteConfirmation])
        expectEqual(row.states.map(\.rawValue), [1, 3])
    }

    private final class Told: UIButton {
        var names: [String] = []
        override func sendAction(_ action: UIAction) {
            names.append(action.title)
            super.sendAction(action)
        }
    }

    @MainActor @Test func `an action goes by its identifier, and is done by way of the control`() {
        let button = Told()
        var done = 0
        let action = UIAction(title: "Save", identifier: "save") { _ in done += 1 }
        button.addAction(action, for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        expectTrue(button.names == ["Save"] && done == 1)
        button.removeAction(identifiedBy: "other", for: .touchUpInside)
        button.removeAction(identifiedBy: "save", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        expectEqual(done, 1)
        button.sendActions(for: .touchDown)
        expectEqual(done, 2)
    }

    @MainActor @Test func `tabs of a paragraph are kept`() {
        let style = NSMutableParagraphStyle()
        let tab = NSTextTab(textAlignment: .right, location: 100)
        style.tabStops = [tab]
        style.addTabStop(NSTextTab(textAlignment: .right, location: 100))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 50, options: [:]))
        style.defaultTabInterval = 20
        expectEqual(style.tabStops.map(\.location), [100, 50])
        let copy = style.mutableCopy() as? NSParagraphStyle
        expectTrue(copy == style && copy?.defaultTabInterval == 20)
        style.removeTabStop(tab)
        expectTrue(style.tabStops.map(\.location) == [50] && copy != style)
    }

    @MainActor @Test func `fonts and lengths are made for widths and for text sizes`() {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
        expectEqual(font, .systemFont(ofSize: 20, weight: .bold))
        let metrics = UIFontMetrics(forTextStyle: .body)
        let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        expectEqual(metrics.scaledValue(for: 34, compatibleWith: large), 38)
        expectEqual(metrics.scaledValue(for: 34, compatibleWith: nil), 34)
    }

    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            5
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
            -> CGFloat
        { 50 }
    }

    @MainActor @Test func `a picker says how large its rows are, and has no views but its own`() {
        let (picker, wheels) = (UIPickerView(), Wheels())
        picker.frame.size.width = 300
        picker.dataSource = wheels
        picker.delegate = wheels
        expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 150, height: 50))
        expectTrue(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @MainActor @Test func `what has no effect is kept`() {
        let item = UIBarButtonItem(title: "Sort")
        item.changesSelectionAsPrimaryAction = true
        expectTrue(item.changesSelectionAsPrimaryAction)
        expectEqual(UITextView(usingTextLayoutManager: false).text, "")
    }
}
