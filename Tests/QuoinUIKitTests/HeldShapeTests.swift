import QuoinUIKit
import TestSupport
import Testing

/// Shapes as objects and as texts.
@MainActor
@Suite("Shapes as objects and texts") struct HeldShapeTests {
    @MainActor @Test("an object gives back the shape that it was made of")
    func objects() {
        var flat = CGAffineTransform(rotationAngle: 1)
        flat.tx = 4
        expectEqual(NSValue(cgAffineTransform: flat).cgAffineTransformValue, flat)
        let deep = CATransform3DMakeTranslation(1, 2, 3)
        expectEqual(NSValue(caTransform3D: deep).caTransform3DValue, deep)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expectEqual(
            NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        expectEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
        let vector = CGVector(dx: 1, dy: 2)
        expectEqual(NSValue(cgVector: vector).cgVectorValue, vector)
        expectEqual(NSValue(uiOffset: offset), NSValue(uiOffset: offset))
    }

    @MainActor @Test("an object that holds something else has nothing of that shape")
    func others() {
        let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        expectEqual(point.caTransform3DValue, CATransform3DIdentity)
        expectEqual(point.uiEdgeInsetsValue, .zero)
        expectEqual(point.cgRectValue, .zero)
        expectEqual(point.cgSizeValue, .zero)
        expectEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPointValue, .zero)
        expectEqual(NSNumber(value: 4).cgSizeValue, .zero)
        expectEqual(NSValue(cgVector: .zero).cgAffineTransformValue, .identity)
    }

    @MainActor @Test("a text gives back the shape that it was made of")
    func texts() {
        let rect = CGRect(x: 1, y: -2, width: 3.5, height: 4)
        expectEqual(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
        expectEqual(NSCoder.cgPoint(for: "{1,2}"), CGPoint(x: 1, y: 2))
        expectEqual(NSCoder.cgSize(for: "{1, 2}"), CGSize(width: 1, height: 2))
        expectEqual(NSCoder.cgVector(for: "{1, 2}"), CGVector(dx: 1, dy: 2))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
        expectEqual(NSCoder.string(for: CGVector(dx: 1, dy: 0.5)), "{1, 0.5}")
        expectEqual(NSCoder.cgPoint(for: "{1, a}"), .zero)
        expectEqual(NSCoder.cgRect(for: "{1, 2}"), .zero)
    }
}
