import Quoin
import QuoinKit
import TestSupport
import Testing

/// What measures texts and what doubles them is said above them, wherever they have come from.
@Suite struct MovedTextTests {
    /// Where a plain view with a label in it comes from.
    enum Origin: CaseIterable { case nowhere, besides, anotherTree, withinThePlain }

    private let root = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let plain = View()
    private let special = View()
    private let box = View()
    private let label = Label("text of a label")

    init() {
        root.addSubview(plain)
        root.addSubview(special)
        box.addSubview(label)
        label.makeConstraints { $0.left.top.equalToSuperview() }
    }

    private func layOutFrom(_ origin: Origin) {
        switch origin {
        case .nowhere: box.layoutIfNeeded()
        case .besides: plain.addSubview(box)
        case .anotherTree:
            let other = View(frame: root.frame)
            other.addSubview(box)
            other.layoutIfNeeded()
        case .withinThePlain:
            let inner = View()
            plain.addSubview(inner)
            inner.addSubview(box)
        }
        root.layoutIfNeeded()
        // As Helvetica is 17 points high.
        expectEqual(label.frame.height, 20)
    }

    @Test("a text is measured by what measures where it is", arguments: Origin.allCases)
    func measurer(origin: Origin) {
        special.textMeasurer = TerminalMeasurer()
        layOutFrom(origin)
        special.addSubview(box)
        root.layoutIfNeeded()
        // A column for a letter, and one row.
        expectEqual(label.frame.size, Size(width: 15, height: 1))
        let outer = View()
        root.addSubview(outer)
        outer.addSubview(special)
        root.layoutIfNeeded()
        expectEqual(label.frame.size, Size(width: 15, height: 1))
        plain.addSubview(box)
        root.layoutIfNeeded()
        expectEqual(label.frame.height, 20)
    }

    @Test("a text in a tree without a window follows, and alone it has none of it")
    func withoutWindow() {
        let tree = View(frame: root.frame)
        tree.addSubview(special)
        special.textMeasurer = TerminalMeasurer()
        box.layoutIfNeeded()
        expectEqual(label.frame.height, 20)
        special.addSubview(box)
        tree.layoutIfNeeded()
        expectEqual(label.frame.size, Size(width: 15, height: 1))
        box.removeFromSuperview()
        box.layoutIfNeeded()
        expectEqual(label.frame.height, 20)
    }

    @Test("a text is doubled where it is", arguments: Origin.allCases)
    func doubling(origin: Origin) {
        special.doublesLocalizedText = true
        layOutFrom(origin)
        let single = label.frame.width
        special.addSubview(box)
        root.layoutIfNeeded()
        let twice = Label("text of a label text of a label").intrinsicContentSize.width
        expectEqual(label.frame.width, twice)
        plain.addSubview(box)
        root.layoutIfNeeded()
        expectEqual(label.frame.width, single)
    }

    @Test("what a view says itself counts before what is said above") func ownSettings() {
        box.textMeasurer = TerminalMeasurer()
        special.doublesLocalizedText = true
        plain.addSubview(box)
        root.layoutIfNeeded()
        expectEqual(label.frame.size, Size(width: 15, height: 1))
        special.addSubview(box)
        root.layoutIfNeeded()
        expectEqual(label.frame.size, Size(width: 31, height: 1))
    }
}
