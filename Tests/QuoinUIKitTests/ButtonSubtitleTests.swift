import QuoinUIKit
import TestSupport
import Testing

/// The second text of buttons, as their configuration says it.
@MainActor
@Suite struct ButtonSubtitleTests {
    private func size(of text: String, in points: CGFloat) -> CGSize {
        let label = UILabel()
        label.font = .systemFont(ofSize: points)
        label.text = text
        return label.intrinsicContentSize
    }
    /// A button with a title of 17 points, a narrower subtitle of 12 and twelve points at either side of both.
    private func button(
        _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A long title"
        configuration.subtitle = "short"
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        return button
    }
    private func frames(of button: UIButton) throws -> (title: CGRect, subtitle: CGRect) {
        (try #require(button.titleLabel).frame, try #require(button.subtitleLabel).frame)
    }
    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

    @MainActor @Test func `a subtitle stands below the title, and the button has room for both`()
        throws
    {
        let (title, subtitle) = (size(of: "A long title", in: 17), size(of: "short", in: 12))
        let button = button()
        expectTrue(isNear(button.bounds.width, title.width + 24))
        // Seven points are above and below, and one is between the two.
        expectTrue(isNear(button.bounds.height, title.height + 1 + subtitle.height + 14))
        let frames = try frames(of: button)
        expectTrue(isNear(frames.title.minX, 12) && isNear(frames.title.minY, 7))
        expectTrue(
            isNear(frames.subtitle.minX, 12) && isNear(frames.subtitle.width, subtitle.width))
        expectTrue(isNear(frames.subtitle.minY, 7 + title.height + 1))
    }

    @MainActor @Test func `what is between the two is their padding`() throws {
        let (near, far) = (button(), button { $0.titlePadding = 11 })
        expectTrue(isNear(far.bounds.height, near.bounds.height + 10))
        let frames = try frames(of: far)
        expectTrue(isNear(frames.subtitle.minY - frames.title.maxY, 11))
        // A subtitle alone has none.
        let alone = button {
            $0.title = nil
            $0.titlePadding = 11
        }
        expectTrue(isNear(alone.bounds.height, size(of: "short", in: 12).height + 14))
        expectEqual(alone.subtitleLabel?.frame.minY, 7)
    }

    @MainActor @Test
    func `the narrower one stands where the alignment says, from the side of reading`() throws {
        let spare = size(of: "A long title", in: 17).width - size(of: "short", in: 12).width
        for (alignment, share) in [
            (UIButton.Configuration.TitleAlignment.leading, 0), (.center, 0.5), (.trailing, 1),
        ] {
            let button = button { $0.titleAlignment = alignment }
            expectTrue(isNear(try frames(of: button).subtitle.minX, 12 + spare * share))
            button.semanticContentAttribute = .forceRightToLeft
            button.layoutIfNeeded()
            expectTrue(isNear(try frames(of: button).subtitle.minX, 12 + spare * (1 - share)))
        }
    }

    @MainActor @Test func `automatically both stand beside the picture, or in the middle of it`()
        throws
    {
        let spare = size(of: "A long title", in: 17).width - size(of: "short", in: 12).width
        for (placement, share) in [
            (NSDirectionalRectEdge.leading, 0), (.trailing, 1), (.top, 0.5), (.bottom, 0.5),
        ] {
            let button = button {
                $0.image = UIImage(name: "x", size: CGSize(width: 20, height: 20))
                $0.imagePlacement = placement
                $0.imagePadding = 6
            }
            let frames = try frames(of: button)
            expectTrue(isNear(frames.subtitle.minX - frames.title.minX, spare * share))
            let image = try #require(button.imageView).frame
            switch placement {
            case .leading: expectTrue(isNear(image.maxX + 6, frames.title.minX))
            case .trailing: expectTrue(isNear(frames.title.maxX + 6, image.minX))
            case .top: expectTrue(isNear(image.maxY + 6, frames.title.minY))
            default: expectTrue(isNear(frames.subtitle.maxY + 6, image.minY))
            }
            let isBeside = placement == .leading || placement == .trailing
            if isBeside { expectTrue(isNear(image.midY, button.bounds.midY)) }
        }
    }

    @MainActor @Test func `a title of several lines stands in itself as the alignment says`() throws
    {
        let button = button { $0.titleAlignment = .center }
        expectEqual(button.titleLabel?.textAlignment, .center)
        expectEqual(button.subtitleLabel?.textAlignment, .center)
        button.configuration?.titleAlignment = .automatic
        button.layoutIfNeeded()
        expectEqual(button.titleLabel?.textAlignment, .natural)
        // So it is for a subtitle that comes back later.
        button.configuration?.titleAlignment = .trailing
        button.layoutIfNeeded()
        button.configuration?.subtitle = nil
        button.configuration?.titleAlignment = .automatic
        button.layoutIfNeeded()
        button.configuration?.subtitle = "back"
        button.layoutIfNeeded()
        expectEqual(button.subtitleLabel?.textAlignment, .natural)
        // What the app says to the label itself stays.
        button.titleLabel?.textAlignment = .right
        button.configuration?.title = "Another"
        button.layoutIfNeeded()
        expectEqual(button.titleLabel?.textAlignment, .right)
    }

    @MainActor @Test
    func `both are cut in a narrow button, and fill a wide one that is to be filled`() throws {
        let button = button {
            $0.contentInsets = .zero
            ($0.titleLineBreakMode, $0.subtitleLineBreakMode) = (.byClipping, .byTruncatingTail)
        }
        button.frame.size.width = 20
        button.layoutIfNeeded()
        try expectEqual(frames(of: button).title.width, 20)
        try expectEqual(frames(of: button).subtitle.width, 20)
        button.frame.size.width = 300
        button.contentHorizontalAlignment = .fill
        button.layoutIfNeeded()
        try expectEqual(frames(of: button).title.width, 300)
        try expectEqual(frames(of: button).subtitle.width, 300)
    }

    @MainActor @Test
    func `a transformer is given what the subtitle has, and what it gives back is shown`() {
        var given: [AttributeContainer] = []
        let button = button {
            $0.title = nil
            $0.baseForegroundColor = .brown
            $0.subtitleTextAttributesTransformer = .init { incoming in
                given.append(incoming)
                var outgoing = incoming
                outgoing.font = .systemFont(ofSize: 20)
                return outgoing
            }
        }
        expectEqual(given.last?.font, .systemFont(ofSize: 12))
        expectEqual(given.last?.foregroundColor, .brown)
        expectTrue(isNear(button.bounds.width, size(of: "short", in: 20).width + 24))
    }

    @MainActor @Test func `a subtitle that goes leaves a button as if it had never been`() {
        let (button, plain) = (button(), button { $0.subtitle = nil })
        button.configuration?.subtitle = nil
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        expectEqual(button.quoin.snapshot().description, plain.quoin.snapshot().description)
        button.configuration?.attributedSubtitle = AttributedString("short")
        expectTrue(button.subtitleLabel?.superview === button)
        button.configuration = nil
        expectTrue(button.subtitleLabel?.superview == nil)
    }

    @MainActor @Test func `a subtitle follows the tint`() {
        let button = button()
        button.tintColor = .green
        expectEqual(button.subtitleLabel?.textColor, .green)
    }

    @MainActor @Test func `the last baseline of a button is that of its subtitle`() throws {
        let (root, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), button())
        let label = UILabel()
        label.text = "short"
        label.font = .systemFont(ofSize: 12)
        for view in [button, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            button.heightAnchor.constraint(equalToConstant: 90),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
            label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        expectTrue(isNear(label.frame.minY, 20 + (try frames(of: button).subtitle.minY)))
    }
}
