import QuoinKit

/// What can be looked at: a view, or something of another toolkit's that has one.
///
/// The views of `QuoinUIKit` and their controllers are such, so that `QuoinTesting` takes them as they are.
public protocol LayoutSubject {
    /// The view that is looked at.
    var subjectView: View { get }
}

extension View: LayoutSubject {
    /// The view itself.
    public final var subjectView: View { self }
}
