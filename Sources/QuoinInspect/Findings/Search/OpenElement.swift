import QuoinLayout

/// An element whose place or size is open along an axis.
struct OpenElement {
    let element: LayoutElement
    /// How much it says of itself along that axis; see ``FindingSearch/statementCount(of:along:)``.
    let said: Int
}
