/// The direction in which a view's content is laid out.
extension View {
    /// In which direction the view's content is laid out. Leading and trailing edges of the
    /// constraints that are installed on the view follow it.
    public final var effectiveLayoutDirection: LayoutDirection {
        switch extras?.semanticContent ?? .unspecified {
        case .unspecified:
            flags.contains(.hasOverriddenTraits)
                ? presentTraitsOfView.layoutDirection : root.defaultDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The direction of a tree's views that do not say otherwise, asked of its root.
    final var defaultDirection: LayoutDirection {
        flags.contains(.isWindow)
            ? (self as? Window)?.storedDirection ?? .leftToRight : .leftToRight
    }
}
