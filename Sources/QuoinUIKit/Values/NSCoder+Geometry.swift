extension NSCoder {
    /// As in UIKit: `{x, y}`.
    public class func string(for point: CGPoint) -> String { pair(point.x, point.y) }
    /// As in UIKit: `{width, height}`.
    public class func string(for size: CGSize) -> String { pair(size.width, size.height) }
    /// As in UIKit: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    private class func pair(_ one: CGFloat, _ other: CGFloat) -> String {
        "{\(number(one)), \(number(other))}"
    }
    /// A whole number without a fraction.
    private class func number(_ number: CGFloat) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
