extension SizeClass {
    /// How much width and height a window of a size gives, where nobody says so: on phones and tablets of
    /// that size, as they would say.
    static func classes(of size: Size) -> (horizontal: SizeClass, vertical: SizeClass) {
        // Held sideways, no phone is as high as the smallest one that is held upright.
        let isLow = size.height > 0 && size.height < lowestUprightScreen
        let isWide = size.width >= narrowestWideScreen && size.height >= leastHeightOfWideScreen
        return (isWide ? .regular : .compact, isLow ? .compact : .regular)
    }

    private static var lowestUprightScreen: Double { 480 }
    /// What half a large tablet has, and no phone upright.
    private static var narrowestWideScreen: Double { 600 }
    /// What large phones have when they are held sideways, and smaller ones have not.
    private static var leastHeightOfWideScreen: Double { 414 }
}
