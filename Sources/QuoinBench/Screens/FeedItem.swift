import QuoinLayout

/// One item of `feed:N`: who did what, a profile with a comment, an article, three things to do, and
/// somebody else's comment.
final class FeedItem {
    /// The item itself, whose frame is set to the size it was measured to need.
    let view = View()

    private let bar = View.constrained()
    private let action = ContentBox(width: 0, height: TextBox.lineHeight)
    private let options = ContentBox(width: 3 * TextBox.characterWidth, height: TextBox.lineHeight)

    private let profile = View.constrained()
    private let portrait = ContentBox.picture(width: 50, height: 50)
    private let name = ContentBox(width: 0, height: TextBox.lineHeight)
    private let headline = ContentBox(width: 0, height: TextBox.lineHeight)
    private let time = ContentBox(width: 0, height: TextBox.lineHeight)
    private let remark = TextBox(length: 0)

    private let article = View.constrained()
    private let picture = ContentBox.picture(width: 343, height: 200)
    private let title = TextBox(length: 0)
    private let domain = ContentBox(width: 0, height: TextBox.lineHeight)

    private let social = View.constrained()
    private let buttons = (0..<3).map { _ in
        ContentBox(width: 7 * TextBox.characterWidth, height: TextBox.lineHeight)
    }

    private let comment = TextBox(length: 0)
    /// Which of the stories the item tells.
    private(set) var story = 0

    /// Makes an item that tells the story of the given number.
    init(_ story: Int) {
        show(story)
        for part in [bar, profile, article, social, comment] {
            view.addSubview(part)
        }
        fillBar()
        fillProfile()
        fillArticle()
        fillSocial()
        stackParts()
    }

    /// Changes every text, as a list does with an item that it uses again.
    func show(_ story: Int) {
        self.story = story
        action.content.width = Self.width(ofCharacters: 12 + story % 20)
        name.content.width = Self.width(ofCharacters: 8 + story % 17)
        headline.content.width = Self.width(ofCharacters: 20 + story % 30)
        time.content.width = Self.width(ofCharacters: 5 + story % 7)
        domain.content.width = Self.width(ofCharacters: 10 + story % 13)
        remark.length = 20 + story * 37 % 180
        title.length = 15 + story * 23 % 90
        comment.length = 10 + story * 53 % 250
    }

