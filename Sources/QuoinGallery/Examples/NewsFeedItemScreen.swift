import Quoin

/// A card of a news feed, which is as high as what is in it.
///
/// It would like to reach from margin to margin, but stays on the screen: where that is not high enough,
/// the picture, which keeps its shape, makes the whole card narrower. No text may pay for that with its
/// height. So the wish to be wide, the card's and that of the text for a single line, is of less
/// priority than the 750 with which contents resist.
final class NewsFeedItemScreen: Panel, GalleryScreen {
    static let name = "news-feed-item"
    static let title = "News feed item"
    static let summary = "A card as high as its face, text, picture and actions."

    init() {
        super.init("news-feed-item", fill: Palette.background)
        let card = NewsCard()
        addSubview(card)
        card.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.lessThanOrEqualToSuperview().inset(16)
            make.width.equalToSuperview().inset(16).priorityMedium()
        }
    }
}

/// What somebody has written, with a picture.
private final class NewsCard: Panel {
    init() {
        super.init("card", fill: Palette.card, outline: Palette.line, cornerRadius: 8)
        let face = Badge("face", "IV", side: 36, fill: Palette.green, isRound: true)
        let author = Caption("author", "Inês Vale", isBold: true)
        let time = Caption("time", "Today, 6:12", size: 12, color: Palette.faint)
        let text = Caption("text", Self.text, size: 14, wraps: true)
        let picture = Landscape("picture")
        let actions = [
            Self.action("like", "Like"), Self.action("answer", "Answer"),
            Self.action("pass on", "Pass on"),
        ]
        ([face, author, time, text, picture] + actions).forEach(addSubview)
        text.contentCompressionResistanceHorizontalPriority = .low

        face.makeConstraints { make in
            make.top.left.equalToSuperview().inset(12)
        }
        author.makeConstraints { make in
            make.top.equalTo(face)
            make.left.equalTo(face.right).offset(10)
        }
        time.makeConstraints { make in
            make.top.equalTo(author.bottom)
            make.left.equalTo(author)
        }
        text.makeConstraints { make in
            make.top.equalTo(face.bottom).offset(10)
            make.left.right.equalToSuperview().inset(12)
        }
        picture.makeConstraints { make in
            make.top.equalTo(text.bottom).offset(10)
            make.left.right.equalToSuperview()
            make.aspectRatio(16 / 9)
        }
        actions.distribute(along: .horizontal, fixedSpacing: 0)
        actions.makeConstraints { make in
            make.top.equalTo(picture.bottom).offset(10)
            make.bottom.equalToSuperview().inset(10)
        }
    }

    private static func action(_ name: String, _ text: String) -> Caption {
        Caption(name, text, size: 14, color: Palette.blue, alignment: .middle)
    }

    private static let text = "First light over the salt pans. The flamingos were up before us."
}
