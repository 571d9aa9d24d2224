import TestSupport
import Testing

@testable import QuoinCommand

/// `quoin port` on the statements that import something, wherever they stand.
@Suite struct ImportTests {
    @Test(
        "an import may share its line",
        arguments: [
            ("import UIKit; import SnapKit", "import QuoinUIKit; import QuoinSnapKit"),
            ("import Foundation;import UIKit;", "import Foundation;import QuoinUIKit;"),
            ("import UIKit; @objc class A {}", "import QuoinUIKit; class A {}"),
            ("@objc class A {}; import UIKit", "class A {}; import QuoinUIKit"),
            (
                "import UIKit /* a */; import SnapKit",
                "import QuoinUIKit /* a */; import QuoinSnapKit"
            ),
        ])
    func sharedLines(old: String, new: String) {
        expectEqual(SourcePort(old).text, new)
    }

    @Test("each import of a line that nobody brings along is told")
    func obstacles() {
        let obstacles = SourcePort("import UIKit; import Kingfisher; import Lottie").obstacles
        expectEqual(obstacles.map(\.line), [1, 1])
        expectTrue(obstacles[0].reason.contains("Kingfisher"))
        expectTrue(obstacles[1].reason.contains("Lottie"))
    }

    @Test("a mark of UTF-8 before the first line stays, and hides nothing")
    func byteOrderMark() {
        let port = SourcePort("\u{FEFF}import UIKit\n@objc class A {}\n")
        expectEqual(port.text, "\u{FEFF}import QuoinUIKit\nclass A {}\n")
        expectEqual(port.changes.first?.old, ["\u{FEFF}import UIKit"])
        expectEqual(SourcePort("\u{FEFF}").text, "\u{FEFF}")
        let condition =
            "\u{FEFF}#if canImport(UIKit)\nimport UIKit\n#else\nimport QuoinUIKit\n#endif"
        expectTrue(SourcePort(condition).changes.isEmpty)
    }

    @Test(
        "what is imported in a part that is not compiled here is in nobody's way",
        arguments: [
            "#if canImport(SwiftUI)\n…\n#endif", "#if DEBUG && canImport(SwiftUI)\n…\n#endif",
            "#if canImport(SwiftUI) || os(macOS)\n…\n#endif", "#if !(os(iOS))\n…\n#endif",
            "#if os(iOS)\n#else\n…\n#endif", "#if(os(iOS))\n#elseif os(macOS)\n…\n#endif",
            "#if canImport(UIKit)\n#elseif DEBUG\n…\n#endif", "#if false\n…\n#endif",
            "#if canImport(AppKit)\n#if DEBUG\n…\n#endif\n…\n#endif",
            "#if !canImport(QuoinUIKit)\n…\n#endif",
            "#if targetEnvironment(macCatalyst) // a Mac\n…\n#endif",
        ])
    func leftOut(source: String) {
        let port = SourcePort(source.replacing("…", with: "import SwiftUI\nlet a = UINib()"))
        expectEqual(port.obstacles.map(\.reason), [])
        expectTrue(port.text.contains("import SwiftUI\n"))
    }

    @Test(
        "what may be compiled here is told of",
        arguments: [
            "#if DEBUG\n…\n#endif", "#if !canImport(SwiftUI)\n…\n#endif",
            "#if os(iOS) || canImport(SwiftUI)\n…\n#endif",
            "#if canImport(SwiftUI)\n#else\n…\n#endif", "#if swift(>=5.9)\n…\n#endif",
            "#if canImport(SwiftUI)\n#endif\n…", "#if DEBUG\n#else\n…\n#endif",
            "#if os(iOS\n…\n#endif", "#if canImport(UIKit) && !DEBUG\n…\n#endif",
            "#if os(Linux)\n…\n#endif", "#if canImport(Foundation)\n…\n#endif",
        ])
    func compiled(source: String) {
        let port = SourcePort(source.replacing("…", with: "import SwiftUI"))
        expectEqual(port.obstacles.count, 1)
    }

    @Test("modules that Swift brings on Linux are there")
    func present() {
        for module in ["Foundation", "Observation", "XCTest", "Testing"] {
            expectTrue(SourcePort("import \(module)").obstacles.isEmpty)
        }
    }
}
