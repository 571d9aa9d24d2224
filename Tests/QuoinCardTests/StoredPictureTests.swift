import Foundation
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@testable import QuoinCard

/// The cards that the README and the article show.
///
/// They are stored beside the documentation, and compared here with what is drawn today. With `STORE_SNAPSHOTS`
/// in the environment they are stored anew; look at them before you commit that.
@Suite("Stored pictures of cards")
struct StoredPictureTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("show what the README's card is drawn as")
    func readme() throws {
        let file = Self.package.appendingPathComponent("Tests/QuoinCardTests/Fixtures/readme.json")
        let (card, _) = CardReader.read([UInt8](try Data(contentsOf: file))) { _ in [] }
        let sheet = CardSheet.make(try #require(card))
        expectTrue(sheet.findings().isEmpty)
        try compare(sheet.document, with: "Sources/Quoin/Quoin.docc/Resources/card.svg")
    }

    @Test("show what the article's code draws")
    func article() throws {
        let post = Post(
            title: "A layout engine that says why", author: "Ada Lovelace",
            readers: [3, 5, 4, 6, 8, 7, 9, 12])
        let folder = "Sources/QuoinInspect/QuoinInspect.docc"
        try compare(post.picture(), with: "\(folder)/Resources/server-card.svg")
        for title in ["Hi", String(repeating: "A long title. ", count: 40), "כותרת"] {
            expectTrue(
                Post(title: title, author: title, readers: [1]).makeCard().findings().isEmpty)
        }
        // The code below is that of the article.
        let here = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let article = try String(
            contentsOf: Self.package.appendingPathComponent("\(folder)/CardsOnAServer.md"),
            encoding: .utf8)
        let code = try #require(here.range(of: "struct Post: Hashable", options: .backwards))
        expectTrue(article.contains(here[code.lowerBound...]))
    }

    private func compare(_ picture: String, with name: String) throws {
        let file = Self.package.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["STORE_SNAPSHOTS"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        expectEqual(picture, stored, "\(name) is drawn in another way than it is stored")
    }
}

struct Post: Hashable, Sendable {
    var title: String
    var author: String
    var readers: [Double]

    func picture() -> String {
        let card = makeCard()
        card.layoutIfNeeded()
        return SVGRenderer().document(of: card)
    }

    func makeCard() -> View {
        let card = View(frame: Rect(x: 0, y: 0, width: 600, height: 315))
        card.backgroundColor = Color(red: 0.055, green: 0.075, blue: 0.10)
        let title = Label(title, font: Font(size: 40, isBold: true), numberOfLines: 3)
        title.textColor = .white
        title.minimumScaleFactor = 0.6
        let author = Label(author, font: Font(size: 18))
        author.textColor = Color(red: 0.64, green: 0.68, blue: 0.74)
        // A long name ends in an ellipsis.
        author.contentCompressionResistanceHorizontalPriority = .medium
        let plot = View()
        [title, author, plot].forEach(card.addSubview)

        title.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview().inset(36)
        }
        author.makeConstraints { make in
            make.leading.bottom.equalToSuperview().inset(36)
            make.trailing.lessThanOrEqualTo(plot.leading).offset(-24)
            make.top.greaterThanOrEqualTo(title.bottom).offset(12)
        }
        plot.makeConstraints { make in
            make.trailing.bottom.equalToSuperview().inset(36)
            make.size.equalTo(Size(width: 200, height: 72))
        }
        fill(plot)
        return card
    }

    private func fill(_ plot: View) {
        let most = readers.max() ?? 0
        let columns = readers.map { _ in View() }
        columns.forEach(plot.addSubview)
        columns.distribute(along: .horizontal, fixedSpacing: 4)
        for (column, number) in zip(columns, readers) {
            column.backgroundColor = Color(red: 0.48, green: 0.65, blue: 1)
            column.cornerRadius = 3
            column.makeConstraints { make in
                make.bottom.equalToSuperview()
                make.height.equalToSuperview().multipliedBy(
                    most > 0 ? max(0.05, number / most) : 0.05)
            }
        }
    }
}
