/// What can be touched and typed into. Nothing touches or types here; code that is called by touches is
/// compiled, and can be called by tests.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationKeeper {
    private var hasFocus = false
    /// What code that was written for Objective-C's runtime keeps with the object.
    final var associations: [UnsafeRawPointer: Any] = [:]

    public override init() {
        super.init()
    }
    /// Called on Apple's systems when a nib was read; never here.
    open func awakeFromNib() {}
    /// Called on Apple's systems by Interface Builder; never here.
    open func prepareForInterfaceBuilder() {}
    /// As in UIKit.
    open func accessibilityActivate() -> Bool { false }

    /// As in UIKit.
    open var next: UIResponder? { nil }
    /// As in UIKit.
    open var canBecomeFirstResponder: Bool { false }
    /// Always `true` here, unless a class of one's own says otherwise.
    open var canResignFirstResponder: Bool { true }
    /// As in UIKit.
    open var isFirstResponder: Bool { hasFocus }
    /// As in UIKit.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if canBecomeFirstResponder { hasFocus = true }
        return hasFocus
    }
    /// As in UIKit.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        hasFocus = false
        return true
    }
    /// As in UIKit.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// As in UIKit.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// As in UIKit.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// As in UIKit.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Neither called nor with an effect here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Neither called nor with an effect here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// As in UIKit.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// As in UIKit.
    open var inputView: UIView? { nil }
    /// As in UIKit.
    open var inputAccessoryView: UIView? { nil }
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Neither called nor with an effect here.
    open func reloadInputViews() {}
    /// Neither called nor with an effect here.
    open func paste(_ sender: Any?) {}
    /// As in UIKit.
    open func copy(_ sender: Any?) {}
    /// Neither called nor with an effect here.
    open func cut(_ sender: Any?) {}
    /// Neither called nor with an effect here.
    open func selectAll(_ sender: Any?) {}
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch has come.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    /// As in UIKit.
    open var phase: Phase { .began }
    /// Always `1` here, unless a class of one's own says otherwise.
    open var tapCount: Int { 1 }
    /// As in UIKit.
    open var timestamp: TimeInterval { 0 }
    /// As in UIKit.
    open var view: UIView? { nil }
    /// As in UIKit.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// As in UIKit.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something that was done to the device.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    /// What of its kind it is.
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    /// As in UIKit.
    open var type: EventType { .touches }
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var allTouches: Set<UITouch>? { nil }
    /// As in UIKit.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A key with its modifiers.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    /// As in UIKit.
    public convenience init(input: String, modifierFlags: Int, action: Selector) { self.init() }
}
