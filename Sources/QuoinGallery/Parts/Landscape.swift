import Quoin

/// A picture of the sun above the sea, which stretches to whatever size it gets.
final class Landscape: View {
    private static let evening = Color(red: 0.98, green: 0.85, blue: 0.66)
    private static let sun = Color(red: 0.95, green: 0.53, blue: 0.29)
    private static let sea = Color(red: 0.22, green: 0.45, blue: 0.62)
    private static let shore = Color(red: 0.14, green: 0.30, blue: 0.45)

    init(_ name: String) {
        super.init(frame: .zero)
        self.name = name
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        let (width, height) = (rect.width, rect.height)
        canvas.fill(rect, color: Self.evening, cornerRadius: 0)
        let diameter = min(width, height) / 3
        canvas.fill(
            Rect(
                x: width * 0.68 - diameter / 2, y: height * 0.38 - diameter / 2, width: diameter,
                height: diameter),
            color: Self.sun, cornerRadius: diameter / 2)
        canvas.fill(
            Rect(x: 0, y: height * 0.6, width: width, height: height * 0.4), color: Self.sea,
            cornerRadius: 0)
        canvas.fill(
            Rect(x: 0, y: height * 0.86, width: width, height: height * 0.14),
            color: Self.shore, cornerRadius: 0)
    }
}
