import QuoinUIKit
import TestSupport
import Testing

/// Where the caret of a text view is, and who hears of it.
@MainActor
@Suite struct CaretTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var places: [Int] = []
        func textViewDidChangeSelection(_ textView: UITextView) {
            places.append(textView.selectedRange.location)
        }
    }
    private let view = UITextView()
    private let listener = Listener()

    @Test func `text that is set leaves it at the end`() {
        view.delegate = listener
        view.text = "four"
        view.attributedText = NSAttributedString(string: "🙂")
        view.text = ""
        view.text = ""
        expectEqual(listener.places, [4, 2, 0])
        expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
    }

    @Test func `what is selected is told once, and typing goes on at the end`() {
        view.text = "word"
        view.delegate = listener
        view.selectedRange = NSRange(location: 1, length: 2)
        view.selectedRange = NSRange(location: 1, length: 2)
        expectEqual(listener.places, [1])
        view.insertText("s")
        expectEqual(view.text, "words")
        expectEqual(listener.places, [1, 5])
    }
}
