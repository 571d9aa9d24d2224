import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Layouts that are made from their answer: there are frames first, and each edge of each view is said
/// once, by numbers that follow from them.
@Suite("Complete layouts")
struct CompleteLayoutTests {
    @Test(
        "Random layouts that say everything once have no findings",
        arguments: usually(60, of: 0..<200 as Range<UInt64>))
    func quiet(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let window = Window(frame: Rect(0, 0, 400, 600))
        window.name = "window"
        var count = 0
        Self.fill(window, Rect(0, 0, 400, 600), depth: 0, &count, &generator)
        let findings = window.findings().map { "[\($0.kind)] \($0)" }
        expectEqual(findings, [], "seed \(seed)")
    }

    /// Divides an area among views that do not overlap, and states them.
    private static func fill(
        _ container: View, _ area: Rect, depth: Int, _ count: inout Int,
        _ generator: inout SeededGenerator
    ) {
        var placed: [(view: View, frame: Rect)] = []
        for part in parts(of: area, &generator) {
            let view: View
            if generator.happens(percent: 30) {
                view = Label("Text")
            } else {
                view = View()
            }
            view.name = "view\(count)"
            count += 1
            container.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            for axis in Axis.allCases {
                state(view, part, along: axis, in: container, area.size, beside: placed, &generator)
            }
            placed.append((view, part))
            if depth < 2, !(view is Label), generator.happens(percent: 40) {
                fill(
                    view, Rect(0, 0, part.width, part.height), depth: depth + 1, &count, &generator)
            }
        }
    }

    /// One to six rectangles with gaps between them.
    private static func parts(of area: Rect, _ generator: inout SeededGenerator) -> [Rect] {
        var parts = [area.inset(by: EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))]
        for _ in 0..<generator.below(6) {
            let index = generator.below(parts.count)
            let part = parts[index]
            let isSideBySide = generator.happens(percent: 50)
            let extent = isSideBySide ? part.width : part.height
            guard extent > 120 else { continue }
            let cut = Double(generator.number(in: 50...Int(extent) - 60))
            if isSideBySide {
                parts[index] = Rect(part.minX, part.minY, cut, part.height)
                parts.append(
                    Rect(part.minX + cut + 6, part.minY, part.width - cut - 6, part.height))
            } else {
                parts[index] = Rect(part.minX, part.minY, part.width, cut)
                parts.append(
                    Rect(part.minX, part.minY + cut + 6, part.width, part.height - cut - 6))
            }
        }
        return parts.filter { $0.width > 44 && $0.height > 24 }
    }

    /// Says both edges, or one and the size, or the middle and the size.
    private static func state(
        _ view: View, _ frame: Rect, along axis: Axis, in container: View, _ size: Size,
        beside placed: [(view: View, frame: Rect)], _ generator: inout SeededGenerator
    ) {
        let isAcross = axis == .horizontal
        func low(_ item: View) -> (LayoutAttribute) { isAcross ? .left : .top }
        let (start, end) = isAcross ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let (startEdge, endEdge): (LayoutAttribute, LayoutAttribute) =
            isAcross ? (.left, .right) : (.top, .bottom)
        func edge(_ attribute: LayoutAttribute, _ value: Double) {
            if let other = generator.element(of: placed), generator.happens(percent: 50) {
                let isEnd = generator.happens(percent: 50)
                let place =
                    isAcross
                    ? (isEnd ? other.frame.maxX : other.frame.minX)
                    : (isEnd ? other.frame.maxY : other.frame.minY)
                activate(view, attribute, other.view, isEnd ? endEdge : startEdge, value - place)
            } else {
                let extent = isAcross ? size.width : size.height
                let fromEnd = attribute == endEdge
                activate(
                    view, attribute, container, fromEnd ? endEdge : startEdge,
                    fromEnd ? value - extent : value)
            }
        }
        func extent() {
            let value = end - start
            if let other = generator.element(of: placed), generator.happens(percent: 40) {
                let others = isAcross ? other.frame.width : other.frame.height
                activate(
                    view, isAcross ? .width : .height, other.view, isAcross ? .width : .height,
                    value - others)
            } else {
                activate(view, isAcross ? .width : .height, nil, .notAnAttribute, value)
            }
        }
        switch generator.below(4) {
        case 0:
            edge(startEdge, start)
            edge(endEdge, end)
        case 1:
            edge(startEdge, start)
            extent()
        case 2:
            edge(endEdge, end)
            extent()
        default:
            let total = isAcross ? size.width : size.height
            activate(
                view, isAcross ? .centerX : .centerY, container, isAcross ? .centerX : .centerY,
                (start + end) / 2 - total / 2)
            extent()
        }
    }

    private static func activate(
        _ view: View, _ attribute: LayoutAttribute, _ other: View?,
        _ otherAttribute: LayoutAttribute,
        _ constant: Double
    ) {
        let constraint = try? LayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: other,
            attribute: otherAttribute, constant: constant)
        constraint?.isActive = true
    }
}
