extension NSCoder {
    /// As in UIKit: `{x, y}`.
    public class func string(for point: CGPoint) -> String { pair(point.x, point.y) }
    /// As in UIKit: `{width, height}`.
    public class func string(for size: CGSize) -> String { pair(size.width, size.height) }
    /// As in UIKit: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// As in UIKit: `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { pair(vector.dx, vector.dy) }
    /// As in UIKit: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        let sides = [insets.top, insets.left, insets.bottom, insets.right]
        return "{\(sides.map(number).joined(separator: ", "))}"
    }

    /// As in UIKit: of `{x, y}`; zero for anything else.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// As in UIKit: of `{width, height}`; zero for anything else.
    public class func cgSize(for string: String) -> CGSize {
        numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// As in UIKit: of `{{x, y}, {width, height}}`; zero for anything else.
    public class func cgRect(for string: String) -> CGRect {
        numbers(4, in: string).map {
            CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        } ?? .zero
    }
    /// As in UIKit: of `{dx, dy}`; zero for anything else.
    public class func cgVector(for string: String) -> CGVector {
        numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }
    /// As in UIKit: of `{top, left, bottom, right}`; zero for anything else.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(4, in: string).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        } ?? .zero
    }

    private class func numbers(_ count: Int, in string: String) -> [CGFloat]? {
        let parts = string.split { "{}, ".contains($0) }
        let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
        return numbers.count == count && parts.count == count ? numbers : nil
    }
    private class func pair(_ one: CGFloat, _ other: CGFloat) -> String {
        "{\(number(one)), \(number(other))}"
    }
    /// A whole number without a fraction.
    private class func number(_ number: CGFloat) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
