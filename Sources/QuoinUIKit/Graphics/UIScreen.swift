import QuoinKit

/// The screen: 390 × 844 points, unless a test says otherwise.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// As in UIKit.
    public static let main = UIScreen()
    /// As in UIKit.
    public static var screens: [UIScreen] { [main] }
    /// How large it is. Set it before windows are made.
    open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// As in UIKit.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// As in UIKit.
    open var scale: CGFloat = 3
    /// As in UIKit.
    open var nativeScale: CGFloat { scale }
    /// As in UIKit.
    open var brightness: CGFloat = 0.5
    /// As in UIKit.
    open var maximumFramesPerSecond: Int { 60 }
    /// As in UIKit.
    open var traitCollection: UITraitCollection {
        UITraitCollection(around: TraitCollection(displayScale: Double(scale)))
    }
    /// As in UIKit.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// As in UIKit: nobody turns the screen, but a test a window.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
}

/// The device: a phone, unless a test says otherwise.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// As in UIKit.
    public static let current = UIDevice()
    /// As in UIKit.
    open var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// As in UIKit.
    open var name: String { "Quoin" }
    /// As in UIKit.
    open var model: String { "iPhone" }
    /// As in UIKit.
    open var localizedModel: String { "iPhone" }
    /// As in UIKit.
    open var systemName: String { "iOS" }
    /// As in UIKit.
    open var systemVersion: String { "17.0" }
    /// As in UIKit.
    open var orientation: UIDeviceOrientation { .portrait }
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var identifierForVendor: UUID? { nil }
    /// Kept, without effect.
    open var isBatteryMonitoringEnabled = false
    /// Always `1` here, unless a class of one's own says otherwise.
    open var batteryLevel: Float { 1 }
    /// Kept, without effect.
    open var isProximityMonitoringEnabled = false
    /// Always `false` here, unless a class of one's own says otherwise.
    open var proximityState: Bool { false }
    /// Never posted here.
    public static let proximityStateDidChangeNotification =
        Notification.Name("UIDeviceProximityStateDidChangeNotification")
    /// Always `true` here, unless a class of one's own says otherwise.
    open var isMultitaskingSupported: Bool { true }
    /// Neither called nor with an effect here.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Neither called nor with an effect here.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// As in UIKit.
    open func setValue(_ value: Any?, forKey key: String) {}
    /// As in UIKit.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientation")
    /// As in UIKit.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBattery")
}

/// As in UIKit.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
