import Foundation
import QuoinInspect
import QuoinKit
import QuoinTesting
import TestSupport
import Testing

@Suite("Expecting a layout, in Swift Testing")
struct ExpectLayoutTests {
    @Test("is quiet where it is as it was recorded")
    func match() {
        expectLayout(Card().view, matches: "card")
    }

    @Test("records an issue at the line that expects it where it is not")
    func mismatch() {
        let card = Card()
        card.title.frame.origin.x = 20
        let line = #line + 2
        withKnownIssue {
            expectLayout(card.view, matches: "card")
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileID == "QuoinTestingTests/ExpectLayoutTests.swift"
                && issue.comments.contains { $0.rawValue.contains("title moved 12 to the right") }
        }
    }

    @Test(
        "records an issue where the name is no name, and writes nothing", arguments: ["../x", ""])
    func badName(name: String) {
        withKnownIssue {
            expectLayout(Card().view, matches: name)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("cannot be the name of a record") }
        }
        withKnownIssue {
            expectLayout(on: [Self.phone], matches: name) { Card().view }
        }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try? FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("__Layouts__").path)
        expectEqual(files?.contains("x.txt"), false)
    }

    private static let phone = Device(
        name: "Phone/../", kind: .phone, pixelSize: Size(width: 640, height: 960), scale: 2,
        diagonal: 3.5, size: Size(width: 320, height: 480))

    /// A row that reads from the leading side, whose text may be larger.
    private func row() -> View {
        let row = View()
        row.name = "row"
        let (icon, text) = (View(), Label("Now"))
        (icon.name, text.name) = ("icon", "text")
        [icon, text].forEach(row.addSubview)
        icon.makeConstraints { make in
            make.leading.equalToSuperview().inset(10)
            make.top.equalTo(row.safeAreaLayoutGuide).offset(10)
            make.size.equalTo(20)
        }
        text.makeConstraints { make in
            make.leading.equalTo(icon.trailing).offset(8)
            make.top.equalTo(icon)
        }
        return row
    }

    @Test("takes devices, directions and sizes of text in one call, with a record for each")
    func variants() throws {
        let devices = ["iPhone SE", "iPad Pro 11-inch"].compactMap { Device.named($0) }
        expectLayout(
            on: devices, held: [.portrait, .landscape], in: [.leftToRight, .rightToLeft],
            text: [.normal, .doubled], matches: "row"
        ) { row() }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Layouts__/ExpectLayoutTests")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("row.") }
        expectEqual(names.count, 16)
        let record = try String(
            contentsOf: folder.appendingPathComponent(
                "row.iphone-se.sideways.right-to-left.text-33.txt"), encoding: .utf8)
        // 568 wide, without a status bar: the icon ends 10 from the right.
        expectTrue(
            record.contains("window: Window (0, 0), 568 × 320\n  row: View (0, 0), 568 × 320\n"))
        expectTrue(record.contains("    icon: View (538, 10), 20 × 20\n"))
    }

    @Test("takes controllers, with their bars")
    func controllers() throws {
        expectLayout(on: [Self.phone], matches: "controller") {
            let controller = ViewController()
            controller.title = "Now"
            return NavigationController(rootViewController: controller)
        }
    }

    @Test("tells devices apart whose names differ in nothing that a file's name has")
    func sameLabels() throws {
        let other = Device(
            name: "phone", kind: .phone, pixelSize: Size(width: 640, height: 960), scale: 2,
            diagonal: 3.5, size: Size(width: 100, height: 200))
        expectLayout(on: [Self.phone, other], matches: "same") { View() }
    }

    @Test("fails where there is nothing to expect")
    func noVariants() {
        withKnownIssue {
            expectLayout(on: [], matches: "none") { View() }
        }
    }
}
