import Quoin
import QuoinKit
import TestSupport
import Testing

/// What Apple publishes of a device, or of several that differ in nothing that is asked here: the
/// screen's size in the guidelines' and the manuals' tables, what the system keeps clear of, and the
/// size classes of the guidelines' table.
struct PublishedDevice: Sendable, CustomTestStringConvertible {
    let names: [String]
    let points: (width: Double, height: Double)
    let scale: Double
    let pixels: (width: Double, height: Double)
    let diagonal: Double
    /// What is kept clear upright, and sideways.
    let upright: EdgeInsets
    let sideways: EdgeInsets
    /// Width and height upright, width and height sideways.
    let classes: [SizeClass]

    var testDescription: String { names[0] }

    init(
        _ names: [String], _ points: (width: Double, height: Double), at scale: Double,
        _ pixels: (width: Double, height: Double), _ diagonal: Double, upright: EdgeInsets,
        sideways: EdgeInsets, _ classes: [SizeClass]
    ) {
        self.names = names
        self.points = points
        self.scale = scale
        self.pixels = pixels
        self.diagonal = diagonal
        self.upright = upright
        self.sideways = sideways
        self.classes = classes
    }

    /// Compact but for the height upright.
    static let ordinaryPhone: [SizeClass] = [.compact, .regular, .compact, .compact]
    /// Regular sideways in width as well.
    static let largePhone: [SizeClass] = [.compact, .regular, .regular, .compact]
    static let tablet: [SizeClass] = [.regular, .regular, .regular, .regular]
}

extension PublishedDevice {
    static let phonesWithButton = [
        PublishedDevice(
            ["iPhone 4", "iPhone 4s"], (320, 480), at: 2, (640, 960), 3.5,
            upright: EdgeInsets(top: 20), sideways: EdgeInsets(), ordinaryPhone),
        PublishedDevice(
            ["iPhone 5", "iPhone 5s", "iPhone SE"], (320, 568), at: 2, (640, 1136), 4,
            upright: EdgeInsets(top: 20), sideways: EdgeInsets(), ordinaryPhone),
        PublishedDevice(
            [
                "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
                "iPhone SE (3rd generation)",
            ], (375, 667), at: 2, (750, 1334), 4.7,
            upright: EdgeInsets(top: 20), sideways: EdgeInsets(), ordinaryPhone),
        PublishedDevice(
            ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
            (414, 736), at: 3, (1080, 1920), 5.5,
            upright: EdgeInsets(top: 20), sideways: EdgeInsets(), largePhone),
    ]

    static let phonesWithNotch = [
        PublishedDevice(
            ["iPhone X", "iPhone XS", "iPhone 11 Pro"], (375, 812), at: 3, (1125, 2436), 5.8,
            upright: EdgeInsets(top: 44, bottom: 34),
            sideways: EdgeInsets(left: 44, bottom: 21, right: 44), ordinaryPhone),
        PublishedDevice(
            ["iPhone XR", "iPhone 11"], (414, 896), at: 2, (828, 1792), 6.1,
            upright: EdgeInsets(top: 48, bottom: 34),
            sideways: EdgeInsets(left: 48, bottom: 21, right: 48), largePhone),
        PublishedDevice(
            ["iPhone XS Max", "iPhone 11 Pro Max"], (414, 896), at: 3, (1242, 2688), 6.5,
            upright: EdgeInsets(top: 44, bottom: 34),
            sideways: EdgeInsets(left: 44, bottom: 21, right: 44), largePhone),
        PublishedDevice(
            ["iPhone 12 mini", "iPhone 13 mini"], (375, 812), at: 3, (1080, 2340), 5.4,
            upright: EdgeInsets(top: 50, bottom: 34),
            sideways: EdgeInsets(left: 50, bottom: 21, right: 50), ordinaryPhone),
        PublishedDevice(
            [
                "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14",
                "iPhone 16e",
            ], (390, 844), at: 3, (1170, 2532), 6.1,
            upright: EdgeInsets(top: 47, bottom: 34),
            sideways: EdgeInsets(left: 47, bottom: 21, right: 47), ordinaryPhone),
        PublishedDevice(
            ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
            (428, 926), at: 3, (1284, 2778), 6.7,
            upright: EdgeInsets(top: 47, bottom: 34),
            sideways: EdgeInsets(left: 47, bottom: 21, right: 47), largePhone),
    ]

