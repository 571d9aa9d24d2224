import Quoin
import QuoinKit
import TestSupport
import Testing

/// A window of 320 by 480 in which controls are placed, and whatever it reports.
final class ControlScene {
    let window = Window(frame: Rect(0, 0, 320, 480))
    private(set) var reports: [String] = []

    init() {
        window.onDiagnostic = { [unowned self] in reports.append($0.message) }
    }

    /// Puts a control into the window, at (10, 20) if nothing else is said, and lays out.
    @discardableResult
    func place<Control: View>(
        _ control: Control, _ block: (ConstraintMaker<View>) -> Void = { _ in }
    ) -> Control {
        window.addSubview(control)
        control.remakeConstraints { make in
            make.left.equalToSuperview().offset(10)
            make.top.equalToSuperview().offset(20)
            block(make)
        }
        window.layoutIfNeeded()
        return control
    }

    /// Places a control of a size at the window's corner, and returns what it draws.
    func drawings(
        of control: View, width: Double, height: Double
    ) -> [DrawingRecorder.Drawing] {
        if control.superview == nil {
            window.addSubview(control)
        }
        control.remakeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(width)
            make.height.equalTo(height)
        }
        window.layoutIfNeeded()
        return DrawingRecorder.drawings(of: window)
    }
}

/// Expects a view's frame to be what arithmetic says, up to rounding.
func expect(
    _ view: View, at frame: Rect, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectTrue(
        view.frame.isAbout(frame), "\(view.frame), not \(frame)", sourceLocation: sourceLocation)
}

/// Expects a control to ask for the size that arithmetic says, up to rounding.
func expect(
    _ view: View, asksFor size: Size,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectTrue(
        view.intrinsicContentSize.isAbout(size), "\(view.intrinsicContentSize), not \(size)",
        sourceLocation: sourceLocation)
}
