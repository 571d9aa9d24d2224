import Foundation
import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Names and texts in a report")
struct HostileReportTests {
    static let names = [
        "<script>window.harmed=1</script>", "</script>", "]]>", "<!--", "-->", "\" onload=\"x",
        "&amp;", "a\u{2028}b\u{2029}c", "\u{0}\u{1}\u{1B}[2J\u{7F}\u{9B}", "\u{202E}turned",
        "\u{2066}\u{2069}\u{200F}\u{61C}", "\u{FFFE}\u{FFFF}\u{FEFF}", "שלום", "__proto__", "",
        "//]]></script><script>", "\\u003c", "\\", "\"", "${x}", "`",
    ]

    private static func scene(_ name: String) -> View {
        let view = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        view.onDiagnostic = { _ in }
        let label = Label(name)
        (view.name, label.name) = (name, name)
        view.addSubview(label)
        label.makeConstraints { make in make.left.top.equalToSuperview().labeled(name) }
        let guide = LayoutGuide(identifier: name)
        view.addLayoutGuide(guide)
        guide.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(10)
        }
        return view
    }

    /// Characters that XML forbids, that end lines of scripts, or that turn the direction of writing.
    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
            0xFFFE...0xFFFF:
            true
        default: false
        }
    }

    @Test("end no element, begin none, and turn nothing", arguments: names)
    func harmless(name: String) throws {
        let plain = ReadReport(HTMLReport(of: Self.scene("plain"), title: "plain"))
        let report = HTMLReport(of: Self.scene(name), title: name)
        let read = ReadReport(report)
        expectTrue(read.failure == nil)
        expectTrue(report.html.unicodeScalars.first(where: Self.isHarmful) == nil)
        // As many script elements as with a name that is just that; what ends one in HTML is not seen by XML.
        let count = { (text: String) in text.matches(of: /<\/?script/).count }
        expectEqual(
            count(report.html), count(HTMLReport(of: Self.scene("plain"), title: "plain").html))
        expectEqual(
            read.elements.filter { $0 == "script" }, plain.elements.filter { $0 == "script" })
        // In pictures, a text that is read from the right says so.
        expectTrue(read.attributes.subtracting(["direction"]).isSubset(of: plain.attributes))
        let names = try #require(try read.layout()["names"] as? [String])
        expectEqual(names.count, 2)
    }

    @Test("come through as they are, if they are only unusual", arguments: names)
    func faithful(name: String) throws {
        let expected = name.unicodeScalars.contains(where: Self.isHarmful) || name.isEmpty
        let data = try ReadReport(HTMLReport(of: Self.scene(name))).layout()
        if !expected {
            expectEqual((data["names"] as? [String])?[0], name)
        }
    }

    @Test("of thousands of views, and of views in each other, make a report")
    func many() throws {
        let top = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
        var innermost = top
        for index in 0..<500 {
            let view = View(frame: Rect(x: 1, y: 1, width: 300, height: 300))
            innermost.addSubview(view)
            innermost = view
            top.addSubview(View(frame: Rect(x: Double(index), y: 0, width: 5, height: 5)))
        }
        let data = try ReadReport(HTMLReport(of: top)).layout()
        expectEqual((data["names"] as? [String])?.count, 1001)
    }
}
