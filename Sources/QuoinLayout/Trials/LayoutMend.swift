/// Something that would mend a layout. It was tried before it was proposed.
///
/// ```swift
/// for mend in conflict.mends {
///     print(mend)             // title.right.equalTo(window).inset(16)
/// }
/// conflict.mends.first?.apply()
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

    /// Does it, to the views and constraints at hand. It is seen at the next layout.
    public func apply() {
        for change in changes {
            change.apply()
        }
    }
}
