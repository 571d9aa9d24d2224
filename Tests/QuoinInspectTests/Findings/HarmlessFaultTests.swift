import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// What is wrong by the numbers, and nobody would see; and, beside each, what people do see.
@Suite("What is wrong by the numbers only")
struct HarmlessFaultTests {
    private let window = Window.ofFindings()
    private var kinds: [LayoutFinding.Kind] { window.kindsOfFindings }

    // MARK: Cut

    @Test("A button loses nothing of its title where there is less room above and below it")
    func buttonPadding() {
        let button = Button("Sign in")
        window.addSubview(button)
        // Its title alone, without the insets of 8.
        let line = button.intrinsicContentSize.height - 16
        button.makeConstraints {
            $0.center.equalToSuperview()
            $0.height.equalTo(line)
        }
        expectEqual(kinds, [])
        button.updateConstraints { $0.height.equalTo(line - 4) }
        expectEqual(kinds, [.cut])
    }

    @Test("A title that is shortened at the sides is cut")
    func buttonSides() {
        let button = Button("Sign in")
        window.addSubview(button)
        button.makeConstraints {
            $0.center.equalToSuperview()
            $0.width.equalTo(button.intrinsicContentSize.width - 20)
        }
        expectEqual(kinds, [.cut])
    }

    @Test("A field loses nothing of its text where there is less room above and below it")
    func fieldPadding() {
        let field = TextField()
        field.text = "Ada"
        window.addSubview(field)
        let insets = field.contentInsets
        field.makeConstraints {
            $0.center.equalToSuperview()
            $0.width.equalTo(200)
            $0.height.equalTo(
                field.intrinsicContentSize.height - insets.top - insets.bottom)
        }
        expectEqual(kinds, [])
    }

    @Test("A point less than a line is not seen, and three are", arguments: [1.0, 3])
    func line(lack: Double) {
        let label = window.label("label")
        let height = label.intrinsicContentSize.height - lack
        label.makeConstraints {
            $0.center.equalToSuperview()
            $0.height.equalTo(height)
        }
        expectEqual(kinds, (lack == 1 ? [] : [.cut]))
    }

    @Test("A point less than several lines takes the last one of them")
    func lines() {
        let label = window.label("label", "one\ntwo\nthree", lines: 0)
        let height = label.intrinsicContentSize.height - 1
        label.makeConstraints {
            $0.center.equalToSuperview()
            $0.height.equalTo(height)
        }
        expectEqual(kinds, [.cut])
    }

    // MARK: Directions

    /// A view with left and right, and one below it that begins with leading.
    private func rows(right: Double) {
        let (row, other) = (window.plain("row"), window.label("other"))
        row.makeConstraints {
            $0.left.equalTo(window).offset(16)
            $0.right.equalTo(window).offset(right)
            $0.top.equalTo(window).offset(20)
            $0.height.equalTo(40)
        }
        other.makeConstraints {
            $0.leading.equalTo(window).offset(16)
            $0.top.equalTo(row.bottom).offset(8)
        }
    }

    @Test("A view as far from the left as from the right goes with leading edges")
    func evenSides() {
        rows(right: -16)
        expectEqual(kinds, [])
    }

    @Test("A view with more room at one side does not")
    func unevenSides() {
        rows(right: -80)
        expectEqual(kinds, [.mixedDirections])
    }

    // MARK: Not met

    /// A box that would be 20 from the edges of the screen, said from the screen's side.
    private func popup(limit: Bool) {
        let box = window.plain("box")
        box.makeConstraints {
            $0.centerX.centerY.equalTo(window)
            $0.height.equalTo(60)
            if limit { $0.width.lessThanOrEqualTo(240) } else { $0.width.equalTo(240) }
        }
        let start = box.leading.constraint(equalTo: window.leading, constant: 20)
        let end = window.trailing.constraint(equalTo: box.trailing, constant: 20)
        for edge in [start, end] {
            edge.priority = 900
            edge.isActive = true
        }
    }

    @Test("A wish of the container's edge that ends at a limit is meant")
    func limitedWish() {
        popup(limit: true)
        expectEqual(kinds, [])
    }

