/// What passwords have to be like. Nobody proposes any here.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
    /// As in UIKit.
    public let passwordRulesDescriptor: String
    /// As in UIKit.
    public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}
