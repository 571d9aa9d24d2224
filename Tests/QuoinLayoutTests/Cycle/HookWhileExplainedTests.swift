import QuoinLayout
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
        #expect(isAsked)
        #expect(odd.superview == nil)
        #expect(window.subviews.count == 1)
    }
}
