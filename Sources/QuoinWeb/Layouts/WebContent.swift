import Quoin

/// How large the content of a view is, and where its text stands.
struct WebContent {
    /// A negative length is none: the view does not care.
    var size: Size
    /// How far the first line's baseline is below the top.
    var firstBaseline = 0.0
    /// How far the last line's baseline is above the bottom.
    var lastBaseline = 0.0

    static let none = WebContent(
        size: Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric))
}

/// Asks the script how large the content of a view is. The views of a layout share one, and it knows none of them.
final class WebMeasurer {
    private let measure: (_ view: Int32, _ width: Double) -> WebContent?

    /// - Parameter measure: Measures the view of a number within a width; nil if it cannot.
    init(_ measure: @escaping (_ view: Int32, _ width: Double) -> WebContent?) {
        self.measure = measure
    }

    func content(of view: Int32, within width: Double) -> WebContent? { measure(view, width) }
}
