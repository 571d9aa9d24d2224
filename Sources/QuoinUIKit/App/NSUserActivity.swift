import Foundation

/// What somebody was at, to go on with it elsewhere. It is kept; nobody takes it up.
open class NSUserActivity: NSObject {
    /// As on Apple's systems.
    public let activityType: String
    /// As on Apple's systems.
    open var title: String?
    /// As on Apple's systems.
    open var userInfo: [AnyHashable: Any]?
    /// As on Apple's systems.
    open var requiredUserInfoKeys: Set<String>?
    /// As on Apple's systems.
    open var keywords: Set<String> = []
    /// As on Apple's systems.
    open var webpageURL: URL?
    /// As on Apple's systems.
    open var referrerURL: URL?
    /// As on Apple's systems.
    open var expirationDate: Date?
    /// As on Apple's systems.
    open var persistentIdentifier: String?
    /// As on Apple's systems.
    open var needsSave = false
    /// Kept, without effect.
    open var isEligibleForHandoff = true
    /// Kept, without effect.
    open var isEligibleForSearch = false
    /// Kept, without effect.
    open var isEligibleForPublicIndexing = false
    /// Kept, without effect.
    open var isEligibleForPrediction = false

    /// As on Apple's systems.
    public init(activityType: String) { self.activityType = activityType }

    /// As on Apple's systems.
    open func addUserInfoEntries(from other: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }
    /// Neither called nor with an effect here.
    open func becomeCurrent() {}
    /// Neither called nor with an effect here.
    open func resignCurrent() {}
    /// Neither called nor with an effect here.
    open func invalidate() {}
}

/// As on Apple's systems: what somebody was at when they opened a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What goes on with what somebody was at. Nobody asks it to.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {}
extension UIResponder: UIUserActivityRestoring {}
