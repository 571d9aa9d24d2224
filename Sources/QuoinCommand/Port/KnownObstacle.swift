/// Something that has no place where there is no Objective-C and none of Apple's tools, and why.
struct KnownObstacle {
    var text: String
    /// What must stand in the same line behind it, if it is not an obstacle in any case.
    var followedBy: String?
    /// What must not stand there.
    var notFollowedBy: String?
    var reason: String

    /// Why a line cannot stay as it is, for each obstacle in it.
    static func reasons(in code: String) -> [String] {
        let ofWords = words.filter { SourcePort.position(of: $0.text, in: code[...]) != nil }
        return (ofWords + members.filter { $0.stands(in: code) }).map { "\($0.text): \($0.reason)" }
    }

    private func stands(in code: String) -> Bool {
        guard let found = code.firstRange(of: text) else { return false }
        let rest = code[found.upperBound...]
        return followedBy.map(rest.contains) ?? true && !(notFollowedBy.map(rest.contains) ?? false)
    }

    private static let words = [
        KnownObstacle(
            text: "UINib", reason: "nibs can be read by Apple's tools only: register the class"),
        KnownObstacle(
            text: "UIStoryboard",
            reason: "storyboards can be read by Apple's tools only: make the controller"),
        KnownObstacle(
            text: "NSDataAsset", reason: "catalogues can be read by Apple's tools only"),
        KnownObstacle(
            text: "#keyPath", reason: "there is no Objective-C to look a key path up"),
        KnownObstacle(
            text: "NSClassFromString", reason: "there is no Objective-C to look a class up"),
        KnownObstacle(text: "WKWebView", reason: "there is no WebKit"),
        KnownObstacle(text: "AVPlayer", reason: "there is no AVFoundation"),
        KnownObstacle(text: "AVPlayerLayer", reason: "there is no AVFoundation"),
        KnownObstacle(text: "UIWebView", reason: "there is no WebKit"),
        KnownObstacle(
            text: "UIAlertView", reason: "UIKit has it no more: take UIAlertController"),
        KnownObstacle(
            text: "UIActionSheet", reason: "UIKit has it no more: take UIAlertController"),
    ]
    private static let members = [
        KnownObstacle(
            text: ".value(forKey", reason: "there is no Objective-C to look a key up"),
        KnownObstacle(
            text: ".setValue(", followedBy: "forKey",
            reason: "there is no Objective-C to look a key up"),
        KnownObstacle(
            text: "perform(Selector(", notFollowedBy: "afterDelay:",
            reason: "there is no Objective-C to send a message: call the method"),
        KnownObstacle(
            text: "cancelPreviousPerformRequests(", followedBy: "selector:",
            reason: "methods cannot be told apart: cancel all that are put off for the object"),
        KnownObstacle(
            text: "Bundle.main.loadNibNamed", reason: "nibs can be read by Apple's tools only"),
    ]
}
