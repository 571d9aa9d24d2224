import QuoinKit

/// A picture of the sun above the sea, which stretches to whatever size it gets.
final class Landscape: StyledView {
    /// What time it is in the picture.
    enum Hour: CaseIterable {
        case morning
        case noon
        case evening
        case night
    }

    private let hour: Hour

    init(_ name: String, at hour: Hour = .evening) {
        self.hour = hour
        super.init(frame: .zero)
        self.name = name
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        let (width, height) = (rect.width, rect.height)
        let colors = hour.colors
        canvas.fill(rect, color: colors.sky, cornerRadius: 0)
        let diameter = min(width, height) / 3
        canvas.fill(
            Rect(
                x: width * colors.sunPlace.x - diameter / 2,
                y: height * colors.sunPlace.y - diameter / 2, width: diameter, height: diameter),
            color: colors.sun, cornerRadius: diameter / 2)
        canvas.fill(
            Rect(x: 0, y: height * 0.6, width: width, height: height * 0.4), color: colors.sea,
            cornerRadius: 0)
        canvas.fill(
            Rect(x: 0, y: height * 0.86, width: width, height: height * 0.14),
            color: colors.shore, cornerRadius: 0)
    }
}

extension Landscape.Hour {
    /// What the picture is painted with, and where the sun or the moon stands in it.
    fileprivate struct Colors {
        let sky: Color
        let sun: Color
        let sunPlace: Point
        let sea: Color
        let shore: Color
    }

    fileprivate var colors: Colors {
        switch self {
        case .morning:
            Colors(
                sky: Color(red: 0.96, green: 0.80, blue: 0.79),
                sun: Color(red: 0.99, green: 0.93, blue: 0.74), sunPlace: Point(x: 0.3, y: 0.45),
                sea: Color(red: 0.45, green: 0.52, blue: 0.70),
                shore: Color(red: 0.29, green: 0.33, blue: 0.49))
        case .noon:
            Colors(
                sky: Color(red: 0.72, green: 0.87, blue: 0.96),
                sun: Color(red: 0.99, green: 0.90, blue: 0.52), sunPlace: Point(x: 0.5, y: 0.28),
                sea: Color(red: 0.17, green: 0.56, blue: 0.66),
                shore: Color(red: 0.85, green: 0.77, blue: 0.58))
        case .evening:
            Colors(
                sky: Color(red: 0.98, green: 0.85, blue: 0.66),
                sun: Color(red: 0.95, green: 0.53, blue: 0.29), sunPlace: Point(x: 0.68, y: 0.38),
                sea: Color(red: 0.22, green: 0.45, blue: 0.62),
                shore: Color(red: 0.14, green: 0.30, blue: 0.45))
        case .night:
            Colors(
                sky: Color(red: 0.13, green: 0.17, blue: 0.31),
                sun: Color(red: 0.93, green: 0.93, blue: 0.85), sunPlace: Point(x: 0.7, y: 0.28),
                sea: Color(red: 0.09, green: 0.24, blue: 0.36),
                shore: Color(red: 0.05, green: 0.11, blue: 0.19))
        }
    }
}
