import Foundation
import TestSupport
import Testing

@testable import QuoinCommand

/// What `quoin port` does with files that were written for UIKit.
@Suite struct PortTests {
    @Test(
        "rewrites what needs Objective-C, and nothing in strings and comments",
        arguments: [
            ("import UIKit", "import QuoinUIKit"),
            ("@testable import SnapKit", "@testable import QuoinSnapKit"),
            ("import class UIKit.UIView", "import class QuoinUIKit.UIView"),
            ("import UIKit.UIGestureRecognizerSubclass", "import QuoinUIKit"),
            ("import ObjectiveC.runtime // keys", "import QuoinUIKit // keys"),
            ("import struct CoreGraphics.CGFloat", "import struct QuoinUIKit.CGFloat"),
            ("import UIKit;", "import QuoinUIKit;"),
            ("import Foundation", "import Foundation"),
            ("    @objc private func save() {}", "    private func save() {}"),
            ("@objc(MYView) class View {}", "class View {}"),
            ("@objc (didTap) func tap() {}", "func tap() {}"),
            ("@objc public protocol Asked {", "public protocol Asked: AnyObject {"),
            ("@objc protocol Asked: Named {}", "protocol Asked: Named {}"),
            (
                "@objc\n\n/// Asks.\npublic protocol A\n{",
                "\n/// Asks.\npublic protocol A: AnyObject\n{"
            ),
            ("@objc // a\nprotocol Asked {}", "// a\nprotocol Asked: AnyObject {}"),
            ("@objc\nvar a = 0\nprotocol Asked {}", "var a = 0\nprotocol Asked {}"),
            ("@IBOutlet weak var title: UILabel!", "weak var title: UILabel!"),
            ("@objc dynamic var size = 0", "var size = 0"),
            ("let dynamic = 1", "let dynamic = 1"),
            (
                "b.addTarget(self, action: #selector(save(_:)))",
                "b.addTarget(self, action: Selector(save(_:)))"
            ),
            ("print(\"@objc #selector(x)\")", "print(\"@objc #selector(x)\")"),
            ("a() // @objc", "a() // @objc"),
            ("/* #selector( */ @objc func f()", "/* #selector( */ func f()"),
        ])
    func rewriting(old: String, new: String) {
        expectEqual(SourcePort(old).text, new)
    }

    @Test("selectors keep no object where Self can be said")
    func selectors() {
        let source = """
            class Screen: UIViewController {
                let first: UIButton = {
                    $0.addTarget(nil, action: #selector(save), for: .touchUpInside)
                }(UIButton())
                lazy var second: UIButton = {
                    make(self, #selector(save))
                }()
                var third: UIButton { make(self, #selector(self.save), #selector(self?.save)) }
                override func viewDidLoad(
                    _ animated: Bool
                ) {
                    buttons.forEach { $0.addTarget(self, action: #selector(save(_:))) }
                    make(self, #selector(Screen.save)); make(#selector(UIView.remove))
                }
                let last = make(#selector(save))
            }
            """
        let lines = SourcePort(source).text.split(separator: "\n").map {
            String($0.drop { $0 == " " })
        }
        expectEqual(lines[2], "$0.addTarget(nil, action: Selector(save), for: .touchUpInside)")
        expectEqual(lines[5], "make(self, Selector(Self.save))")
        expectEqual(
            lines[7], "var third: UIButton { make(self, Selector(Self.save), Selector(Self.save)) }"
        )
        expectEqual(
            lines[11], "buttons.forEach { $0.addTarget(self, action: Selector(Self.save(_:))) }")
        expectEqual(lines[12], "make(self, Selector(Screen.save)); make(Selector(UIView.remove))")
        expectEqual(lines[14], "let last = make(Selector(save))")
    }

