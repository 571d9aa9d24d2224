/// What the keyboard looks like. Nobody sees it.
public struct QuoinKeyboard: Sendable {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var appearance = UIKeyboardAppearance.default
    var enablesReturnKey = false
    var content: UITextContentType?
    var smartQuotes = UITextSmartQuotesType.default
    var smartDashes = UITextSmartDashesType.default
    var smartInsertDelete = UITextSmartInsertDeleteType.default
}

/// What says which keyboard comes.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

/// What takes single letters, as views for codes of several digits do. No key is pressed here; a test may call it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// What is typed into.
@preconcurrency @MainActor
public protocol UITextInput: AnyObject {
    /// What is kept of the keyboard. Not of UIKit: the properties that are, stand on it.
    var quoinKeyboard: QuoinKeyboard { get set }
}

extension UITextInput {
    /// As in UIKit.
    public var keyboardType: UIKeyboardType {
        get { quoinKeyboard.keyboardType }
        set { quoinKeyboard.keyboardType = newValue }
    }
    /// As in UIKit.
    public var returnKeyType: UIReturnKeyType {
        get { quoinKeyboard.returnKeyType }
        set { quoinKeyboard.returnKeyType = newValue }
    }
    /// As in UIKit.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { quoinKeyboard.autocapitalization }
        set { quoinKeyboard.autocapitalization = newValue }
    }
    /// As in UIKit.
    public var autocorrectionType: UITextAutocorrectionType {
        get { quoinKeyboard.autocorrection }
        set { quoinKeyboard.autocorrection = newValue }
    }
    /// As in UIKit.
    public var spellCheckingType: UITextSpellCheckingType {
        get { quoinKeyboard.spellChecking }
        set { quoinKeyboard.spellChecking = newValue }
    }
    /// As in UIKit.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { quoinKeyboard.appearance }
        set { quoinKeyboard.appearance = newValue }
    }
    /// As in UIKit.
    public var enablesReturnKeyAutomatically: Bool {
        get { quoinKeyboard.enablesReturnKey }
        set { quoinKeyboard.enablesReturnKey = newValue }
    }
    /// As in UIKit.
    public var textContentType: UITextContentType! {
        get { quoinKeyboard.content }
        set { quoinKeyboard.content = newValue }
    }
    /// As in UIKit.
    public var smartQuotesType: UITextSmartQuotesType {
        get { quoinKeyboard.smartQuotes }
        set { quoinKeyboard.smartQuotes = newValue }
    }
    /// As in UIKit.
    public var smartDashesType: UITextSmartDashesType {
        get { quoinKeyboard.smartDashes }
        set { quoinKeyboard.smartDashes = newValue }
    }
    /// As in UIKit.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { quoinKeyboard.smartInsertDelete }
        set { quoinKeyboard.smartInsertDelete = newValue }
    }
    private var written: String {
        (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? (self as? UISearchBar)?.text
            ?? ""
    }
    /// As in UIKit.
    public var hasText: Bool { !written.isEmpty }
    /// As in UIKit.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// As in UIKit.
    public var endOfDocument: UITextPosition { UITextPosition(written.utf16.count) }
    /// As in UIKit, of a text view, whose `selectedRange` it is; `nil` in fields, where nobody selects.
    public var selectedTextRange: UITextRange? {
        get {
            guard let selected = (self as? UITextView)?.selectedRange else { return nil }
            let (end, isTooFar) = selected.location.addingReportingOverflow(selected.length)
            guard selected.location >= 0, selected.length >= 0, !isTooFar else { return nil }
            return UITextRange(selected.location..<end)
        }
        set {
            guard let offsets = newValue?.offsets else { return }
            (self as? UITextView)?.selectedRange = NSRange(offsets)
        }
    }
    /// As in UIKit.
    public var markedTextRange: UITextRange? { nil }
    /// As in UIKit; `nil` for a place that there is not.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
        return !isTooFar && (0...written.utf16.count).contains(place) ? UITextPosition(place) : nil
    }
    /// As in UIKit.
    public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
    /// As in UIKit.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }
    /// As in UIKit.
    public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
    }
    /// As in UIKit; `nil` for a part that there is not.
    public func text(in range: UITextRange) -> String? {
        let text = written as NSString
        guard range.offsets.upperBound <= text.length else { return nil }
        return text.substring(
            with: NSRange(location: range.offsets.lowerBound, length: range.offsets.count))
    }
}

/// A place in text.
open class UITextPosition: NSObject, @unchecked Sendable {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}
/// A part of text.
open class UITextRange: NSObject, @unchecked Sendable {
    let offsets: Range<Int>
    init(_ offsets: Range<Int>) { self.offsets = offsets }
    /// As in UIKit.
    open var start: UITextPosition { UITextPosition(offsets.lowerBound) }
    /// As in UIKit.
    open var end: UITextPosition { UITextPosition(offsets.upperBound) }
    /// As in UIKit.
    open var isEmpty: Bool { offsets.isEmpty }
}
/// Which keys there are.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// What the last key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}
/// What becomes a capital.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether blanks come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Bright or dark keys.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    /// As in UIKit.
    public static var alert: UIKeyboardAppearance { .dark }
}
/// What is to be typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let name = UITextContentType(rawValue: "name")
    /// As in UIKit.
    public static let username = UITextContentType(rawValue: "username")
    /// As in UIKit.
    public static let password = UITextContentType(rawValue: "password")
    /// As in UIKit.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// As in UIKit.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// As in UIKit.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// As in UIKit.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// As in UIKit.
    public static let URL = UITextContentType(rawValue: "URL")
    /// As in UIKit.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// As in UIKit.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// As in UIKit.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// As in UIKit.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// As in UIKit.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
}
/// What is found in text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// As in UIKit.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// As in UIKit.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// As in UIKit.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// As in UIKit.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Who hears of typing in a line.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
}
extension UITextField {
    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
extension UITextFieldDelegate {
    /// As in UIKit.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// As in UIKit.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// As in UIKit.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// As in UIKit.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// As in UIKit: without it, ``textFieldDidEndEditing(_:)`` is called in its place.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        textFieldDidEndEditing(textField)
    }
    /// As in UIKit.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// As in UIKit.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// As in UIKit.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// As in UIKit.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
/// Who hears of typing in text.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
    /// As in UIKit.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// As in UIKit.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// As in UIKit.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// As in UIKit.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// As in UIKit.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// As in UIKit.
    public func textViewDidChange(_ textView: UITextView) {}
    /// As in UIKit.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
extension UIResponder {
    /// As in UIKit.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
    /// As in UIKit.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
    /// As in UIKit.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
    /// As in UIKit.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
    /// As in UIKit.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillFrame")
    /// As in UIKit.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidFrame")
    /// As in UIKit.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
    /// As in UIKit.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
    /// As in UIKit.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
    /// As in UIKit.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
    /// As in UIKit.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocal"
}
extension UIView {
    /// Tells those who have asked to hear it of what was done to a field.
    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
extension UITextField {
    /// As in UIKit.
    public static let textDidChangeNotification = Notification.Name("UITextFieldDidChange")
    /// As in UIKit.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldDidBegin")
    /// As in UIKit.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldDidEnd")
}
extension UITextView {
    /// As in UIKit.
    public static let textDidChangeNotification = Notification.Name("UITextViewDidChange")
    /// As in UIKit.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewDidBegin")
    /// As in UIKit.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewDidEnd")
}
