import Quoin

/// Windows on the screens of known devices.
extension Window {
    /// The device whose screen the window fills. Setting it gives the window that screen's size, scale, size
    /// classes and safe area, in one transition.
    ///
    /// ```swift
    /// window.device = .named("iPhone 16 Pro")
    /// window.orientation = .landscape
    /// ```
    ///
    /// Setting nil leaves size and safe area as they are.
    public var device: Device? {
        get { shownDevice.device }
        set { show(newValue, orientation) }
    }

    /// How the device is held; upright by default. Setting it turns the device.
    public var orientation: Device.Orientation {
        get { shownDevice.orientation }
        set { show(device, newValue) }
    }

    /// Fills the screen of a device that is held in some way, in one transition.
    public func show(_ device: Device?, _ orientation: Device.Orientation) {
        shownDevice = ShownDevice(device: device, orientation: orientation)
        var newTraits = traits
        guard let device else {
            newTraits.stated.subtract([.horizontalSizeClass, .verticalSizeClass, .displayScale])
            traits = newTraits
            return
        }
        newTraits.horizontalSizeClass = device.sizeClass(of: .horizontal, in: orientation)
        newTraits.verticalSizeClass = device.sizeClass(of: .vertical, in: orientation)
        newTraits.displayScale = device.scale
        turn(
            toSize: device.size(in: orientation),
            safeAreaInsets: device.safeAreaInsets(in: orientation), traits: newTraits)
    }
}
