import QuoinKit
import QuoinLayout

/// What a layout is looked at on: a device, how it is held, which way is read, and how large text is.
///
/// ```swift
/// let variants = LayoutVariant.all(
///     on: LayoutVariant.usualDevices, in: [.leftToRight, .rightToLeft], text: [.normal, .doubled])
/// print(variants.count)                       // 12
/// print(variants[1])                          // iPhone SE, doubled text
/// ```
public struct LayoutVariant: Hashable, Sendable {
    /// The device whose screen is filled.
    public var device: Device
    /// How it is held.
    public var orientation: Device.Orientation
    /// Which way is read.
    public var direction: LayoutDirection
    /// How large text is.
    public var textSize: TextSizeCategory

    /// Makes a variant; by default of a device that is held upright, in a language that is read from left
    /// to right, for people who have not chosen another size of text.
    public init(
        _ device: Device, _ orientation: Device.Orientation = .portrait,
        direction: LayoutDirection = .leftToRight, textSize: TextSizeCategory = .normal
    ) {
        self.device = device
        self.orientation = orientation
        self.direction = direction
        self.textSize = textSize
    }

    /// A narrow phone, a tall one, and a tablet.
    public static let usualDevices: [Device] = ["iPhone SE", "iPhone 16 Pro", "iPad Pro 11-inch"]
        .compactMap { Device.named($0) }

    /// Every combination, device by device.
    public static func all(
        on devices: [Device], held orientations: [Device.Orientation] = [.portrait],
        in directions: [LayoutDirection] = [.leftToRight],
        text sizes: [TextSizeCategory] = [.normal]
    ) -> [LayoutVariant] {
        devices.flatMap { device in
            orientations.flatMap { orientation in
                directions.flatMap { direction in
                    sizes.map {
                        LayoutVariant(device, orientation, direction: direction, textSize: $0)
                    }
                }
            }
        }
    }

    /// The size of the screen in points.
    public var size: Size { device.size(in: orientation) }
}

extension LayoutVariant: CustomStringConvertible {
    /// The device, and what is not as most people have it: `"iPhone SE, sideways, right to left"`.
    public var description: String {
        var parts = [device.name]
        if orientation == .landscape {
            parts.append("sideways")
        }
        if direction == .rightToLeft {
            parts.append("right to left")
        }
        if textSize != .normal {
            parts.append("\(textSize.shortName) text")
        }
        return parts.joined(separator: ", ")
    }
}

extension TextSizeCategory {
    /// Text as everyone has it who has not chosen another size: `large`.
    public static var normal: TextSizeCategory { .large }

    /// Text about twice as large, body text having 33 points instead of 17:
    /// `accessibilityLarge`.
    public static var doubled: TextSizeCategory { .accessibilityLarge }

    /// What the size is called where there is little room.
    var shortName: String {
        switch self {
        case .extraSmall: "smallest"
        case .small: "small"
        case .medium: "medium"
        case .large: "normal"
        case .extraLarge: "large"
        case .extraExtraLarge: "larger"
        case .extraExtraExtraLarge: "largest usual"
        case .accessibilityMedium: "28-point"
        case .accessibilityLarge: "doubled"
        case .accessibilityExtraLarge: "40-point"
        case .accessibilityExtraExtraLarge: "47-point"
        case .accessibilityExtraExtraExtraLarge: "tripled"
        }
    }
}
