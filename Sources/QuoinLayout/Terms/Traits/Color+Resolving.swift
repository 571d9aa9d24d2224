/// What colours are in their surroundings.
extension Color {
    /// The variant for an appearance, which is the same in all surroundings.
    public func resolved(for appearance: Appearance) -> Color {
        appearance == .light ? brightVariant : darkVariant
    }

    /// The variant for the surroundings that traits describe.
    public func resolved(with traits: TraitCollection) -> Color {
        resolved(for: traits.userInterfaceStyle)
    }
}
