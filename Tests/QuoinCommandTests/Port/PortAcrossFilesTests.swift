import TestSupport
import Testing

@testable import QuoinCommand

/// Where `quoin port` takes what an extension overrides whose class stands in another file.
@Suite struct PortAcrossFilesTests {
    @Test("what an extension overrides goes to its class in another file, with what belongs to it")
    func moving() {
        let folder = FolderPort([
            "import UIKit\n\nclass Card<Row>: UIView {\n    let title = UILabel()\n}\n",
            """
            import Foundation
            import UIKit

            extension Card: Named {
                func name() -> String { "a" }

                /**
                 As high as its title.

                 And no higher.
                 */
                // Rounded.
                @available(iOS 13, *)
                @objc
                override func sizeThatFits(_ size: CGSize) -> CGSize {
                    title.addTarget(self, #selector(tap))
                    return title.sizeThatFits(size)
                }
            }
            """,
            "import UIKit\nextension Card {\noverride var isHidden: Bool { didSet {} }\n}",
        ])
        expectEqual(folder.ports.flatMap(\.obstacles), [])
        expectEqual(
            folder.ports.map(\.text),
            [
                """
                import QuoinUIKit
                import Foundation

                class Card<Row>: UIView {
                    let title = UILabel()

                    /**
                     As high as its title.

                     And no higher.
                     */
                    // Rounded.
                    @available(iOS 13, *)
                    override func sizeThatFits(_ size: CGSize) -> CGSize {
                        title.addTarget(self, Selector(Self.tap))
                        return title.sizeThatFits(size)
                    }

                override var isHidden: Bool { didSet {} }
                }

                """,
                """
                import Foundation
                import QuoinUIKit

                extension Card: Named {
                    func name() -> String { "a" }

                }
                """,
                "import QuoinUIKit\nextension Card {\n}",
            ])
        for port in folder.ports { expectSound(port) }
    }

    /// The changes, in their order, make of the file what it is then.
    private func expectSound(_ port: SourcePort) {
        let lines = port.text.split(separator: "\n", omittingEmptySubsequences: false)
        var others = lines.map(String.init)
        for change in port.changes.reversed() {
            let before = port.changes.prefix { $0 != change }
            let shift = before.reduce(0) { $0 + $1.new.count - $1.old.count }
            let range = change.line - 1 + shift..<change.line - 1 + shift + change.new.count
            expectEqual(Array(others[range]), change.new)
            others.replaceSubrange(range, with: change.old)
        }
    }

    @Test("in a class of another type, what moves stands as far in as that")
    func nested() {
        let home = """
            enum Space {
                class Card: UIView {
                    let a = 1
                }
                class Row: UIView {}
            }
            extension Space {
                class Last: Card { override var title: String { "" } }
            }
            """
        let away = """
            extension Space.Card {
                override func layoutSubviews() {
                    print(\"\"\"
                        a

                        \"\"\")
                }
                var title: String { "a" }
            }
            extension Space.Row {
                override func layoutSubviews() {}
            }
            """
        let moved = """
            enum Space {
                class Card: UIView {
                    let a = 1

                    override func layoutSubviews() {
                        print(\"\"\"
                            a

                            \"\"\")
                    }

                    var title: String { "a" }
                }
                class Row: UIView {

                    override func layoutSubviews() {}
                }
            }
            extension Space {
                class Last: Card { override var title: String { "" } }
            }
            """
        let left = "extension Space.Card {\n}\nextension Space.Row {\n}"
        let folder = FolderPort([home, away])
        expectEqual(folder.ports.flatMap(\.obstacles), [])
        expectEqual(folder.ports.map(\.text), [moved, left])
        expectEqual(SourcePort(home + "\n" + away).text, moved + "\n" + left)
    }