    @Test("a type that tells methods of one name apart is that of a method without its object")
    func castSelectors() {
        let source = """
            class Screen: UIViewController {
                var close: UIButton { make(#selector(dismiss as () -> Void), #selector(save)) }
                func show() {
                    make(self, #selector(self.tap(_:) as (UIButton) -> Void), for: .touchUpInside)
                    make(self, #selector(Screen.tap(_:) as (Screen) -> (UIButton) -> Void))
                }
            }
            """
        let lines = SourcePort(source).text.split(separator: "\n").map {
            String($0.drop { $0 == " " })
        }
        expectEqual(
            lines[1],
            "var close: UIButton { make(Selector(Self.dismiss as (Self) -> () -> Void), "
                + "Selector(Self.save)) }")
        expectEqual(
            lines[3],
            "make(self, Selector(Self.tap(_:) as (Self) -> (UIButton) -> Void), "
                + "for: .touchUpInside)")
        expectEqual(
            lines[4], "make(self, Selector(Screen.tap(_:) as (Screen) -> (UIButton) -> Void))")
    }

    @Test("leaves comments and strings of several lines as they are")
    func longComments() {
        let source = "/* a\n@objc /* b */\n@objc */ @objc var a\n\"\"\"\n@objc\n\"\"\"\n@objc var b"
        let port = SourcePort(source)
        expectEqual(port.changes.map(\.line), [3, 7])
        expectTrue(port.text.hasSuffix("@objc */ var a\n\"\"\"\n@objc\n\"\"\"\nvar b"))
    }

    @Test("leaves import lines that are for Apple's systems only as they are")
    func conditions() {
        let source = """
            #if canImport(UIKit) // on a Mac
            import UIKit
            #if DEBUG
            import SnapKit
            #endif
            @objc var a = 0
            #else
            import QuoinSnapKit
            #endif
            import UIKit
            """
        let port = SourcePort(source)
        expectEqual(port.changes.map(\.line), [6, 10])
        expectTrue(port.text.hasSuffix("#else\nimport QuoinSnapKit\n#endif\nimport QuoinUIKit"))
    }

    @Test(
        "says what stands in the way, and where",
        arguments: [
            ("\nimport Kingfisher", 2, "Kingfisher"),
            ("table.register(UINib(nibName: \"A\", bundle: nil))", 1, "UINib"),
            ("model.setValue(3, forKey: \"count\")", 1, "setValue"),
            ("perform(#selector(save))", 1, "perform("),
            (
                "NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(save), "
                    + "object: nil)", 1, "cancelPreviousPerformRequests"
            ),
            ("@objc protocol P {\n  @objc optional func f() -> Int\n}", 2, "optional"),
        ])
    func obstacles(source: String, line: Int, word: String) {
        let obstacles = SourcePort(source).obstacles
        expectEqual(obstacles.count, 1)
        expectEqual(obstacles.first?.line, line)
        expectTrue(obstacles.first?.reason.contains(word) ?? false)
    }

    @Test(
        "lets stay what only looks like it",
        arguments: [
            "request.setValue(\"text/plain\", forHTTPHeaderField: \"Accept\")",
            "slider.setValue(0.5, animated: true)",
            "perform(#selector(save), with: nil, afterDelay: 0.5)",
            "NSObject.cancelPreviousPerformRequests(withTarget: self)",
        ])
    func harmless(source: String) {
        expectTrue(SourcePort(source).obstacles.isEmpty)
    }

    private static let overriding = """
        import UIKit

        final class Card: UIView {
            let title = UILabel()
        }

        extension Card: Tapped {
            func tap() { if title.isHidden { return } }

            /// As high as its title.
            @available(iOS 13, *)
            @objc override func sizeThatFits(
                _ size: CGSize
            ) -> CGSize {
                CGSize(width: 1, height: { 2 }())
            } // for tables

            var one: Int { 1 }
            override var isHidden: Bool {
                didSet {}
            }
        }
        """

    @Test("what an extension overrides goes to the end of the class")
    func overrides() {
        let port = SourcePort(Self.overriding)
        expectEqual(port.obstacles, [])
        expectEqual(
            port.text,
            """
            import QuoinUIKit

            final class Card: UIView {
                let title = UILabel()

                /// As high as its title.
                @available(iOS 13, *)
                override func sizeThatFits(
                    _ size: CGSize
                ) -> CGSize {
                    CGSize(width: 1, height: { 2 }())
                } // for tables

                override var isHidden: Bool {
                    didSet {}
                }
            }

            extension Card: Tapped {
                func tap() { if title.isHidden { return } }


                var one: Int { 1 }
            }
            """)
    }

