import QuoinUIKit
import TestSupport
import Testing

/// Views as people write them for UIKit.
@MainActor
@Suite struct ViewTests {
    final class Card: UIView {
        let title = UILabel()
        let icon = UIImageView(image: UIImage(name: "star", size: CGSize(width: 24, height: 24)))
        let button = UIButton(type: .system)
        var taps = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            title.text = "Lentil soup"
            title.numberOfLines = 0
            icon.setContentHuggingPriority(.required, for: .horizontal)
            button.setTitle("Cook", for: .normal)
            button.addTarget(self, action: Selector(tapped), for: .touchUpInside)
            for view in [icon, title, button] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                icon.topAnchor.constraint(equalTo: topAnchor, constant: 16),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                title.topAnchor.constraint(equalTo: icon.topAnchor),
                trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
                button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
                button.centerXAnchor.constraint(equalTo: centerXAnchor),
                button.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
                button.heightAnchor.constraint(equalToConstant: 44),
                bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 16),
            ])
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func tapped() { taps += 1 }
    }

    @MainActor @Test func `anchors place views as they do in UIKit`() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        card.layoutIfNeeded()
        expectEqual(card.icon.frame, CGRect(x: 16, y: 16, width: 24, height: 24))
        expectEqual(card.title.frame.minX, 48)
        expectEqual(card.title.frame.maxX, 304)
        expectEqual(card.button.frame.minX, 80)
        expectEqual(card.button.frame.size, CGSize(width: 160, height: 44))
    }

    @MainActor @Test func `leading is at the right where people read from there`() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        card.semanticContentAttribute = .forceRightToLeft
        card.layoutIfNeeded()
        expectEqual(card.icon.frame.maxX, 304)
        expectEqual(card.title.frame.maxX, 272)
    }

    @MainActor @Test func `a control tells its target, and not one that has gone`() {
        let card = Card()
        card.button.sendActions(for: .touchUpInside)
        card.button.sendActions(for: .valueChanged)
        expectEqual(card.taps, 1)
        card.button.removeTarget(card, action: nil, for: .allEvents)
        card.button.sendActions(for: .touchUpInside)
        expectEqual(card.taps, 1)
    }

    @MainActor @Test func `fitting takes the height that the content needs`() {
        let card = Card()
        let fit = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        // Above and below 16, a line of 17 points, 12 between, and the button.
        expectEqual(fit.height, 16 + card.title.intrinsicContentSize.height + 12 + 44 + 16)
    }

    @MainActor @Test func `a view keeps its subviews, and lets go of them`() {
        weak var gone: UIView?
        let root = UIView()
        do {
            let child = UIView()
            root.addSubview(child)
            gone = child
        }
        expectTrue(gone != nil)
        expectEqual(root.subviews.count, 1)
        gone?.removeFromSuperview()
        expectTrue(gone == nil)
        expectTrue(root.subviews.isEmpty)
    }

    @MainActor @Test func `a tree goes with its root, constraints and all`() {
        weak var card: UIView?
        weak var label: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let made = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            made.layoutIfNeeded()
            (card, label, constraint) = (made, made.title, made.constraints.first)
            expectTrue(constraint != nil)
            made.button.removeTarget(made, action: nil, for: .allEvents)
        }
        expectTrue(card == nil)
        expectTrue(label == nil)
        expectTrue(constraint == nil)
    }

    @MainActor @Test func `hooks are called in the order of UIKit`() {
        final class Child: UIView {
            var calls: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) {
                calls.append(newSuperview == nil ? "will leave" : "will come")
            }
            override func didMoveToSuperview() {
                calls.append(superview == nil ? "left" : "came")
            }
        }
        let (root, child) = (UIView(), Child())
        root.addSubview(child)
        child.removeFromSuperview()
        expectEqual(child.calls, ["will come", "came", "will leave", "left"])
    }

    @MainActor @Test func `looks of a view are those of its layer`() {
        let view = UIView()
        view.layer.cornerRadius = 12
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.red.cgColor
        view.layer.shadowOpacity = 0.5
        view.layer.shadowRadius = 6
        view.backgroundColor = .white
        expectEqual(view.quoin.node.cornerRadius, 12)
        expectEqual(view.quoin.node.shadow?.radius, 6)
        expectEqual(view.layer.backgroundColor, UIColor.white.cgColor)
        expectTrue(view.quoin.svg(size: CGSize(width: 50, height: 40)).contains("<svg"))
    }

    @MainActor @Test func `messages call views by their classes and identifiers`() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        card.title.accessibilityIdentifier = "title"
        let text = card.quoin.trace()
        expectTrue(text.contains("Card"))
        expectTrue(text.contains("UIImageView"))
        expectTrue(text.contains("title: UILabel"))
    }

    @MainActor @Test func `what cannot be compared is reported and listed, and holds nothing`() {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        var messages: [String] = []
        root.quoin.onDiagnostic { messages.append($0.message) }
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
            multiplier: 1, constant: 0)
        constraint.isActive = true
        expectTrue(constraint.isActive)
        expectTrue(root.constraints.contains(constraint))
        expectEqual(messages.count, 1)
        constraint.isActive = false
        expectTrue(!root.constraints.contains(constraint))
    }

    @MainActor @Test func `a label with insets of its own is as large as text and insets`() {
        final class Badge: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 16, height: size.height + 8)
            }
        }
        let (plain, badge) = (UILabel(), Badge())
        plain.text = "New"
        badge.text = "New"
        let stack = UIStackView(arrangedSubviews: [badge, plain])
        stack.axis = .vertical
        stack.alignment = .leading
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        expectEqual(size.width, plain.intrinsicContentSize.width + 16)
        expectEqual(size.height, 2 * plain.intrinsicContentSize.height + 8)
    }

    @MainActor @Test func `hidden views leave a stack, and scroll views take their content's size`()
    {
        let views = (0..<3).map { _ in UIView() }
        for view in views {
            view.heightAnchor.constraint(equalToConstant: 100).isActive = true
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        scroll.layoutIfNeeded()
        expectEqual(scroll.contentSize, CGSize(width: 200, height: 320))
        views[1].isHidden = true
        scroll.layoutIfNeeded()
        expectEqual(scroll.contentSize, CGSize(width: 200, height: 210))
    }

    @MainActor @Test func `a picture's size is read from its first bytes`() {
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
        png += [0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0]
        expectEqual(UIImage(data: Data(png), scale: 2)?.size, CGSize(width: 150, height: 100))
        expectTrue(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @MainActor @Test func `animations go by the clock of the window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.tick()
        var isDone = false
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { isDone = $0 })
        window.tick(after: 0.5)
        expectEqual(view.alpha, 0)
        expectTrue(!isDone)
        window.tick(after: 0.6)
        expectTrue(isDone)
    }

    @MainActor @Test func `an animation ends by the clock of any window, and once`() {
        let still = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.tick()
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
        window.tick(after: 0.5)
        expectTrue(ends.isEmpty)
        window.tick(after: 0.6)
        expectEqual(ends, [true])
        still.tick(after: 2)
        expectEqual(ends, [true])
        UIView.animate(
            withDuration: 0, animations: { view.alpha = 1 }, completion: { ends.append($0) })
        still.tick()
        window.tick()
        expectEqual(ends, [true, true])
    }
}
