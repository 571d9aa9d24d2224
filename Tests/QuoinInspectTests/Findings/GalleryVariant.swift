import QuoinGallery
import QuoinInspect
import QuoinKit

/// What a screen of the gallery is looked at on: a device, which way round, and how much room text takes.
struct GalleryVariant: CustomStringConvertible {
    let device: Device
    let orientation: Device.Orientation
    let direction: LayoutDirection
    /// How large text is; nil for text of the usual size that says everything twice.
    let textSize: TextSizeCategory?

    /// The screens without those that show what goes wrong.
    static let quietScreens = Gallery.examples.filter { $0.name != "debugging" }

    var description: String {
        let text = textSize.map { "\($0.bodySize)-point text" } ?? "doubled words"
        return "\(device.name), \(orientation), \(direction), \(text)"
    }

    /// What is told of a screen that was advanced some times, with its kind.
    func findings(on screen: GalleryExample, after steps: Int) -> [String] {
        let window = screen.window(of: device.size(in: orientation), steps: steps) { _ in }
        window.show(device, orientation)
        window.traits.layoutDirection = direction
        window.traits.textSizeCategory = textSize ?? .large
        window.doublesLocalizedText = textSize == nil
        return window.findings().map { "[\($0.kind)] \($0)" }
    }
}

// MARK: - Which ones

extension GalleryVariant {
    /// Every device that differs from those before it in more than its name, held both ways, read both ways,
    /// with text of all sizes and with doubled words.
    static var all: [GalleryVariant] {
        devices.flatMap { device in
            texts.flatMap { text in (0..<4).map { GalleryVariant(device, text, turn: $0) } }
        }
    }

    /// Some variants for a screen, as all of them take many minutes if nothing is optimized.
    ///
    /// The smallest phone has every other size of text, since that is where room gets scarce, and the largest
    /// tablet every fourth one. Of the devices between these, three have the largest text. How they are held and
    /// read goes round with the text, and another way round for the next screen, which has other sizes and devices,
    /// too. So each device, each size of text on both of the extreme devices, and each way round is looked at on
    /// several screens.
    static func selection(forScreen number: Int) -> [GalleryVariant] {
        guard let smallest = devices.first, let largest = devices.last else { return [] }
        let others = devices.dropFirst().dropLast().enumerated()
            .filter { $0.offset % 8 == number % 8 }.map { $0.element }
        return texts.enumerated().filter { ($0.offset + number) % 2 == 0 }
            .map { GalleryVariant(smallest, $1, turn: $0 / 2 + number) }
            + texts.enumerated().filter { ($0.offset + number) % 4 == 0 }
            .map { GalleryVariant(largest, $1, turn: $0 / 4 + number) }
            + others.enumerated().map {
                GalleryVariant($1, .accessibilityExtraExtraExtraLarge, turn: $0 + number / 8)
            }
    }

    private init(_ device: Device, _ textSize: TextSizeCategory?, turn: Int) {
        self.device = device
        orientation = turn % 2 == 0 ? .portrait : .landscape
        direction = turn / 2 % 2 == 0 ? .leftToRight : .rightToLeft
        self.textSize = textSize
    }

    private static let texts = TextSizeCategory.allCases.map(Optional.some) + [nil]

    /// From the smallest phone to the largest tablet, each kind once.
    private static let devices: [Device] = {
        var known: Set<Screen> = []
        return Device.catalogue.filter { known.insert(Screen($0)).inserted }
    }()

    /// What a layout sees of a device.
    private struct Screen: Hashable {
        let size: Size
        let scale: Double
        let covered: [EdgeInsets]
        let classes: [SizeClass]

        init(_ device: Device) {
            let orientations = Device.Orientation.allCases
            size = device.size(in: .portrait)
            scale = device.scale
            covered = orientations.map { device.safeAreaInsets(in: $0) }
            classes = orientations.flatMap { orientation in
                Axis.allCases.map { device.sizeClass(of: $0, in: orientation) }
            }
        }
    }
}
