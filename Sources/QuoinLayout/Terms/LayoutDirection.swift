/// The direction in which people read.
public enum LayoutDirection: Hashable, Sendable {
    /// As in Latin script.
    case leftToRight
    /// As in Arabic and Hebrew script.
    case rightToLeft
}

/// Whether a view's content turns around with the direction of reading.
public enum SemanticContentAttribute: Hashable, Sendable {
    /// It does.
    case unspecified
    /// Controls for playback, which show a tape's direction and stay as they are.
    case playback
    /// Controls for directions in space, which stay as they are.
    case spatial
    /// From left to right, whatever the direction of reading.
    case forceLeftToRight
    /// From right to left, whatever the direction of reading.
    case forceRightToLeft
}
