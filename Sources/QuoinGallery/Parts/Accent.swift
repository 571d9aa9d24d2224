import Quoin

/// A colour that carries a meaning, and is the same by day and by night.
///
/// White letters can be read on all of them but amber, on which there is ink; and green and red ones can be
/// read on a bright card as on a dark one.
struct Accent {
    let color: Color

    init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        color = Color(red: red, green: green, blue: blue, opacity: opacity)
    }

    static let blue = Accent(red: 0.16, green: 0.44, blue: 0.85)
    static let green = Accent(red: 0.17, green: 0.58, blue: 0.39)
    static let red = Accent(red: 0.87, green: 0.32, blue: 0.30)
    static let amber = Accent(red: 0.93, green: 0.67, blue: 0.20)
    static let violet = Accent(red: 0.47, green: 0.35, blue: 0.72)
    static let ink = Accent(red: 0.13, green: 0.14, blue: 0.16)
    static let white = Accent(red: 1, green: 1, blue: 1)
}
