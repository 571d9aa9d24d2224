extension NSLayoutConstraint {
    /// The constraint, which gives way where a row is too narrow or too low for what it keeps clear: in UIKit such
    /// margins are no constraints at all.
    var whereRoomIs: NSLayoutConstraint {
        priority = UILayoutPriority(999)
        return self
    }
}
