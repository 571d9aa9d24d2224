/// The examples, in the order in which they teach.
public enum Gallery {
    /// All of them: first one idea at a time, then screens as one would ship them.
    public static let examples = lessons + screens

    /// The example of a name.
    public static func example(named name: String) -> GalleryExample? {
        examples.first { $0.name == name }
    }
}
