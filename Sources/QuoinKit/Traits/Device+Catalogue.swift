import Quoin

extension Device {
    /// The known devices: phones from the smallest and oldest on, then tablets.
    public static let catalogue: [Device] = (phones + tablets).flatMap { $0.devices }

    /// The known device of that name, whose letters may be capitals or not, or nil.
    public static func named(_ name: String) -> Device? {
        catalogue.first { device in
            device.name.utf8.elementsEqual(name.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
        }
    }

    private static let phones: [Family] = [
        Family(
            ["iPhone 4", "iPhone 4s"], .phone(homeButton: true, top: 20),
            pixels: (640, 960), scale: 2, diagonal: 3.5, points: (320, 480)),
        Family(
            ["iPhone 5", "iPhone 5s", "iPhone SE"], .phone(homeButton: true, top: 20),
            pixels: (640, 1136), scale: 2, diagonal: 4.0, points: (320, 568)),
        Family(
            [
                "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
                "iPhone SE (3rd generation)",
            ],
            .phone(homeButton: true, top: 20),
            pixels: (750, 1334), scale: 2, diagonal: 4.7, points: (375, 667)),
        Family(
            ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
            .phone(homeButton: true, top: 20),
            pixels: (1080, 1920), scale: 3, diagonal: 5.5, points: (414, 736)),
        Family(
            ["iPhone X", "iPhone XS", "iPhone 11 Pro"], .phone(homeButton: false, top: 44),
            pixels: (1125, 2436), scale: 3, diagonal: 5.8, points: (375, 812)),
        Family(
            ["iPhone XR", "iPhone 11"], .phone(homeButton: false, top: 48),
            pixels: (828, 1792), scale: 2, diagonal: 6.1, points: (414, 896)),
        Family(
            ["iPhone XS Max", "iPhone 11 Pro Max"], .phone(homeButton: false, top: 44),
            pixels: (1242, 2688), scale: 3, diagonal: 6.5, points: (414, 896)),
        Family(
            ["iPhone 12 mini", "iPhone 13 mini"], .phone(homeButton: false, top: 50),
            pixels: (1080, 2340), scale: 3, diagonal: 5.4, points: (375, 812)),
        Family(
            [
                "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14",
                "iPhone 16e",
            ],
            .phone(homeButton: false, top: 47),
            pixels: (1170, 2532), scale: 3, diagonal: 6.1, points: (390, 844)),
        Family(
            ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
            .phone(homeButton: false, top: 47),
            pixels: (1284, 2778), scale: 3, diagonal: 6.7, points: (428, 926)),
        Family(
            ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
            .phone(homeButton: false, top: 59),
            pixels: (1179, 2556), scale: 3, diagonal: 6.1, points: (393, 852)),
        Family(
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
            .phone(homeButton: false, top: 59),
            pixels: (1290, 2796), scale: 3, diagonal: 6.7, points: (430, 932)),
        Family(
            ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], .phone(homeButton: false, top: 62),
            pixels: (1206, 2622), scale: 3, diagonal: 6.3, points: (402, 874)),
        Family(
            ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], .phone(homeButton: false, top: 62),
            pixels: (1320, 2868), scale: 3, diagonal: 6.9, points: (440, 956)),
    ]

    private static let tablets: [Family] = [
        Family(
            ["iPad mini 4", "iPad mini (5th generation)"], .tablet(homeButton: true),
            pixels: (1536, 2048), scale: 2, diagonal: 7.9, points: (768, 1024)),
        Family(
            ["iPad mini (6th generation)", "iPad mini (A17 Pro)"], .tablet(homeButton: false),
            pixels: (1488, 2266), scale: 2, diagonal: 8.3, points: (744, 1133)),
        Family(
            ["iPad (6th generation)", "iPad Air 2"], .tablet(homeButton: true),
            pixels: (1536, 2048), scale: 2, diagonal: 9.7, points: (768, 1024)),
        Family(
            ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
            .tablet(homeButton: true),
            pixels: (1620, 2160), scale: 2, diagonal: 10.2, points: (810, 1080)),
        Family(
            ["iPad Air (3rd generation)", "iPad Pro 10.5-inch"], .tablet(homeButton: true),
            pixels: (1668, 2224), scale: 2, diagonal: 10.5, points: (834, 1112)),
        Family(
            [
                "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
                "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
            ],
            .tablet(homeButton: false),
            pixels: (1640, 2360), scale: 2, diagonal: 10.9, points: (820, 1180)),
        Family(
            ["iPad Pro 11-inch"], .tablet(homeButton: false),
            pixels: (1668, 2388), scale: 2, diagonal: 11.0, points: (834, 1194)),
        Family(
            ["iPad Pro 11-inch (M4)"], .tablet(homeButton: false),
            pixels: (1668, 2420), scale: 2, diagonal: 11.1, points: (834, 1210)),
        Family(
            ["iPad Pro 12.9-inch", "iPad Air 13-inch (M2)"], .tablet(homeButton: false),
            pixels: (2048, 2732), scale: 2, diagonal: 12.9, points: (1024, 1366)),
        Family(
            ["iPad Pro 13-inch"], .tablet(homeButton: false),
            pixels: (2064, 2752), scale: 2, diagonal: 13.0, points: (1032, 1376)),
    ]
}

/// Devices that differ in nothing but their names.
private struct Family {
    /// What surrounds the screen, and so what it costs at the edges.
    enum Housing {
        /// A phone whose status bar, around a camera or not, is `top` high.
        case phone(homeButton: Bool, top: Double)
        case tablet(homeButton: Bool)
    }

    let devices: [Device]

    init(
        _ names: [String], _ housing: Housing, pixels: (Double, Double), scale: Double,
        diagonal: Double, points: (Double, Double)
    ) {
        devices = names.map { name in
            Device(
                name: name, kind: housing.kind,
                pixelSize: Size(width: pixels.0, height: pixels.1), scale: scale,
                diagonal: diagonal, size: Size(width: points.0, height: points.1),
                portraitSafeArea: housing.safeAreaInsets(in: .portrait),
                landscapeSafeArea: housing.safeAreaInsets(in: .landscape))
        }
    }
}

extension Family.Housing {
    var kind: Device.Kind {
        switch self {
        case .phone: .phone
        case .tablet: .tablet
        }
    }

    func safeAreaInsets(in orientation: Device.Orientation) -> EdgeInsets {
        switch (self, orientation) {
        case (.phone(homeButton: true, let top), .portrait):
            EdgeInsets(top: top)
        case (.phone(homeButton: true, _), .landscape):
            // Sideways these phones hide the status bar.
            .zero
        case (.phone(homeButton: false, let top), .portrait):
            EdgeInsets(top: top, bottom: 34)
        case (.phone(homeButton: false, let top), .landscape):
            // The camera may be at either side. Both keep clear of it, for symmetry.
            EdgeInsets(left: top, bottom: 21, right: top)
        case (.tablet(homeButton: true), _):
            EdgeInsets(top: 20)
        case (.tablet(homeButton: false), _):
            EdgeInsets(top: 24, bottom: 20)
        }
    }
}

extension UInt8 {
    /// The small letter for a capital one. The library's, for all of Unicode, needs tables that small
    /// systems lack.
    fileprivate var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
    }
}
