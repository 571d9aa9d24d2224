import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Appearance")
struct AppearanceTests {
    private let scene = ControlScene()

    /// The colours in which the window is drawn.
    private var drawn: [Color?] {
        DrawingRecorder.drawings(of: scene.window).map(\.color)
    }

    @Test("is bright by itself, and colours text and buttons")
    func changing() {
        scene.place(Label("Hello"))
        scene.place(Button("Save"))
        let (light, dark) = (ControlColors.light, ControlColors.dark)
        expectTrue(scene.window.appearance == nil)
        expectEqual(drawn, [light.ink, light.tint, light.onTint])
        scene.window.appearance = .dark
        expectEqual(drawn, [dark.ink, dark.tint, dark.onTint])
        scene.window.appearance = .light
        expectEqual(drawn, [light.ink, light.tint, light.onTint])
    }

    @Test("has every control drawn again, and nothing measured again")
    func onlyDrawing() {
        let grid = GridMeasurer()
        scene.window.textMeasurer = grid
        let controls = AllControls.make()
        controls.forEach { scene.place($0) }
        scene.window.canvas = DrawingRecorder()
        scene.window.tick(at: 1)
        let layouts = grid.layouts {
            scene.window.appearance = .dark
            expectTrue(controls.allSatisfy { $0.needsDisplay && !$0.needsLayout })
            scene.window.layoutIfNeeded()
        }
        expectEqual(layouts, 0)
        scene.window.tick(at: 2)
        scene.window.appearance = .dark
        expectTrue(controls.allSatisfy { !$0.needsDisplay })
    }

    @Test("of a view holds for all that is in it")
    func part() {
        let card = scene.place(View()) { $0.size.equalTo(100) }
        let label = Label("Hello")
        card.addSubview(label)
        label.makeConstraints { $0.edges.equalToSuperview() }
        card.appearance = .dark
        scene.place(Label("Hello"))
        expectEqual(drawn, [ControlColors.dark.ink, ControlColors.light.ink])
        label.appearance = .light
        expectEqual(drawn, [ControlColors.light.ink, ControlColors.light.ink])
        card.appearance = nil
        label.appearance = nil
        scene.window.appearance = .dark
        expectEqual(drawn, [ControlColors.dark.ink, ControlColors.dark.ink])
    }

    @Test("does not change colours that were chosen")
    func chosen() {
        let red = Color(red: 1, green: 0, blue: 0)
        let label = Label("Hello")
        let button = Button("Save")
        label.textColor = red
        button.tint = red
        scene.place(label)
        scene.place(button)
        scene.window.appearance = .dark
        expectEqual(drawn, [red, red, ControlColors.dark.onTint])
    }

    @Test("colours what others make like controls")
    func ownView() {
        final class Dot: StyledView {
            override func draw(_ rect: Rect, in canvas: any Canvas) {
                canvas.fill(bounds, color: controlColors.tint, cornerRadius: 4)
            }
        }
        scene.place(Dot())
        scene.window.appearance = .dark
        expectEqual(drawn, [ControlColors.dark.tint])
        expectEqual(ControlColors.of(.light), .light)
        expectEqual(ControlColors.of(.dark), .dark)
    }

    @Test("keeps letters readable: four and a half times as bright as the ground, or the reverse")
    func contrast() {
        for colors in Appearance.allCases.map(ControlColors.of) {
            let pairs = [
                (colors.ink, colors.background), (colors.ink, colors.surface),
                (colors.ink, colors.fill), (colors.ink, colors.raised),
                (colors.faintInk, colors.surface), (colors.faintInk, colors.background),
                (colors.onTint, colors.tint), (colors.tint, colors.background),
                (colors.tint, colors.surface),
            ]
            for (letters, ground) in pairs {
                let (one, other) = (luminance(letters), luminance(ground))
                let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
                expectTrue(contrast >= 4.5, "\(letters) on \(ground): \(contrast)")
            }
        }
    }

    /// How bright a colour is, by the Web Content Accessibility Guidelines; with 2.2 as the exponent.
    private func luminance(_ color: Color) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private func linear(_ part: Double) -> Double {
        // part^2.2 = part^2 · part^0.2, and a fifth root by Newton's method.
        guard part > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<40 {
            root -= (root * root * root * root * root - part) / (5 * root * root * root * root)
        }
        return part * part * root
    }
}

@Suite("Controls that cannot be used")
struct DisabledControlTests {
    private let scene = ControlScene()

    @Test("are drawn otherwise than those that can, in the same places")
    func drawing() {
        for control in AllControls.make() where !(control is ImageView) {
            let before = scene.drawings(of: control, width: 120, height: 60)
            control.isEnabled = false
            expectTrue(control.needsDisplay)
            let after = scene.drawings(of: control, width: 120, height: 60)
            expectEqual(before.map(\.rect), after.map(\.rect))
            expectTrue(before.map(\.color) != after.map(\.color), "\(control)")
            control.removeFromSuperview()
        }
    }

    @Test("are as large as before, and drawn once for a change")
    func sizes() {
        scene.window.canvas = DrawingRecorder()
        for control in AllControls.make() {
            let size = control.intrinsicContentSize
            scene.place(control)
            scene.window.tick(at: 1)
            control.isEnabled = true
            expectTrue(!control.needsDisplay)
            control.isEnabled = false
            expectTrue(control.needsDisplay && !control.needsLayout)
            expectEqual(control.intrinsicContentSize, size)
        }
    }

    @Test("have faint letters", arguments: Button.Style.allCases)
    func letters(style: Button.Style) throws {
        let button = Button("Save", style: style)
        button.isEnabled = false
        let drawings = scene.drawings(of: button, width: 120, height: 60)
        let letters = try #require(drawings.first { $0.text != nil }?.color)
        expectTrue(letters.opacity < 1)
    }
}
