import QuoinKit

/// How much single lines resist being cut: less than pictures do being smaller, and the name most.
private enum Yielding {
    static let name = Priority(440)
    static let about = Priority(430)
    static let site = Priority(420)
}

extension CardStyle {
    /// What a card is about, with a square of the accent before it.
    func category(_ text: String, size: Double) -> View {
        let mark = View()
        mark.name = "mark"
        mark.backgroundColor = palette.accent
        mark.cornerRadius = points(size * 0.12)
        mark.makeConstraints { make in
            make.size.equalTo(points(size * 0.6))
        }
        let label = label(
            "category", text, size: size, isBold: true, color: palette.accentInk)
        label.contentCompressionResistanceHorizontalPriority = Yielding.name
        return stack(
            "category row", .horizontal, spacing: size * 0.5, alignment: .center, [mark, label])
    }

    /// Who wrote a card, when, and where it is from; nil if nothing of that is known.
    func byline(of card: Card, scale: Double) -> View? {
        var parts: [View] = []
        if let author = card.author {
            parts.append(disc(of: author, scale: scale))
        }
        if let words = words(of: card, scale: scale) {
            parts.append(words)
        }
        if let site = card.site {
            let label = label(
                "site", site, size: 21 * scale, isBold: true, color: palette.accentInk)
            label.textAlignment = .trailing
            label.contentCompressionResistanceHorizontalPriority = Yielding.site
            label.contentHuggingHorizontalPriority = .low + 1
            parts.append(label)
        }
        guard !parts.isEmpty else { return nil }
        let byline = stack(
            "byline", .horizontal, spacing: 16 * scale, alignment: .center, parts)
        if card.site != nil, parts.count > 1 {
            // However long the name is, some of the site is seen.
            parts.last?.makeConstraints { make in
                make.width.greaterThanOrEqualTo(byline).multipliedBy(0.2)
            }
        }
        return byline
    }

    private func disc(of author: Card.Author, scale: Double) -> View {
        let disc = View()
        disc.name = "disc"
        disc.backgroundColor = palette.accent
        disc.cornerRadius = points(28 * scale)
        let initials = label(
            "initials", Self.initials(of: author.name), size: 21 * scale, isBold: true,
            color: palette.onAccent)
        initials.minimumScaleFactor = 0.5
        initials.textAlignment = .center
        disc.addSubview(initials)
        disc.makeConstraints { make in
            make.size.equalTo(points(56 * scale))
        }
        initials.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.lessThanOrEqualToSuperview().inset(points(7 * scale))
        }
        return disc
    }

    /// The name, and below it what the author does, and the date.
    private func words(of card: Card, scale: Double) -> View? {
        let about = [card.author?.role, card.date].compactMap { $0 }.joined(separator: " · ")
        var lines: [View] = []
        if let author = card.author {
            let label = label(
                "author", author.name, size: 22 * scale, isBold: true, color: palette.ink)
            label.contentCompressionResistanceHorizontalPriority = Yielding.name
            lines.append(label)
        }
        if !about.isEmpty {
            let label = label("about", about, size: 18 * scale, color: palette.faint)
            label.contentCompressionResistanceHorizontalPriority = Yielding.about
            lines.append(label)
        }
        guard !lines.isEmpty else { return nil }
        return stack("words", .vertical, spacing: 2 * scale, lines)
    }

    /// The first letters of the first and the last word of a name.
    static func initials(of name: String) -> String {
        let words = name.split { $0.isWhitespace }
        let letters = [words.first, words.count > 1 ? words.last : nil]
            .compactMap { $0?.first { $0.isLetter || $0.isNumber } ?? $0?.first }
        return String(letters).uppercased()
    }
}
