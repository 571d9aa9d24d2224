import QuoinKit

/// An article that is higher than the screen, in a scroll view.
///
/// Constraints to a scroll view's edges mean its content, those to its size mean itself. So the article,
/// which has the edges and the width of the viewport, is as wide as the screen and as tall as its parts,
/// which are linked from its upper edge to its lower one without a gap in the chain. Scrolling sets the
/// offset, for which nothing has to be solved.
final class ScrollViewScreen: View, GalleryScreen {
    static let name = "scroll-view"
    static let title = "Scroll view"
    static let summary = "An article as wide as the screen and as tall as its parts."
    static let stepCount = 2

    private let viewport = ScrollView()
    private var step = 0

    init() {
        super.init(frame: .zero)
        name = "scroll-view"
        backgroundColor = .surface
        let article = View("article")
        let bar = TitleBar("bar", "Weekend")
        let title = Label("title", "The harbour in winter", size: 24, isBold: true, wraps: true)
        let picture = Landscape("picture")
        let parts = [
            title, picture,
            Label("lead", Self.lead, isBold: true, wraps: true),
            Label("beginning", Self.beginning, wraps: true),
            Label("middle", Self.middle, wraps: true),
            Label("ending", Self.ending, wraps: true),
        ]
        viewport.name = "viewport"
        [viewport, bar].forEach(addSubview)
        viewport.addSubview(article)
        parts.forEach(article.addSubview)
        let column = article.addColumn(limit: 592)

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        viewport.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.bottom.trailing.equalToSuperview()
        }
        article.makeConstraints { make in
            make.edges.width.equalToSuperview()
        }
        parts.makeConstraints { make in
            make.leading.trailing.equalTo(column).inset(16)
        }
        parts.stack(along: .vertical, spacing: 12, leadSpacing: 20, tailSpacing: 20)
        picture.makeConstraints { make in
            make.aspectRatio(2.5)
        }
    }

    /// Scrolls half of the way to the end, and from there to the beginning.
    func advance() {
        step = (step + 1) % (Self.stepCount + 1)
        let way = max(0, viewport.contentSize.height - viewport.bounds.height)
        viewport.contentOffset.y = way * Double(step) / Double(Self.stepCount)
    }

    private static let lead = "When the boats stay in, the quay belongs to those who mend nets."
    private static let beginning = """
        By eight the ice has gone from the steps, and the first kettle is on. Nobody is in a hurry: \
        the forecast gives them until Thursday.
        """
    private static let middle = """
        There is rope to splice and paint to scrape, and a radio that has played the same station \
        since 1983. At noon the door opens for soup.
        """
    private static let ending = """
        By four it is dark. The last one out turns off the radio, looks at the sky, and says what \
        everyone says: that it will be colder tomorrow.
        """
}
