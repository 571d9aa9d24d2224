import QuoinKit

/// What Core Foundation calls a list.
public typealias CFArray = [Any]

/// What numbers of colours mean: here always those of sRGB.
public final class CGColorSpace: Sendable {
    /// As in UIKit.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// As in UIKit.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// As in UIKit.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// As in UIKit.
    public let name: String?
    let numberOfParts: Int

    init(parts: Int) { (name, numberOfParts) = (nil, parts) }
    /// As in UIKit.
    public init?(name: String) { (self.name, numberOfParts) = (name, 3) }
    /// As in UIKit.
    public var numberOfComponents: Int { numberOfParts }
}
/// As in UIKit.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(parts: 3) }
/// As in UIKit.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(parts: 1) }

/// How colours run, for ``CGContext/drawLinearGradient(_:start:end:options:)`` and its like.
public final class CGGradient {
    let stops: [Gradient.Stop]

    /// As in UIKit: without locations, the colours are evenly apart.
    public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let shown = colors.compactMap {
            ($0 as? CGColor)?.color.value ?? ($0 as? UIColor)?.value
        }
        guard !shown.isEmpty else { return nil }
        stops = Self.stops(shown, locations)
    }
    /// As in UIKit: the parts of a colour are followed by its opacity.
    public init?(
        colorSpace: CGColorSpace, colorComponents parts: [CGFloat], locations: [CGFloat]?,
        count: Int
    ) {
        let size = colorSpace.numberOfComponents + 1
        guard count > 0, parts.count / size >= count else { return nil }
        let colors = (0..<count).map { index -> Color in
            let own = parts[index * size..<(index + 1) * size].map { $0 }
            return size == 2
                ? UIColor(white: own[0], alpha: own[1]).value
                : UIColor(red: own[0], green: own[1], blue: own[2], alpha: own[3]).value
        }
        stops = Self.stops(colors, locations)
    }
    private static func stops(_ colors: [Color], _ locations: [CGFloat]?) -> [Gradient.Stop] {
        let steps = Double(max(1, colors.count - 1))
        return colors.enumerated().map { index, color in
            let said = locations.flatMap { $0.count >= colors.count ? $0[index] : nil }
            return Gradient.Stop(color, at: said.map { Double($0) } ?? Double(index) / steps)
        }
    }
}
/// Where a gradient goes on.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt32
    /// As in UIKit.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// As in UIKit.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// As in UIKit, as far as is cut to.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite, start != end
        else { return }
        let reach = Self.reach
        var area = CGRect(x: start.x, y: start.y, width: 0, height: 0)
            .union(CGRect(x: end.x, y: end.y, width: 0, height: 0))
        // Before its start and after its end, if asked for; across the line as far as anything is seen.
        func widen(_ from: CGFloat, _ to: CGFloat, _ low: inout CGFloat, _ high: inout CGFloat) {
            let (before, after) = (
                options.contains(.drawsBeforeStartLocation),
                options.contains(.drawsAfterEndLocation)
            )
            let isForward = from < to
            if isForward ? before : after { low -= reach }
            if isForward ? after : before { high += reach }
        }
        var (left, right, top, bottom) = (area.minX, area.maxX, area.minY, area.maxY)
        if start.x == end.x {
            (left, right) = (left - reach, right + reach)
            widen(start.y, end.y, &top, &bottom)
        } else if start.y == end.y {
            (top, bottom) = (top - reach, bottom + reach)
            widen(start.x, end.x, &left, &right)
        } else {
            let middle = CGPoint(x: area.midX, y: area.midY)
            (left, right) = (middle.x - reach, middle.x + reach)
            (top, bottom) = (middle.y - reach, middle.y + reach)
            pen.save()
            pen.clip(to: Self.band(from: start, to: end, options))
        }
        let isAslant = start.x != end.x && start.y != end.y
        defer { if isAslant { pen.restore() } }
        area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        func share(_ point: CGPoint) -> Point {
            Point(
                x: Double((point.x - area.minX) / area.width),
                y: Double((point.y - area.minY) / area.height))
        }
        pen.fill(
            area, Gradient(gradient.stops, shape: .linear, start: share(start), end: share(end))
        )
    }

    /// What is between two lines across the one from start to end, and beyond them, if asked for.
    private static func band(
        from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions
    ) -> Path {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let share = reach / (dx * dx + dy * dy).squareRoot()
        let (alongX, alongY) = (dx * share, dy * share)
        let before: CGFloat = options.contains(.drawsBeforeStartLocation) ? 1 : 0
        let after: CGFloat = options.contains(.drawsAfterEndLocation) ? 1 : 0
        let first = CGPoint(x: start.x - before * alongX, y: start.y - before * alongY)
        let last = CGPoint(x: end.x + after * alongX, y: end.y + after * alongY)
        var path = Path()
        path.move(to: Point(CGPoint(x: first.x - alongY, y: first.y + alongX)))
        path.addLine(to: Point(CGPoint(x: first.x + alongY, y: first.y - alongX)))
        path.addLine(to: Point(CGPoint(x: last.x + alongY, y: last.y - alongX)))
        path.addLine(to: Point(CGPoint(x: last.x - alongY, y: last.y + alongX)))
        path.close()
        return path
    }

    /// As in UIKit, for circles in one another; the middle is that of the larger one.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        // From the outside inwards it is the same with all of it the other way round.
        let isInward = startRadius > endRadius
        let (inner, outer) = isInward ? (endRadius, startRadius) : (startRadius, endRadius)
        let middle = isInward ? startCenter : endCenter
        let stops =
            isInward
            ? gradient.stops.reversed().map { Gradient.Stop($0.color, at: 1 - $0.share) }
            : gradient.stops
        let (fillsWithin, goesOn) = (
            options.contains(isInward ? .drawsAfterEndLocation : .drawsBeforeStartLocation),
            options.contains(isInward ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        )
        guard middle.x.isFinite, middle.y.isFinite, inner.isFinite, inner >= 0, outer.isFinite,
            outer > 0
        else { return }
        func square(_ half: CGFloat) -> CGRect {
            CGRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half)
        }
        let half = goesOn ? outer + Self.reach : outer
        let area = square(half)
        let begin = Double(inner / outer)
        let end = 0.5 + Double(outer / half) / 2
        pen.save()
        if !goesOn { pen.clip(to: Path(ellipseIn: Rect(area))) }
        if !fillsWithin, inner > 0 {
            var ring = Path(Rect(area))
            ring.addEllipse(in: Rect(square(inner)))
            pen.clip(to: ring, rule: .evenOdd)
        }
        pen.fill(
            area,
            Gradient(
                stops.map { Gradient.Stop($0.color, at: begin + $0.share * (1 - begin)) },
                shape: .radial, start: Point(x: 0.5, y: 0.5), end: Point(x: end, y: end))
        )
        pen.restore()
    }
    /// Further than anything that is seen.
    private static let reach: CGFloat = 10_000
}
