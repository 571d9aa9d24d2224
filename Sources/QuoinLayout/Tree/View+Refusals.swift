/// Saying that something was refused, for the layers above too.
extension View {
    /// What the view is called in messages.
    package final var nameInMessages: String { label }

    /// Reports that a property keeps its value because the new one is none.
    package final func reportRefusal(
        of property: String, _ value: String, because reason: String = "it must be finite"
    ) {
        let refusal = InvalidConstraintReport(
            message: "The \(property) of \(label) cannot be \(value): \(reason).")
        LayoutDiagnostic.invalidConstraint(refusal).report(to: root)
    }

    /// Reports that a view was to be put where it cannot be.
    package final func reportInvalidTree(_ message: String) {
        LayoutDiagnostic.invalidTree(message).report(to: root)
    }
}
