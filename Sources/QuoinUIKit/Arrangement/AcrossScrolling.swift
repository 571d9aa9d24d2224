import QuoinKit

/// How a section scrolls by itself.
struct AcrossScrolling {
    var area: CGRect
    var content: CGSize
    /// Room at both ends.
    var inset: CGFloat
    var offset: CGFloat
    var axis: Axis
}
