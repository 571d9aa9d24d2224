import Quoin

/// What keeps room around what it shows, and still shows all of it where there is less room.
package protocol PaddedContent: AnyObject {
    /// How much less than it asks for a view can do with.
    func roomToSpare(of view: View) -> Size
}

// A title stays in the middle, and loses nothing above and below; at the sides it would be shortened.
extension Button: PaddedContent {
    package func roomToSpare(of view: View) -> Size {
        Size(width: 0, height: contentInsets.total(along: .vertical))
    }
}

extension TextField: PaddedContent {
    package func roomToSpare(of view: View) -> Size {
        Size(width: 0, height: contentInsets.total(along: .vertical))
    }
}
