import TestSupport
import Testing

@testable import QuoinCommand

/// `quoin port` on strings and regex literals, in which nothing is rewritten but what is code.
@Suite struct LiteralTests {
    @Test(
        "the text of strings stays, and what they interpolate is code",
        arguments: [
            (#""\"@objc \(a(#selector(b)))@objc""#, #""\"@objc \(a(Selector(b)))@objc""#),
            (
                #""\(a("@objc \(b((#selector(c))))"))" + "@objc""#,
                #""\(a("@objc \(b((Selector(c))))"))" + "@objc""#
            ),
            (#""a \\" + #selector(b)"#, #""a \\" + Selector(b)"#),
            (
                ##"#"q " \(@objc) \#(f("@objc", #selector(a)))"# + #selector(b)"##,
                ##"#"q " \(@objc) \#(f("@objc", Selector(a)))"# + Selector(b)"##
            ),
            (###"##"@objc "# "## + #selector(b)"###, ###"##"@objc "# "## + Selector(b)"###),
            (##"#"""# + #selector(b)"##, ##"#"""# + Selector(b)"##),
            ("\"\" + #selector(b)", "\"\" + Selector(b)"),
        ])
    func strings(old: String, new: String) {
        expectEqual(SourcePort(old).text, new)
    }

    @Test("so it is in strings of several lines")
    func longStrings() {
        let source = ##"""
            let a = """
                \""" @objc \(f("""
                @objc \(#selector(
                    b)) "
                """)) @objc
                """; @objc var c = "\(g("""
                @objc
                """))"; @objc var d
            let e = #"""
                """ @objc \(@objc) \#(#selector(f))
                """#; @objc var g
            """##
        let expected = ##"""
            let a = """
                \""" @objc \(f("""
                @objc \(Selector(b)) "
                """)) @objc
                """; var c = "\(g("""
                @objc
                """))"; var d
            let e = #"""
                """ @objc \(@objc) \#(Selector(f))
                """#; var g
            """##
        expectEqual(SourcePort(source).text, expected)
    }

    @Test("a string that nobody has ended ends with its line")
    func unended() {
        expectEqual(SourcePort("let a = \"@objc\n@objc var b").text, "let a = \"@objc\nvar b")
    }

    @Test(
        "regex literals stay",
        arguments: [
            #"let a = #/@objc "\/# func/#"#, #"let a = ##/@objc "/# func/##"#,
            "let a = #/\n  @objc \" func\n/#", #"let a = /@objc " [)(] \/ func/"#,
            #"f(/@objc "/, in: /"@objc/)"#, #"if case /@objc "/ = b { return /"@objc/ }"#,
            #"a.first { $0 =~ /@objc "(b)/ }"#, #"/@objc "/"#,
        ])
    func regexes(literal: String) {
        let source = literal + "; @objc var b"
        expectEqual(SourcePort(source).text, literal + "; var b")
    }

    @Test(
        "a slash that divides begins no regex",
        arguments: [
            (#"a / b("@objc") / #selector(c)"#, #"a / b("@objc") / Selector(c)"#),
            ("a /b(#selector(c))/ 2", "a /b(Selector(c))/ 2"),
            ("a[0] /b(#selector(c))/ 2", "a[0] /b(Selector(c))/ 2"),
            ("a! /b(#selector(c))/ 2", "a! /b(Selector(c))/ 2"),
            ("a.in /b(#selector(c))/ 2", "a.in /b(Selector(c))/ 2"),
            ("a.reduce(1, /) + b(#selector(c), /)", "a.reduce(1, /) + b(Selector(c), /)"),
            (#"(a / b) * 1 /c + "@objc/""#, #"(a / b) * 1 /c + "@objc/""#),
            (
                "static func /(a: A, b: B) {} /* @objc */",
                "static func /(a: A, b: B) {} /* @objc */"
            ),
        ])
    func operators(old: String, new: String) {
        expectEqual(SourcePort(old).text, new)
    }
}
