import QuoinLayout

extension VisualFormat {
    /// Writes constraints back as a visual format, where together they say what one line of it says.
    ///
    /// ```swift
    /// let constraints = icon.prepareConstraints { make in
    ///     make.leading.equalTo(bar.leadingMargin)
    ///     make.width.equalTo(44)
    ///     make.trailing.equalTo(title.leading).offset(-20)
    /// }
    /// VisualFormat.describe(constraints.flatMap(\.layoutConstraints))    // "H:|-[icon(44)]-20-[title]"
    /// ```
    ///
    /// The format reads back as constraints that mean the same, so it is written only where it can say
    /// everything that they do:
    ///
    /// - They are about one axis, and their gaps lead from view to view without a break, a branch or a
    ///   circle. Sizes belong to views of that chain. Constraints without a gap are about one view.
    /// - Every view has a `name`, and every guide an `identifier`, that is a name in a format (letters,
    ///   digits and underscores), and no two have the same one.
    /// - From side to side they speak of leading and trailing edges. Left and right ones mean the same
    ///   only in one direction, and a format means them only with an option that its text cannot show.
    /// - Nothing is multiplied but sizes.
    ///
    /// In which order the constraints are given, which way round each is written and whether they are
    /// active makes no difference.
    ///
    /// - Returns: the format; nil if there is none that says the same.
    /// - Complexity: proportional to the number of constraints.
    public static func describe(_ constraints: [LayoutConstraint]) -> String? {
        ChainDescription(of: constraints)?.text
    }
}
