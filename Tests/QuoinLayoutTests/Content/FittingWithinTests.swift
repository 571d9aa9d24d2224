@testable import QuoinLayout
import Testing
import TestSupport

/// A view in which something has changed is measured with the tree's own engine, which has to learn of that anyway.
/// Nothing but the time that it takes may tell that from measuring with an engine made for it.
@Suite("Measuring within a tree that has changes to take in")
struct FittingWithinTests {
    private let window = Window(frame: Rect(0, 0, 300, 200))
    private let cell = View("cell")
    private let icon = AdjustableView("icon", content: Size(width: 20, height: 20))
    private let text = TextBox("text", letters: 30)
    private let reports: Reports
    private let compressed = View.layoutFittingCompressedSize

    init() {
        window.name = "window"
        reports = Reports(of: window)
        window.addSubview(cell)
        cell.addSubview(icon)
        cell.addSubview(text)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        icon.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
        LayoutConstraint.activate([
            icon.left.constraint(equalTo: cell.left), icon.top.constraint(equalTo: cell.top),
            text.left.constraint(equalTo: icon.right), text.right.constraint(equalTo: cell.right),
            text.top.constraint(equalTo: cell.top), text.bottom.constraint(equalTo: cell.bottom),
        ])
    }

    private func height(forWidth width: Double) -> Double {
        cell.systemLayoutSizeFitting(
            Size(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSize
        ).height
    }

    /// Whether an engine was made for the cell.
    private var hasOwnEngine: Bool { window.tree.cycle.fittings.engine(for: cell) != nil }

    // MARK: Once is enough

    @Test("What is measured and then laid out is written once, and texts are measured once")
    func once() {
        // 30 letters in lines of 10.
        expectEqual(height(forWidth: 120), 60)
        expectTrue(!hasOwnEngine)
        let rows = window.rowsTouched
        cell.frame = Rect(10, 10, 120, 60)
        window.layoutIfNeeded()
        expect(text, at: Rect(20, 0, 100, 60))
        expectEqual(text.widths, [100])
        // Two wishes go, four rows of the frame come.
        expectTrue(window.rowsTouched - rows <= 8)
        expectTrue(reports.messages.isEmpty)
    }

    @Test("A change in the view is measured with the tree's engine, one elsewhere as before")
    func changes() {
        cell.frame.size = Size(width: 120, height: 60)
        window.layoutIfNeeded()
        text.letters = 35
        expectEqual(height(forWidth: 120), 80)
        expectTrue(!hasOwnEngine)
        window.layoutIfNeeded()
        window.addSubview(AdjustableView("other", content: Size(width: 1, height: 1)))
        expectEqual(height(forWidth: 120), 80)
        expectTrue(hasOwnEngine)
    }

    @Test("One size after the other, without a layout between")
    func manySizes() {
        for (letters, width, expected) in [
            (30, 120.0, 60.0), (30, 70, 120), (30, 320, 20), (12, 70, 60), (12, 1020, 20),
        ] {
            text.letters = letters
            expectEqual(height(forWidth: width), expected)
            expectTrue(!hasOwnEngine)
        }
        cell.frame = Rect(0, 0, 70, 60)
        window.layoutIfNeeded()
        expect(text, at: Rect(20, 0, 50, 60))
    }

    @Test("Many cells, each measured and then given its frame")
    func feed() {
        var top = 0.0
        var cells: [(text: TextBox, frame: Rect)] = []
        for number in 1...20 {
            let item = View("item \(number)")
            let label = TextBox("label \(number)", letters: number * 7)
            window.addSubview(item)
            item.addSubview(label)
            LayoutConstraint.activate([
                label.left.constraint(equalTo: item.left, constant: 5),
                label.right.constraint(equalTo: item.right, constant: -5),
                label.top.constraint(equalTo: item.top, constant: 5),
                item.bottom.constraint(equalTo: label.bottom, constant: 5),
            ])
            let size = item.systemLayoutSizeFitting(
                Size(width: 110, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSize)
            // Ten letters a line.
            let lines = Double((number * 7 + 9) / 10)
            expectEqual(size, Size(width: 110, height: 10 + 20 * lines))
            item.frame = Rect(0, top, size.width, size.height)
            cells.append((label, Rect(5, 5, 100, 20 * lines)))
            top += size.height
        }
        window.layoutIfNeeded()
        for cell in cells {
            expect(cell.text, at: cell.frame)
        }
        expectTrue(window.tree.cycle.fittings.isEmpty)
    }

    // MARK: Nothing is seen of it

    @Test("What is laid out after it is only what has changed")
    func layouts() {
        let record = Record()
        let outer = CycleView("outer", in: record, Rect(0, 0, 100, 100))
        window.addSubview(outer)
        let inner = outer.addCycleView("inner")
        let guide = LayoutGuide()
        outer.addLayoutGuide(guide)
        let leaf = inner.addCycleView("leaf")
        LayoutConstraint.activate([
            inner.left.constraint(equalTo: outer.left),
            inner.right.constraint(equalTo: outer.right),
            inner.top.constraint(equalTo: outer.top), inner.height.constraint(equalToConstant: 40),
            leaf.left.constraint(equalTo: inner.left), leaf.right.constraint(equalTo: inner.right),
            leaf.top.constraint(equalTo: inner.top), leaf.height.constraint(equalToConstant: 10),
            guide.left.constraint(equalTo: outer.left),
            guide.right.constraint(equalTo: outer.right),
            guide.top.constraint(equalTo: inner.bottom),
            guide.height.constraint(equalToConstant: 5),
            outer.bottom.constraint(greaterThanOrEqualTo: inner.bottom),
        ])
        window.layoutIfNeeded()
        _ = record.take()
        // The height changes, the widths do not, though others were tried.
        leaf.constraints.forEach { $0.constant = 15 }
        inner.constraints.first { $0.firstAttribute == .height && $0.firstItem === leaf }?
            .constant = 15
        expectEqual(outer.systemLayoutSizeFitting(Size(width: 30, height: 0)).height, 40)
        window.layoutIfNeeded()
        expectEqual(leaf.frame, Rect(0, 0, 100, 15))
        expectEqual(inner.frame, Rect(0, 0, 100, 40))
        expectTrue(!record.takeLayouts().contains("outer"))
    }

    @Test("Nobody hears of a change because of it")
    func revision() {
        _ = height(forWidth: 100)
        let revision = window.tree.revision
        _ = height(forWidth: 50)
        window.layoutIfNeeded()
        _ = height(forWidth: 60)
        expectEqual(window.tree.revision, revision)
    }

    @Test("What contradicts itself within is told by the layout, and measured all the same")
    func conflicts() {
        let widths = [10.0, 25].map { icon.width.constraint(equalToConstant: $0) }
        LayoutConstraint.activate(widths)
        expectEqual(height(forWidth: 110), 60)
        expectTrue(reports.messages.isEmpty)
        cell.frame.size = Size(width: 110, height: 60)
        window.layoutIfNeeded()
        expectEqual(reports.conflicts.count, 1)
        text.letters = 5
        expectEqual(height(forWidth: 110), 20)
        widths[1].isActive = false
        text.letters = 31
        expectEqual(height(forWidth: 110), 80)
        cell.frame.size = Size(width: 110, height: 80)
        window.layoutIfNeeded()
        expectEqual(reports.conflicts.count, 1)
        expect(text, at: Rect(10, 0, 100, 80))
    }

    // MARK: What has ties to others

    enum Tie: CaseIterable {
        case edge, inside, guide, margin, freeFrame, mask
    }

    @Test("A view that others have a say in is measured alone", arguments: Tie.allCases)
    func ties(_ tie: Tie) {
        let beside = View("beside", Rect(0, 0, 50, 50))
        window.addSubview(beside)
        var wide = 20.0
        switch tie {
        case .edge: cell.width.constraint(equalTo: beside.width).isActive = true
        case .inside: icon.width.constraint(equalTo: beside.width).isActive = true
        case .guide:
            let guide = LayoutGuide()
            cell.addLayoutGuide(guide)
            guide.width.constraint(equalTo: beside.width).isActive = true
        case .margin: cell.leftMargin.constraint(equalTo: beside.left).isActive = true
        case .freeFrame: cell.translatesAutoresizingMaskIntoConstraints = false
        case .mask: cell.autoresizingMask = .flexibleWidth
        }
        expectEqual(height(forWidth: wide + 100), 60)
        expectTrue(hasOwnEngine)
        // What is out of force is no tie.
        window.constraints.forEach { $0.isActive = false }
        cell.translatesAutoresizingMaskIntoConstraints = true
        cell.autoresizingMask = []
        icon.content.width = 30
        icon.invalidateIntrinsicContentSize()
        wide = 30
        expectEqual(height(forWidth: wide + 100), 60)
        expectTrue(!hasOwnEngine)
    }

    // MARK: Hooks

    /// A view that does something the next time it is asked how large its content is.
    private final class Meddler: View {
        var act: (() -> Void)?

        override var intrinsicContentSize: Size {
            if let act {
                self.act = nil
                act()
            }
            return Size(width: 20, height: 20)
        }
    }

    enum Deed: CaseIterable {
        case leave, moveWithin, other, tie, measureOther, measureSame, freeIt, frame, fill, conflict
    }

    @Test("Hooks may do anything meanwhile", arguments: Deed.allCases, [false, true])
    func hooks(_ deed: Deed, isAskedFirst: Bool) {
        let meddler = Meddler()
        meddler.translatesAutoresizingMaskIntoConstraints = false
        cell.insertSubview(meddler, at: isAskedFirst ? 0 : cell.subviews.count)
        meddler.top.constraint(equalTo: cell.top).isActive = true
        meddler.left.constraint(equalTo: cell.left).isActive = true
        let elsewhere = Window(frame: Rect(0, 0, 100, 100))
        let beside = AdjustableView("beside", content: Size(width: 10, height: 10))
        window.addSubview(beside)
        // At the moment of another measurement, so that both engines know the view.
        for isKnown in [false, true] {
            if isKnown {
                window.addSubview(cell)
                window.layoutIfNeeded()
                meddler.invalidateIntrinsicContentSize()
            }
            meddler.act = { [self] in
                switch deed {
                case .leave: cell.removeFromSuperview()
                case .moveWithin: beside.addSubview(cell)
                case .other: elsewhere.addSubview(cell)
                case .tie: text.left.constraint(greaterThanOrEqualTo: window.left).isActive = true
                case .measureOther: _ = beside.systemLayoutSizeFitting(compressed)
                case .measureSame: expectEqual(height(forWidth: 70), 120)
                case .freeIt: cell.translatesAutoresizingMaskIntoConstraints = false
                case .frame: cell.frame = Rect(1, 2, 333, 4)
                case .fill: cell.addSubview(View("more"))
                case .conflict: icon.width.constraint(equalToConstant: -5).isActive = true
                }
            }
            let found = self.height(forWidth: 120)
            expectTrue(meddler.act == nil)
            expectTrue(deed == .conflict || found == 60, "\(found), known: \(isKnown)")
        }
        // And then all is as in a tree in which nothing was ever measured.
        window.addSubview(cell)
        cell.translatesAutoresizingMaskIntoConstraints = true
        cell.frame = Rect(0, 0, 170, 40)
        window.layoutIfNeeded()
        if deed != .conflict {
            expect(icon, at: Rect(0, 0, 20, 20))
            expect(text, at: Rect(20, 0, 150, 40))
        }
        expect(cell, at: Rect(0, 0, 170, 40))
        expect(meddler, at: Rect(0, 0, 20, 20))
    }

    @Test("What a hook brings in force is laid out, though it takes away the view that is measured")
    func leavesWithChange() {
        let one = View("one", Rect(30, 0, 10, 10))
        let other = AdjustableView("other", content: Size(width: 10, height: 10))
        window.addSubview(one)
        window.addSubview(other)
        other.top.constraint(equalTo: window.top).isActive = true
        let left = other.left.constraint(equalTo: one.right)
        let box = View("box", Rect(0, 0, 50, 50))
        window.addSubview(box)
        let meddler = Meddler()
        box.addSubview(meddler)
        LayoutConstraint.activate([
            meddler.top.constraint(equalTo: box.top), meddler.left.constraint(equalTo: box.left),
        ])
        meddler.translatesAutoresizingMaskIntoConstraints = false
        window.layoutIfNeeded()
        meddler.act = {
            box.removeFromSuperview()
            left.isActive = true
        }
        meddler.invalidateIntrinsicContentSize()
        _ = box.systemLayoutSizeFitting(compressed)
        expectTrue(meddler.act == nil)
        window.layoutIfNeeded()
        expect(other, at: Rect(40, 0, 10, 10))
    }

    @Test("A view that goes while it is measured leaves nothing behind")
    func goes() {
        let live = LiveCount()
        do {
            let outer = CountedView(in: live, frame: .zero)
            window.addSubview(outer)
            let inner = CountedView(in: live, frame: .zero)
            outer.addSubview(inner)
            outer.width.constraint(equalToConstant: 30).isActive = true
            inner.left.constraint(equalTo: outer.left).isActive = true
            expectEqual(outer.systemLayoutSizeFitting(compressed), Size(width: 30, height: 0))
            outer.removeFromSuperview()
        }
        expectEqual(live.views, 0)
        window.layoutIfNeeded()
        expectTrue(!window.tree.isUnsettled)
    }
}
