/// What hears that a scroll view has scrolled, or has another beginning, and lets a bar over it collapse with that.
package protocol ScrollFollower: AnyObject {
    func hasScrolled(_ view: ScrollView)
    /// As ``hasScrolled(_:)``, for one of ``ScrollView/bottomFollowers``; what the view shows may also end elsewhere.
    func hasScrolledAtBottom(_ view: ScrollView)
}

/// What gives way at the top of a scroll view while that scrolls away from its beginning.
package struct Collapse: Equatable {
    /// How much there is of it.
    package var extent: Double
    /// How much of that has given way.
    package var done: Double

    package init(extent: Double = 0, done: Double = 0) {
        (self.extent, self.done) = (extent, done)
    }
}
