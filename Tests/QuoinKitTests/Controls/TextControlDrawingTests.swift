import Quoin
import QuoinKit
import TestSupport
import Testing

/// Letters are 10 wide here, and lines 20 high with the baseline at 15.
@Suite("Buttons and fields, drawn")
struct TextControlDrawingTests {
    private let scene = ControlScene()

    init() {
        scene.window.textMeasurer = GridMeasurer()
    }

    /// Where the text is in what a control draws.
    private func text(
        of control: View, width: Double, height: Double
    ) -> DrawingRecorder.Drawing? {
        scene.drawings(of: control, width: width, height: height).first { $0.text != nil }
    }

    @Test("have the title of a button in the middle")
    func title() {
        let button = Button("Save")
        // 100 - 40 = 60 are spare at the sides, and 44 - 36 = 8 above and below.
        let title = text(of: button, width: 100, height: 44)
        expectEqual(title?.rect.origin, Point(x: 30, y: 4 + 8 + 15))
        expectEqual(title?.style, TextStyle(size: 16, isBold: true, color: .white))
        expectEqual(text(of: button, width: 72, height: 36)?.rect.origin, Point(x: 16, y: 23))
    }

    @Test("shorten a title in the middle")
    func shortTitle() {
        expectEqual(text(of: Button("abcdefghij"), width: 82, height: 36)?.text, "ab…ij")
    }

    @Test("have a title in the middle of uneven room")
    func unevenRoom() {
        let button = Button("Save")
        button.contentInsets = EdgeInsets(top: 2, left: 30, bottom: 10, right: 10)
        let title = text(of: button, width: 80, height: 32)
        expectEqual(title?.rect.origin, Point(x: 30, y: 2 + 15))
    }

    @Test("have the ground that the style of a button says")
    func styles() {
        let colors = ControlColors.light
        let bounds = Rect(0, 0, 100, 40)
        let shapes = Button.Style.allCases.map { style in
            let button = Button("Save", style: style)
            let drawings = scene.drawings(of: button, width: 100, height: 40)
            button.removeFromSuperview()
            return drawings.filter { $0.text == nil }
        }
        expectEqual(shapes[0].map(\.shape), [.fill(cornerRadius: 8)])
        expectEqual(shapes[0].map(\.color), [colors.tint])
        expectEqual(shapes[1].map(\.shape), [.fill(cornerRadius: 8)])
        expectTrue((shapes[1].first?.color?.opacity ?? 1) < 0.5)
        expectEqual(shapes[2].map(\.shape), [.stroke(lineWidth: 1, cornerRadius: 8)])
        expectEqual(shapes[2].map(\.color), [colors.tint])
        expectTrue(shapes[3].isEmpty)
        expectTrue(shapes.joined().allSatisfy { $0.rect == bounds })
    }

    @Test("show what is written in a field, or what is to be written there, faintly")
    func field() {
        let field = TextField("", placeholder: "Name")
        let placeholder = text(of: field, width: 120, height: 34)
        expectEqual(placeholder?.text, "Name")
        expectEqual(placeholder?.color, ControlColors.light.faintInk)
        expectEqual(placeholder?.rect.origin, Point(x: 10, y: 7 + 15))
        field.text = "Anna"
        let name = text(of: field, width: 120, height: 34)
        expectEqual(name?.text, "Anna")
        expectEqual(name?.color, ControlColors.light.ink)
        field.textColor = .black
        expectEqual(text(of: field, width: 120, height: 34)?.color, .black)
    }

    @Test("show a dot for each character of a secret, but not for a placeholder")
    func secret() {
        let field = TextField("Anna", placeholder: "Password")
        field.isSecure = true
        expectEqual(text(of: field, width: 120, height: 34)?.text, "••••")
        field.text = ""
        expectEqual(text(of: field, width: 120, height: 34)?.text, "Password")
    }

    @Test("have the text of a field where its alignment says")
    func fieldAlignment() {
        let field = TextField("Anna")
        let places: [TextAlignment: Double] = [.natural: 10, .left: 10, .center: 40, .right: 70]
        for (alignment, x) in places {
            field.textAlignment = alignment
            expectEqual(text(of: field, width: 120, height: 34)?.rect.minX, x)
        }
        field.textAlignment = .natural
        scene.window.layoutDirection = .rightToLeft
        expectEqual(text(of: field, width: 120, height: 34)?.rect.minX, 70)
    }

    @Test("outline a field, more strongly while it is written in")
    func outline() {
        let field = TextField("Anna")
        let colors = ControlColors.light
        let quiet = scene.drawings(of: field, width: 120, height: 34)
        expectEqual(quiet[0].color, colors.surface)
        expectEqual(quiet[1].shape, .stroke(lineWidth: 1, cornerRadius: 8))
        expectEqual(quiet[1].color, colors.line)
        field.isEditing = true
        let busy = scene.drawings(of: field, width: 120, height: 34)
        expectEqual(busy[1].shape, .stroke(lineWidth: 2, cornerRadius: 8))
        expectEqual(busy[1].color, colors.tint)
    }

    @Test("cut the text of a field at its end")
    func longText() {
        let field = TextField("abcdefghij")
        expectEqual(text(of: field, width: 80, height: 34)?.text, "abcde…")
    }
}
