import QuoinUIKit
import TestSupport
import Testing

/// Who has the keyboard.
@MainActor
@Suite struct FirstResponderTests {
    private let window = UIWindow()
    private let name = UITextField()
    private let city = UITextField()
    private let notes = UITextView()
    private let teller = Teller()

    /// Keeps what it hears, and says no to what it is told to.
    private final class Teller: NSObject, UITextFieldDelegate, UITextViewDelegate,
        UISearchBarDelegate
    {
        var heard: [String] = []
        var refused: Set<String> = []

        private func ask(_ question: String) -> Bool {
            heard.append(question + "?")
            return !refused.contains(question)
        }
        private func part(_ view: UIView) -> String { view.accessibilityIdentifier ?? "" }

        func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
            ask("begin " + part(field))
        }
        func textFieldDidBeginEditing(_ field: UITextField) { heard.append("began " + part(field)) }
        func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ask("end " + part(field)) }
        func textFieldDidEndEditing(_ field: UITextField) { heard.append("ended " + part(field)) }
        func textViewShouldBeginEditing(_ view: UITextView) -> Bool { ask("begin " + part(view)) }
        func textViewDidBeginEditing(_ view: UITextView) { heard.append("began " + part(view)) }
        func textViewShouldEndEditing(_ view: UITextView) -> Bool { ask("end " + part(view)) }
        func textViewDidEndEditing(_ view: UITextView) { heard.append("ended " + part(view)) }
        func textViewDidChange(_ view: UITextView) { heard.append("text " + view.text) }
        func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool { ask("begin search") }
        func searchBarTextDidBeginEditing(_ bar: UISearchBar) { heard.append("began search") }
        func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool { ask("end search") }
        func searchBarTextDidEndEditing(_ bar: UISearchBar) { heard.append("ended search") }
        func searchBar(_ bar: UISearchBar, textDidChange text: String) {
            heard.append("text " + text)
        }
    }

    init() {
        (name.delegate, city.delegate, notes.delegate) = (teller, teller, teller)
        (name.accessibilityIdentifier, city.accessibilityIdentifier) = ("name", "city")
        notes.accessibilityIdentifier = "notes"
        for view in [name, city, notes] { window.addSubview(view) }
    }

    @MainActor @Test func `one at a time has it, and is asked before it loses it`() {
        expectTrue(name.becomeFirstResponder())
        expectEqual(teller.heard, ["begin name?", "began name"])
        expectTrue(name.becomeFirstResponder())
        expectEqual(teller.heard.count, 2)
        teller.heard = []
        expectTrue(city.becomeFirstResponder())
        expectEqual(teller.heard, ["begin city?", "end name?", "ended name", "began city"])
        expectTrue(!name.isFirstResponder && city.isFirstResponder)
        teller.heard = []
        teller.refused = ["end city"]
        expectTrue(!notes.becomeFirstResponder())
        expectTrue(!city.resignFirstResponder())
        expectEqual(teller.heard, ["begin notes?", "end city?", "end city?"])
        expectTrue(city.isFirstResponder && city.isEditing && !notes.isFirstResponder)
        teller.refused = ["begin notes"]
        expectTrue(!notes.becomeFirstResponder())
        expectTrue(city.isFirstResponder)
        teller.refused = []
        teller.heard = []
        expectTrue(notes.becomeFirstResponder())
        expectTrue(notes.resignFirstResponder())
        expectEqual(
            teller.heard,
            [
                "begin notes?", "end city?", "ended city", "began notes", "end notes?",
                "ended notes",
            ])
        // Who does not have it gives it up at once.
        expectTrue(name.resignFirstResponder())
    }

    @MainActor @Test func `each window has one of its own, and so has a tree that no window shows`()
    {
        let (other, away) = (UITextField(), UITextField())
        let second = UIWindow()
        second.addSubview(other)
        let box = UIView()
        box.addSubview(away)
        for field in [name, other, away] { expectTrue(field.becomeFirstResponder()) }
        for field in [name, other, away] { expectTrue(field.isFirstResponder) }
    }

    @MainActor @Test func `editing ends for all that is in a view, with force without a question`()
    {
        expectTrue(!window.endEditing(true))
        name.becomeFirstResponder()
        let box = UIView()
        window.addSubview(box)
        expectTrue(!box.endEditing(true))
        expectTrue(name.isFirstResponder)
        teller.refused = ["end name"]
        expectTrue(!window.endEditing(false))
        expectTrue(name.isFirstResponder)
        teller.heard = []
        expectTrue(window.endEditing(true))
        expectEqual(teller.heard, ["ended name"])
        expectTrue(!name.isFirstResponder)
    }

    @MainActor @Test func `what leaves the window, or cannot be used, loses it`() {
        let box = UIView()
        window.addSubview(box)
        box.addSubview(name)
        teller.refused = ["end name", "end city"]
        name.becomeFirstResponder()
        box.removeFromSuperview()
        expectTrue(!name.isFirstResponder)
        expectEqual(teller.heard.last, "ended name")
        city.becomeFirstResponder()
        // Elsewhere in the same window it keeps it.
        window.addSubview(box)
        box.addSubview(city)
        expectTrue(city.isFirstResponder)
        city.isEnabled = false
        expectTrue(!city.isFirstResponder)
        expectTrue(!city.becomeFirstResponder())
        city.isEnabled = true
        expectTrue(city.becomeFirstResponder())
        UIWindow().addSubview(city)
        expectTrue(!city.isFirstResponder)
    }

    @MainActor @Test func `a controller has it until its view has gone`() {
        final class Shaken: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let controller = Shaken()
        window.rootViewController = controller
        expectTrue(controller.becomeFirstResponder())
        name.becomeFirstResponder()
        expectTrue(!controller.isFirstResponder)
        controller.becomeFirstResponder()
        expectTrue(!name.isFirstResponder)
        window.rootViewController = nil
        expectTrue(!controller.isFirstResponder)
    }

    @MainActor @Test func `a text that is only read tells nothing of it`() {
        notes.isEditable = false
        expectTrue(notes.becomeFirstResponder())
        expectTrue(notes.resignFirstResponder())
        expectTrue(teller.heard.isEmpty)
        notes.isSelectable = false
        expectTrue(!notes.canBecomeFirstResponder)
        expectTrue(!notes.becomeFirstResponder())
    }

    @MainActor @Test func `a line to search in has it through its field`() {
        let bar = UISearchBar()
        bar.delegate = teller
        window.addSubview(bar)
        name.becomeFirstResponder()
        teller.heard = []
        expectTrue(bar.becomeFirstResponder())
        expectTrue(bar.isFirstResponder && bar.searchTextField.isFirstResponder)
        bar.searchTextField.insertText("so")
        bar.searchTextField.insertText("up")
        expectTrue(bar.resignFirstResponder())
        expectEqual(
            teller.heard,
            [
                "begin search?", "end name?", "ended name", "began search", "text so", "text soup",
                "end search?", "ended search",
            ])
        expectTrue(!bar.isFirstResponder)
    }

    @MainActor @Test func `typing is told to targets, delegates and observers`() {
        @MainActor
        final class Counter: NSObject {
            var changes = 0
            var posts = 0
            func changed(_ field: UITextField) { changes += 1 }
            func posted(_ notification: Notification) { posts += 1 }
        }
        let counter = Counter()
        name.addTarget(counter, action: Selector(Counter.changed), for: .editingChanged)
        for (kind, view) in [
            (UITextField.textDidChangeNotification, name as UIView),
            (UITextField.textDidBeginEditingNotification, name),
            (UITextView.textDidChangeNotification, notes),
        ] {
            NotificationCenter.default.addObserver(
                counter, selector: Selector(Counter.posted), name: kind, object: view)
        }
        name.insertText("Ada")
        name.deleteBackward()
        expectEqual(name.text, "Ad")
        expectEqual(counter.changes, 2)
        expectEqual(counter.posts, 2)
        name.text = ""
        name.deleteBackward()
        expectEqual(counter.changes, 2)
        name.becomeFirstResponder()
        expectEqual(counter.posts, 3)
        teller.heard = []
        notes.insertText("Sal")
        notes.deleteBackward()
        expectEqual(teller.heard, ["text Sal", "text Sa"])
        expectEqual(counter.posts, 5)
    }
}
