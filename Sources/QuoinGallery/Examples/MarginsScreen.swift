import QuoinKit

/// A profile whose parts stay within the margins of what they are in.
///
/// What keeps to a view's margins says so once, by its `layoutMarginsGuide`, and the distances stand with
/// the view. Each view has margins of its own. One that reaches from edge to edge can preserve its
/// superview's, so that what is in it stands in line with what is around it.
final class MarginsScreen: Page, GalleryScreen {
    static let name = "margins"
    static let title = "Margins"
    static let summary = "Views in views, each within the margins of the one around it."

    init() {
        super.init(frame: .zero)
        name = "margins"
        backgroundColor = .background
        layoutMargins = EdgeInsets(top: 24, left: 20, bottom: 24, right: 20)
        let heading = Label("heading", "Ada Moreno", size: 24, isBold: true, wraps: true)
        let banner = View("banner", fill: .accentBlue)
        let card = View("card", fill: .surface, isOutlined: true, cornerRadius: 10)
        let key = Button("key", "Follow")
        [heading, banner, card, key].forEach(addSubview)

        heading.makeConstraints { make in
            make.top.leading.trailing.equalTo(layoutMarginsGuide)
        }
        // From edge to edge; its margins of 8 grow to the screen's 20 where those reach into it.
        banner.preservesSuperviewLayoutMargins = true
        banner.makeConstraints { make in
            make.top.equalTo(heading.bottom).offset(16)
            make.leading.trailing.equalToSuperview()
        }
        card.layoutMargins = EdgeInsets(16)
        card.makeConstraints { make in
            make.top.equalTo(banner.bottom).offset(16)
            make.leading.trailing.equalTo(layoutMarginsGuide)
        }
        key.makeConstraints { make in
            make.top.greaterThanOrEqualTo(card.bottom).offset(16)
            make.centerX.bottom.equalTo(layoutMarginsGuide)
            make.width.lessThanOrEqualTo(layoutMarginsGuide)
            // As wide as the margins let it be, on a phone.
            make.width.equalTo(layoutMarginsGuide).priority(.high)
            make.width.lessThanOrEqualTo(480)
        }
        fill(banner: banner)
        fill(card: card)
    }

    private func fill(banner: View) {
        let news = Label(
            "banner.title", "New book in spring", isBold: true, color: .white, wraps: true)
        banner.addSubview(news)
        news.makeConstraints { make in
            make.edges.equalTo(banner.layoutMarginsGuide)
        }
    }

    private func fill(card: View) {
        let about = Label(
            "card.text", "Writes about bridges, and the people who build and cross them.",
            wraps: true)
        let quote = View("quote", fill: .wash, cornerRadius: 6)
        let saying = Label("quote.text", "“Every arch is a promise.”", wraps: true)
        [about, quote].forEach(card.addSubview)
        quote.addSubview(saying)

        about.makeConstraints { make in
            make.top.leading.equalTo(card.layoutMarginsGuide)
            make.trailing.lessThanOrEqualTo(card.layoutMarginsGuide)
            // On a wide card, lines end where they can still be read.
            make.trailing.equalTo(card.layoutMarginsGuide).priority(.high)
            make.width.lessThanOrEqualTo(560)
        }
        quote.makeConstraints { make in
            make.top.equalTo(about.bottom).offset(12)
            make.leading.trailing.bottom.equalTo(card.layoutMarginsGuide)
        }
        // Margins by the direction of reading: further in where lines begin.
        quote.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 10, leading: 20, bottom: 10, trailing: 12)
        saying.makeConstraints { make in
            make.edges.equalTo(quote.layoutMarginsGuide)
        }
    }
}
