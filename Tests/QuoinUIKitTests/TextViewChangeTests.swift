import QuoinUIKit
import TestSupport
import Testing

/// What a text view follows when it was laid out before.
@MainActor
@Suite struct TextViewChangeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func `it scrolls over larger text when people choose larger text`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "A text of several words"
        window.addSubview(view)
        window.layoutIfNeeded()
        let usual = view.contentSize.height
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        expectTrue(view.contentSize.height > usual)
        expectEqual(view.contentSize.height, view.sizeThatFits(view.bounds.size).height)
    }

    @Test(arguments: [true, false])
    func `its text stands on its first baseline, though it was empty before`(scrolls: Bool) {
        let (early, late) = (UITextView(), UITextView())
        for view in [early, late] {
            view.isScrollEnabled = scrolls
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.heightAnchor.constraint(equalToConstant: 64),
                view.firstBaselineAnchor.constraint(equalTo: window.topAnchor, constant: 50),
            ])
        }
        early.text = "line\nbreak"
        window.layoutIfNeeded()
        late.text = "line\nbreak"
        window.layoutIfNeeded()
        // The first line stands 8 points below the top of either.
        expectEqual(early.frame.minY, late.frame.minY)
    }
}
