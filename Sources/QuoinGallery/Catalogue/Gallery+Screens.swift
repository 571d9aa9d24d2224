extension Gallery {
    /// Several ideas together, as in an application.
    static let screens: [GalleryExample] = []
}
