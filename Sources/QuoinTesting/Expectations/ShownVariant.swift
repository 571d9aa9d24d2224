import QuoinKit

/// What a layout is looked at on: a device, how it is held, which way is read, and how large text is.
struct ShownVariant {
    let device: Device
    let orientation: Device.Orientation
    let direction: LayoutDirection
    let textSize: TextSizeCategory

    /// Every combination, device by device.
    static func all(
        on devices: [Device], held orientations: [Device.Orientation],
        in directions: [LayoutDirection], text sizes: [TextSizeCategory]
    ) -> [ShownVariant] {
        devices.flatMap { device in
            orientations.flatMap { orientation in
                directions.flatMap { direction in
                    sizes.map {
                        ShownVariant(
                            device: device, orientation: orientation, direction: direction,
                            textSize: $0)
                    }
                }
            }
        }
    }

    /// Makes a window that a view fills.
    func window(showing view: View) -> Window {
        let window = emptyWindow()
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        return window
    }

    /// Makes a window that shows a controller.
    func window(showing controller: ViewController) -> Window {
        let window = emptyWindow()
        window.rootViewController = controller
        return window
    }

    private func emptyWindow() -> Window {
        let window = Window(frame: .zero)
        window.name = "window"
        window.traits.textSizeCategory = textSize
        window.layoutDirection = direction
        window.show(device, orientation)
        return window
    }

    /// The variant as a part of a file's name: `iphone-se.sideways.right-to-left`.
    var label: String {
        var parts = [Self.plain(device.name)]
        if orientation == .landscape {
            parts.append("sideways")
        }
        if direction == .rightToLeft {
            parts.append("right-to-left")
        }
        if textSize != .large {
            parts.append("text-\(Int(textSize.bodySize))")
        }
        return parts.joined(separator: ".")
    }

    /// The letters and digits of a name, with a hyphen where something else is.
    private static func plain(_ name: String) -> String {
        let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return words.isEmpty ? "device" : String(words.joined(separator: "-").prefix(60))
    }
}
