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
}
