import TestSupport
import Testing

@testable import QuoinCommand

/// What `quoin port` does with selectors however they are written, and with what only Objective-C does with them.
@Suite struct PortSelectorTests {
    /// What is in a method, without the lines around it.
    private func ported(_ body: String) -> String {
        let (head, end) = ("class Screen {\nfunc show() {\n", "\n}\n}")
        let text = SourcePort(head + body + end).text
        return String(text.dropFirst(head.count).dropLast(end.count))
    }

    @Test(
        "blanks and brackets around the name of a method go",
        arguments: [
            ("make(#selector( tap(_:) ), 1)", "make(Selector(Self.tap(_:)), 1)"),
            ("make(#selector((tap(_:))))", "make(Selector(Self.tap(_:)))"),
            ("make(#selector((self.tap)))", "make(Selector(Self.tap))"),
            ("make(#selector( (( Screen.tap )) ))", "make(Selector(Screen.tap))"),
            (
                "make(#selector((self.tap) as () -> Void))",
                "make(Selector(Self.tap as (Self) -> () -> Void))"
            ),
            ("make(#selector((a as! Screen).tap))", "make(Selector((a as! Screen).tap))"),
            ("make(#selector(tap /* it */))", "make(Selector(Self.tap /* it */))"),
        ])
    func blanksAndBrackets(old: String, new: String) {
        expectEqual(ported(old), new)
    }

    @Test("the name of a method comes into the line of its selector")
    func severalLines() {
        let source = """
            make(
                #selector(
                    self
                        .tap(_:)
                        as (Int) -> Void
                ), 1) // it
            after(#selector(save
            ), #selector(
            save), 2)
            """
        let expected = """
            make(
                Selector(Self.tap(_:) as (Self) -> (Int) -> Void), 1) // it
            after(Selector(Self.save), Selector(Self.save), 2)
            """
        expectEqual(ported(source), expected)
        let ofWindows = { (text: String) in text.replacing("\n", with: "\r\n") }
        expectEqual(ported(ofWindows(source)), ofWindows(expected))
        let text = "let a = \"\"\"\n#selector(\n a)\n\"\"\" /* #selector(\n a) */"
        expectTrue(SourcePort(text).changes.isEmpty)
    }

    @Test("lines that go are told with the line that has them now")
    func changesOfSeveralLines() {
        let port = SourcePort("make(#selector(\n    A.tap\n), 1)\nlast()")
        expectEqual(
            port.changes,
            [
                SourcePort.Change(
                    line: 1, old: ["make(#selector("], new: ["make(Selector(A.tap), 1)"]),
                SourcePort.Change(line: 2, old: ["    A.tap"], new: []),
                SourcePort.Change(line: 3, old: ["), 1)"], new: []),
            ])
        expectEqual(port.text, "make(Selector(A.tap), 1)\nlast()")
    }

    @Test(
        "what only Objective-C does with methods and keys stands in the way",
        arguments: [
            ("\nmake(#selector(getter: title))", 2, "#selector(getter:"),
            ("make(#selector( setter: Screen.title ))", 1, "#selector(setter:"),
            ("make(\n#selector( // it\nsave))", 2, "#selector("),
            ("if asked?.responds(to: #selector(Asked.did(_:))) == true {}", 1, "responds(to:"),
            ("if responds(to: action) {}", 1, "responds(to:"),
            ("setValue(1, forKey: \"a\")", 1, "setValue("),
            ("layer.setValue(1, forKeyPath: \"a\")", 1, "setValue("),
            ("let a = value(forKey: \"a\")", 1, "value(forKey"),
            ("let a = self.value(forKeyPath: \"a.b\")", 1, "value(forKey"),
            ("let a = NSStringFromSelector(action)", 1, "NSStringFromSelector"),
            ("let a = class_getInstanceMethod(A.self, b)", 1, "class_getInstanceMethod"),
            ("method_exchangeImplementations(a, b)", 1, "method_exchangeImplementations"),
        ])
    func obstacles(source: String, line: Int, word: String) {
        let found = SourcePort(source).obstacles
        expectEqual(found.map(\.line), [line])
        expectTrue(found.first?.reason.hasPrefix(word) ?? false)
    }

    @Test(
        "what compiles does not stand in the way",
        arguments: [
            "let a = NSClassFromString(\"x\") as? UIView.Type",
            "func value(forKey key: String) -> Int { 1 }\nlet a = value(forKey: \"a\")",
            "func setValue(_ a: Int, forKey key: String) {}",
            "let a = \"#selector(getter: a)\" // value(forKey: a), responds(to: b)",
            "slider.setValue(1, animated: true)", "let a = myValue(forKey: 1)",
            "let a = NSStringFromClass(A.self)",
        ])
    func noObstacles(source: String) {
        expectEqual(SourcePort(source).obstacles, [])
    }

    @Test("what is optional in a protocol of one line gets its default, too")
    func protocolsOfOneLine() {
        let source = """
            @objc protocol P { @objc optional func bar(); @objc optional func foo() -> Int? }
            class V { weak var d: P?; func go() { d?.bar?(); _ = d?.foo?() } }
            """
        let expected = """
            protocol P: AnyObject { func bar(); func foo() -> Int? }

            extension P {
                func bar() {}
                func foo() -> Int? { nil }
            }
            class V { weak var d: P?; func go() { d?.bar(); _ = d?.foo() } }
            """
        let port = SourcePort(source)
        expectEqual(port.text, expected)
        expectEqual(port.obstacles, [])
    }

    @Test("protocols share a line with other declarations")
    func protocolsBesideOthers() {
        let source =
            "class A {}; public protocol P { optional func a() }; protocol Q { optional func b() }"
        let port = SourcePort(source)
        expectEqual(
            port.text.split(separator: "\n"),
            [
                "class A {}; public protocol P { func a() }; protocol Q { func b() }",
                "public extension P {", "    func a() {}", "}", "extension Q {",
                "    func b() {}", "}",
            ])
        let stuck = SourcePort("@objc protocol P { @objc optional func a() }; class B {\n}")
        expectEqual(stuck.obstacles.map(\.line), [1])
        expectEqual(
            SourcePort("@objc protocol P {\n  @objc optional func a() -> Int }").obstacles.map(
                \.line), [2])
    }
}