    static let phonesWithIsland = [
        PublishedDevice(
            ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
            (393, 852), at: 3, (1179, 2556), 6.1,
            upright: EdgeInsets(top: 59, bottom: 34),
            sideways: EdgeInsets(left: 59, bottom: 21, right: 59), ordinaryPhone),
        PublishedDevice(
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
            (430, 932), at: 3, (1290, 2796), 6.7,
            upright: EdgeInsets(top: 59, bottom: 34),
            sideways: EdgeInsets(left: 59, bottom: 21, right: 59), largePhone),
        PublishedDevice(
            ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], (402, 874), at: 3, (1206, 2622), 6.3,
            upright: EdgeInsets(top: 62, bottom: 34),
            sideways: EdgeInsets(left: 62, bottom: 21, right: 62), ordinaryPhone),
        PublishedDevice(
            ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], (440, 956), at: 3, (1320, 2868), 6.9,
            upright: EdgeInsets(top: 62, bottom: 34),
            sideways: EdgeInsets(left: 62, bottom: 21, right: 62), largePhone),
    ]

    static let tabletsWithButton = [
        PublishedDevice(
            ["iPad mini 4", "iPad mini (5th generation)"], (768, 1024), at: 2, (1536, 2048), 7.9,
            upright: EdgeInsets(top: 20), sideways: EdgeInsets(top: 20), tablet),
        PublishedDevice(
            ["iPad (6th generation)", "iPad Air 2"], (768, 1024), at: 2, (1536, 2048), 9.7,
            upright: EdgeInsets(top: 20), sideways: EdgeInsets(top: 20), tablet),
        PublishedDevice(
            ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
            (810, 1080), at: 2, (1620, 2160), 10.2,
            upright: EdgeInsets(top: 20), sideways: EdgeInsets(top: 20), tablet),
        PublishedDevice(
            ["iPad Air (3rd generation)", "iPad Pro 10.5-inch"],
            (834, 1112), at: 2, (1668, 2224), 10.5,
            upright: EdgeInsets(top: 20), sideways: EdgeInsets(top: 20), tablet),
    ]

    static let tabletsWithIndicator = [
        PublishedDevice(
            ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
            (744, 1133), at: 2, (1488, 2266), 8.3,
            upright: EdgeInsets(top: 24, bottom: 20), sideways: EdgeInsets(top: 24, bottom: 20),
            tablet),
        PublishedDevice(
            [
                "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
                "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
            ], (820, 1180), at: 2, (1640, 2360), 10.9,
            upright: EdgeInsets(top: 24, bottom: 20), sideways: EdgeInsets(top: 24, bottom: 20),
            tablet),
        PublishedDevice(
            ["iPad Pro 11-inch"], (834, 1194), at: 2, (1668, 2388), 11,
            upright: EdgeInsets(top: 24, bottom: 20), sideways: EdgeInsets(top: 24, bottom: 20),
            tablet),
        PublishedDevice(
            ["iPad Pro 11-inch (M4)"], (834, 1210), at: 2, (1668, 2420), 11.1,
            upright: EdgeInsets(top: 24, bottom: 20), sideways: EdgeInsets(top: 24, bottom: 20),
            tablet),
        PublishedDevice(
            ["iPad Pro 12.9-inch", "iPad Air 13-inch (M2)"],
            (1024, 1366), at: 2, (2048, 2732), 12.9,
            upright: EdgeInsets(top: 24, bottom: 20), sideways: EdgeInsets(top: 24, bottom: 20),
            tablet),
        PublishedDevice(
            ["iPad Pro 13-inch"], (1032, 1376), at: 2, (2064, 2752), 13,
            upright: EdgeInsets(top: 24, bottom: 20), sideways: EdgeInsets(top: 24, bottom: 20),
            tablet),
    ]

    static let all =
        phonesWithButton + phonesWithNotch + phonesWithIsland + tabletsWithButton
        + tabletsWithIndicator
}

@Suite("Every device of the catalogue")
struct DeviceFiguresTests {
    @Test("has the figures that are published", arguments: PublishedDevice.all)
    func figures(published: PublishedDevice) throws {
        let (width, height) = published.points
        for name in published.names {
            let device = try #require(Device.named(name))
            expectEqual(device.name, name)
            expectEqual(device.size(in: .portrait), Size(width: width, height: height))
            expectEqual(device.size(in: .landscape), Size(width: height, height: width))
            expectEqual(device.scale, published.scale)
            expectEqual(device.pixelSize.width, published.pixels.width)
            expectEqual(device.pixelSize.height, published.pixels.height)
            expectEqual(device.diagonal, published.diagonal)
            expectEqual(device.safeAreaInsets(in: .portrait), published.upright)
            expectEqual(device.safeAreaInsets(in: .landscape), published.sideways)
            expectEqual(
                device.kind, (published.classes == PublishedDevice.tablet ? .tablet : .phone))
            let classes = [Device.Orientation.portrait, .landscape].flatMap { orientation in
                [Axis.horizontal, .vertical].map { device.sizeClass(of: $0, in: orientation) }
            }
            expectEqual(classes, published.classes)
        }
    }

    @Test("gives a window that shows it its size, scale, classes and safe area")
    func windows() throws {
        for published in PublishedDevice.all {
            let window = Window(frame: Rect(x: 0, y: 0, width: 1, height: 1))
            window.device = .named(published.names[0])
            try #require(window.device?.name == published.names[0])
            for orientation in [Device.Orientation.landscape, .portrait] {
                window.orientation = orientation
                let isUpright = orientation == .portrait
                let (width, height) = published.points
                expectEqual(
                    window.frame.size,
                    (isUpright
                        ? Size(width: width, height: height)
                        : Size(width: height, height: width)))
                expectEqual(
                    window.safeAreaInsets, (isUpright ? published.upright : published.sideways))
                expectEqual(window.traits.displayScale, published.scale)
                expectEqual(
                    [window.traits.horizontalSizeClass, window.traits.verticalSizeClass],
                    (isUpright
                        ? published.classes.prefix(2) : published.classes.suffix(2)).map { $0 })
            }
        }
    }

    @Test("is among those whose figures are checked here")
    func completeness() {
        expectEqual(
            PublishedDevice.all.flatMap(\.names).sorted(), Device.catalogue.map(\.name).sorted())
    }
}