    /// Expects that nothing moves from a file, but that it is told what is to be done.
    private func expectStuck(
        _ advice: String, _ homes: [String], _ away: String, line: Int = 2
    ) {
        let folder = FolderPort([away] + homes)
        expectEqual(folder.ports.map(\.text), [away] + homes)
        let obstacles = folder.ports[0].obstacles.filter { $0.reason.hasPrefix("override") }
        let reason =
            "override: an extension overrides, or is overridden, by Objective-C only: "
            + "take it into the class" + advice
        expectEqual(obstacles, [SourcePort.Obstacle(line: line, reason: reason)], "\(away)")
    }

    private static let home = "class A: B {\n}"

    @Test(
        "what uses names that no other file sees stays",
        arguments: [
            ("private func help() {}", "help"), ("fileprivate let n = 1, b = 2", "b"),
            ("private let (c, d) = (1, 2)", nil), ("private extension B { var e: Int { 1 } }", "e"),
            ("extension B { private init(f: Int) {} }", nil), ("private enum G {}", "G"),
            ("private func == (a: A, b: A) -> Bool { true }", nil),
            ("extension A {\n@inline(never)\nprivate\nfunc h() {}\n}", "h"),
            ("private class I { class override func j() {} }", "I"),
            ("extension A { private class final func k() {} }", "k"),
            ("private(set) var l = f(1, 2)\nprivate var m: Int { 1 }", "m"),
            ("extension A { private func `default`() {} }", "default"),
            ("enum C { case open\nfileprivate static func open() {} }", "open"),
        ])
    func hidden(declaration: String, name: String?) {
        let away = "extension A {\noverride func a() { use(\"\\(\(name ?? "x"))\") }\n}\n"
        expectStuck(
            name.map { ", and let that see \($0)" }
                ?? ", which does not see the initializers and operators that are private here",
            [Self.home], away + declaration)
        let other = "extension A {\noverride func a() { other() }\n}\n"
        let folder = FolderPort([other + declaration, Self.home])
        expectEqual(folder.ports[0].obstacles.isEmpty, name != nil)
        // In the file of its class it sees all that.
        expectEqual(SourcePort(away + declaration + "\n" + Self.home).obstacles, [])
        guard let name else { return }
        expectStuck(
            ", in whose file \(name) is something that is private",
            [Self.home + "\n" + declaration], away)
    }

    @Test("what private names stand for in methods and behind dots hides nothing")
    func seen() {
        let away = """
            extension A {
                override func a() { b.width = c(help, other: .private) }
            }
            extension C {
                private func sum(_ help: Int) -> Int { let b = 1, c = 2; return help }
            }
            let a = log(.private), width = 1
            """
        let folder = FolderPort([away, Self.home])
        expectEqual(folder.ports[0].obstacles, [])
        expectTrue(folder.ports[1].text.contains("override func a()"))
    }

    @Test("a class that is not there once, or not in the same condition, is told of")
    func homes() {
        let away = "extension A {\noverride func a() {}\n}"
        expectStuck("", [], away)
        expectStuck("", ["struct A {\n}"], away)
        expectStuck("", ["private class A {\n}"], away)
        expectStuck("", ["class A {\n}\n}"], away)
        expectStuck("", ["class A {}; let a = 1"], away)
        expectStuck("", ["class A {} // {}"], away)
        expectStuck("", ["enum A {\nclass A: B {\n}\n}"], away)
        expectStuck("", ["#if DEBUG\n\(Self.home)\n#endif"], away)
        expectStuck("", [Self.home], "extension A {\nprivate override func a() {}\n}")
        expectStuck("", [Self.home], "extension A<Int> {\noverride func a() {}\n}")
        expectStuck("", [Self.home], "#if DEBUG\n\(away)\n#endif", line: 3)
        expectStuck(
            "", [Self.home], "extension A {\n#if DEBUG\noverride func a() {}\n#endif\n}", line: 3)
        expectStuck(", of which there are several", [Self.home, Self.home], away)
        expectStuck(", of which there are several", [Self.home, "struct A {\n}"], away)
        expectStuck(", which has several of them", [Self.home, "// B\n" + away], away)
        expectStuck(
            ", which has several of them", ["class A: B {\noverride func a() {}\n}"], away)
        let both = FolderPort(["#if DEBUG\n\(Self.home)\n#endif", "#if  DEBUG\n\(away)\n#endif"])
        expectEqual(both.ports.flatMap(\.obstacles), [])
        expectEqual(
            both.ports[0].text, "#if DEBUG\nclass A: B {\n\noverride func a() {}\n}\n#endif")
        // What stands beside its class is no matter of what other files have.
        let near = FolderPort([Self.home + "\n" + away, Self.home])
        expectEqual(near.ports.flatMap(\.obstacles), [])
    }

