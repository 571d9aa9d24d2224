import Quoin

/// The Swift by which an app has the colours and the pictures of its catalogue.
struct CatalogueSource {
    /// The name of the catalogue without its ending.
    private let name: String
    private let catalogue: AssetCatalogue

    init(_ catalogue: AssetCatalogue, named name: String) {
        (self.catalogue, self.name) = (catalogue, name)
    }

    /// What stands in the first line of every file that was written so.
    static let mark = "// Written by `quoin port`"

    /// The name of the type, and of the file.
    var typeName: String {
        let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let begin = plain.first.map { $0.isNumber ? "_" : $0.uppercased() } ?? ""
        return begin + (plain.first?.isNumber == true ? plain : String(plain.dropFirst()))
            + "Catalogue"
    }

    var text: String {
        var lines = [
            "\(Self.mark) from \(PrintableText.inLine(name)).xcassets, and lost when it is again.",
            "import QuoinUIKit",
            "",
            "/// The colours of a catalogue and the sizes of its pictures, by their names.",
            "enum \(typeName) {",
            "    /// Is called before anything is shown.",
            "    static func register() {",
        ]
        for color in catalogue.colors {
            let name = Self.quoted(color.name)
            guard let dark = color.dark else {
                lines.append("        UIColor.register(\(name), color: \(color.color.swift))")
                continue
            }
            lines += [
                "        UIColor.register(",
                "            \(name), color: \(color.color.swift),",
                "            dark: \(dark.swift))",
            ]
        }
        for picture in catalogue.pictures {
            let (width, height) = (picture.size.width.plainText, picture.size.height.plainText)
            lines += [
                "        UIImage.register(",
                "            \(Self.quoted(picture.name)), "
                    + "size: CGSize(width: \(width), height: \(height)))",
            ]
        }
        lines += ["    }", "}"]
        lines +=
            CatalogueNames(
                catalogue.colorNames, as: "UIColor", from: "ColorResource", kind: "Color",
                protocolName: typeName + "Color"
            ).lines
        lines +=
            CatalogueNames(
                catalogue.pictureNames, as: "UIImage", from: "ImageResource", kind: "Image",
                protocolName: typeName + "Picture"
            ).lines
        return (lines + [""]).joined(separator: "\n")
    }

    /// A name between quotation marks, as Swift reads it.
    static func quoted(_ name: String) -> String {
        let letters = name.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(letters.joined())\""
    }
}
