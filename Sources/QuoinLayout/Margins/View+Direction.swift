/// The direction in which a view's content is laid out.
extension View {
    /// Whether the view's content turns around with the direction of reading. It does by default.
    public final var semanticContentAttribute: SemanticContentAttribute {
        get { extras?.semanticContent ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            madeExtras.semanticContent = newValue
            turnAround()
        }
    }

    /// Writes the constraints anew that depend on the direction.
    final func turnAround() {
        installed.forEach { constraint in
            if constraint.isDirectional {
                constraint.markChanged(.termsChanged)
            }
        }
        if extras?.margins != nil {
            marginsMayHaveChanged()
        }
        markLayout()
        markDisplay()
    }
}
