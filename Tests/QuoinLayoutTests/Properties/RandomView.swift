@testable import QuoinLayout

/// A view whose content, baselines and alignment a test sets as it likes.
final class RandomView: View {
    /// The size of the content; below 0 where the view does not care.
    var content = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    /// The area that the content covers at any width, if the height depends on the width.
    var area = 0.0
    var firstBaselineOffset = 0.0
    var lastBaselineOffset = 0.0
    var insets = EdgeInsets.zero

    override var intrinsicContentSize: Size { content }

    override func contentSize(forWidth width: Double) -> Size {
        Size(width: content.width, height: area / max(width, 1))
    }

    override var firstBaselineOffsetFromTop: Double { firstBaselineOffset }
    override var lastBaselineOffsetFromBottom: Double { lastBaselineOffset }
    override var alignmentRectInsets: EdgeInsets { insets }

    /// Takes over what bears on the layout of another view, frames and constraints excepted.
    func resemble(_ other: RandomView) {
        name = other.name
        content = other.content
        area = other.area
        firstBaselineOffset = other.firstBaselineOffset
        lastBaselineOffset = other.lastBaselineOffset
        insets = other.insets
        contentDependsOnWidth = other.contentDependsOnWidth
        translatesAutoresizingMaskIntoConstraints = other.translatesAutoresizingMaskIntoConstraints
    }
}

extension View {
    /// Takes over of another view what every view has and what bears on layouts.
    func resembleAnyView(_ other: View) {
        semanticContentAttribute = other.semanticContentAttribute
        preservesSuperviewLayoutMargins = other.preservesSuperviewLayoutMargins
        insetsLayoutMarginsFromSafeArea = other.insetsLayoutMarginsFromSafeArea
        additionalSafeAreaInsets = other.additionalSafeAreaInsets
        if let margins = other.extras?.margins {
            switch margins {
            case .absolute(let insets): layoutMargins = insets
            case .directional(let insets): directionalLayoutMargins = insets
            }
        }
        bounds.origin = other.bounds.origin
        for axis in Axis.allCases {
            setContentHuggingPriority(other.contentHuggingPriority(for: axis), for: axis)
            setContentCompressionResistancePriority(
                other.contentCompressionResistancePriority(for: axis), for: axis)
        }
    }
}
