// Compiled with the rewritten tests of the maker; see .ci/suites. Embedded Swift does not take a dictionary of
// views for one of items, though a view is an item.
import Quoin

private func items(_ views: [String: View]) -> [String: any LayoutItem] {
    views.mapValues { $0 as any LayoutItem }
}

extension View {
    @discardableResult
    func visualConstraints(
        _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
        views: [String: View], file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try visualConstraints(
            format, options: options, metrics: metrics, views: items(views), file: file, line: line)
    }
}

extension LayoutConstraint {
    static func constraints(
        withVisualFormat format: String, options: VisualFormatOptions = [],
        metrics: [String: Double] = [:], views: [String: View],
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: items(views),
            file: file, line: line)
    }
}

extension Dictionary where Key == String, Value == any LayoutItem {
    func merging(
        _ others: [String: View], uniquingKeysWith combine: (Value, Value) -> Value
    ) -> [String: any LayoutItem] {
        var result = self
        for (name, view) in others {
            result[name] = result[name].map { combine($0, view) } ?? view
        }
        return result
    }
}
