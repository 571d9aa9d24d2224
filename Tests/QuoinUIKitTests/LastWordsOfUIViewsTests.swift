import QuoinUIKit
import TestSupport
import Testing

/// What views do in their `deinit` leads back to them, from their subviews and from their constraints.
@MainActor
@Suite struct LastWordsOfUIViewsTests {
    private final class Panel: UIView {
        let label = UILabel()
        let guide = UILayoutGuide()
        private(set) var pinned: [NSLayoutConstraint] = []
        nonisolated(unsafe) var lastWords: @MainActor (Panel) -> Void = { _ in }

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            addLayoutGuide(guide)
            pinned = [
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 3),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
                guide.leadingAnchor.constraint(equalTo: label.trailingAnchor),
                label.widthAnchor.constraint(equalToConstant: 20),
            ]
            NSLayoutConstraint.activate(pinned)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            // What an app keeps weakly must not be what goes just now.
            handler = { [weak self] in self == nil }
        }
        var handler: () -> Bool = { false }

        deinit {
            let words = lastWords
            MainActor.assumeIsolated { [self] in words(self) }
        }
    }

    private static let words: [@MainActor (Panel) -> Void] = [
        { $0.label.removeFromSuperview() },
        { NSLayoutConstraint.deactivate($0.pinned) },
        { for constraint in $0.pinned { constraint.constant += 1 } },
        { $0.label.layoutIfNeeded() },
        { $0.setNeedsLayout() },
        { $0.layoutIfNeeded() },
        { $0.removeLayoutGuide($0.guide) },
        { $0.addSubview(UIView()) },
        { $0.removeFromSuperview() },
        { _ = $0.pinned.map { ($0.firstItem, $0.secondItem) } },
        { _ = $0.constraints },
        { $0.label.text = "a longer text" },
        { $0.label.isHidden = true },
        { _ = $0.label.convert(CGPoint(x: 1, y: 1), to: nil) },
        { $0.backgroundColor = .red },
    ]

    @MainActor @Test(arguments: 0..<15, [false, true])
    func `what is left of it stays whole`(word: Int, isShown: Bool) {
        expectEqual(Self.words.count, 15)
        weak var gone: Panel?
        weak var guide: UILayoutGuide?
        let label: UILabel
        let constraint: NSLayoutConstraint
        do {
            let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            panel.lastWords = Self.words[word]
            (gone, guide, label, constraint) = (panel, panel.guide, panel.label, panel.pinned[0])
            if isShown {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                window.addSubview(panel)
                window.layoutIfNeeded()
                expectEqual(label.frame.origin, CGPoint(x: 3, y: 4))
            }
        }
        expectTrue(gone == nil)
        expectTrue(guide == nil)
        expectTrue(label.superview == nil)
        expectTrue(constraint.secondItem == nil)
        expectTrue(constraint.firstItem === label)
        expectTrue(!constraint.isActive)

        let next = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        next.addSubview(label)
        label.topAnchor.constraint(equalTo: next.topAnchor, constant: 5).isActive = true
        label.leftAnchor.constraint(equalTo: next.leftAnchor, constant: 6).isActive = true
        next.layoutIfNeeded()
        expectEqual(label.frame.origin, CGPoint(x: 6, y: 5))
    }

    @MainActor @Test func `a constraint does not keep what it is between`() {
        let constraint: NSLayoutConstraint
        let impossible: NSLayoutConstraint
        let ofGuide: NSLayoutConstraint
        weak var view: UIView?
        weak var loose: UILayoutGuide?
        do {
            let (made, other, guide) = (UIView(), UIView(), UILayoutGuide())
            (view, loose) = (made, guide)
            made.addSubview(other)
            constraint = made.leftAnchor.constraint(equalTo: other.leftAnchor)
            impossible = NSLayoutConstraint(
                item: made, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
                multiplier: 1, constant: 0)
            ofGuide = guide.leftAnchor.constraint(equalTo: other.leftAnchor)
            for all in [constraint, impossible] {
                expectTrue(all.firstItem === made)
                expectTrue(all.secondItem === other)
            }
            expectTrue(ofGuide.firstItem === guide)
            expectTrue(ofGuide.secondItem === other)
        }
        expectTrue(view == nil)
        expectTrue(loose == nil)
        for all in [constraint, impossible, ofGuide] {
            expectTrue(all.firstItem == nil)
            expectTrue(all.secondItem == nil)
            expectTrue(all.description != "")
        }
    }

    @MainActor @Test func `views in views in views are freed one after another`() async {
        weak var innermost: UIView?
        do {
            let outermost = UIView()
            var inner = outermost
            for _ in 0..<20_000 {
                let next = UIView()
                inner.addSubview(next)
                inner = next
            }
            innermost = inner
        }
        expectTrue(innermost == nil)
    }
}
