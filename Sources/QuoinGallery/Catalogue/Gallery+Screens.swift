extension Gallery {
    /// Several ideas together, as in an application.
    static let screens: [GalleryExample] = [
        GalleryExample(ScrollViewScreen.self),
        GalleryExample(ScrollingFormScreen.self),
        GalleryExample(ListOfCellsScreen.self),
        GalleryExample(SettingsTableScreen.self),
        GalleryExample(LayoutGuidesScreen.self),
        GalleryExample(DebuggingScreen.self),
        GalleryExample(RightToLeftScreen.self),
        GalleryExample(StacksScreen.self),
        GalleryExample(ButtonBarScreen.self),
        GalleryExample(SignInScreen.self),
        GalleryExample(ChatScreen.self),
        GalleryExample(ChatTableScreen.self),
        GalleryExample(DashboardScreen.self),
        GalleryExample(VisualFormatScreen.self),
        GalleryExample(PhotoGridScreen.self),
        GalleryExample(NewsFeedItemScreen.self),
        GalleryExample(controller: TabsScreen.self),
    ]
}
