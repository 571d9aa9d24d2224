import Foundation
import QuoinUIKit
import TestSupport
import Testing

/// Colours, fonts, outlines and files of pictures, by their numbers.
@MainActor
@Suite struct DrawnValueTests {
    private func hex(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> String {
        let traits = UITraitCollection(userInterfaceStyle: style)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let number = [red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
        let text = String(number, radix: 16, uppercase: true)
        let share = Int((alpha * 100).rounded())
        return String(repeating: "0", count: 6 - text.count) + text
            + (share < 100 ? " \(share)%" : "")
    }

    // The colours that do not depend on anything are those of UIColor's documentation, in parts of 1; the others are
    // those of Apple's Human Interface Guidelines and of what iOS says itself.
    @MainActor @Test func `colours have the names that UIKit has for them, and are taken apart`() {
        let rows: [(String, UIColor, String, String)] = [
            ("darkGray", .darkGray, "555555", "555555"),
            ("lightGray", .lightGray, "AAAAAA", "AAAAAA"),
            ("gray", .gray, "808080", "808080"), ("cyan", .cyan, "00FFFF", "00FFFF"),
            ("magenta", .magenta, "FF00FF", "FF00FF"), ("orange", .orange, "FF8000", "FF8000"),
            ("purple", .purple, "800080", "800080"), ("darkText", .darkText, "000000", "000000"),
            ("lightText", .lightText, "FFFFFF 60%", "FFFFFF 60%"),
            ("systemOrange", .systemOrange, "FF9500", "FF9F0A"),
            ("systemPurple", .systemPurple, "AF52DE", "BF5AF2"),
            ("systemBrown", .systemBrown, "A2845E", "AC8E68"),
            ("systemMint", .systemMint, "00C7BE", "63E6E2"),
            ("systemCyan", .systemCyan, "32ADE6", "64D2FF"),
            ("systemGray2", .systemGray2, "AEAEB2", "636366"),
            ("systemGray5", .systemGray5, "E5E5EA", "2C2C2E"),
            ("systemGray6", .systemGray6, "F2F2F7", "1C1C1E"),
            ("label", .label, "000000", "FFFFFF"),
            ("secondaryLabel", .secondaryLabel, "3C3C43 60%", "EBEBF5 60%"),
            ("tertiaryLabel", .tertiaryLabel, "3C3C43 30%", "EBEBF5 30%"),
            ("quaternaryLabel", .quaternaryLabel, "3C3C43 18%", "EBEBF5 16%"),
            ("placeholderText", .placeholderText, "3C3C43 30%", "EBEBF5 30%"),
            ("opaqueSeparator", .opaqueSeparator, "C6C6C8", "38383A"),
            ("link", .link, "007AFF", "0984FF"),
            ("secondary ground", .secondarySystemBackground, "F2F2F7", "1C1C1E"),
            ("tertiary ground", .tertiarySystemBackground, "FFFFFF", "2C2C2E"),
            ("tertiary of groups", .tertiarySystemGroupedBackground, "F2F2F7", "2C2C2E"),
            ("of tables", .groupTableViewBackground, "F2F2F7", "000000"),
            ("systemFill", .systemFill, "787880 20%", "787880 36%"),
            ("secondarySystemFill", .secondarySystemFill, "787880 16%", "787880 32%"),
            ("tertiarySystemFill", .tertiarySystemFill, "767680 12%", "767680 24%"),
            ("quaternarySystemFill", .quaternarySystemFill, "747480 8%", "767680 18%"),
            ("tintColor", .tintColor, hex(.systemBlue), hex(.systemBlue, .dark)),
        ]
        for (name, color, light, dark) in rows {
            expectEqual(hex(color), light, "\(name)")
            expectEqual(hex(color, .dark), dark, "\(name) in the dark")
        }
        do {
            // Hue, saturation, brightness, and what comes of it: for each sixth another two parts lead.
            let rows: [(CGFloat, CGFloat, CGFloat, String)] = [
                (0, 1, 1, "FF0000"), (1.0 / 6, 1, 1, "FFFF00"), (1.0 / 3, 1, 1, "00FF00"),
                (0.5, 1, 1, "00FFFF"), (2.0 / 3, 1, 1, "0000FF"), (5.0 / 6, 1, 1, "FF00FF"),
                (0.9, 0.5, 0.8, "CC66A3"), (0.3, 0, 0.6, "999999"), (0.6, 1, 0, "000000"),
                (0.25, 0.4, 1, "CCFF99"),
            ]
            for (hue, saturation, brightness, expected) in rows {
                let color = UIColor(
                    hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
                expectEqual(hex(color), expected + " 50%", "\(hue)")
                var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
                expectTrue(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
                // Greys have no hue, and what is black has no saturation either.
                expectTrue(
                    saturation == 0 || brightness == 0 || abs(h - hue) < 1e-9, "\(hue): \(h)")
                expectTrue(brightness == 0 || abs(s - saturation) < 1e-9, "\(hue): \(s)")
                expectTrue(abs(b - brightness) < 1e-9 && a == 0.5, "\(hue): \(b)")
            }
            expectEqual(hex(UIColor(hue: 1.5, saturation: 2, brightness: 1, alpha: 2)), "FF0000")
            expectEqual(hex(UIColor(hue: 0, saturation: 0.5, brightness: 7, alpha: 1)), "FF8080")
            expectEqual(hex(UIColor(hue: -1, saturation: 1, brightness: 1, alpha: 1)), "FF0000")
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            expectTrue(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
            expectTrue(white == 0.25 && alpha == 0.5)

            let faint = UIColor.label.withAlphaComponent(0.3)
            expectEqual(hex(faint), "000000 30%")
            expectEqual(hex(faint, .dark), "FFFFFF 30%")
            let core = CGColor(gray: 0.5, alpha: 0.25)
            expectEqual(core.components ?? [], [0.5, 0.5, 0.5, 0.25])
            expectTrue(core.numberOfComponents == 4 && core.alpha == 0.25)
            expectEqual(core.copy(alpha: 1)?.components ?? [], [0.5, 0.5, 0.5, 1])
            expectEqual(core.hash, CGColor(gray: 0.5, alpha: 0.25).hash)
            expectEqual(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count, 1)
        }
    }

    @MainActor @Test func `fonts say what they are made from`() {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold)
        expectEqual(font.withSize(10).pointSize, 10)
        expectEqual(font.withSize(10).fontName, font.fontName)
        expectEqual(font.fontDescriptor.withSize(8).pointSize, 8)
        let fromSize = UIFont(descriptor: font.fontDescriptor.withSize(8), size: 0)
        expectTrue(fromSize.pointSize == 8 && fromSize.fontName == font.fontName)
        expectTrue(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        expectEqual(
            [
                UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize,
                UIFont.systemFontSize,
            ], [17, 18, 12, 14])
        for same in [
            UIFont.monospacedSystemFont(ofSize: 20, weight: .bold),
            UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold),
        ] { expectEqual(same, font) }
        expectEqual(UIFont().pointSize, 17)
        expectEqual(font.hash, UIFont.systemFont(ofSize: 20, weight: .bold).hash)
        let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        expectEqual(UIFont(descriptor: headline, size: 0), .preferredFont(forTextStyle: .headline))
        let slanted = UIFontDescriptor(name: "Courier", size: 9).withFace("BoldOblique")
        expectEqual(slanted.symbolicTraits, [.traitBold, .traitItalic])
        expectEqual(headline.withFamily("Avenir").font(ofSize: 11).fontName, "Avenir")
        // 0.718 and 0.523 are Helvetica's.
        expectTrue(abs(font.capHeight - 14.36) < 1e-9 && abs(font.xHeight - 10.46) < 1e-9)
        expectEqual(font.leading, 0)
        expectEqual(UIFontMetrics.default.scaledValue(for: 3), 3)
    }

    @MainActor @Test
    func `outlines cover what they are said to, are drawn the other way round, and copied`() {
        let area = CGRect(x: 10, y: 20, width: 30, height: 40)
        var twice = CGAffineTransform(scaleX: 2, y: 3)
        let moved = CGRect(x: 20, y: 60, width: 60, height: 120)
        let round = CGPath(
            roundedRect: area, cornerWidth: 8, cornerHeight: 5, transform: nil)
        expectEqual(round.boundingBoxOfPath, area)
        // As round as the lesser of both: the corner is cut off, and (11, 24) is not.
        expectTrue(!round.contains(CGPoint(x: 10.5, y: 20.5)))
        expectTrue(round.contains(CGPoint(x: 11, y: 24)))
        expectEqual(
            CGPath(roundedRect: area, cornerWidth: 5, cornerHeight: 5, transform: &twice)
                .boundingBoxOfPath, moved)
        expectEqual(CGPath(ellipseIn: area, transform: &twice).boundingBoxOfPath, moved)
        expectEqual(round.copy(using: &twice)?.boundingBoxOfPath, moved)
        expectEqual(round.copy(using: nil), round)

        let path = CGMutablePath()
        path.addRects([area, CGRect(x: 0, y: 0, width: 1, height: 1)])
        expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 40, height: 60))
        path.addRects([area], transform: CGAffineTransform(translationX: 100, y: 0))
        expectEqual(path.boundingBox.maxX, 140)
        path.addRoundedRect(
            in: area, cornerWidth: 3, cornerHeight: 3,
            transform: CGAffineTransform(translationX: 0, y: 100))
        expectEqual(path.boundingBox.maxY, 160)
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            round.apply(info: pointer) { info, _ in
                info?.assumingMemoryBound(to: Int.self).pointee += 1
            }
        }
        // A beginning, four sides, four corners, and the end.
        expectEqual(count, 10)
        do {
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 5))
            path.addCurve(
                to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 13, y: 1),
                controlPoint2: CGPoint(x: 17, y: 2))
            (path.lineWidth, path.miterLimit, path.flatness) = (3, 4, 0.1)
            let back = path.reversing()
            let expected = CGMutablePath()
            expected.move(to: CGPoint(x: 20, y: 10))
            expected.addCurve(
                to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 17, y: 2),
                control2: CGPoint(x: 13, y: 1))
            expected.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: 5))
            expectEqual(back.cgPath, expected)
            expectEqual(back.reversing().cgPath, path.cgPath)
            let copy = path.copy() as? UIBezierPath
            expectEqual(copy?.cgPath, path.cgPath)
            copy?.addLine(to: .zero)
            expectTrue(copy?.cgPath != path.cgPath)
            for other in [back, copy] {
                expectEqual([other?.lineWidth, other?.miterLimit, other?.flatness], [3, 4, 0.1])
            }
            copy?.cgPath = expected
            copy?.move(to: .zero)
            expectTrue(expected.currentPoint == .zero && copy?.cgPath != expected)
        }
    }

    @MainActor @Test func `files of pictures tell their size`() throws {
        let png: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 1, 0x2C, 0, 0, 0, 0x50]
        let gif: [UInt8] = Array("GIF89a".utf8) + [0x2C, 1, 0x50, 0]
        // A comment, a table that is no frame, bytes that fill, and a frame.
        let jpeg: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, 0xC2, 0, 17, 8]
            + [0, 0x50, 1, 0x2C, 3]
        for bytes in [png, gif, jpeg] {
            let image = UIImage(data: Data(bytes), scale: 2)
            expectEqual(image?.size, CGSize(width: 150, height: 40))
            expectEqual(image?.pngData(), Data(bytes))
            for count in 0..<bytes.count { _ = UIImage(data: Data(bytes.prefix(count))) }
        }
        expectTrue(UIImage(data: Data(jpeg.prefix(13))) == nil)
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("quoin-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] {
            let file = folder.appendingPathComponent(name)
            try Data(png).write(to: file)
            let image = UIImage(contentsOfFile: file.path)
            expectEqual(image?.scale, CGFloat(scale), "\(name)")
            expectEqual(image?.size.width, 300 / CGFloat(scale), "\(name)")
        }
        expectTrue(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
    }
}

extension UIFontDescriptor {
    fileprivate func font(ofSize size: CGFloat) -> UIFont { UIFont(descriptor: self, size: size) }
}
