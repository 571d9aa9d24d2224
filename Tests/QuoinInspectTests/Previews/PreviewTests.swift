import Quoin
import QuoinInspect
import QuoinKit
import Synchronization
import TestSupport
import Testing

@Suite("A preview")
struct PreviewTests {
    private static let phone = Device.named("iPhone SE")
    private static let tablet = Device.named("iPad Pro 11-inch")

    /// A card that fills the screen; on tablets, without an end.
    private static func card() -> View {
        let screen = View()
        screen.name = "screen"
        let card = View()
        card.name = "card"
        screen.addSubview(card)
        card.makeConstraints { make in
            make.left.top.bottom.equalToSuperview().inset(20)
        }
        card.makeConstraints(when: .compactWidth) { make in
            make.right.equalToSuperview().inset(20)
        }
        return screen
    }

    @Test("has every variant in order, however many are laid out at a time")
    func order() async throws {
        let devices = [try #require(Self.tablet), try #require(Self.phone)]
        let preview = await Preview(
            of: { Label("Word") }, on: devices, held: [.portrait, .landscape],
            in: [.leftToRight, .rightToLeft], text: TextSizeCategory.allCases)
        let expected = LayoutVariant.all(
            on: devices, held: [.portrait, .landscape], in: [.leftToRight, .rightToLeft],
            text: TextSizeCategory.allCases)
        // Two devices, two ways of holding each, two directions, twelve sizes.
        expectEqual(expected.count, 96)
        expectEqual(preview.results.map(\.variant), expected)
    }

    @Test("gives each builder the device, the direction and the size of text")
    func surroundings() async throws {
        let seen = Mutex<[String]>([])
        final class Witness: View {
            var tell: ((String) -> Void)?
            override func layoutSubviews() {
                super.layoutSubviews()
                let direction = effectiveLayoutDirection == .rightToLeft ? "rtl" : "ltr"
                tell?("\(frame.size) \(direction) \(traits.textSizeCategory)")
            }
        }
        _ = await Preview(
            of: {
                let view = Witness()
                view.tell = { text in seen.withLock { $0.append(text) } }
                return view
            }, on: [try #require(Self.phone)], in: [.rightToLeft], text: [.doubled])
        let last = seen.withLock { $0.last }
        expectEqual(last, "320 × 568 rtl accessibilityLarge")
    }

    @Test("is the same twice")
    func deterministic() async {
        let make = { @Sendable in
            await Preview(
                of: { Self.card() }, in: [.leftToRight, .rightToLeft], text: [.normal, .doubled])
        }
        let (first, second) = await (make(), make())
        expectEqual(first.svg, second.svg)
        expectEqual(first.html, second.html)
        expectEqual(first.report, second.report)
    }

    @Test("reports what is wrong by variant, and what is the same once")
    func report() async throws {
        let preview = await Preview(
            of: { Self.card() }, on: [try #require(Self.phone), try #require(Self.tablet)],
            held: [.portrait, .landscape])
        let counts = preview.results.map(\.findings.count)
        expectTrue(counts[0] == 0 && counts[1] == 0)
        expectTrue(counts[2] > 0 && counts[3] == counts[2])
        expectEqual(preview.findingCount, counts[2] + counts[3])
        expectTrue(preview.report.hasPrefix("4 variants, \(preview.findingCount) findings\n"))
        expectTrue(preview.report.contains("\niPhone SE: no findings\n"))
        expectTrue(preview.report.contains("\niPhone SE, sideways: no findings\n"))
        expectTrue(preview.report.contains("\niPad Pro 11-inch\n  "))
        expectTrue(preview.report.contains("card"))
    }

    @Test("of a sound layout says so in one line")
    func sound() async {
        let preview = await Preview(of: {
            let screen = View()
            let label = Label("Word")
            screen.addSubview(label)
            label.makeConstraints { make in make.center.equalToSuperview() }
            return screen
        })
        expectEqual(preview.report, "3 variants, no findings\n")
        expectEqual(preview.findingCount, 0)
    }

    @Test("draws a sheet and a page that are valid XML, each picture with identifiers of its own")
    func sheet() async {
        let preview = await Preview(
            of: {
                let view = View()
                let dot = View(frame: Rect(x: 100, y: 100, width: 50, height: 50))
                (dot.cornerRadius, dot.clipsToBounds) = (25, true)
                let word = Label("<&\u{202E}\u{0}>")
                word.frame = Rect(x: 0, y: 0, width: 50, height: 50)
                dot.addSubview(word)
                view.addSubview(dot)
                return view
            }, title: "<Title>")
        let sheet = ParsedMarkup(preview.svg)
        expectTrue(sheet.failure == nil)
        expectEqual(sheet.texts.first, "<Title>")
        expectTrue(sheet.texts.contains("iPhone 16 Pro"))
        expectEqual(sheet.texts.filter { $0 == "no findings" }.count, 3)
        let identifiers = sheet.values(of: "id")
        expectTrue(Set(identifiers).count == identifiers.count && identifiers.count >= 3)
        expectTrue(ParsedMarkup(preview.html).failure == nil)
        for result in preview.results {
            expectTrue(ParsedMarkup(result.svg).failure == nil)
        }
    }

    @Test("keeps the pictures of a sheet apart")
    func apart() async {
        let preview = await Preview(
            of: { View() }, on: Device.catalogue, held: Device.Orientation.allCases)
        let sheet = ParsedMarkup(preview.svg)
        let frames = sheet.elements.dropFirst().filter { $0.name == "svg" }.map { element in
            let number = { (name: String) in Double(element.attributes[name] ?? "") ?? .nan }
            return Rect(
                x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        }
        expectEqual(frames.count, Device.catalogue.count * 2)
        for (index, frame) in frames.enumerated() {
            expectTrue(frame.minX >= 0 && frame.maxX <= 1400)
            expectTrue(!frames[(index + 1)...].contains { $0.intersects(frame) })
        }
    }

    @Test("of no variants is empty")
    func nothing() async {
        let preview = await Preview(of: { View() }, on: [])
        expectTrue(preview.results.isEmpty)
        expectEqual(preview.report, "0 variants, no findings\n")
        expectTrue(ParsedMarkup(preview.svg).failure == nil)
        expectTrue(ParsedMarkup(preview.html).failure == nil)
    }

    @Test(
        "shows a window that a builder makes, and a view with constraints of its own, as a screen")
    func kinds() async throws {
        let devices = [try #require(Self.phone)]
        let window = await Preview(
            of: {
                let window = Window(frame: .zero)
                window.backgroundColor = .black
                return window
            }, on: devices)
        expectTrue(window.results[0].svg.contains("width=\"320\" height=\"568\" fill=\"#000000\""))
        let box = await Preview(
            of: {
                let box = View()
                box.backgroundColor = .black
                box.makeConstraints { make in make.width.equalTo(100) }
                return box
            }, on: devices)
        expectEqual(box.findingCount, 0)
        expectTrue(box.results[0].svg.contains("width=\"100\" height=\"568\" fill=\"#000000\""))
    }
}
