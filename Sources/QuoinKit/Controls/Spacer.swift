import Quoin

/// Room between things, which shows nothing and has no size of its own.
///
/// ```swift
/// // Both buttons stand at the edges, whatever the width.
/// let row = StackView(arrangedSubviews: [back, Spacer(), next])
/// ```
public final class Spacer: View {}
