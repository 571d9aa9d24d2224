/// What can be used: it tells its targets of what happens to it.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// What can happen to a control.
    public struct Event: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// As in UIKit.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// As in UIKit.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// As in UIKit.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// As in UIKit.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// As in UIKit.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// As in UIKit.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// As in UIKit.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// As in UIKit.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// As in UIKit.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// As in UIKit.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// As in UIKit.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// As in UIKit.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// As in UIKit.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// As in UIKit.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// As in UIKit.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// As in UIKit.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// As in UIKit.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// As in UIKit.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What state a control is in.
    public struct State: OptionSet, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let normal = State([])
        /// As in UIKit.
        public static let highlighted = State(rawValue: 1)
        /// As in UIKit.
        public static let disabled = State(rawValue: 2)
        /// As in UIKit.
        public static let selected = State(rawValue: 4)
        /// As in UIKit.
        public static let focused = State(rawValue: 8)
        /// As in UIKit.
        public static let application = State(rawValue: 0xFF0000)
        /// As in UIKit.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content stands from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    /// Where content stands from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    private var listeners: [ControlListener] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// As in UIKit.
    open var isEnabled = true { didSet { tellState() } }
    /// As in UIKit.
    open var isSelected = false { didSet { tellState() } }
    /// As in UIKit.
    open var isHighlighted = false { didSet { tellState() } }
    /// As in UIKit.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// As in UIKit.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// As in UIKit.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        switch contentHorizontalAlignment {
        case .leading: return isForward ? .left : .right
        case .trailing: return isForward ? .right : .left
        default: return contentHorizontalAlignment
        }
    }
    /// As in UIKit.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    /// As in UIKit.
    open var isTracking: Bool { false }
    /// Always `false` here, unless a class of one's own says otherwise.
    open var isTouchInside: Bool { false }
    /// Kept, without effect.
    open var showsMenuAsPrimaryAction = false
    /// Kept, without effect: nothing is dragged here.
    open var isSpringLoaded = false
    /// Kept, without effect.
    open var isContextMenuInteractionEnabled = false

    /// The state is another one: what depends on it is to be shown.
    func stateChanged() { node.setNeedsDisplay() }
    private func tellState() {
        stateChanged()
        valueChanged()
    }

    // MARK: Targets

    /// As in UIKit: called once for an event, however often it is added. Which actions are the same,
    /// ``Selector`` says. Without a target, whoever comes first of the responders from the control on and has
    /// the method is called.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        add(ControlListener(work: .method(ActionTarget(target, action)), events: events))
    }
    /// As in UIKit. An action that is none of the target's, as ``Selector`` compares them, stands for all of them.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        if target == nil, action == nil {
            leave(Array(listeners.indices), events)
        } else {
            let methods = listeners.indices.filter { listeners[$0].target != nil }
            let meant = listeners.compactMap(\.target).places(of: target, action)
            leave(meant.map { methods[$0] }, events)
        }
    }
    /// As in UIKit.
    open func addAction(_ action: UIAction, for events: Event) {
        add(ControlListener(work: .action(action), events: events))
    }
    /// As in UIKit.
    open func removeAction(_ action: UIAction, for events: Event) {
        let leaving = ControlListener(work: .action(action), events: events)
        leave(listeners.indices.filter { listeners[$0].isSame(as: leaving) }, events)
    }
    /// As in UIKit.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        leave(listeners.indices.filter { listeners[$0].action?.identifier == identifier }, events)
    }
    private func leave(_ places: [Int], _ events: Event) {
        for place in places { listeners[place].events.subtract(events) }
        listeners.removeAll { $0.events.isEmpty }
    }
    private func add(_ listener: ControlListener) {
        if let index = listeners.firstIndex(where: { $0.isSame(as: listener) }) {
            // Of actions with the same identifier the last one counts.
            let events = listeners[index].events.union(listener.events)
            listeners[index] = ControlListener(work: listener.work, events: events)
        } else {
            listeners.append(listener)
        }
    }
    /// As in UIKit.
    open var allTargets: Set<AnyHashable> {
        Set(listeners.compactMap { ($0.target?.object as? NSObject).map { AnyHashable($0) } })
    }
    /// As in UIKit.
    open var allControlEvents: Event { listeners.reduce(into: []) { $0.formUnion($1.events) } }

    /// Tells all who listen, as a touch would.
    open func sendActions(for events: Event) {
        for listener in listeners where !listener.events.isDisjoint(with: events) {
            tell(listener)
        }
        if events.contains(.touchUpInside), !events.contains(.primaryActionTriggered) {
            for listener in listeners where listener.events.contains(.primaryActionTriggered) {
                tell(listener)
            }
        }
    }
    private func tell(_ listener: ControlListener) {
        switch listener.work {
        case .method(let target):
            if !target.isGone { sendAction(target.action, to: target.object, for: UIEvent()) }
        case .action(let action): sendAction(action)
        }
    }
    /// As in UIKit: all actions that are added are done this way.
    open func sendAction(_ action: UIAction) {
        action.sender = self
        action.handler(action)
    }
    /// As in UIKit: all that targets are told goes this way.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target {
            action.call(target as AnyObject, [self, event])
        } else {
            _ = sequence(first: self as UIResponder) { $0.next }
                .first { action.call($0, [self, event]) }
        }
    }
    /// As in UIKit.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// As in UIKit.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Neither called nor with an effect here.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Neither called nor with an effect here.
    open func cancelTracking(with event: UIEvent?) {}
}
