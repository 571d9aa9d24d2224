import Foundation
import QuoinGallery
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// The pictures that the README shows, made by Quoin.
///
/// They are stored beside the documentation, and compared here with what is drawn today. With `STORE_SNAPSHOTS`
/// in the environment they are stored anew; look at them before you commit that.
@Suite("The pictures of the README")
struct ReadmePictureTests {
    @Test("show screens of the gallery, side by side")
    func hero() throws {
        let stage = PaintedView(0, 0, 1460, 560) { rect, canvas in
            canvas.fill(rect, color: Color(red: 0.90, green: 0.93, blue: 0.96), cornerRadius: 16)
        }
        let phones = try ["dashboard", "chat", "sign-in", "news-feed-item"].map(makePhone)
        phones.forEach(stage.addSubview)
        phones.distribute(
            along: .horizontal, fixedSpacing: 28, leadSpacing: 28, tailSpacing: 28)
        phones.makeConstraints { make in
            make.centerY.equalToSuperview()
        }
        stage.layoutIfNeeded()
        // Four phones and five gaps of 28.
        expectTrue(phones.allSatisfy { $0.frame.size == Size(width: 330, height: 490) })
        try compare(SVGRenderer(scale: 0.6).document(of: stage), with: "gallery.svg")
    }

    /// A screen of the gallery with 5 around it.
    private func makePhone(_ name: String) throws -> View {
        let example = try #require(Gallery.example(named: name))
        let phone = PaintedView(0, 0, 0, 0) { rect, canvas in
            canvas.fill(rect, color: Color(red: 0.13, green: 0.14, blue: 0.16), cornerRadius: 8)
        }
        let screen = try #require(
            example.window(of: Size(width: 320, height: 480)).subviews.first)
        phone.addSubview(screen)
        screen.makeConstraints { make in
            make.edges.equalToSuperview().inset(5)
            make.height.equalTo(480)
        }
        return phone
    }

    @Test("show what the ten lines lay out")
    func tenLines() throws {
        let card = View(frame: Rect(x: 0, y: 0, width: 320, height: 56))
        let (icon, title) = (View(), View())
        [icon, title].forEach(card.addSubview)
        attachNames(["card": card, "icon": icon, "title": title])

        icon.makeConstraints { make in
            make.left.top.bottom.equalToSuperview().inset(8)
            make.width.equalTo(icon.height)
        }
        title.makeConstraints { make in
            make.left.equalTo(icon.right).offset(8)
            make.right.equalToSuperview().inset(8)
            make.top.bottom.equalTo(icon)
        }
        card.layoutIfNeeded()
        expectEqual(icon.frame, Rect(x: 8, y: 8, width: 40, height: 40))
        expectEqual(title.frame, Rect(x: 56, y: 8, width: 256, height: 40))
        let renderer = SVGRenderer(
            overlays: [.frames, .names, .dimensions], background: .white, scale: 2)
        try compare(renderer.document(of: card), with: "ten-lines.svg")
    }

    private func compare(_ picture: String, with name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["STORE_SNAPSHOTS"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        expectEqual(picture, stored, "\(name) is drawn in another way than it is stored")
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Quoin/Quoin.docc/Resources")
}
