import QuoinKit

extension [LayoutConstraint] {
    /// They, told in messages by what the table makes them for: no line of an app's code has made them.
    func made(for name: String) -> Self {
        for constraint in self { constraint.markAsMadeByContainer(named: name) }
        return self
    }
}
