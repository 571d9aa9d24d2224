/// What somebody has said, as opposed to what views say of themselves.
extension LayoutConstraint {
    /// Whether somebody wrote it, as opposed to a view that arranges what is in it.
    package var isWritten: Bool { !state.contains(.isSystem) && !isMadeByContainer }

    /// Whether it is in force, and not set aside.
    package var isInForce: Bool { !installation.isEmpty && !state.contains(.isBroken) }
}

extension View {
    /// Whether constraints say where a view is that its frame still places: nobody says both on purpose. What a
    /// container places, as cells are, has constraints in it, and none of its own.
    var isPlacedBothWays: Bool {
        flags.contains(.translatesMask)
            && mentioning.contains { $0.first.leads(to: self) && $0.isWritten && $0.isInForce }
    }
}
