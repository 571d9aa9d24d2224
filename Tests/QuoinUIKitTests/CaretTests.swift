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

    @MainActor @Test func `text that is set leaves it at the end`() {
        view.delegate = listener
        view.text = "four"
        view.attributedText = NSAttributedString(string: "🙂")
        view.text = ""
        view.text = ""
        expectEqual(listener.places, [4, 2, 0])
        expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
    }

    @MainActor @Test func `what is selected is told once, and typing goes on at the end`() {
        view.text = "word"
        view.delegate = listener
        view.selectedRange = NSRange(location: 1, length: 2)
        view.selectedRange = NSRange(location: 1, length: 2)
        expectEqual(listener.places, [1])
        view.insertText("s")
        expectEqual(view.text, "words")
        expectEqual(listener.places, [1, 5])
    }

    @MainActor @Test func `a range of text says the same`() {
        view.text = "word"
        expectTrue(view.selectedTextRange?.isEmpty == true)
        expectEqual(view.selectedTextRange?.start.offset(in: view), 4)
        view.selectedTextRange = view.textRange(
            from: view.beginningOfDocument, to: view.endOfDocument)
        expectEqual(view.selectedRange, NSRange(location: 0, length: 4))
        view.selectedTextRange = nil
        expectEqual(view.selectedRange, NSRange(location: 0, length: 4))
        for odd in [NSRange(location: -1, length: 9), NSRange(location: .max, length: 2)] {
            view.selectedRange = odd
            expectEqual(view.selectedTextRange?.end.offset(in: view), 4)
        }
        expectTrue(UITextField().selectedTextRange == nil)
    }

    @MainActor @Test
    func `a class that overrides attributed text hears of plain text, which stays plain`() {
        final class Note: UITextView {
            var heard: [String] = []
            override var attributedText: NSAttributedString! {
                get { super.attributedText }
                set {
                    heard.append(newValue.string)
                    super.attributedText = newValue
                }
            }
        }
        let note = Note()
        note.font = .systemFont(ofSize: 30)
        note.text = "plain"
        note.attributedText = NSAttributedString(string: "styled")
        expectEqual(note.heard, ["plain", "styled"])
        note.text = "again"
        expectEqual(note.text, "again")
        expectEqual(note.font, .systemFont(ofSize: 30))
    }
}

extension UITextPosition {
    @MainActor
    fileprivate func offset(in view: UITextView) -> Int {
        view.offset(from: view.beginningOfDocument, to: self)
    }
}
