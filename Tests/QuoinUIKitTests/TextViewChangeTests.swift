import QuoinUIKit
import TestSupport
import Testing

/// What a text view follows when it was laid out before.
@MainActor
@Suite struct TextViewChangeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @MainActor @Test func `it scrolls over larger text when people choose larger text`() {
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

    @MainActor @Test(arguments: [true, false])
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

    /// A bar as high as the text in it, which follows the size of that as libraries write it.
    private final class Bar: UIView {
        let text = UITextView()
        private var observation: NSKeyValueObservation?

        override init(frame: CGRect) {
            super.init(frame: frame)
            text.textContainerInset = .zero
            text.font = .systemFont(ofSize: 16)
            addSubview(text)
            observation = text.observe(\.contentSize, options: .new) { [unowned self] _, _ in
                MainActor.assumeIsolated { follow() }
            }
        }
        required init?(coder: NSCoder) { nil }

        private func follow() {
            frame.size.height = text.contentSize.height + 34
            layoutIfNeeded()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            let height = text.contentSize.height
            text.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        }
    }

    @MainActor @Test func `a bar that is laid out while its text is knows how high that is`() {
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window.addSubview(bar)
        window.layoutIfNeeded()
        let line = try? #require(bar.text.font?.lineHeight)
        let one = bar.text.sizeThatFits(CGSize(width: 200, height: 0)).height
        expectTrue(one >= line ?? 100)
        expectEqual(bar.frame.height, one + 34)
        expectEqual(bar.text.frame.height, one)
        bar.text.text = "a\nb\nc"
        window.layoutIfNeeded()
        let three = bar.text.sizeThatFits(CGSize(width: 200, height: 0)).height
        expectTrue(three > 2 * one)
        expectEqual(bar.text.frame.height, three)
    }
}
