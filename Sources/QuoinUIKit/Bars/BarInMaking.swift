import QuoinKit

/// The engine's bar that the next bar of UIKit's is to stand for.
///
/// A view makes its node as it is made, and an initializer that takes one would cost subclasses those that they
/// inherit.
@MainActor
enum BarInMaking {
    private static var node: Bar?

    static func with<Kind>(_ bar: Bar?, make: () -> Kind) -> Kind {
        node = bar
        defer { node = nil }
        return make()
    }

    static func take() -> Bar? {
        defer { node = nil }
        return node
    }
}
