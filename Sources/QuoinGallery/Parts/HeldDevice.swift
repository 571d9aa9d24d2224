import QuoinKit

/// A device on which an example is shown, and how it is held.
public struct HeldDevice: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// How it is held.
    public let orientation: Device.Orientation

    init?(_ name: String, _ orientation: Device.Orientation) {
        guard let device = Device.named(name) else { return nil }
        self.device = device
        self.orientation = orientation
    }
}