    @Test("a name that the type around a class has is told of")
    func outerNames() {
        let home = "class Outer {\nlet title = 1\nclass A: B {\n}\n}"
        expectStuck(
            ", where title may be that of the type around it", [home],
            "extension Outer.A {\noverride func a() { print(title) }\n}")
        expectStuck(
            ", where Item may be that of the type around it",
            [home, "extension Outer {\nstruct Item {}\n}"],
            "extension Outer.A {\noverride func a() { for _ in 0...Item.b {} }\n}")
        let fine = "extension Outer.A {\noverride func title() { super.title() }\n}"
        expectEqual(FolderPort([fine, home]).ports[0].obstacles, [])
        // The class has one, too, which comes first.
        let own = "extension Outer.A {\nvar title: Int { 2 }\noverride func a() { print(title) }\n}"
        expectEqual(FolderPort([own, home]).ports[0].obstacles, [])
    }

    @Test("imports that the class lacks come along, where they can be written")
    func imports() {
        func moved(_ home: String, _ away: String, using code: String = "") -> [String] {
            let folder = FolderPort([
                "\(home)\nclass A: B {\n}",
                "\(away)\nextension A {\noverride func a() { \(code) }\n}",
            ])
            expectEqual(folder.ports[0].obstacles, [])
            expectEqual(folder.ports[1].obstacles, [])
            return folder.ports[0].text.split(separator: "\n").prefix { !$0.hasPrefix("class") }
                .map(String.init)
        }
        let (ours, foundation) = ("import QuoinUIKit", "import Foundation")
        expectEqual(moved("import UIKit", "import QuartzCore"), [ours])
        expectEqual(
            moved("// A", "import UIKit; @preconcurrency import Foundation"),
            ["// A", ours, foundation])
        expectEqual(moved("import SnapKit", "import UIKit"), ["import QuoinSnapKit", ours])
        expectEqual(moved(foundation, foundation, using: "UIView()"), [foundation, ours])
        expectEqual(moved(foundation, foundation), [foundation])
        expectEqual(
            moved(foundation, foundation, using: "URLSession.shared"),
            [
                foundation, "#if canImport(FoundationNetworking)", "import FoundationNetworking",
                "#endif",
            ])
        let choice = "#if DEBUG\nimport Foundation\n#else\nimport UIKit\n#endif"
        expectEqual(moved(choice, choice).count, 5)
        for (module, away) in [
            ("Foundation", choice), ("App", "@testable import App"), ("MapKit", "import MapKit"),
        ] {
            expectStuck(
                ", whose file does not import \(module) in this way",
                ["import Dispatch\n\(Self.home)"],
                away.replacing("UIKit", with: "Dispatch")
                    + "\nextension A {\noverride func a() {}\n}",
                line: away.split(separator: "\n").count + 2)
        }
    }

    @Test("what comes from a file ends its lines as those of the class end")
    func lineEnds() {
        let away = "extension A {\n  override func a() {\n  }\n}"
        let windows = FolderPort(["class A: B {\r\n}\r\n", away])
        expectEqual(
            windows.ports[0].text, "class A: B {\r\n\r\n  override func a() {\r\n  }\r\n}\r\n")
        let unix = FolderPort(["class A: B {\n}\n", away.replacing("\n", with: "\r\n")])
        expectEqual(unix.ports[0].text, "class A: B {\n\n  override func a() {\n  }\n}\n")
        expectEqual(unix.ports[1].text, "extension A {\r\n}")
    }
}