    /// The size that the item needs at a width.
    func fittingSize(width: Double) -> Size {
        view.systemLayoutSizeFitting(
            Size(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSize)
    }

    private static func width(ofCharacters count: Int) -> Double {
        Double(count) * TextBox.characterWidth
    }

    // MARK: - Parts

    private func fillBar() {
        bar.addSubview(action)
        bar.addSubview(options)
        LayoutConstraint.activate([
            action.left.constraint(equalTo: bar.left, constant: 8),
            action.top.constraint(equalTo: bar.top, constant: 8),
            bar.bottom.constraint(equalTo: action.bottom, constant: 8),
            options.left.constraint(greaterThanOrEqualTo: action.right, constant: 8),
            options.right.constraint(equalTo: bar.right, constant: -8),
            options.centerY.constraint(equalTo: action.centerY),
        ])
    }

    private func fillProfile() {
        for part in [portrait, name, headline, time, remark] {
            profile.addSubview(part)
        }
        LayoutConstraint.activate([
            portrait.left.constraint(equalTo: profile.left, constant: 8),
            portrait.top.constraint(equalTo: profile.top, constant: 8),
            name.left.constraint(equalTo: portrait.right, constant: 8),
            name.top.constraint(equalTo: portrait.top),
            name.right.constraint(lessThanOrEqualTo: profile.right, constant: -8),
            headline.left.constraint(equalTo: name.left),
            headline.top.constraint(equalTo: name.bottom),
            headline.right.constraint(lessThanOrEqualTo: profile.right, constant: -8),
            time.left.constraint(equalTo: name.left),
            time.top.constraint(equalTo: headline.bottom),
            time.right.constraint(lessThanOrEqualTo: profile.right, constant: -8),
            remark.left.constraint(equalTo: profile.left, constant: 8),
            remark.right.constraint(equalTo: profile.right, constant: -8),
            remark.top.constraint(equalTo: time.bottom, constant: 8),
            profile.bottom.constraint(equalTo: remark.bottom, constant: 8),
        ])
    }

    private func fillArticle() {
        for part in [picture, title, domain] {
            article.addSubview(part)
        }
        LayoutConstraint.activate([
            picture.centerX.constraint(equalTo: article.centerX),
            picture.top.constraint(equalTo: article.top),
            title.left.constraint(equalTo: article.left, constant: 8),
            title.right.constraint(equalTo: article.right, constant: -8),
            title.top.constraint(equalTo: picture.bottom, constant: 8),
            domain.left.constraint(equalTo: title.left),
            domain.right.constraint(lessThanOrEqualTo: article.right, constant: -8),
            domain.top.constraint(equalTo: title.bottom, constant: 4),
            article.bottom.constraint(equalTo: domain.bottom, constant: 8),
        ])
    }

    private func fillSocial() {
        var before: ContentBox?
        for button in buttons {
            social.addSubview(button)
            LayoutConstraint.activate([
                button.left.constraint(equalTo: before?.right ?? social.left),
                button.top.constraint(equalTo: social.top, constant: 8),
                button.bottom.constraint(equalTo: social.bottom, constant: -8),
            ])
            if let before {
                button.width.constraint(equalTo: before.width).isActive = true
            }
            before = button
        }
        before?.right.constraint(equalTo: social.right).isActive = true
    }

    private func stackParts() {
        var above: View?
        for part in [bar, profile, article, social] {
            LayoutConstraint.activate([
                part.left.constraint(equalTo: view.left),
                part.right.constraint(equalTo: view.right),
                part.top.constraint(equalTo: above?.bottom ?? view.top),
            ])
            above = part
        }
        LayoutConstraint.activate([
            comment.left.constraint(equalTo: view.left, constant: 8),
            comment.right.constraint(equalTo: view.right, constant: -8),
            comment.top.constraint(equalTo: social.bottom),
            view.bottom.constraint(equalTo: comment.bottom, constant: 8),
        ])
    }
}

extension FeedItem {
    /// How many views an item has, itself included.
    static let viewCount = 19
    /// 6 in the bar, 15 in the profile, 9 in the article, 12 among the buttons, 16 between them, and
    /// 4 for each of the 14 content sizes.
    static let constraintCount = 6 + 15 + 9 + 12 + 16 + 4 * 14

    /// How high an item is, by arithmetic.
    static func height(ofStory story: Int, width: Double) -> Double {
        func height(_ length: Int) -> Double {
            Double(TextBox.lineCount(length, inWidth: width - 16)) * TextBox.lineHeight
        }
        let line = TextBox.lineHeight
        let bar = 8 + line + 8
        let profile = 8 + 3 * line + 8 + height(20 + story * 37 % 180) + 8
        let article = 200 + 8 + height(15 + story * 23 % 90) + 4 + line + 8
        let social = 8 + line + 8
        return bar + profile + article + social + height(10 + story * 53 % 250) + 8
    }

    /// Compares frames with what arithmetic says.
    func check(y: Double, width: Double) throws(MeasurementError) {
        let line = TextBox.lineHeight
        let height = Self.height(ofStory: story, width: width)
        try view.check("item of story \(story)", x: 0, y: y, width: width, height: height)
        try picture.check(
            "picture of story \(story)", x: (width - 343) / 2, y: 0, width: 343, height: 200)
        try headline.check(
            "headline of story \(story)", x: 66, y: 8 + line,
            width: min(headline.content.width, width - 66 - 8), height: line)
        try buttons[1].check(
            "button of story \(story)", x: width / 3, y: 8, width: width / 3, height: line)
        let commentHeight =
            Double(TextBox.lineCount(comment.length, inWidth: width - 16)) * line
        try comment.check(
            "comment of story \(story)", x: 8, y: height - 8 - commentHeight, width: width - 16,
            height: commentHeight)
    }
}
