import QuoinUIKit
import TestSupport
import Testing

/// What the library holds on to, and what not.
@MainActor
@Suite struct LettingGoTests {
    @MainActor @Test func `an action knows its sender, and does not keep it`() {
        weak var button: UIButton?
        weak var item: UIBarButtonItem?
        var senders: [ObjectIdentifier] = []
        do {
            let action = UIAction { action in
                if let sender = action.sender {
                    senders.append(ObjectIdentifier(sender as AnyObject))
                }
            }
            let made = UIButton(type: .system, primaryAction: action)
            made.sendActions(for: .touchUpInside)
            let other = UIBarButtonItem(title: "Save", primaryAction: action)
            other.perform()
            expectEqual(senders, [ObjectIdentifier(made), ObjectIdentifier(other)])
            (button, item) = (made, other)
        }
        expectTrue(button == nil)
        expectTrue(item == nil)
    }

    @MainActor @Test func `what is assigned under a key is not kept`() {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { place in
            guard let key = UnsafeRawPointer(place.baseAddress) else { return }
            weak var gone: UIView?
            let card = UIView()
            do {
                let deck = UIView()
                deck.addSubview(card)
                objc_setAssociatedObject(card, key, deck, .OBJC_ASSOCIATION_ASSIGN)
                expectTrue(objc_getAssociatedObject(card, key) as? UIView === deck)
                gone = deck
            }
            expectTrue(gone == nil)
            expectTrue(objc_getAssociatedObject(card, key) == nil)
            // A number has no life that could end.
            objc_setAssociatedObject(card, key, 5, .OBJC_ASSOCIATION_ASSIGN)
            expectEqual(objc_getAssociatedObject(card, key) as? Int, 5)
            objc_setAssociatedObject(card, key, UIView(), .OBJC_ASSOCIATION_RETAIN)
            expectTrue(objc_getAssociatedObject(card, key) is UIView)
            objc_setAssociatedObject(card, key, nil, .OBJC_ASSOCIATION_RETAIN)
            expectTrue(objc_getAssociatedObject(card, key) == nil)
        }
    }
}
