/// How strongly a view keeps to the size of its content, as properties.
extension View {
    /// How strongly the view resists growing wider than its content; 250 by default.
    public final var contentHuggingHorizontalPriority: Priority {
        get { contentHuggingPriority(for: .horizontal) }
        set { setContentHuggingPriority(newValue, for: .horizontal) }
    }

    /// How strongly the view resists growing higher than its content; 250 by default.
    public final var contentHuggingVerticalPriority: Priority {
        get { contentHuggingPriority(for: .vertical) }
        set { setContentHuggingPriority(newValue, for: .vertical) }
    }

    /// How strongly the view resists being made narrower than its content; 750 by default.
    public final var contentCompressionResistanceHorizontalPriority: Priority {
        get { contentCompressionResistancePriority(for: .horizontal) }
        set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
    }

    /// How strongly the view resists being made lower than its content; 750 by default.
    public final var contentCompressionResistanceVerticalPriority: Priority {
        get { contentCompressionResistancePriority(for: .vertical) }
        set { setContentCompressionResistancePriority(newValue, for: .vertical) }
    }
}
