import Foundation
import TestSupport
import Testing

@testable import QuoinCommand

/// What `quoin port` does with catalogues of Xcode's.
@Suite struct CatalogueTests {
    /// A folder with files that stand in folders of their own.
    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        try folder(bytes: files.mapValues { Array($0.utf8) })
    }
    private func folder(bytes files: [String: [UInt8]]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, bytes) in files {
            let url = URL(fileURLWithPath: folder.path(of: name))
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
        return folder
    }
    private func port(_ arguments: String...) -> Outcome {
        CommandLineTool.run(arguments: ["port"] + arguments, input: .process)
    }
    private func components(
        _ red: String, _ green: String, _ blue: String, alpha: String = "1.000",
        space: String = "srgb"
    ) -> String {
        """
        {"color-space": "\(space)", "components": {"red": "\(red)", "green": "\(green)",
         "blue": "\(blue)", "alpha": "\(alpha)"}}
        """
    }
    private func colors(_ entries: String...) -> String {
        "{\"colors\": [\(entries.joined(separator: ","))], \"info\": {\"version\": 1}}"
    }
    private func entry(_ color: String, _ rest: String = "") -> String {
        "{\"idiom\": \"universal\", \(rest)\"color\": \(color)}"
    }
    private func dark(_ color: String) -> String {
        entry(color, "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], ")
    }
    /// The colours of a set.
    private func read(_ contents: String) throws -> AssetCatalogue {
        let folder = try folder(["Assets.xcassets/A.colorset/Contents.json": contents])
        defer { folder.remove() }
        return AssetCatalogue(at: folder.path(of: "Assets.xcassets"), .process)
    }
    private func png(width: UInt8, height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    }

    // MARK: Colours

    @Test("parts of colours are written as fractions, in hexadecimal and as whole numbers")
    func numbers() throws {
        let catalogue = try read(colors(entry(components("0.500", "0xFF", "51", alpha: "0.25"))))
        expectTrue(catalogue.problems.isEmpty)
        expectEqual(
            catalogue.colors,
            [
                .init(name: "A", color: .sRGB(red: 0.5, green: 1, blue: 0.2, alpha: 0.25))
            ])
        expectEqual(
            catalogue.colors[0].color.swift, "UIColor(red: 0.5, green: 1.0, blue: 0.2, alpha: 0.25)"
        )
        // What reaches further is as close as can be, and light is no number of what is seen.
        let far = try read(
            colors(entry(components("-0.5", "1.5", "0x80", space: "extended-linear-srgb"))))
        guard case .sRGB(let red, let green, let blue, 1) = far.colors.first?.color else {
            Issue.record("\(far.colors)")
            return
        }
        expectTrue(red == 0 && abs(green - 1) < 0.0005)
        // 128 of 255 is 0.50196 of the light, which is 1.055 · 0.50196^(1/2.4) − 0.055 = 0.7367.
        expectTrue(abs(blue - 0.7367) < 0.0005)
    }

    @Test("colours have other spaces, greys and names of the system's")
    func spaces() throws {
        let wide = try read(colors(entry(components("1.0", "0.5", "0.0", space: "display-p3"))))
        expectEqual(
            wide.colors[0].color.swift,
            "UIColor(displayP3Red: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)")
        let gray = try read(
            colors(
                entry(
                    """
                    {"color-space": "gray-gamma-22", "components": {"white": "0.4", "alpha": "1"}}
                    """)))
        expectEqual(gray.colors[0].color, .gray(white: 0.4, alpha: 1))
        let system = try read(
            colors(entry("{\"platform\": \"ios\", \"reference\": \"secondaryLabelColor\"}")))
        expectEqual(system.colors[0].color.swift, "UIColor.secondaryLabel")
    }

    @Test("of the variants those for phones are taken, in the bright and in the dark")
    func variants() throws {
        let (red, green, blue) = (
            components("1.0", "0", "0"), components("0", "1.0", "0"), components("0", "0", "1.0")
        )
        let mac = "{\"idiom\": \"mac\", \"color\": \(blue)}"
        let contrast = entry(
            blue, "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}], ")
        let wide = entry(blue, "\"display-gamut\": \"display-P3\", ")
        let catalogue = try read(
            colors(mac, contrast, wide, entry(red), dark(green), "{\"idiom\": \"car\"}"))
        expectTrue(catalogue.problems.isEmpty)
        expectEqual(catalogue.colors.first?.color, .sRGB(red: 1, green: 0, blue: 0, alpha: 1))
        expectEqual(catalogue.colors.first?.dark, .sRGB(red: 0, green: 1, blue: 0, alpha: 1))
        expectTrue(try read(colors(entry(red), dark(red))).colors.first?.dark == nil)
        try expectEqual(
            read(colors(mac)).problems.first?.contains("has no colour for phones"), true)
        // Nothing was chosen yet, as in every new project.
        let unchosen = try read(colors("{\"idiom\": \"universal\"}"))
        expectTrue(unchosen.colors.isEmpty && unchosen.problems.isEmpty)
    }

    @Test(
        "what is not understood is told with its place, and nothing else",
        arguments: [
            ("{\"colors\": [\n{\"idiom\": }]}", "2:11: colors[0].idiom: expected a value"),
            ("", "1:1: there is nothing here"),
            ("[]", "1:1: has no list of colors"),
            ("{\"colors\": 7}", "1:1: has no list of colors"),
            (
                "{\"colors\": [\n {\"color\": {\"color-space\": \"lab\", \"components\": {}}}]}",
                "2:28: colors[0].color.color-space: is a colour space that is not known: lab"
            ),
            (
                "{\"colors\": [{\"color\":\n {\"color-space\": \"srgb\", \"components\": {\"red\": \"x\"}}}]}",
                "2:48: colors[0].color.components.red: expected a number, found \"x\""
            ),
            (
                "{\"colors\": [{\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"1\"}}}]}",
                "1:61: colors[0].color.components: has no component \"green\""
            ),
            (
                "{\"colors\": [{\"color\": {\"reference\": \"hotColor\"}}]}",
                "is no colour of the system that is known: \"hotColor\""
            ),
            ("{\"colors\": [{\"color\": 1}]}", "has neither a colour space nor"),
        ])
    func problems(contents: String, message: String) throws {
        let catalogue = try read(contents)
        expectTrue(catalogue.colors.isEmpty)
        let first = try #require(catalogue.problems.first)
        expectTrue(first.contains("A.colorset/Contents.json:"))
        expectTrue(
            first.replacing("\"color-space\"", with: "color-space").contains(message), "\(first)")
    }

    @Test("any part of a file that is cut off, or other, ends in problems or in what it says")
    func damaged() throws {
        let whole = Array(
            colors(entry(components("0.5", "0x80", "7")), dark(components("1", "2", "3"))).utf8)
        let folder = try folder(["Assets.xcassets/A.colorset/Contents.json": ""])
        defer { folder.remove() }
        let path = folder.path(of: "Assets.xcassets/A.colorset/Contents.json")
        for cut in stride(from: 0, to: whole.count, by: 7) {
            var other = whole
            other[cut] ^= 0x15
            for bytes in [Array(whole[..<cut]), other] {
                try Data(bytes).write(to: URL(fileURLWithPath: path))
                let catalogue = AssetCatalogue(at: folder.path(of: "Assets.xcassets"), .process)
                expectTrue(catalogue.colors.count <= 1)
            }
        }
    }

    // MARK: Pictures

    @Test("pictures are as large as their files say, by their scales")
    func pictures() throws {
        let pdf = "%PDF-1.7\n1 0 obj << /Type /Page /MediaBox [0 0 30.5 20] >>"
        let svg = """
            <?xml version="1.0"?><!-- drawn -->
            <svg stroke-width="3" width="24px" xmlns="http://x" viewBox="0 0 48 96"></svg>
            """
        func set(_ file: String, _ scale: String) -> [UInt8] {
            Array(
                """
                {"images": [{"idiom": "universal", "scale": "1x"},
                 {"idiom": "universal", "filename": "\(file)"\(scale)}]}
                """.utf8)
        }
        let folder = try folder(bytes: [
            "A.xcassets/one.imageset/Contents.json": set("one.png", ", \"scale\": \"2x\""),
            "A.xcassets/one.imageset/one.png": png(width: 90, height: 45),
            "A.xcassets/two.imageset/Contents.json": set("two.pdf", ""),
            "A.xcassets/two.imageset/two.pdf": Array(pdf.utf8),
            "A.xcassets/three.imageset/Contents.json": set("three.svg", ""),
            "A.xcassets/three.imageset/three.svg": Array(svg.utf8),
        ])
        defer { folder.remove() }
        let catalogue = AssetCatalogue(at: folder.path(of: "A.xcassets"), .process)
        expectTrue(catalogue.problems.isEmpty)
        let sizes = Dictionary(
            uniqueKeysWithValues: catalogue.pictures.map {
                ($0.name, [$0.size.width, $0.size.height])
            })
        expectEqual(sizes, ["one": [45, 22.5], "two": [30.5, 20], "three": [24, 48]])
    }

    @Test("a picture that is not there, or of another format, is told where its name stands")
    func missingPictures() throws {
        let folder = try folder([
            "A.xcassets/gone.imageset/Contents.json":
                "{\"images\": [\n{\"idiom\": \"universal\", \"filename\": \"gone.png\"}]}",
            "A.xcassets/odd.imageset/Contents.json":
                "{\"images\": [{\"filename\": \"odd.heic\"}]}",
            "A.xcassets/odd.imageset/odd.heic": "....ftypheic",
            "A.xcassets/out.imageset/Contents.json":
                "{\"images\": [{\"filename\": \"../../Info.plist\"}]}",
            "A.xcassets/empty.imageset/Contents.json": "{\"images\": [{\"idiom\": \"iphone\"}]}",
            "A.xcassets/App.appiconset/Contents.json": "{\"images\": 1}",
            "A.xcassets/sign.symbolset/Contents.json": "{}",
            "A.xcassets/bare.colorset/readme.txt": "",
        ])
        defer { folder.remove() }
        let catalogue = AssetCatalogue(at: folder.path(of: "A.xcassets"), .process)
        let problems = catalogue.problems
        expectEqual(problems.count, 5)
        // An app asks for them by their names all the same.
        expectEqual(catalogue.colorNames, ["bare"])
        expectEqual(catalogue.pictureNames, ["empty", "gone", "odd", "out", "sign"])
        let messages = [
            ("bare.colorset", "cannot read"),
            (
                "gone.imageset/Contents.json:2:36: images[0].filename: ",
                "\"gone.png\" cannot be read"
            ),
            ("odd.imageset/Contents.json:1:26: ", "the size of \"odd.heic\" is not found"),
            ("out.imageset/Contents.json:1:26: ", "is no name of a file in this folder"),
            ("sign.symbolset: ", "symbolset"),
        ]
        for (problem, (place, message)) in zip(problems, messages) {
            expectTrue(problem.contains(place) && problem.contains(message), "\(problem)")
        }
    }

    // MARK: The file

    @Test("a catalogue becomes a file beside it, which is written again when it is another")
    func writing() throws {
        let set = "Assets.xcassets/Brand.colorset/Contents.json"
        let red = colors(entry(components("1.0", "0", "0")))
        let folder = try folder([
            set: red,
            "Assets.xcassets/Bars/Contents.json":
                "{\"properties\": {\"provides-namespace\": true}}",
            "Assets.xcassets/Bars/Back \"1\".colorset/Contents.json": colors(
                entry(components("0", "0", "0")), dark(components("1.0", "1.0", "1.0"))),
            "View.swift": "import UIKit\n",
        ])
        defer { folder.remove() }
        let expected = """
            // Written by `quoin port` from Assets.xcassets, and lost when it is again.
            import QuoinUIKit

            /// The colours of a catalogue and the sizes of its pictures, by their names.
            enum AssetsCatalogue {
                /// Is called before anything is shown.
                static func register() {
                    UIColor.register(
                        "Bars/Back \\"1\\"", color: UIColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0),
                        dark: UIColor(red: 1.0, green: 1.0, blue: 1.0, alpha: 1.0))
                    UIColor.register("Brand", color: UIColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0))
                }
            }

            /// Has the names that Xcode gives; those that the app has itself come first.
            protocol AssetsCatalogueColor {}
            extension ColorResource: AssetsCatalogueColor {}
            extension AssetsCatalogueColor where Self == ColorResource {
                static var brand: ColorResource {
                    ColorResource(name: "Brand", bundle: .main)
                }
            }
            extension UIColor: AssetsCatalogueColor {}
            extension AssetsCatalogueColor where Self == UIColor {
                static var brand: UIColor {
                    UIColor(resource: ColorResource(name: "Brand", bundle: .main))
                }
            }

            extension ColorResource {
                enum Bars {
                    static var back1: ColorResource {
                        ColorResource(name: "Bars/Back \\"1\\"", bundle: .main)
                    }
                }
            }

            extension UIColor {
                enum Bars {
                    static var back1: UIColor {
                        UIColor(resource: ColorResource(name: "Bars/Back \\"1\\"", bundle: .main))
                    }
                }
            }

            """
        // The folder stands for all that is in it.
        let shown = port(folder.path(of: ""))
        let lines = expected.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        expectTrue(shown.status == .success && shown.standardError.isEmpty)
        expectTrue(shown.standardOutput.contains("-import UIKit\n+import QuoinUIKit\n"))
        expectTrue(
            shown.standardOutput.hasSuffix(
                "--- /dev/null\n+++ \(folder.path(of: "AssetsCatalogue.swift"))\n"
                    + "@@ -0,0 +1,\(lines.count) @@\n" + lines.map { "+\($0)\n" }.joined()))
        try expectEqual(folder.names(), ["Assets.xcassets", "View.swift"])
        let catalogue = folder.path(of: "Assets.xcassets/")
        expectEqual(port("--write", catalogue).status, .success)
        try expectEqual(folder.text(of: "AssetsCatalogue.swift"), expected)
        expectTrue(port(catalogue).standardOutput.isEmpty)
        try Data(red.replacing("1.0", with: "0.5").utf8)
            .write(to: URL(fileURLWithPath: folder.path(of: set)))
        expectTrue(port("--write", catalogue).standardOutput.contains("AssetsCatalogue.swift: "))
        expectTrue(try folder.text(of: "AssetsCatalogue.swift").contains("red: 0.5"))
    }

    @Test("a file that somebody has written stays as it is")
    func taken() throws {
        let folder = try folder([
            "2 x.xcassets/A.colorset/Contents.json": colors(entry(components("1.0", "0", "0"))),
            "_2xCatalogue.swift": "let mine = 1\n",
        ])
        defer { folder.remove() }
        let outcome = port("--write", folder.path(of: "2 x.xcassets"))
        expectEqual(outcome.status, .problem)
        expectTrue(outcome.standardError.contains("_2xCatalogue.swift:1: stands where"))
        try expectEqual(folder.text(of: "_2xCatalogue.swift"), "let mine = 1\n")
        let missing = port(folder.path(of: "none.xcassets"))
        expectEqual(missing.status, .wrongUse)
        expectTrue(missing.standardError.hasSuffix("\": No such file or directory\n"))
    }
}
