import QuoinUIKit
import TestSupport
import Testing

/// Little things that code counts on, and that are not worth a file each.
@MainActor
@Suite struct SmallNameTests {
    private final class Counter: NSObject {
        var said: [String] = []
        func plain() { said.append("plain") }
        func word(_ word: NSString) { said.append(String(describing: word)) }
    }

    @MainActor @Test func `objects call methods by selectors`() {
        let counter = Counter()
        counter.perform(Selector(Counter.plain))
        counter.perform(Selector(Counter.word), with: "one" as NSString)
        counter.performSelector(
            onMainThread: Selector(Counter.word), with: "two" as NSString, waitUntilDone: true)
        expectEqual(counter.said, ["plain", "one", "two"])
    }

    @MainActor @Test func `a method that is called on the main thread later is called later`()
        async throws
    {
        let counter = Counter()
        counter.performSelector(
            onMainThread: Selector(Counter.plain), with: nil, waitUntilDone: false)
        expectTrue(counter.said.isEmpty)
        for _ in 0..<1000 where counter.said.isEmpty {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        expectEqual(counter.said, ["plain"])
    }

    @MainActor @Test func `a constraint without a second item has no attribute of it`() {
        let view = UIView()
        let width = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
            multiplier: 1, constant: 20)
        expectEqual(width.secondAttribute, .notAnAttribute)
        expectTrue(width.secondItem == nil)
        width.isActive = true
        view.layoutIfNeeded()
        expectTrue(view.constraints.contains(width))
    }

    @MainActor @Test func `points, sizes and rectangles are printed in their short form`() {
        expectEqual("\(CGPoint(x: 1, y: 2.5))", "(1.0, 2.5)")
        expectEqual("\(CGSize(width: 3, height: 4))", "(3.0, 4.0)")
        expectEqual("\(CGRect(x: 1, y: 2, width: 3, height: 4))", "(1.0, 2.0, 3.0, 4.0)")
        expectEqual(CGRect.zero.debugDescription, "(0.0, 0.0, 0.0, 0.0)")
    }

    @MainActor @Test func `a view is its own for baselines, and no Mac is near`() {
        let view = UIView()
        expectTrue(view.forBaselineLayout() === view)
        expectTrue(!ProcessInfo.processInfo.isMacCatalystApp)
        expectTrue(!ProcessInfo.processInfo.isiOSAppOnMac)
    }

    @MainActor @Test func `a rotor finds what its search finds`() {
        let view = UIView()
        let parts = [UIView(), UIView()]
        let rotor = UIAccessibilityCustomRotor(systemType: .heading) { wish in
            let place = parts.firstIndex { $0 === wish.currentItem.targetElement }
            let next = place.map { wish.searchDirection == .next ? $0 + 1 : $0 - 1 } ?? 0
            return parts.indices.contains(next)
                ? UIAccessibilityCustomRotorItemResult(targetElement: parts[next], targetRange: nil)
                : nil
        }
        view.accessibilityCustomRotors = [rotor]
        expectEqual(view.accessibilityCustomRotors?.first?.systemRotorType, .heading)
        let wish = UIAccessibilityCustomRotorSearchPredicate()
        for part in parts {
            wish.currentItem = rotor.itemSearchBlock(wish) ?? wish.currentItem
            expectTrue(wish.currentItem.targetElement === part)
        }
        expectTrue(rotor.itemSearchBlock(wish) == nil)
        expectEqual(UIAccessibilityCustomRotor(name: "Notes") { _ in nil }.name, "Notes")
    }

    @MainActor @Test func `more that can be said is kept`() {
        let content = AXCustomContent(label: "Author", value: "Somebody")
        content.importance = .high
        expectTrue(content.label == "Author" && content.value == "Somebody")
        expectEqual(content.importance, .high)
    }

    @MainActor @Test func `a gesture of one's own need not say that it has no target`() {
        final class Press: UILongPressGestureRecognizer {
            var isReady = false
            override init(target: Any?, action: Selector?) {
                super.init(target: target, action: action)
                isReady = true
            }
        }
        final class Named: UIPanGestureRecognizer {
            init() {
                super.init(target: nil, action: nil)
                name = "pull"
            }
        }
        expectTrue(Press().isReady)
        expectEqual(Named().name, "pull")
    }
}
