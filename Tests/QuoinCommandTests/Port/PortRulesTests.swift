import Foundation
import TestSupport
import Testing

@testable import QuoinCommand

/// What `quoin port` does with whole declarations: those that go, and those that come.
@Suite struct PortRulesTests {
    @Test("an app's entry stays one")
    func entry() {
        let port = SourcePort("@UIApplicationMain\nclass App: UIResponder {}")
        expectEqual(port.text, "@main\nclass App: UIResponder {}")
        expectTrue(SourcePort("let a = \"@UIApplicationMain\"").changes.isEmpty)
    }

    @Test("what is for iOS is compiled here, too")
    func conditions() {
        func ported(_ condition: String) -> String {
            SourcePort("\(condition)\nimport UIKit\n#endif").text
        }
        let either = "os(iOS) || canImport(QuoinUIKit)"
        expectEqual(ported("#if os(iOS)"), "#if \(either)\nimport QuoinUIKit\n#endif")
        expectTrue(ported("#if os(iOS) || os(tvOS)").hasPrefix("#if \(either) || os(tvOS)\n"))
        expectTrue(ported("#if DEBUG && os(iOS)").hasPrefix("#if DEBUG && (\(either))\n"))
        expectTrue(ported("#if os(macOS)\n#elseif os(iOS)").contains("\n#elseif \(either)\n"))
        expectTrue(ported("#if !os(iOS)").hasPrefix("#if !(\(either))\n"))
        expectTrue(ported("#if \(either)").hasPrefix("#if \(either)\n"))
        expectTrue(SourcePort("let a = \"#if os(iOS)\"").changes.isEmpty)
    }

    @Test("what is there where UIKit is, is compiled here, too")
    func imports() {
        let whole = SourcePort("#if canImport(UIKit)\nimport UIKit\nclass A: UIView {}\n#endif")
        let either = "canImport(UIKit) || canImport(QuoinUIKit)"
        expectEqual(whole.text, "#if \(either)\nimport QuoinUIKit\nclass A: UIView {}\n#endif")
        expectTrue(SourcePort(whole.text).changes.isEmpty)
        let twoKits = SourcePort(
            "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif")
        expectTrue(
            twoKits.text.hasPrefix("#if \(either)\nimport QuoinUIKit\n#elseif canImport(AppKit"))
        let snap = SourcePort("#if !canImport(SnapKit) && canImport(UIKit)\n#endif")
        expectEqual(
            snap.text,
            "#if !(canImport(SnapKit) || canImport(QuoinSnapKit)) && (\(either))\n#endif")
    }

    @Test("what says already what is compiled here stays as it is")
    func saidAlready() {
        let source = """
            #if canImport(UIKit)
            import UIKit
            #if os(iOS)
            #endif
            #else
            import QuoinSnapKit
            #endif
            """
        expectTrue(SourcePort(source).changes.isEmpty)
    }

    @Test("where all imports stand in a condition, what loads something imports before it")
    func networkBeforeConditions() {
        let port = SourcePort("#if os(iOS)\nimport UIKit\nlet request: URLRequest?\n#endif")
        expectTrue(
            port.text.hasPrefix(
                "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n#if os"))
    }

    @Test("a selector may stand behind a blank")
    func blankBeforeSelector() {
        let port = SourcePort("b.addTarget(nil, action: #selector (Screen.save))")
        expectEqual(port.text, "b.addTarget(nil, action: Selector(Screen.save))")
    }

    @Test("previews go, with what says where there are any")
    func previews() {
        let source = """
            final class Card: UIView {}

            @available(iOS 17, *)
            #Preview("a { in a text", traits: .portrait) {
                Card { print("}") }
            }
            struct After {}
            """
        let port = SourcePort(source)
        expectEqual(port.text, "final class Card: UIView {}\n\nstruct After {}")
        expectEqual(port.changes.count, 1)
        expectEqual(port.changes.first?.line, 3)
        expectTrue(SourcePort("#Preview { open").changes.isEmpty)
    }

