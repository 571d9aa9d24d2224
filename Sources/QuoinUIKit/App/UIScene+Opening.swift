import Foundation

extension UIScene.ConnectionOptions {
    /// As in UIKit.
    public var sourceApplication: String? { nil }
    /// Nobody was at anything.
    public var userActivities: Set<NSUserActivity> { [] }
    /// As in UIKit.
    public var handoffUserActivityType: String? { nil }
    /// Nothing was chosen at the app's icon.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
}
