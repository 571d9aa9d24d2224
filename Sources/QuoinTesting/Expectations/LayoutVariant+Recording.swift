import QuoinInspect
import QuoinKit

extension LayoutVariant {
    /// Makes a window that shows a controller.
    func window(showing controller: ViewController) -> Window {
        self.window {
            let window = Window(frame: .zero)
            window.rootViewController = controller
            return window
        }
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
        if textSize != .normal {
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