    @Test("A wish that a size speaks against is missed")
    func missedWish() {
        popup(limit: false)
        expectTrue(kinds.contains(.notMet))
    }

    // MARK: Overlaps

    /// A line over a view of 200 × 50 at (60, 100).
    private func line(at y: Double, height: Double = 1) {
        let box = window.label("box")
        box.makeConstraints {
            $0.left.equalTo(window).offset(60)
            $0.top.equalTo(window).offset(100)
            $0.width.equalTo(200)
            $0.height.equalTo(50)
        }
        let line = window.plain("line")
        line.makeConstraints {
            $0.left.right.equalTo(window)
            $0.top.equalTo(window).offset(y)
            $0.height.equalTo(height)
        }
    }

    @Test("A hairline along an edge of something is meant", arguments: [99.5, 100, 149])
    func hairline(y: Double) {
        line(at: y)
        expectEqual(kinds, [])
    }

    @Test("A hairline through something is not")
    func lineThrough() {
        line(at: 125)
        expectEqual(kinds, [.overlap])
    }

    @Test("A bar along an edge is not")
    func barAlongEdge() {
        line(at: 140, height: 10)
        expectEqual(kinds, [.overlap])
    }

    // MARK: Guides

    @Test("A guide that something begins with needs no height")
    func guideForEdge() {
        let guide = LayoutGuide()
        window.addLayoutGuide(guide)
        guide.makeConstraints { $0.top.equalTo(window).offset(40) }
        let label = window.label("label")
        label.makeConstraints {
            $0.left.equalTo(window)
            $0.top.equalTo(guide)
        }
        expectEqual(kinds, [])
        label.remakeConstraints {
            $0.left.equalTo(window)
            $0.centerY.equalTo(guide)
        }
        expectEqual(kinds, [.noHeight])
    }

    // MARK: Invisible

    /// A badge that has no width, with a label on it.
    private func badge() -> (badge: View, label: Label) {
        let badge = window.plain("badge")
        badge.makeConstraints {
            $0.left.top.equalTo(window).offset(100)
            $0.width.equalTo(0)
            $0.height.equalTo(20)
        }
        let label = badge.label("label", "9")
        label.makeConstraints { $0.left.top.equalTo(badge) }
        return (badge, label)
    }

    @Test("Nothing is missed of what is not to be seen")
    func transparent() {
        let (badge, label) = badge()
        expectTrue(kinds.contains(.invisible))
        label.alpha = 0
        expectTrue(!kinds.contains(.invisible))
        label.alpha = 1
        badge.alpha = 0
        expectTrue(!kinds.contains(.invisible))
        badge.alpha = 1
        label.isHidden = true
        expectEqual(kinds, [])
    }

    // MARK: Roots

    @Test("A root of no size waits for one, and what does not fit is told then")
    func unsizedRoot() {
        let root = View()
        var told = 0
        root.onDiagnostic = { _ in told += 1 }
        let label = root.label("label", "9")
        label.makeConstraints { $0.left.right.equalTo(root).inset(4) }
        root.layoutIfNeeded()
        expectEqual(told, 0)
        root.frame = Rect(x: 0, y: 0, width: 6, height: 20)
        root.layoutIfNeeded()
        expectEqual(told, 1)
        root.frame = Rect(x: 0, y: 0, width: 100, height: 20)
        root.layoutIfNeeded()
        expectEqual(told, 1)
        expectEqual(label.frame.width, 92)
    }

    // MARK: Bars

    @Test("What a view is tied to is what it is in, from whichever side that is said")
    func tiedFromOutside() throws {
        window.safeAreaInsets.bottom = 34
        let label = window.label("label")
        label.makeConstraints { $0.centerX.equalTo(window) }
        window.bottom.constraint(equalTo: label.bottom, constant: 8).isActive = true
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .underBar)
        let mend = try #require(finding.mends.first)
        expectTrue(
            mend.description.hasPrefix("label.bottom.equalTo(window.safeAreaLayoutGuide).inset(8)"))
        mend.apply()
        expectEqual(kinds, [])
    }
}
