import QuoinUIKit
import TestSupport
import Testing

/// What buttons show, whatever they showed before.
@MainActor
@Suite struct ButtonTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    /// A button in the corner of the root.
    private func inCorner(_ button: UIButton) -> UIButton {
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return button
    }
    private func width(of text: String, size: CGFloat) -> CGFloat {
        text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
    }
    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

    // MARK: Title

    @MainActor @Test func `a button grows with what is said to its title label`() throws {
        let button = inCorner(UIButton(type: .system))
        button.setTitle("Go on", for: .normal)
        root.layoutIfNeeded()
        expectTrue(isNear(button.frame.width, width(of: "Go on", size: 15).rounded(.up)))
        button.titleLabel?.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        expectTrue(isNear(button.frame.width, width(of: "Go on", size: 30).rounded(.up)))
        expectEqual(button.titleLabel?.frame.width.rounded(.up), button.frame.width)
    }

    @MainActor @Test func `a state for which a part is said has the normal state's other parts`() {
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.red, for: .highlighted)
        expectEqual(button.title(for: .highlighted), "Go")
        button.isHighlighted = true
        expectTrue(button.currentTitle == "Go" && button.currentTitleColor == .red)
    }

    @MainActor @Test func `a title of several lines is broken where the button ends`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
        button.setTitle("one two three four", for: .normal)
        button.titleLabel?.numberOfLines = 0
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        // The four words are wider than the button, two by two.
        expectEqual(title.frame.height, 4 * UIFont.systemFont(ofSize: 18).lineHeight)
        expectTrue(title.frame.minX >= 0 && title.frame.maxX <= 60)
        button.frame.size.height = 50
        button.layoutIfNeeded()
        expectTrue(title.frame.minY >= 0 && title.frame.maxY <= 50)
    }

    @MainActor @Test func `a title with attributes stays as it was set`() {
        let (button, text) = (UIButton(), NSMutableAttributedString(string: "Go"))
        button.setAttributedTitle(text, for: .normal)
        text.append(NSAttributedString(string: " on"))
        expectEqual(button.currentAttributedTitle?.string, "Go")
    }

    // MARK: Configurations

    @MainActor @Test func `a new configuration takes back what the former one said`() {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        button.configuration?.title = "Go"
        expectTrue(button.currentTitle == "Go" && button.currentTitleColor == .white)
        expectTrue(button.quoin.svg().contains("#007aff"))
        button.configuration = .plain()
        expectTrue(button.currentTitle == nil && button.currentTitleColor == .systemBlue)
        expectTrue(!button.quoin.svg().contains("<rect x"))
    }

    @MainActor @Test func `what is said last counts, by the configuration or for the normal state`()
    {
        let button = UIButton()
        button.setTitle("Stop", for: .normal)
        button.configuration = .plain()
        expectEqual(button.currentTitle, "Stop")
        button.configuration?.title = "Go"
        expectEqual(button.currentTitle, "Go")
        button.setTitle("Wait", for: .normal)
        expectEqual(button.currentTitle, "Wait")
        button.configuration = nil
        expectEqual(button.currentTitle, "Wait")
    }

    @MainActor @Test
    func `the ground has the colour, the corners and the edge that the configuration says`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        configuration.background.cornerRadius = 12
        configuration.background.strokeWidth = 3
        configuration.background.strokeColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        button.configuration = configuration
        let picture = button.quoin.svg()
        expectTrue(picture.contains("#ff0000") && picture.contains("rx=\"12\""))
        expectTrue(picture.contains("#00ff00") && picture.contains("stroke-width=\"3\""))
        button.configuration?.cornerStyle = .capsule
        expectTrue(button.quoin.svg().contains("rx=\"20\""))
        expectTrue(button.backgroundColor == nil)
    }

    @MainActor @Test func `the size says the font and the room around the title`() {
        let text = { (size: CGFloat) in
            "Go".size(withAttributes: [.font: UIFont.systemFont(ofSize: size)])
        }
        let sizes: [(UIButton.Configuration.Size, font: CGFloat, room: CGSize)] = [
            (.mini, 15, CGSize(width: 20, height: 10)), (.small, 15, CGSize(width: 20, height: 10)),
            (.medium, 17, CGSize(width: 24, height: 14)),
            (.large, 17, CGSize(width: 40, height: 30)),
        ]
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Go"
        for (size, font, room) in sizes {
            button.configuration?.buttonSize = size
            let wish = button.intrinsicContentSize
            expectTrue(isNear(wish.width, text(font).width + room.width))
            expectTrue(isNear(wish.height, text(font).height + room.height))
        }
        button.configuration?.contentInsets.top = 40
        button.configuration?.buttonSize = .medium
        expectTrue(isNear(button.intrinsicContentSize.height, text(17).height + 55))
        button.configuration?.setDefaultContentInsets()
        expectTrue(isNear(button.intrinsicContentSize.height, text(17).height + 14))
    }

    @MainActor @Test func `what cannot be tapped is grey`() {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.configuration?.title = "Go"
        button.configuration?.baseBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        expectTrue(button.quoin.svg().contains("#ff0000"))
        button.isEnabled = false
        expectEqual(button.titleLabel?.textColor, .tertiaryLabel)
        expectTrue(!button.quoin.svg().contains("#ff0000"))
        button.isEnabled = true
        expectEqual(button.titleLabel?.textColor, .white)
        let plain = UIButton(type: .system)
        plain.isEnabled = false
        expectEqual(plain.currentTitleColor, .tertiaryLabel)
        plain.setTitleColor(.red, for: .normal)
        expectEqual(plain.currentTitleColor, .red)
    }

    @MainActor @Test func `a sign is as large as the configuration or the state says`() {
        let button = UIButton(configuration: .plain())
        button.configuration?.image = UIImage(systemName: "plus")
        let usual = button.intrinsicContentSize
        button.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: 34)
        // Twice the usual 17.
        expectTrue(isNear(button.intrinsicContentSize.width - 24, 2 * (usual.width - 24)))
        let other = UIButton()
        other.setImage(UIImage(systemName: "plus"), for: .normal)
        let width = other.intrinsicContentSize.width
        other.setPreferredSymbolConfiguration(.init(pointSize: 51), forImageIn: .normal)
        // Each of them is rounded up.
        expectTrue(abs(other.intrinsicContentSize.width - 3 * width) < 3)
    }

    @MainActor @Test func `a picture behind the title is drawn`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setBackgroundImage(
            UIImage(name: "wood", size: CGSize(width: 9, height: 9)), for: .normal)
        expectTrue(button.quoin.svg().contains("wood"))
    }

    @MainActor @Test func `a handler of updates is called for each state, with the next layout`() {
        let button = inCorner(UIButton())
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration = .filled()
            button.configuration?.title = button.isSelected ? "Selected" : "Not"
            button.setNeedsUpdateConfiguration()
        }
        expectEqual(calls, 0)
        root.layoutIfNeeded()
        expectTrue(calls == 1 && button.currentTitle == "Not")
        root.layoutIfNeeded()
        expectEqual(calls, 1)
        button.isSelected = true
        root.layoutIfNeeded()
        expectTrue(calls == 2 && button.currentTitle == "Selected")
        // Twelve points are at either side.
        expectTrue(isNear(button.frame.width, width(of: "Selected", size: 17) + 24))
    }

    @MainActor @Test func `a button of one's own is updated, too`() {
        final class Toggle: UIButton {
            override func updateConfiguration() { configuration?.title = isSelected ? "On" : "Off" }
        }
        let toggle = Toggle(configuration: .plain())
        toggle.layoutIfNeeded()
        expectEqual(toggle.currentTitle, "Off")
        toggle.isSelected = true
        toggle.layoutIfNeeded()
        expectEqual(toggle.currentTitle, "On")
    }

    // MARK: Tint

    @MainActor @Test func `a tint reaches what is deep in what comes into a view`() {
        let (parent, bar, button) = (UIView(), UIView(), UIButton(type: .system))
        button.setTitle("Go", for: .normal)
        bar.addSubview(button)
        parent.tintColor = .red
        parent.addSubview(bar)
        expectEqual(button.titleLabel?.textColor, .red)
        bar.removeFromSuperview()
        expectEqual(button.titleLabel?.textColor, .systemBlue)
        bar.tintColor = .green
        parent.addSubview(bar)
        expectEqual(button.titleLabel?.textColor, .green)
    }

    @MainActor @Test func `the ground of a filled button follows the tint`() {
        let (parent, button) = (UIView(), UIButton(configuration: .filled()))
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        parent.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        parent.addSubview(button)
        expectTrue(button.quoin.svg().contains("#ff0000"))
    }

    // MARK: Places

    @MainActor @Test
    func `insets at the leading side are at the right where people read from there`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 40, bottom: 0, trailing: 0)
        let button = UIButton(configuration: configuration)
        button.semanticContentAttribute = .forceRightToLeft
        button.sizeToFit()
        button.layoutIfNeeded()
        expectTrue(isNear(try #require(button.titleLabel).frame.minX, 0))
        expectTrue(isNear(button.bounds.width, width(of: "Go", size: 17) + 40))
    }

    @MainActor @Test func `a picture is held in the button, and fills it if it is to`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
        button.setImage(UIImage(name: "x", size: CGSize(width: 100, height: 50)), for: .normal)
        button.layoutIfNeeded()
        expectEqual(button.imageView?.frame, button.bounds)
        button.frame.size = CGSize(width: 200, height: 160)
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        button.layoutIfNeeded()
        expectEqual(button.imageView?.frame, button.bounds)
        button.setTitle("Go", for: .normal)
        button.layoutIfNeeded()
        expectEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 100, height: 160))
        expectEqual(button.titleLabel?.frame, CGRect(x: 100, y: 0, width: 100, height: 160))
    }

    @MainActor @Test func `a title below a picture stays in a narrow button`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A long title"
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.image = UIImage(name: "x", size: CGSize(width: 20, height: 20))
        configuration.imagePlacement = .top
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel).frame
        expectTrue(title.minX == 0 && title.width == 50)
        expectTrue(button.imageView?.frame.minX == 15 && button.imageView?.frame.maxY == title.minY)
    }

    @MainActor @Test func `the baseline of a button is that of its title, however high it is`()
        throws
    {
        let button = inCorner(UIButton(type: .system))
        button.setTitle("Go", for: .normal)
        let height = button.heightAnchor.constraint(equalToConstant: 80)
        let label = UILabel()
        label.text = "Go"
        label.font = .systemFont(ofSize: 15)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            height, label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        expectTrue(isNear(title.frame.midY, 40) && isNear(label.frame.minY, title.frame.minY))
        height.constant = 120
        root.layoutIfNeeded()
        expectTrue(isNear(title.frame.midY, 60) && isNear(label.frame.minY, title.frame.minY))
        button.contentVerticalAlignment = .bottom
        root.layoutIfNeeded()
        expectTrue(isNear(title.frame.maxY, 120) && isNear(label.frame.minY, title.frame.minY))
    }
}
