import Quoin

/// The colours of the gallery.
enum Palette {
    static let background = Color(red: 0.97, green: 0.97, blue: 0.96)
    static let card = Color.white
    static let line = Color(red: 0.85, green: 0.85, blue: 0.84)
    static let ink = Color(red: 0.13, green: 0.14, blue: 0.16)
    static let faint = Color(red: 0.47, green: 0.49, blue: 0.52)

    static let blue = Color(red: 0.16, green: 0.44, blue: 0.85)
    static let green = Color(red: 0.20, green: 0.62, blue: 0.42)
    static let red = Color(red: 0.83, green: 0.27, blue: 0.25)
    static let amber = Color(red: 0.93, green: 0.67, blue: 0.20)
    static let violet = Color(red: 0.47, green: 0.35, blue: 0.72)
    static let sky = Color(red: 0.80, green: 0.89, blue: 0.97)
}
