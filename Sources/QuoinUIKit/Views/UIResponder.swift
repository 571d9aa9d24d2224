/// What can be touched and typed into. Nothing touches or types here; code that is called by touches is
/// compiled, and can be called by tests.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationKeeper {
    /// What code that was written for Objective-C's runtime keeps with the object.
    final var associations: [UnsafeRawPointer: Association] = [:]

    public override init() {
        super.init()
    }
    /// What makes the delegates of apps and scenes, whose classes are all that is known of them. Every
    /// class has it that overrides `init()` or writes no initializer at all.
    public required convenience init(launched: Void) { self.init() }
    /// Kept, without effect: nothing is read from what a coder has written.
    open func encode(with coder: NSCoder) {}
    /// Called on Apple's systems when a nib was read; never here.
    open func awakeFromNib() {}
    /// Called on Apple's systems by Interface Builder; never here.
    open func prepareForInterfaceBuilder() {}

    /// Whether it is a screen in a stack, and lets the stack's bars add to the insets of what scrolls in it.
    @MainActor var insetsContentInStack: Bool { false }

    // MARK: What is said to those who do not see

    private lazy var accessibility = AccessibilityRecord()
    /// Kept, without effect.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    /// Kept, without effect.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// Kept, without effect.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// Kept, without effect.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// Kept: that of a view is its name in what Quoin says and draws.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set {
            accessibility.identifier = newValue
            (self as? UIView)?.node.name = newValue
        }
    }
    /// Kept, without effect.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    /// Kept, without effect.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Kept, without effect.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    /// Kept, without effect.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Kept, without effect.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// Kept, without effect.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame }
        set { accessibility.frame = newValue }
    }
    /// Kept, without effect.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    /// Kept, without effect.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }
    /// Kept, without effect.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// Kept, without effect.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
    /// Kept, without effect.
    open var largeContentTitle: String? {
        get { accessibility.largeContentTitle }
        set { accessibility.largeContentTitle = newValue }
    }
    /// Kept, without effect.
    open var showsLargeContentViewer: Bool {
        get { accessibility.showsLargeContentViewer }
        set { accessibility.showsLargeContentViewer = newValue }
    }
    /// Not called, for nobody touches. A test may call it.
    open func accessibilityActivate() -> Bool { false }
    /// Not called, for nobody touches. A test may call it.
    open func accessibilityIncrement() {}
    /// Not called, for nobody touches. A test may call it.
    open func accessibilityDecrement() {}
    /// Not called, for nobody touches. A test may call it.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Not called, for nobody touches. A test may call it.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Not called, for nobody touches. A test may call it.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// As in UIKit.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// As in UIKit; `nil` for one that there is not.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements else { return nil }
        return elements.indices.contains(index) ? elements[index] : nil
    }
    /// As in UIKit.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// Never called here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Never called here.
    open func accessibilityElementDidLoseFocus() {}

    /// Called with what was asked for with `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Touch and keys

    /// As in UIKit.
    open var next: UIResponder? { nil }
    /// As in UIKit.
    open var canBecomeFirstResponder: Bool { false }
    /// Always `true` here, unless a class of one's own says otherwise.
    open var canResignFirstResponder: Bool { true }
    /// As in UIKit.
    open var isFirstResponder: Bool { FirstResponders.shared.has(self) }
    /// As in UIKit: the one that was it in the same window is it no more. A view that no window shows can be it, too.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if FirstResponders.shared.has(self) { return true }
        guard canBecomeFirstResponder, mayBeginEditing(), FirstResponders.shared.give(to: self)
        else { return false }
        editingBegan()
        return true
    }
    /// As in UIKit.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard FirstResponders.shared.has(self) else { return true }
        guard FirstResponders.shared.isForced(self) || mayEndEditing() else { return false }
        giveUpFocus()
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
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Neither called nor with an effect here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Neither called nor with an effect here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
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

    // MARK: What classes of this library say otherwise

    /// The view that the responder is, or runs.
    var standingView: UIView? { nil }
    /// The surroundings of the view that the responder runs have changed.
    func traitsOfViewChanged(from previous: UITraitCollection) {}
    func mayBeginEditing() -> Bool { true }
    func mayEndEditing() -> Bool { true }
    func editingBegan() {}
    func editingEnded() {}

    final func giveUpFocus() {
        FirstResponders.shared.take(from: self)
        editingEnded()
    }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch has come.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    /// What touches.
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    /// As in UIKit.
    open var type: TouchType { .direct }
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
    /// As ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Always `0` here, unless a class of one's own says otherwise.
    open var force: CGFloat { 0 }
    /// Always `0` here, unless a class of one's own says otherwise.
    open var maximumPossibleForce: CGFloat { 0 }
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
    /// As in UIKit, where there were no others between.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// As in UIKit, where nobody knows what comes.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// A button that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var key: UIKey? { nil }
}
/// Buttons that are pressed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// Always empty here, unless a class of one's own says otherwise.
    open var allPresses: Set<UIPress> { [] }
}
