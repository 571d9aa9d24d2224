/// The colours of wide screens, among those of others.
enum DisplayP3 {
    /// The parts that a colour has in sRGB, which may be below 0 and above 1. Both have the same white, and the
    /// same curve from light to what is seen.
    static func toStandard(
        _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let light = [red, green, blue].map { straight(Double($0)) }
        let parts = matrix.map { row in
            CGFloat(curved(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }))
        }
        return (parts[0], parts[1], parts[2])
    }

    /// From the light of one's primaries to that of the other's, as their places among all colours give it.
    private static let matrix = [
        [1.224_940_176, -0.224_940_176, 0],
        [-0.042_056_955, 1.042_056_955, 0],
        [-0.019_637_555, -0.078_636_065, 1.098_273_62],
    ]

    private static func straight(_ part: Double) -> Double {
        let size = part.magnitude
        let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return part < 0 ? -light : light
    }

    private static func curved(_ light: Double) -> Double {
        let size = light.magnitude
        let part = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -part : part
    }
}
