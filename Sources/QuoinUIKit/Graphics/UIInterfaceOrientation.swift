/// Which way up the screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    /// As in UIKit.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// As in UIKit.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// In which ways a screen may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// As in UIKit.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// As in UIKit.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// As in UIKit.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// As in UIKit.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// As in UIKit.
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .landscape, .portraitUpsideDown,
    ]
    /// As in UIKit.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// As in UIKit.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// As in UIKit.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
/// How the status bar goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
