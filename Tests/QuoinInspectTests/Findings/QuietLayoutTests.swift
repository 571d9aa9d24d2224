import QuoinGallery
import QuoinInspect
import QuoinKit
import Testing

@Suite("Layouts without findings")
struct QuietLayoutTests {
    /// Screens that show what goes wrong.
    static let brokenOnPurpose: Set<String> = ["debugging"]
    /// A small phone, one with a notch, and a tablet.
    static let devices = ["iPhone SE (3rd generation)", "iPhone 16 Pro", "iPad Pro 13-inch"]

    @Test(
        "No screen of the gallery has any",
        arguments: Gallery.examples.filter { !brokenOnPurpose.contains($0.name) })
    func gallery(_ example: GalleryExample) throws {
        for name in Self.devices {
            let device = try #require(Device.named(name))
            for orientation in Device.Orientation.allCases {
                for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                    let window = example.window(of: device.size(in: orientation)) { _ in }
                    window.show(device, orientation)
                    window.traits.layoutDirection = direction
                    let findings = window.findings().map { "[\($0.kind)] \($0)" }
                    #expect(findings == [], "\(name), \(orientation), \(direction)")
                }
            }
        }
    }
}