    @Test("what loads something imports the module that it stands in beside Foundation")
    func network() {
        let port = SourcePort("import UIKit\nimport Foundation\nlet task: URLSessionDataTask?")
        let expected = """
            import QuoinUIKit
            #if canImport(FoundationNetworking)
            import FoundationNetworking
            #endif
            import Foundation
            let task: URLSessionDataTask?
            """
        expectEqual(port.text, expected)
        expectTrue(SourcePort(expected).changes.isEmpty)
        expectTrue(
            SourcePort("import Foundation\nlet mine: MyURLSession // URLSession").changes.isEmpty)
        expectTrue(SourcePort("let loader: URLSession").changes.isEmpty)
    }

    @Test(
        "what is optional in a protocol gets a default that does nothing, and is called in any case"
    )
    func optionals() {
        let source = """
            @objc public protocol MenuDelegate {
                /// Says it.
                @objc optional func menuDidOpen(_ menu: Menu)
                func menuWillClose()
                @objc optional func menu(
                    _ menu: Menu, with done: @escaping () -> Void)
            }
            class Menu {
                weak var delegate: MenuDelegate?
                func open() {
                    delegate?.menuDidOpen?(self)
                    done?(self)
                }
            }
            """
        let expected = """
            public protocol MenuDelegate: AnyObject {
                /// Says it.
                func menuDidOpen(_ menu: Menu)
                func menuWillClose()
                func menu(
                    _ menu: Menu, with done: @escaping () -> Void)
            }

            public extension MenuDelegate {
                func menuDidOpen(_ menu: Menu) {}
                func menu( _ menu: Menu, with done: @escaping () -> Void) {}
            }
            class Menu {
                weak var delegate: MenuDelegate?
                func open() {
                    delegate?.menuDidOpen(self)
                    done?(self)
                }
            }
            """
        let port = SourcePort(source)
        expectEqual(port.text, expected)
        expectTrue(port.obstacles.isEmpty)
    }

    @Test(
        "a result that is optional by Objective-C is the author's to give, unless it may be nothing"
    )
    func optionalResults() {
        let port = SourcePort(
            """
            @objc protocol Source {
                @objc optional func height(of row: Int)
                    -> Double
                @objc optional func name(of row: Int, _ kind: (Int) -> Bool) -> String?
                @objc optional var title: String? { get }
                @objc optional var color: Color? { get set }
                @objc optional var count: Int { get }
                @objc optional func fall() -> Void
                @objc optional func load() async -> Data
            }
            """)
        expectEqual(port.obstacles.map(\.line), [2, 7, 9])
        expectTrue(port.obstacles.allSatisfy { $0.reason.hasPrefix("optional: ") })
        let expected = """
            extension Source {
                func name(of row: Int, _ kind: (Int) -> Bool) -> String? { nil }
                var title: String? { nil }
                var color: Color? { get { nil } set {} }
                func fall() -> Void {}
            }
            """
        expectTrue(port.text.hasSuffix("\n\n" + expected))
    }

    @Test(
        "methods of UIKit's delegates are called without a question, closures of one's own are not",
        arguments: [
            ("a?.scrollViewDidScroll?(s)", "a?.scrollViewDidScroll(s)"),
            (
                "a?.tableView?(t, didSelectRowAt: i); b.collectionView?(c)",
                "a?.tableView(t, didSelectRowAt: i); b.collectionView(c)"
            ),
            ("self.tableViewTapped?(1)", "self.tableViewTapped?(1)"),
            ("tableView?(1)", "tableView?(1)"),
            ("onTap?(1)", "onTap?(1)"),
            ("a.opened?(1)", "a.opened(1)"),
        ])
    func optionalCalls(old: String, new: String) {
        expectEqual(SourcePort(old, optionals: ["opened"]).text, new)
    }

    @Test("what is optional in one file is called in another")
    func optionalsOfOtherFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (caller, asked) = (folder.appending(path: "A.swift"), folder.appending(path: "B.swift"))
        try Data("asked?.opened?(1)\n".utf8).write(to: caller)
        try Data("@objc protocol Asked {\n@objc optional func opened(_ a: Int)\n}\n".utf8)
            .write(to: asked)
        let outcome = CommandLineTool.run(
            arguments: ["port", "--write", caller.path, asked.path], input: .process)
        expectEqual(outcome.status, .success)
        try expectEqual(String(contentsOf: caller, encoding: .utf8), "asked?.opened(1)\n")
    }
}
