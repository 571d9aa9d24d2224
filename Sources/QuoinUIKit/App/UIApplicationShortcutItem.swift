import Foundation

/// What the app's icon offers to do. Nobody presses it.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// As in UIKit.
    public let type: String
    /// As in UIKit.
    public let localizedTitle: String
    /// As in UIKit.
    public let localizedSubtitle: String?
    /// As in UIKit.
    public let icon: UIApplicationShortcutIcon?
    /// As in UIKit.
    public let userInfo: [String: any NSSecureCoding]?
    /// As in UIKit.
    public let targetContentIdentifier: Any? = nil

    /// As in UIKit.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil,
        icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle) = (type, localizedTitle)
        (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
    }
}

/// The picture beside what the icon offers. Nobody sees it.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// As in UIKit.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home
        case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date
        case time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle
        case audio, update
    }
    /// Kept, without effect.
    public init(type: IconType) {}
    /// Kept, without effect.
    public init(templateImageName name: String) {}
    /// Kept, without effect.
    public init(systemImageName name: String) {}
}

extension UIApplication {
    /// Whether something new was loaded in the background.
    public typealias BackgroundFetchResult = UIBackgroundFetchResult
}

/// Whether something new was loaded in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
