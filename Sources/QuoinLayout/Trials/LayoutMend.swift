/// Something that would mend a layout. It was tried before it was proposed.
///
/// ```swift
/// window.onDiagnostic = { diagnostic in
///     if case .unsatisfiable(let conflict) = diagnostic, let mend = conflict.mends.first {
///         print(mend)             // title.right.equalTo(window).inset(16)
///         mend.apply()
///     }
/// }
/// ```
public struct LayoutMend: CustomStringConvertible {
    /// What to write, as code of the maker, or what to leave out and what comes of it.
    public let description: String
    /// What is to be done.
    package let changes: [LayoutChange]

    package init(_ description: String, _ changes: [LayoutChange]) {
        self.description = description
        self.changes = changes
    }
}
