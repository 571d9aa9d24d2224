extension Gallery {
    /// One idea each.
    static let lessons: [GalleryExample] = [
        GalleryExample(BasicScreen.self),
        GalleryExample(ConstantsScreen.self),
        GalleryExample(SidesScreen.self),
        GalleryExample(AspectFitScreen.self),
        GalleryExample(AttributeChainingScreen.self),
        GalleryExample(MarginsScreen.self),
        GalleryExample(ArraysScreen.self),
        GalleryExample(DistributionFixedSpacingScreen.self),
        GalleryExample(DistributionFixedLengthScreen.self),
        GalleryExample(LabelsScreen.self),
        GalleryExample(UpdateScreen.self),
        GalleryExample(RemakeScreen.self),
        GalleryExample(AnimationScreen.self),
        GalleryExample(SafeAreaScreen.self),
        GalleryExample(ControlsScreen.self),
    ]
}
