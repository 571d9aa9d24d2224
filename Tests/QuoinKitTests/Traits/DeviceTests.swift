import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("The device catalogue")
struct DeviceTests {
    /// A row of the field's table.
    struct Row: Sendable {
        let names: [String]
        let pixels: (Double, Double)
        let scale: Double
        let diagonal: Double
        let points: (Double, Double)
    }

    static let table = [
        Row(
            names: ["iPhone 4", "iPhone 4s"],
            pixels: (640, 960), scale: 2, diagonal: 3.5, points: (320, 480)),
        Row(
            names: ["iPhone 5", "iPhone 5s", "iPhone SE"],
            pixels: (640, 1136), scale: 2, diagonal: 4.0, points: (320, 568)),
        Row(
            names: ["iPhone 6", "iPhone 6s", "iPhone 7"],
            pixels: (750, 1334), scale: 2, diagonal: 4.7, points: (375, 667)),
        Row(
            names: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"],
            pixels: (1080, 1920), scale: 3, diagonal: 5.5, points: (414, 736)),
    ]

    @Test("has the figures of the table", arguments: table)
    func figures(row: Row) throws {
        for name in row.names {
            let device = try #require(Device.named(name))
            expectEqual(device.pixelSize, Size(width: row.pixels.0, height: row.pixels.1))
            expectEqual(device.scale, row.scale)
            expectEqual(device.diagonal, row.diagonal)
            expectEqual(device.size(in: .portrait), Size(width: row.points.0, height: row.points.1))
            expectEqual(
                device.size(in: .landscape), Size(width: row.points.1, height: row.points.0))
        }
    }

    @Test(
        "knows how much room there is",
        arguments: [
            ("iPhone 4s", [.compact, .regular, .compact, .compact]),
            ("iPhone SE", [.compact, .regular, .compact, .compact]),
            ("iPhone 7", [.compact, .regular, .compact, .compact]),
            ("iPhone 7 Plus", [.compact, .regular, .regular, .compact]),
            ("iPhone 13 mini", [.compact, .regular, .compact, .compact]),
            ("iPhone 16", [.compact, .regular, .compact, .compact]),
            ("iPhone 16 Pro", [.compact, .regular, .compact, .compact]),
            ("iPhone 16 Plus", [.compact, .regular, .regular, .compact]),
            ("iPad Air 2", [.regular, .regular, .regular, .regular]),
            ("iPad mini (A17 Pro)", [.regular, .regular, .regular, .regular]),
        ] as [(String, [SizeClass])])
    func sizeClasses(name: String, expected: [SizeClass]) throws {
        let device = try #require(Device.named(name))
        let classes = Device.Orientation.allCases.flatMap { orientation in
            Axis.allCases.map { device.sizeClass(of: $0, in: orientation) }
        }
        expectEqual(classes, expected)
    }

    @Test("keeps clear of the status bar, the camera and the home indicator")
    func safeAreas() throws {
        let classic = try #require(Device.named("iPhone 7"))
        expectEqual(classic.safeAreaInsets(in: .portrait), EdgeInsets(top: 20))
        expectEqual(classic.safeAreaInsets(in: .landscape), .zero)
        let modern = try #require(Device.named("iPhone 16"))
        expectEqual(modern.safeAreaInsets(in: .portrait), EdgeInsets(top: 59, bottom: 34))
        expectEqual(
            modern.safeAreaInsets(in: .landscape), EdgeInsets(left: 59, bottom: 21, right: 59))
        let tablet = try #require(Device.named("iPad Pro 11-inch"))
        expectEqual(tablet.safeAreaInsets(in: .landscape), EdgeInsets(top: 24, bottom: 20))
    }

    @Test("has every name once, and no device that is wider than high when upright")
    func consistency() {
        let names = Device.catalogue.map(\.name)
        expectEqual(Set(names).count, names.count)
        for device in Device.catalogue {
            let size = device.size(in: .portrait)
            expectTrue(size.width < size.height, "\(device)")
            expectTrue(device.pixelSize.width < device.pixelSize.height, "\(device)")
        }
    }

    @Test("has as many pixels as points times scale, but where the picture is shrunk")
    func pixels() {
        let shrinking = Device.catalogue.filter { device in
            let size = device.size(in: .portrait)
            return device.pixelSize
                != Size(width: size.width * device.scale, height: size.height * device.scale)
        }
        expectTrue(shrinking.allSatisfy { $0.name.hasSuffix("Plus") || $0.name.hasSuffix("mini") })
        expectTrue(shrinking.contains { $0.name == "iPhone 7 Plus" })
    }

    @Test("has pixels that fit the diagonal at a density that is known for such screens")
    func density() {
        for device in Device.catalogue {
            let (width, height) = (device.pixelSize.width, device.pixelSize.height)
            let perInch = (width * width + height * height).squareRoot() / device.diagonal
            expectTrue((250...500).contains(perInch), "\(device): \(perInch) pixels per inch")
        }
    }

    @Test("leaves a window its size, and nothing else, when it is no more its device")
    func noDevice() throws {
        let (window, plain) = (Window(size: Size(width: 320, height: 480)), Window(size: .zero))
        let phone = try #require(Device.named("iPhone 16 Plus"))
        window.show(phone, .landscape)
        expectEqual(window.scale, 3)
        expectEqual(window.traits.horizontalSizeClass, .regular)
        let (size, insets) = (window.bounds.size, window.safeAreaInsets)
        window.device = nil
        expectEqual(window.bounds.size, size)
        expectEqual(window.safeAreaInsets, insets)
        expectEqual(window.scale, plain.scale)
        // As for any window of 932 by 430.
        plain.frame.size = size
        expectEqual(window.traits, plain.traits)
        window.frame.size = Size(width: 320, height: 480)
        expectEqual(window.traits.horizontalSizeClass, .compact)
    }

    @Test("does not know what is not in it")
    func unknown() {
        expectTrue(Device.named("iPhone 5000") == nil)
    }

    @Test("can be added to with devices of one's own")
    func ownDevice() {
        let kiosk = Device(
            name: "Kiosk", kind: .tablet, pixelSize: Size(width: 1080, height: 1920), scale: 1,
            diagonal: 32, size: Size(width: 1080, height: 1920))
        expectEqual(kiosk.safeAreaInsets(in: .portrait), .zero)
        expectEqual(kiosk.sizeClass(of: .vertical, in: .landscape), .regular)
        expectEqual("\(kiosk)", "Kiosk")
    }

    @Test(
        "is found by its name, whatever letters are capitals",
        arguments: ["iphone 6 plus", "IPHONE 6 PLUS", "iPhone 6 plus"])
    func names(name: String) {
        expectEqual(Device.named(name)?.name, "iPhone 6 Plus")
        expectTrue(Device.named(name + " ") == nil)
    }
}
