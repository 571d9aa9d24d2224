/// Something that has no place where there is no Objective-C and none of Apple's tools, and why.
struct KnownObstacle {
    var text: String
    /// What must stand in the same line behind it, if it is not an obstacle in any case.
    var followedBy: String?
    /// What must not stand there.
    var notFollowedBy: String?
    var reason: String

    /// Why a line cannot stay as it is, for each obstacle in it.
    ///
    /// - Parameter functions: What the file itself declares: to call that without an object is no obstacle.
    static func reasons(in code: String, besides functions: Set<String>) -> [String] {
        let ofWords = words.filter { SourcePort.position(of: $0.text, in: code[...]) != nil }
        return (ofWords + parts.filter { $0.stands(in: code, besides: functions) })
            .map { "\($0.text): \($0.reason)" }
    }

    private func stands(in code: String, besides functions: Set<String>) -> Bool {
        code.ranges(of: text).contains { found in
            let (before, rest) = (code[..<found.lowerBound], code[found.upperBound...])
            if text.first?.isLetter ?? false, let last = before.last {
                if SourcePort.isPartOfWord(last) || before.trimmedEnd.hasSuffix("func") {
                    return false
                }
            }
            let name = String(text.prefix { $0.isLetter })
            let isOwn = before.last != "." && functions.contains(name)
            return !isOwn && (followedBy.map(rest.contains) ?? true)
                && !(notFollowedBy.map(rest.contains) ?? false)
        }
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
            text: "NSStringFromSelector", reason: "there is no Objective-C that names methods"),
        exchange("class_getInstanceMethod"), exchange("class_getClassMethod"),
        exchange("class_addMethod"), exchange("class_replaceMethod"),
        exchange("method_exchangeImplementations"), exchange("method_getImplementation"),
        exchange("method_setImplementation"),
        KnownObstacle(text: "WKWebView", reason: "there is no WebKit"),
        KnownObstacle(text: "AVPlayer", reason: "there is no AVFoundation"),
        KnownObstacle(text: "AVPlayerLayer", reason: "there is no AVFoundation"),
        KnownObstacle(text: "UIWebView", reason: "there is no WebKit"),
        KnownObstacle(
            text: "UIAlertView", reason: "UIKit has it no more: take UIAlertController"),
        KnownObstacle(
            text: "UIActionSheet", reason: "UIKit has it no more: take UIAlertController"),
    ]
    private static func exchange(_ name: String) -> KnownObstacle {
        KnownObstacle(
            text: name, reason: "there is no Objective-C whose methods could be exchanged")
    }

    private static let accessor = "there is no Objective-C to find an accessor: name a method"
    private static let noKeys = "there is no Objective-C to look a key up"
    private static let parts = [
        KnownObstacle(text: "#selector(getter:", reason: accessor),
        KnownObstacle(text: "#selector(setter:", reason: accessor),
        KnownObstacle(
            text: "#selector(", notFollowedBy: "etter:",
            reason: "what it names must stand in its line, before any comment"),
        KnownObstacle(text: "value(forKey", reason: noKeys),
        KnownObstacle(text: "setValue(", followedBy: "forKey", reason: noKeys),
        KnownObstacle(
            text: "responds(to:",
            reason: "there is no Objective-C to ask for a method: give it a default, and call it"),
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
