import QuoinUIKit
import TestSupport
import Testing

/// Titles of buttons whose configuration says how their parts look.
@MainActor
@Suite struct ConfiguredTitleTests {
    private func width(of text: String, size: CGFloat) -> CGFloat {
        text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
    }
    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }
    /// Twelve points are at either side of a title.
    private func titleWidth(of button: UIButton) -> CGFloat {
        button.intrinsicContentSize.width - 24
    }

    @MainActor @Test func `a title is as large as the font of its attributes`() {
        var attributes = AttributeContainer()
        attributes.font = .systemFont(ofSize: 30)
        attributes.foregroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("Go on", attributes: attributes)
        let button = UIButton(configuration: configuration)
        expectEqual(button.currentTitle, "Go on")
        expectTrue(isNear(titleWidth(of: button), width(of: "Go on", size: 30)))
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        expectTrue(button.quoin.svg().contains("#ff0000"))
        button.tintColor = .green
        expectTrue(button.quoin.svg().contains("#ff0000"))
    }

    @MainActor @Test func `each part has its own font, or that of the title label`() {
        var title = AttributedString("Go ")
        var end = AttributedString("on")
        end.font = .systemFont(ofSize: 30)
        title.append(end)
        let button = UIButton(configuration: .filled())
        button.configuration?.attributedTitle = title
        // The configured buttons that are made by `init(configuration:)` have letters of 17 points.
        expectTrue(
            isNear(titleWidth(of: button), width(of: "Go ", size: 17) + width(of: "on", size: 30)))
    }

    @MainActor @Test func `titles follow the text size that people choose`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.makeKeyAndVisible()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go on"
        let button = UIButton(configuration: configuration)
        window.addSubview(button)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        // The third of the accessibility sizes has body text of 40 points.
        expectTrue(isNear(titleWidth(of: button), width(of: "Go on", size: 40)))
    }

    @MainActor @Test
    func `a transformer is given what the title has, and what it gives back is shown`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go on"
        configuration.baseForegroundColor = .brown
        var given: [AttributeContainer] = []
        configuration.titleTextAttributesTransformer = .init { incoming in
            given.append(incoming)
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 20)
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        expectEqual(given.last?.font, .preferredFont(forTextStyle: .body))
        expectEqual(given.last?.foregroundColor, .brown)
        expectTrue(isNear(titleWidth(of: button), width(of: "Go on", size: 20)))
        button.configuration?.titleTextAttributesTransformer = nil
        expectTrue(isNear(titleWidth(of: button), width(of: "Go on", size: 17)))
    }

    @MainActor @Test func `title and attributed title are one, and the last one counts`() {
        var configuration = UIButton.Configuration.plain()
        var attributed = AttributedString("Go")
        attributed.font = .systemFont(ofSize: 30)
        configuration.attributedTitle = attributed
        expectEqual(configuration.title, "Go")
        configuration.title = "Stop"
        expectEqual(configuration.attributedTitle, AttributedString("Stop"))
        configuration.attributedTitle = nil
        expectTrue(configuration.title == nil)
    }

    @MainActor @Test func `the title that was set for a state has nothing of the configuration's`()
    {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString(
            "Go", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 30)]))
        let button = UIButton(configuration: configuration)
        button.setTitle("Chosen", for: .selected)
        button.isSelected = true
        expectTrue(isNear(titleWidth(of: button), width(of: "Chosen", size: 17)))
        button.isSelected = false
        expectTrue(isNear(titleWidth(of: button), width(of: "Go", size: 30)))
    }

    @MainActor @Test func `transformers change the colours of the ground`() {
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.configuration?.background.backgroundColor = UIColor(white: 1, alpha: 1)
        button.configuration?.background.strokeWidth = 2
        button.configuration?.background.backgroundColorTransformer = .init { _ in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        button.configuration?.background.strokeColorTransformer = .init { _ in
            UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
        let picture = button.quoin.svg()
        expectTrue(picture.contains("#ff0000") && picture.contains("#00ff00"))
    }
}
