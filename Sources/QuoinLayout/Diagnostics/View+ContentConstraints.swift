extension View {
    /// What the view's content asks for along an axis, in the terms of constraints: not to be smaller,
    /// and not to be larger. Nothing if the content does not care, or if the view's frame decides.
    ///
    /// ```swift
    /// title.contentSizeConstraints(for: .horizontal)
    /// // content: title.width ≥ 120 @750, content: title.width ≤ 120 @250
    /// ```
    ///
    /// They are made to be read: none of them is in force, and what is changed in them changes nothing. To
    /// change what they say, set the view's content priorities.
    public final func contentSizeConstraints(for axis: Axis) -> [LayoutConstraint] {
        guard let engine = knowingEngine else { return [] }
        let asked = [ImpliedRow.resistance(axis), .hugging(axis)]
        return asked.compactMap { implied in
            let isSetAside = engine.records[Int(slot)].broken.contains(ImpliedRows(implied))
            guard isSetAside || engine.row(implied, of: slot) >= 0 else { return nil }
            return engine.contentConstraint(implied, of: slot)
        }
    }
}
