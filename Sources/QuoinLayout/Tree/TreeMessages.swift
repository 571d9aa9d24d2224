/// What is kept for messages about a tree.
final class TreeMessages {
    /// Those that the default handler has printed.
    var printed: Set<String> = []
    /// The numbers of views without a name, if somebody has needed them since views have come, gone or changed places.
    var numbers: ViewNumbers?
}
