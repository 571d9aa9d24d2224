import QuoinUIKit
import TestSupport
import Testing

/// Titles of buttons that take several lines.
@MainActor
@Suite struct ButtonLinesTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let long = "Go on with a title that does not fit into one line of such a button"

    private func button(
        width: CGFloat, _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = long
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(button)
        button.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: width).isActive = true
        window.layoutIfNeeded()
        return button
    }

    /// How high the button's title is in what its insets and its picture leave.
    private func height(_ button: UIButton, in width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = button.titleLabel?.font
        label.text = button.titleLabel?.text
        return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    @MainActor @Test
    func `a configuration has a long title broken, and the button as high as its lines`() {
        let button = button(width: 200)
        let line = button.titleLabel?.font.lineHeight ?? 0
        let lines = height(button, in: 200 - 24)
        expectTrue(lines >= 3 * line)
        expectEqual(button.frame.height, lines + 14)
        expectEqual(button.titleLabel?.frame.height, lines)
        expectEqual(button.sizeThatFits(CGSize(width: 200, height: 0)).height, lines + 14)
        button.configuration?.title = "Go"
        window.layoutIfNeeded()
        expectEqual(button.frame.height, line + 14)
    }

    @MainActor @Test
    func `a mode that cuts keeps it in one line, and so does what the label is told`() {
        let cut = button(width: 200) { $0.titleLineBreakMode = .byTruncatingTail }
        let line = cut.titleLabel?.font.lineHeight ?? 0
        expectEqual(cut.frame.height, line + 14)
        expectEqual(cut.titleLabel?.lineBreakMode, .byTruncatingTail)
        let said = button(width: 200)
        said.titleLabel?.numberOfLines = 1
        said.configuration?.title = long + long
        window.layoutIfNeeded()
        expectEqual(said.frame.height, line + 14)
    }

    @MainActor @Test func `a picture and insets leave less for it`() {
        UIImage.register("line of ButtonLinesTests", size: CGSize(width: 40, height: 10))
        let picture = UIImage(named: "line of ButtonLinesTests")
        let button = button(width: 200) {
            $0.image = picture
            $0.imagePadding = 6
            $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 20)
        }
        expectEqual(button.frame.height, height(button, in: 200 - 30 - 46) + 7)
    }

    @MainActor @Test func `a subtitle is broken, too`() throws {
        let button = button(width: 200) {
            $0.title = "Go"
            $0.subtitle = long
            $0.titlePadding = 5
        }
        let subtitle = try #require(button.subtitleLabel)
        let line = button.titleLabel?.font.lineHeight ?? 0
        expectTrue(subtitle.frame.height >= 2 * subtitle.font.lineHeight)
        expectEqual(button.frame.height, 14 + line + 5 + subtitle.frame.height)
    }

    @MainActor @Test func `without a configuration a title has one line again`() {
        let button = button(width: 200)
        button.configuration = nil
        button.setTitle(long, for: .normal)
        window.layoutIfNeeded()
        expectEqual(button.titleLabel?.numberOfLines, 1)
        expectEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
        expectTrue(button.frame.height < 40)
    }
}
