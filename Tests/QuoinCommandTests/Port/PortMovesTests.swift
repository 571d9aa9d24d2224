import TestSupport
import Testing

@testable import QuoinCommand

/// Where `quoin port` takes what overrides something by Objective-C only, or is overridden.
@Suite struct PortMovesTests {
    @Test("what an extension says of all its members, one that moves says itself")
    func access() {
        let port = SourcePort(
            """
            public class Card: UIView {
            }
            public extension Card {
                // As usual.
                @objc
                override func layoutSubviews() {}
                open override var isHidden: Bool { didSet {} }
            }
            """)
        expectEqual(port.obstacles, [])
        expectEqual(
            port.text,
            """
            public class Card: UIView {

                // As usual.
                public override func layoutSubviews() {}

                open override var isHidden: Bool { didSet {} }
            }
            public extension Card {
            }
            """)
    }

    @Test("what stands in lines before a member is its own, if that says so")
    func linesBefore() {
        let port = SourcePort(
            """
            class Card: UIView {
                @IBOutlet var label: UILabel!
                override func b() {}
            }
            class Base: UIView {
            }
            extension Base {
                @available(iOS 13, *) typealias Row = Int
                /* Of
                   two lines. */
                public
                override
                func a() {}
                func b() {} /* not
                of this one */
                override func c() {}
            }
            class Last: Base {
                @IBOutlet var label: UILabel!
                override func b() {}
            }
            extension Base<Int> {
                override func d() {}
            }
            """)
        expectEqual(port.obstacles.map(\.line), [14, 23])
        expectTrue(
            port.text.contains(
                """
                class Base: UIView {

                    /* Of
                       two lines. */
                    public
                    override
                    func a() {}

                    override func c() {}
                }
                extension Base {
                    @available(iOS 13, *) typealias Row = Int
                    func b() {} /* not
                    of this one */
                }
                """))
    }

    @Test("what stands in the same condition as its class moves, and nothing else does")
    func conditions() {
        let (home, alone) = ("class A: B {\n}", "extension A {\noverride func a() {}\n}")
        let both = SourcePort("#if DEBUG\n\(home)\n\(alone)\n#endif")
        expectEqual(both.obstacles, [])
        expectEqual(
            both.text,
            "#if DEBUG\nclass A: B {\n\noverride func a() {}\n}\nextension A {\n}\n#endif")
        for source in [
            "#if DEBUG\n\(home)\n#else\n\(alone)\n#endif", "\(home)\n#if DEBUG\n\(alone)\n#endif",
            "#if DEBUG\n\(home)\n#endif\n#if DEBUG\n\(alone)\n#endif",
        ] {
            expectEqual(SourcePort(source).text, source)
            expectEqual(SourcePort(source).obstacles.count, 1)
        }
    }

    @Test(
        "a class may end in the line in which it begins, or behind something else",
        arguments: [
            ("class A: B { }", "class A: B {"), ("class A: B {}", "class A: B {"),
            (
                "class A: B { let a = 1\n  let b = { 1 } }",
                "class A: B { let a = 1\n  let b = { 1 }"
            ),
        ])
    func shortClasses(old: String, new: String) {
        let members = ["override func a() {}", "override func b() {}"]
        let source = "\(old)\nextension A {\n\(members.joined(separator: "\n"))\n}"
        let port = SourcePort(source)
        expectEqual(port.obstacles, [])
        expectEqual(port.text, "\(new)\n\n\(members[0])\n\n\(members[1])\n}\nextension A {\n}")
        // In the right order the changes make of the file what it is then.
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for change in port.changes.reversed() {
            let range = change.line - 1..<change.line - 1 + change.old.count
            expectEqual(Array(lines[range]), change.old)
            lines.replaceSubrange(range, with: change.new)
        }
        expectEqual(lines.joined(separator: "\n"), port.text)
    }

    private static let base = """
        class Base<Row: Equatable>: UIViewController {
        }
        extension Base: UITableViewDataSource {
            func tableView(
                _ table: UITableView, numberOfRowsInSection section: Int
            ) -> Int { 0 }
            var title: String { "" }
            func reload(_ done: (_ a: Int, _ b: Int) -> Void, then: [Int: Int] = [:]) {}
            func other() {}
        }
        """

