import QuoinLayout
import QuoinSolver

/// Proposals about contents, and words.
extension FindingSearch {
    func hugging(_ view: View, _ axis: Axis, at priority: Priority) -> LayoutMend {
        LayoutMend(
            "\(name(view)).contentHugging\(axis.inPropertyNames)Priority = \(priority)",
            [.setHugging(view, axis, priority)])
    }

    func resistance(_ view: View, _ axis: Axis, at priority: Priority) -> LayoutMend {
        LayoutMend(
            "\(name(view)).contentCompressionResistance\(axis.inPropertyNames)Priority = \(priority)",
            [.setResistance(view, axis, priority)])
    }
}

extension Axis {
    fileprivate var inPropertyNames: String { self == .horizontal ? "Horizontal" : "Vertical" }

    /// "wide" or "high"
    var adjective: String { self == .horizontal ? "wide" : "high" }
    /// "width" or "height"
    var extentName: String { self == .horizontal ? "width" : "height" }
    /// The place along the axis.
    var startName: String { self == .horizontal ? "x" : "y" }

    var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The edge of a fault.
    func edgeName(atEnd: Bool) -> String {
        "\(LayoutAttribute.edge(atEnd ? .end : .start, along: self))"
    }
}

extension [String] {
    /// "a, b and 3 more"
    func inWords(most: Int = 4) -> String {
        if count <= 1 {
            return first ?? ""
        }
        let named = prefix(most)
        let rest = count - named.count
        if rest > 0 {
            return named.joined(separator: ", ") + " and \(rest) more"
        }
        return named.dropLast().joined(separator: ", ") + " and " + (named.last ?? "")
    }
}
