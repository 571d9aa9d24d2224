extension Gallery {
    /// Several ideas together, as in an application.
    static let screens: [GalleryExample] = [
        GalleryExample(ScrollViewScreen.self),
        GalleryExample(ListOfCellsScreen.self),
        GalleryExample(LayoutGuidesScreen.self),
        GalleryExample(DebuggingScreen.self),
        GalleryExample(RightToLeftScreen.self),
        GalleryExample(ButtonBarScreen.self),
        GalleryExample(SignInScreen.self),
        GalleryExample(ChatScreen.self),
        GalleryExample(DashboardScreen.self),
        GalleryExample(PhotoGridScreen.self),
        GalleryExample(NewsFeedItemScreen.self),
    ]
}
