extension Gallery {
    /// One idea each.
    static let lessons: [GalleryExample] = [
        GalleryExample(BasicScreen.self)
    ]
}
