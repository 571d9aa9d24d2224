import Quoin

/// What keeps room around what it shows, and still shows all of it where there is less room.
extension View {
    /// How much less than it asks for the view can do with.
    package final var roomToSpare: Size {
        if let room = wrapper?.roomToSpare(of: self) { return room }
        if let segments = self as? SegmentedControl {
            return Size(width: 0, height: segments.heightToSpare)
        }
        // A title stays in the middle, and loses nothing above and below; at the sides it would be shortened.
        let insets = (self as? Button)?.contentInsets ?? (self as? TextField)?.contentInsets
        return Size(width: 0, height: insets?.total(along: .vertical) ?? 0)
    }

    /// Whether an outline leaves room for what is in it. In a terminal a line of it is as high as a line of text, and in
    /// a field of one line it would be drawn through the letters.
    final var hasRoomForOutline: Bool { bounds.height > 2 }
}
