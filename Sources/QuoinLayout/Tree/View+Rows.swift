/// Views that stand for something in a list.
extension View {
    /// Whether it is a row of a list, which puts it where it belongs and asks how tall it is.
    ///
    /// Who has to know asks for this and not for the type: whatever mentions a type keeps all of it in a module for
    /// WebAssembly, with the list that it is for.
    package final var standsForRow: Bool {
        get { flags.contains(.standsForRow) }
        set { newValue ? flags.insert(.standsForRow) : flags.remove(.standsForRow) }
    }
}
