import Foundation
import TestSupport
import Testing

@testable import QuoinCommand

/// The names that Xcode gives to what is in a catalogue.
@Suite struct CatalogueSymbolTests {
    private func color(_ name: String) -> String? { CatalogueSymbol(name, kind: "Color")?.member }
    private func picture(_ name: String) -> String? { CatalogueSymbol(name, kind: "Image")?.member }

    @Test("words are written together, and begin behind signs and digits")
    func words() {
        expectEqual(color("Brand-500"), "brand500")
        expectEqual(color("side bar_tint"), "sideBarTint")
        expectEqual(picture("icon.left"), "iconLeft")
        expectEqual(picture("tile 32x32"), "tile32X32")
        expectEqual(picture("ic_back_10@2x"), "icBack102X")
        expectEqual(picture("iPhone_Card"), "iPhoneCard")
    }

    @Test("capitals at the beginning are small, but for that of the next word")
    func capitals() {
        expectEqual(color("Brand"), "brand")
        expectEqual(color("XLBadge"), "xlBadge")
        expectEqual(color("H1Title"), "h1Title")
        expectEqual(picture("LoLo"), "loLo")
    }

    @Test("a name without small letters keeps them, and its words apart")
    func withoutSmallLetters() {
        expectEqual(picture("LOGO"), "LOGO")
        expectEqual(picture("A-1-1"), "A_1_1")
        expectEqual(picture("16_9"), "_16_9")
        expectEqual(picture("로고"), "로고")
    }

    @Test("what a name begins with, and what it is, can be declared")
    func declared() {
        expectEqual(picture("10_thumb"), "_10Thumb")
        expectEqual(picture("1"), "_1")
        expectEqual(color("default"), "`default`")
        for name in ["?", "-", "_", "😀", "", "Bars/-", "-/back"] {
            expectEqual(color(name), nil, "\(name)")
        }
    }

    @Test("the kind at the end of a name is left out, unless it is all of it")
    func kinds() {
        expectEqual(color("AccentColor"), "accent")
        expectEqual(color("background-color"), "background")
        expectEqual(color("Textcolor"), "textcolor")
        expectEqual(picture("AccentColor"), "accentColor")
        expectEqual(picture("Hero Image"), "hero")
        expectEqual(picture("Image"), "image")
        expectEqual(picture("Image 1"), "image1")
    }

    @Test("folders whose names count are types")
    func namespaces() throws {
        let symbol = try #require(
            CatalogueSymbol("bar items/2 lines/BackColor", kind: "Color"))
        expectEqual(symbol.namespaces, ["BarItems", "_2Lines"])
        expectEqual(symbol.member, "back")
    }

    @Test("each name is declared once, also of what is not understood")
    func declarations() {
        let names = CatalogueNames(
            ["Logo", "logo", "Bars/back"], as: "UIImage", from: "ImageResource", kind: "Image",
            protocolName: "P")
        expectEqual(
            names.lines.joined(separator: "\n"),
            """

            /// Has the names that Xcode gives; those that the app has itself come first.
            protocol P {}
            extension ImageResource: P {}
            extension P where Self == ImageResource {
                static var logo: ImageResource {
                    ImageResource(name: "Logo", bundle: .main)
                }
            }
            extension UIImage: P {}
            extension P where Self == UIImage {
                static var logo: UIImage {
                    UIImage(resource: ImageResource(name: "Logo", bundle: .main))
                }
            }

            extension ImageResource {
                enum Bars {
                    static var back: ImageResource {
                        ImageResource(name: "Bars/back", bundle: .main)
                    }
                }
            }

            extension UIImage {
                enum Bars {
                    static var back: UIImage {
                        UIImage(resource: ImageResource(name: "Bars/back", bundle: .main))
                    }
                }
            }
            """)
    }
}
