import QuoinKit

/// A card of a news feed, which is as high as what is in it.
///
/// It would like to reach from margin to margin, but stays on the screen: where that is not high enough,
/// the picture, which keeps its shape, makes the whole card narrower, down to 240. A longer text then costs
/// the picture its shape. No text may pay for all that with its height. So the wish to be wide, the
/// card's and that of texts for a single line, and the shape of the picture are of less priority than the
/// 750 with which contents resist. Large text is taller than some screens: then the card is, too.
final class NewsFeedItemScreen: Page, GalleryScreen {
    static let name = "news-feed-item"
    static let title = "News feed item"
    static let summary = "A card as high as its face, text, picture and actions."

    init() {
        super.init(frame: .zero)
        name = "news-feed-item"
        backgroundColor = .background
        let card = NewsCard()
        addSubview(card)
        card.makeConstraints { make in
            make.center.equalTo(contentLayoutGuide)
            make.size.lessThanOrEqualTo(contentLayoutGuide).inset(16)
            make.when(!.accessibilityTextSize) {
                make.height.lessThanOrEqualToSuperview().inset(16)
            }
            make.width.greaterThanOrEqualTo(240)
            make.width.lessThanOrEqualTo(480)
            make.width.equalToSuperview().inset(16).priorityMedium()
        }
    }
}

/// What somebody has written, with a picture.
private final class NewsCard: View {
    init() {
        super.init(frame: .zero)
        name = "card"
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 8
        let face = Badge("face", "IV", side: 36, fill: .accentGreen, isRound: true)
        let author = Label("author", "Inês Vale", isBold: true, wraps: true)
        let time = Caption("time", "Today, 6:12", size: 12, wraps: true)
        let text = Label("text", Self.text, size: 14, wraps: true)
        let picture = Landscape("picture")
        let actions = [
            Self.action("like", "Like"), Self.action("answer", "Answer"),
            Self.action("pass on", "Pass on"),
        ]
        ([face, author, time, text, picture] + actions).forEach(addSubview)
        for label in [author, time, text] {
            label.contentCompressionResistanceHorizontalPriority = .low
        }

        face.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
        }
        author.makeConstraints { make in
            make.top.equalTo(face)
            make.leading.equalTo(face.trailing).offset(10)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
        }
        time.makeConstraints { make in
            make.top.equalTo(author.bottom)
            make.leading.equalTo(author)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
        }
        text.makeConstraints { make in
            make.top.greaterThanOrEqualTo(face.bottom).offset(10)
            make.top.greaterThanOrEqualTo(time.bottom).offset(4)
            // As far up as that allows.
            make.top.equalToSuperview().priority(.fittingSize)
            make.leading.trailing.equalToSuperview().inset(12)
        }
        picture.makeConstraints { make in
            make.top.equalTo(text.bottom).offset(10)
            make.leading.trailing.equalToSuperview()
            make.aspectRatio(16 / 9).priority(.high - 1)
        }
        actions.distribute(along: .horizontal, fixedSpacing: 0)
        actions.makeConstraints { make in
            make.top.equalTo(picture.bottom).offset(4)
            make.bottom.equalToSuperview().inset(4)
        }
    }

    private static func action(_ name: String, _ title: String) -> Button {
        let button = Button(name, title, style: .plain)
        // A third of the card is all it has.
        button.font = Font(size: 14, isFixed: true)
        button.contentInsets = EdgeInsets(horizontal: 4, vertical: 8)
        button.contentCompressionResistanceHorizontalPriority = .low
        return button
    }

    private static let text = "First light over the salt pans. The flamingos were up before us."
}
