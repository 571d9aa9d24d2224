import Foundation
import Quoin

// Foundation has a type of old with this name on Apple's systems.
import struct Quoin.Rect

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An animated SVG as a browser plays it: where its rectangles are at a time.
///
/// It knows what the specification says of `animate` and `animateTransform` with `values` and `keyTimes`, and
/// nothing of how they were written.
final class ReplayedMarkup: NSObject, XMLParserDelegate {
    private struct Animation {
        let values: [[Double]]
        let times: [Double]
        let duration: Double

        /// The numbers at a time: on the straight line between those before and after it.
        func value(at time: Double) -> [Double] {
            let share = (time / duration).truncatingRemainder(dividingBy: 1)
            let next = times.firstIndex { $0 > share } ?? times.count
            guard next > 0 else { return values[0] }
            guard next < times.count else { return values[times.count - 1] }
            let part = (share - times[next - 1]) / (times[next] - times[next - 1])
            return zip(values[next - 1], values[next]).map { $0 + ($1 - $0) * part }
        }
    }

    private final class Element {
        let name: String
        let attributes: [String: String]
        let parent: Element?
        var animations: [String: Animation] = [:]

        init(_ name: String, _ attributes: [String: String], in parent: Element?) {
            (self.name, self.attributes, self.parent) = (name, attributes, parent)
        }

        func numbers(_ attribute: String, at time: Double) -> [Double] {
            animations[attribute]?.value(at: time)
                ?? ReplayedMarkup.numbers(in: attributes[attribute] ?? "")
        }
    }

    private var current: Element?
    private var rectangles: [Element] = []

    init(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        _ = parser.parse()
    }

    /// The rectangles of a colour at a time in seconds, as in `"#ff0000"`, where all groups have them.
    func places(of color: String, at time: Double) -> [Rect] {
        rectangles.filter { $0.attributes["fill"] == color }.map { element in
            func number(_ name: String) -> Double { element.numbers(name, at: time).first ?? 0 }
            var rect = Rect(
                x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            var next = element.parent
            while let group = next {
                let shift = group.numbers("transform", at: time)
                if shift.count == 2 {
                    rect = rect.offsetBy(dx: shift[0], dy: shift[1])
                }
                next = group.parent
            }
            return rect
        }
    }

    private static func numbers(in text: String) -> [Double] {
        text.split { !"0123456789.-+eE".contains($0) }.compactMap { Double($0) }
    }

    // MARK: Reading

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        let element = Element(name, attributes, in: current)
        current = element
        if name == "rect" {
            rectangles.append(element)
        }
        guard name.hasPrefix("animate"), attributes["calcMode"] != "discrete",
            let moved = attributes["attributeName"], let values = attributes["values"],
            let duration = attributes["dur"].flatMap({ Double($0.dropLast()) })
        else { return }
        let parts = values.split(separator: ";").map { Self.numbers(in: String($0)) }
        let times = (attributes["keyTimes"] ?? "").split(separator: ";").compactMap { Double($0) }
        element.parent?.animations[moved] = Animation(
            values: parts, times: times, duration: duration)
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        current = current?.parent
    }
}
