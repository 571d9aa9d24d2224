import QuoinUIKit
import TestSupport
import Testing

/// Colours that are found by their names.
@MainActor
@Suite struct CatalogueTests {
    private func parts(of color: UIColor?) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }
    private func resolved(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> UIColor? {
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }

    @MainActor @Test
    func `a name stands for the colour that was registered, in the dark for another one`() {
        UIColor.register(
            "CatalogueTests.Brand", color: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            dark: UIColor(red: 0, green: 0, blue: 1, alpha: 0.2))
        let color = UIColor(named: "CatalogueTests.Brand")
        expectEqual(parts(of: resolved(color, .light)), [255, 0, 0, 255])
        expectEqual(parts(of: resolved(color, .dark)), [0, 0, 255, 51])
        let resource = UIColor(
            resource: ColorResource(name: "CatalogueTests.Brand", bundle: .main))
        expectEqual(resource, color)
        // The last one counts, and names that nobody knows are greys.
        UIColor.register("CatalogueTests.Brand", color: .systemTeal)
        expectEqual(UIColor(named: "CatalogueTests.Brand"), .systemTeal)
        let unknown = parts(of: UIColor(named: "CatalogueTests.Unknown"))
        expectTrue(unknown[0] == unknown[1] && unknown[1] == unknown[2])
    }

    @MainActor @Test
    func `a colour of wide screens is the same one in sRGB, as far as that reaches`() {
        func wide(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [Int] {
            parts(of: UIColor(displayP3Red: red, green: green, blue: blue, alpha: 1))
        }
        expectTrue(wide(1, 1, 1) == [255, 255, 255, 255] && wide(0, 0, 0) == [0, 0, 0, 255])
        expectEqual(wide(0.5, 0.5, 0.5), [128, 128, 128, 255])
        expectEqual(wide(1, 0, 0), [255, 0, 0, 255])
        // From the primaries of both and their white: 0.8596, 0.3704 and 0.1234.
        expectEqual(wide(0.8, 0.4, 0.2), [219, 94, 31, 255])
    }
}
