import QuoinLayout
import TestSupport
import Testing

/// A view that does something when it is next asked how it is aligned.
private final class AskedView: View {
    var whenAsked: (() -> Void)?

    override var alignmentRectInsets: EdgeInsets {
        let action = whenAsked
        whenAsked = nil
        action?()
        return .zero
    }
}

/// A view that does something when it is next asked for its content.
private final class MeasuredView: View {
    var whenMeasured: (() -> Void)?

    override var intrinsicContentSize: Size {
        let action = whenMeasured
        whenMeasured = nil
        action?()
        return super.intrinsicContentSize
    }
}

/// To find out what would mend a conflict, changes are tried beside the tree, and views are asked again.
@Suite("A hook that changes the tree while a conflict is explained")
struct HookWhileExplainedTests {
    @Test("is no harm where it takes out the view that the conflict is about")
    func leaving() throws {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.onDiagnostic = { _ in }
        let other = AskedView()
        let odd = View()
        for view in [other, odd] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
        }
        // It is to be 20 above itself.
        let contradiction = try LayoutConstraint(
            item: odd, attribute: .bottom, relatedBy: .equal, toItem: odd, attribute: .bottom,
            constant: -20)
        contradiction.isActive = true
        window.layoutIfNeeded()
        var isAsked = false
        other.whenAsked = {
            isAsked = true
            odd.removeFromSuperview()
        }
        odd.invalidateIntrinsicContentSize()
        contradiction.constant = -30
        window.layoutIfNeeded()
        window.layoutIfNeeded()
        expectTrue(isAsked)
        expectTrue(odd.superview == nil)
        expectEqual(window.subviews.count, 1)
    }

    @Test("is no harm where it takes out another view, whose constraint contradicts itself")
    func otherLeaving() throws {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.onDiagnostic = { _ in }
        let odd = window.addFree("odd")
        try LayoutConstraint(
            item: odd, attribute: .bottom, relatedBy: .equal, toItem: odd, attribute: .bottom,
            constant: -20
        ).isActive = true
        let framed = MeasuredView(frame: Rect(x: 10, y: 10, width: 30, height: 30))
        window.addSubview(framed)
        framed.right.constraint(equalTo: window.right).isActive = true
        window.layoutIfNeeded()
        framed.whenMeasured = { odd.removeFromSuperview() }
        // One tries what constraints alone would do, for which its content has to be known.
        let trial = window.makeTrial()
        let size = trial.trying([.placeByConstraints(framed)]) { trial.rect(of: window)?.size }
        expectTrue(odd.superview == nil && size == window.frame.size)
        window.layoutIfNeeded()
        expectEqual(framed.frame.maxX, 320)
    }

    /// A trial hears of nothing that leaves the tree, and is asked before anybody looks whether it is worth anything.
    @Test("is no harm where it lets go of a view with what follows its frame")
    func lettingGo() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        weak var gone: View?
        do {
            let panel = AskedView(frame: Rect(x: 0, y: 0, width: 50, height: 100))
            let part = View(frame: Rect(x: 0, y: 0, width: 50, height: 100))
            gone = part
            window.addSubview(panel)
            panel.addSubview(part)
            panel.whenAsked = { [unowned panel] in
                panel.removeFromSuperview()
                panel.subviews[0].autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
            }
        }
        let trial = window.makeTrial()
        expectTrue(window.subviews.isEmpty)
        expectTrue(!trial.isOfUse)
        expectEqual(trial.conflictCount, 0)
        expectTrue(gone != nil)
    }

    /// What the engine knows goes along with a part that is most of it, and with that part it goes.
    @Test("is no harm where it lets go of most of what there is", arguments: [1, 3])
    func partingWithMost(conflicts: Int) {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        var reports: [String] = []
        window.onDiagnostic = { reports.append($0.message) }
        let other = AskedView()
        other.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(other)
        var constraints = [
            other.width.constraint(equalToConstant: 30),
            other.width.constraint(equalToConstant: 40),
        ]
        weak var gone: View?
        do {
            let panel = View()
            gone = panel
            panel.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(panel)
            for number in 0..<8 {
                let part = View()
                part.translatesAutoresizingMaskIntoConstraints = false
                panel.addSubview(part)
                constraints.append(part.height.constraint(equalToConstant: 5))
                if number < conflicts {
                    constraints.append(part.width.constraint(equalToConstant: 10))
                    constraints.append(part.width.constraint(equalToConstant: 20))
                }
            }
        }
        LayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
        expectTrue(!reports.isEmpty)
        var isAsked = false
        other.whenAsked = { [window] in
            isAsked = true
            window.subviews[1].removeFromSuperview()
        }
        for constraint in constraints { constraint.constant += 1 }
        reports = []
        window.layoutIfNeeded()
        expectTrue(isAsked)
        expectTrue(gone == nil)
        expectEqual(window.subviews.count, 1)
        expectEqual(reports.count, 1)
        expectEqual(other.frame.width, 31)
        expectEqual(constraints.count { $0.isActive }, 2)
        constraints[0].isActive = false
        window.layoutIfNeeded()
        expectEqual(other.frame.width, 41)
        expectEqual(reports.count, 1)
    }
}