    @Test("what a class below overrides goes into the class, in whichever file that is")
    func overridden() {
        let below = """
            class Middle: Base<Int>, Named {}
            final class Last: Middle {
                override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
                override var title: String { "a" }
            }
            extension Last {
                override func reload(_ done: (Int, Int) -> Void, then: [Int: Int]) {}
                func other() {}
            }
            class Stranger: UIViewController {
                override func other() {}
            }
            """
        let families = ClassFamilies([SourceCode(Self.base), SourceCode(below)])
        let port = SourcePort(Self.base, families: families)
        expectEqual(port.obstacles, [])
        expectEqual(
            port.text,
            """
            class Base<Row: Equatable>: UIViewController {

                func tableView(
                    _ table: UITableView, numberOfRowsInSection section: Int
                ) -> Int { 0 }

                var title: String { "" }

                func reload(_ done: (_ a: Int, _ b: Int) -> Void, then: [Int: Int] = [:]) {}
            }
            extension Base: UITableViewDataSource {
                func other() {}
            }
            """)
        expectTrue(SourcePort(Self.base).changes.isEmpty)
    }

    @Test("what is overridden, and whose class is in no file that is given, is told of")
    func overriddenElsewhere() {
        let (home, extensions) = (
            "class A: B {\n}\nclass C: A {\noverride func a() {}\n}",
            """
            extension A {
                func a() {}
            }
            """
        )
        let families = ClassFamilies([SourceCode(home), SourceCode(extensions)])
        let port = SourcePort(extensions, families: families)
        expectEqual(port.text, extensions)
        expectEqual(port.obstacles.map(\.line), [2])
        // Whoever writes that each of two inherits from the other is told so by the compiler.
        let circle = ClassFamilies([
            SourceCode("class A: B {}\nclass B: A {\noverride func a() {}\n}")
        ])
        expectTrue(!circle.isOverridden("a()", below: "C"))
    }

    @Test("optional may stand in a line of its own")
    func optionalLines() {
        let port = SourcePort(
            """
            @objc protocol Asked {
                /// Says it.
                @objc optional
                func first(_ a: Int)
                @objc
                optional func second()
                @objc
                optional
                var third: Bool { get }
                @objc func needed()
            }
            """)
        expectEqual(port.obstacles.map(\.line), [7])
        expectEqual(
            port.text,
            """
            protocol Asked: AnyObject {
                /// Says it.
                func first(_ a: Int)
                func second()
                var third: Bool { get }
                func needed()
            }

            extension Asked {
                func first(_ a: Int) {}
                func second() {}
            }
            """)
    }

    @Test(
        "what Objective-C says of properties is text",
        arguments: [
            ("a(#keyPath(CALayer.position))", "a(\"position\")"),
            ("a(#keyPath(CALayer.position.x), b)", "a(\"position.x\", b)"),
            ("a(#keyPath(UIView.isHidden))", "a(\"hidden\")"),
            ("a(#keyPath(Model.isHidden))", "a(\"isHidden\")"),
            ("a(#keyPath(Outer.Model.title))", "a(\"title\")"),
            ("a(#keyPath(title)); #keyPath(b)", "a(\"title\"); \"b\""),
        ])
    func keyPaths(old: String, new: String) {
        expectEqual(SourcePort(old).text, new)
        expectTrue(SourcePort(old).obstacles.isEmpty)
    }

    @Test(
        "a file that names what stands here, and imported it with something else, imports it",
        arguments: [
            "let a = #selector(Screen.save)", "var a: UIImage?", "let a = CALayer()",
            "var a: CGAffineTransform", "var a: NSKeyValueObservation?",
        ])
    func libraryImports(code: String) {
        func lines(_ source: String) -> [String] {
            SourcePort(source).text.split(separator: "\n").map(String.init)
        }
        let brought = "import QuoinUIKit"
        expectEqual(lines("import Foundation\n\(code)")[1], brought)
        expectEqual(lines("// A\n#if DEBUG\nimport Foundation\n#endif\n\(code)")[1], brought)
        for other in ["import UIKit", "import SnapKit", "import QuartzCore", ""] {
            expectTrue(lines("\(other)\n\(code)").count(where: { $0 == brought }) <= 1)
            expectTrue(!lines("\(other)\n\(code)").dropFirst().contains(brought))
        }
        expectTrue(!lines("import Foundation\n// \(code)\nvar UITESTS = 1").contains(brought))
    }
}
