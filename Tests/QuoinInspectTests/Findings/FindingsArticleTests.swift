import Foundation
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// The article says what findings say, and its pictures are those of the layouts.
@Suite("The article about findings")
struct FindingsArticleTests {
    /// What each picture shows, by its name.
    static let layouts: [(name: String, layout: String)] = [
        ("no-height", "a photo without a height, and a caption under it"),
        ("tie", "two labels that fill a row"),
        ("shared", "two fields that share a row"),
        ("wrong-sign", "an offset where an inset was meant"),
        ("opposite-edge", "an edge compared with the opposite one"),
        ("cut", "a text in a row of fixed height"),
        ("overlap", "two labels in one place"),
        ("under-bar", "a title that starts at the screen's top"),
        ("row", "rows that cannot grow"),
        ("gap", "a hidden view that takes room"),
    ]

    @Test("says what the findings say", arguments: layouts.map { $0.layout })
    func messages(_ description: String) throws {
        let layout = try #require(BrokenLayouts.all.first { $0.description == description })
        let screen = layout.build()
        let finding = try #require(screen.window.findings().first { $0.kind == layout.kind })
        let article = Self.withoutPlaces(
            try String(
                contentsOf: Self.folder.appendingPathComponent("WhatFindingsSay.md"),
                encoding: .utf8))
        expectTrue(article.contains(Self.withoutPlaces(finding.message)))
        if let mend = finding.mends.first {
            expectTrue(article.contains(Self.withoutPlaces(mend.description)))
        }
    }

    @Test("shows the layouts before and after", arguments: layouts.map { $0.name })
    func pictures(_ name: String) throws {
        let entry = try #require(Self.layouts.first { $0.name == name })
        let layout = try #require(BrokenLayouts.all.first { $0.description == entry.layout })
        let screen = layout.build()
        screen.window.layoutIfNeeded()
        try compare(picture(of: screen.window), with: "broken-\(name).svg")
        screen.window.findings().first { $0.kind == layout.kind }?.mends.first?.apply()
        screen.window.layoutIfNeeded()
        try compare(picture(of: screen.window), with: "mended-\(name).svg")
    }

    private func picture(of window: Window) -> String {
        SVGRenderer(
            overlays: [.frames, .names, .ambiguities], background: .white, scale: 0.6
        ).document(of: window)
    }

    private func compare(_ picture: String, with name: String) throws {
        let file = Self.folder.appendingPathComponent("Resources").appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["STORE_SNAPSHOTS"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        expectEqual(picture, stored, "\(name) is drawn in another way than it is stored")
    }

    /// The text without file names and lines, which are others in the article.
    private static func withoutPlaces(_ text: String) -> String {
        text.replacingOccurrences(
            of: #" ?\(?[A-Za-z]+\.swift:[0-9]+\)?"#, with: "", options: .regularExpression)
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/QuoinInspect/QuoinInspect.docc")
}
