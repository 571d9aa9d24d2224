import TestSupport
import Testing

@testable import QuoinCommand

/// `quoin port` on files whose lines end as they do on Windows.
@Suite struct LineEndTests {
    @Test("a file is ported in the same way however its lines end, and they end so afterwards")
    func windows() {
        let source = """
            // A screen.
            import UIKit
            @objc protocol Asked {
                @objc optional func opened(_ number: Int)
            }
            class Card: UIView { // override
                @objc func save() { load(URLSession.shared, #selector(save)) } /* a
                @objc */
            }
            extension Card {
                override func layoutSubviews() {
                    asked?.opened?(1)
                }
            }
            #Preview {
                Card()
            }
            """
        let plain = SourcePort(source)
        let windows = SourcePort(source.replacing("\n", with: "\r\n"))
        expectTrue(plain.text.contains("import QuoinUIKit\n#if canImport(FoundationNetworking)"))
        expectEqual(windows.text, plain.text.replacing("\n", with: "\r\n"))
        expectEqual(windows.changes.map(\.line), plain.changes.map(\.line))
        expectTrue(windows.obstacles.isEmpty)
    }

    @Test("lines that end in several ways keep their ends")
    func mixed() {
        let port = SourcePort("import UIKit\r\nimport SnapKit\n@objc var a = 0\r\n")
        expectEqual(port.text, "import QuoinUIKit\r\nimport QuoinSnapKit\nvar a = 0\r\n")
        expectEqual(port.changes.map(\.line), [1, 2, 3])
    }
}