    @Test("where an override cannot be moved, that is told, and nothing is torn")
    func stuckOverrides() {
        let alone = "extension Card {\n    override func layoutSubviews() {}\n}"
        let classes = [
            "", "class Card: UIView {}; let a = 1", "class Other {\n}",
            "enum Space { class Card: UIView {\n}\n}",
        ]
        for other in classes {
            let source = other + "\n" + alone
            let port = SourcePort(source)
            expectEqual(port.text, source)
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false).count
            expectEqual(port.obstacles.map(\.line), [lines - 1], "\(source)")
        }
        let home = "class Card: UIView {\n}\n"
        for member in [
            "extension Card { override func a() {} }",
            "extension Card {\nvar b: Int { 1 }; override func a() {}\n}",
            "extension Card where Self: Named {\noverride func a() {}\n}",
            "#if DEBUG\nextension Card {\noverride func a() {}\n}\n#endif",
            "extension Card {\n#if DEBUG\noverride func a() {}\n#endif\n}",
        ] {
            let port = SourcePort(home + member)
            expectEqual(port.text, home + member)
            expectEqual(port.obstacles.count, 1, "\(member)")
        }
        // With one brace too many, as after `#if` with two beginnings, nobody knows what is in what.
        let torn = home + "}\n" + alone
        expectEqual(SourcePort(torn).text, torn)
    }

    @Test("no line is lost, whatever is cut off")
    func cutSources() {
        let whole = Self.overriding.split(separator: "\n", omittingEmptySubsequences: false)
        for begin in whole.indices {
            for end in begin..<whole.endIndex {
                let source = whole[begin...end].joined(separator: "\n")
                let port = SourcePort(source)
                var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
                    .map(String.init)
                for change in port.changes.reversed() {
                    let range = change.line - 1..<change.line - 1 + change.old.count
                    expectEqual(Array(lines[range]), change.old)
                    lines.replaceSubrange(range, with: change.new)
                }
                expectEqual(lines.joined(separator: "\n"), port.text)
            }
        }
    }

    private func run(_ arguments: [String], _ source: String) -> Outcome {
        let input = CommandInput(
            standardInput: { () throws(UsageError) -> [UInt8] in [] },
            file: { (_) throws(UsageError) -> [UInt8] in Array(source.utf8) })
        return CommandLineTool.run(arguments: ["port"] + arguments, input: input)
    }

    @Test("shows a diff, and ends with 1 if anything stands in the way")
    func difference() {
        let fine = run(["A.swift"], "import UIKit\nlet a = 1\n")
        expectEqual(fine.status, .success)
        expectEqual(
            fine.standardOutput,
            "--- A.swift\n+++ A.swift\n@@ -1 +1 @@\n-import UIKit\n+import QuoinUIKit\n")
        expectEqual(
            run(["A.swift"], "extension A {\n override func a() {}\n}\nclass A: B {\n}")
                .standardOutput,
            """
            --- A.swift
            +++ A.swift
            @@ -2 +1,0 @@
            - override func a() {}
            @@ -4,0 +4,2 @@
            +
            + override func a() {}

            """)
        let hindered = run(["A.swift"], "import UIKit\nimport WebKit\n")
        expectEqual(hindered.status, .problem)
        expectTrue(hindered.standardError.hasPrefix("A.swift:2: "))
        expectEqual(run([], "").status, .wrongUse)
        expectEqual(run(["--wite", "A.swift"], "").status, .wrongUse)
        expectEqual(run(["--help"], "").standardOutput, PortVerb.help)
    }

    @Test("writes the file when it is told to")
    func writing() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("quoin-port-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("A.swift")
        try Data("import UIKit\n".utf8).write(to: file)
        let outcome = CommandLineTool.run(
            arguments: ["port", "--write", file.path], input: .process)
        expectEqual(outcome.status, .success)
        try expectEqual(String(contentsOf: file, encoding: .utf8), "import QuoinUIKit\n")
        expectTrue(outcome.standardOutput.hasSuffix("A.swift: 1 line\n"))
        // One line is other, and three come to stand elsewhere.
        let moving =
            "import UIKit\nclass A: UIView {\n}\nextension A {\noverride func a() {\n}\n}\n"
        try Data(moving.utf8).write(to: file)
        let moved = CommandLineTool.run(
            arguments: ["port", "--write", file.path], input: .process)
        expectTrue(moved.standardOutput.hasSuffix("A.swift: 4 lines\n"))
    }
}
