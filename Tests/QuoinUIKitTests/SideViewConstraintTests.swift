import QuoinUIKit
import TestSupport
import Testing

/// Views beside the text of a field that constraints make as large as they are.
@MainActor
@Suite struct SideViewConstraintTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    private let icon = UIImageView()

    private init() {
        icon.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 24),
            icon.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    @MainActor @Test func `such a view stands at the end of the field`() {
        (field.rightView, field.rightViewMode) = (icon, .always)
        field.layoutIfNeeded()
        expectEqual(icon.frame, CGRect(x: 176, y: 5, width: 24, height: 20))
        expectEqual(field.textRect(forBounds: field.bounds).width, 176)
        expectTrue(field.quoin.findings().isEmpty)
        // It follows the field, and another size of its own.
        field.frame.size.width = 300
        field.layoutIfNeeded()
        expectEqual(icon.frame.minX, 276)
        for constraint in icon.constraints where constraint.firstAttribute == .width {
            constraint.constant = 40
        }
        field.setNeedsLayout()
        field.layoutIfNeeded()
        expectEqual(icon.frame, CGRect(x: 260, y: 5, width: 40, height: 20))
    }

    @MainActor @Test func `such a view stands at the beginning of the field, and goes elsewhere`() {
        (field.leftView, field.leftViewMode) = (icon, .always)
        field.layoutIfNeeded()
        expectEqual(icon.frame, CGRect(x: 0, y: 5, width: 24, height: 20))
        (field.leftView, field.rightView, field.rightViewMode) = (nil, icon, .always)
        field.layoutIfNeeded()
        expectEqual(icon.frame.minX, 176)
        field.rightView = nil
        expectTrue(icon.superview == nil)
        (field.rightView, field.rightViewMode) = (icon, .always)
        field.layoutIfNeeded()
        expectEqual(icon.frame.minX, 176)
    }

    @MainActor @Test func `such a view is as large as what is in it`() {
        let (box, inner) = (UIView(), icon)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor),
            inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -8),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        (field.rightView, field.rightViewMode) = (box, .always)
        field.layoutIfNeeded()
        expectEqual(box.frame, CGRect(x: 168, y: 5, width: 32, height: 20))
    }

    @MainActor @Test func `the app may say where it stands`() {
        (field.rightView, field.rightViewMode) = (icon, .always)
        icon.rightAnchor.constraint(equalTo: field.rightAnchor, constant: -12).isActive = true
        field.layoutIfNeeded()
        expectEqual(icon.frame, CGRect(x: 164, y: 5, width: 24, height: 20))
    }

    private final class Padded: UITextField {
        override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
            super.rightViewRect(forBounds: bounds).offsetBy(dx: -10, dy: 0)
        }
    }
    @MainActor @Test func `a class may say where it stands`() {
        let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        (field.rightView, field.rightViewMode) = (icon, .always)
        field.layoutIfNeeded()
        expectEqual(icon.frame, CGRect(x: 166, y: 5, width: 24, height: 20))
    }

    private final class Nowhere: UITextField {
        override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: CGFloat.nan, y: 5, width: 24, height: 20)
        }
    }
    @MainActor @Test func `a place that makes no sense moves nothing`() {
        let field = Nowhere(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        (field.rightView, field.rightViewMode) = (icon, .always)
        field.layoutIfNeeded()
        expectEqual(icon.frame.midY, 15)
        expectTrue(icon.frame.minX.isFinite)
    }
}
