import QuoinUIKit
import TestSupport
import Testing

/// The delegates of what scrolls have the types that they have in UIKit.
@MainActor
@Suite struct TypedDelegateTests {
    private final class Teller: NSObject, UITableViewDelegate, UICollectionViewDelegate,
        UITextViewDelegate
    {
        var heard: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            heard.append("row \(path.row)")
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
            heard.append("item \(path.item)")
        }
        func textViewDidChange(_ textView: UITextView) { heard.append("text") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    }

    /// A text view that stands between itself and the app.
    private final class Between: UITextView {
        var told = 0
        override var delegate: (any UITextViewDelegate)? { didSet { told += 1 } }
        func change() {
            guard let delegate else { return }
            delegate.textViewDidChange(self)
        }
    }

    /// A text view that is its own delegate, and of which nobody can make another one.
    private final class SelfTold: UITextView, UITextViewDelegate {
        var changes = 0
        override var delegate: (any UITextViewDelegate)? {
            get { self }
            set {}
        }
        func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }

    private let teller = Teller()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    @MainActor @Test func `what a delegate is told can be told by the app`() {
        table.delegate = teller
        collection.delegate = teller
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
        if let delegate = collection.delegate {
            delegate.collectionView(collection, didSelectItemAt: IndexPath(item: 3, section: 0))
        }
        table.delegate?.scrollViewDidScroll(table)
        expectEqual(teller.heard, ["row 2", "item 3", "scroll"])
    }

    @MainActor @Test func `who knows only that something scrolls sets the same delegate`() {
        let all: [UIScrollView] = [table, collection, UIScrollView()]
        for view in all { view.delegate = teller }
        expectTrue(all.allSatisfy { $0.delegate === teller })
        expectTrue(table.delegate === teller && collection.delegate === teller)
        table.contentSize.height = 300
        table.contentOffset.y = 20
        expectEqual(teller.heard.filter { $0 == "scroll" }, ["scroll"])
        table.delegate = nil
        expectTrue((table as UIScrollView).delegate == nil)
    }

    @MainActor @Test func `a class of one's own overrides the delegate with its type`() {
        let view = Between()
        view.delegate = teller
        (view as UIScrollView).delegate = teller
        expectEqual(view.told, 2)
        view.change()
        expectEqual(teller.heard, ["text"])
    }

    @MainActor @Test func `who is told of typing is whom the class names`() {
        let view = SelfTold()
        view.delegate = teller
        view.insertText("A")
        expectEqual(view.changes, 1)
        expectTrue(teller.heard.isEmpty)
    }
}
