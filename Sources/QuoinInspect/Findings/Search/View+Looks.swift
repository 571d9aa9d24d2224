import QuoinKit
import QuoinLayout

/// What a view shows, what people do with it, and what it is in.
extension View {
    /// Whether it shows where it ends, so that margins in it are seen as such. Views of somebody's own may
    /// draw what they like.
    var drawsGround: Bool {
        let plain = [View.self, StackView.self, StyledView.self]
        return backgroundColor != nil || borderWidth > 0
            || !plain.contains { kind == ObjectIdentifier($0) }
    }

    /// Whether nothing of it is to be seen, whatever its size. Views of somebody's own may draw what they like.
    var showsNothing: Bool {
        let plain = [View.self, Spacer.self, StyledView.self]
        return subviews.isEmpty && backgroundColor == nil && borderWidth == 0
            && plain.contains { kind == ObjectIdentifier($0) }
            && [nil, "UIView"].contains(askedKindName)
    }

    /// Whether people read something in it.
    var showsText: Bool { askedFirstBaseline > 0 }

    /// Whether it is something that people turn, drag or tap and that shows no text.
    var isControl: Bool {
        self is Switch || self is Slider || self is Stepper || wrappedUse == .touching
    }

    /// Whether people type into it.
    var isField: Bool { self is TextField || self is TextView || wrappedUse == .typing }

    /// The cell that the view is in.
    var cell: View? { sequence(first: self) { $0.superview }.dropFirst().first { $0.standsForRow } }
}
