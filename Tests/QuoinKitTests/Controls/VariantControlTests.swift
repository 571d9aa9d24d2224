import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Controls in colours that are others in the dark")
struct VariantControlTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    /// The colours of what a control is drawn of, in a window of an appearance.
    private func colors(of control: View, in appearance: Appearance) -> [Color] {
        let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        control.frame = Rect(x: 0, y: 0, width: 200, height: 50)
        window.addSubview(control)
        window.appearance = appearance
        window.layoutIfNeeded()
        let recorder = DrawingRecorder()
        window.render(on: recorder)
        control.removeFromSuperview()
        return recorder.drawings.compactMap(\.color)
    }

    @Test("write in that of their surroundings")
    func letters() {
        let label = Label("Now")
        label.textColor = Color(light: red, dark: blue)
        expectEqual(colors(of: label, in: .light), [red])
        expectEqual(colors(of: label, in: .dark), [blue])
    }

    @Test("have buttons of that tint")
    func tint() {
        for style in [Button.Style.filled, .outlined, .plain] {
            let button = Button("Go", style: style)
            button.tint = Color(light: red, dark: blue)
            expectTrue(colors(of: button, in: .light).contains(red))
            let dark = colors(of: button, in: .dark)
            expectTrue(dark.contains(blue) && !dark.contains(red))
        }
    }

    @Test("stand on colours that follow the surroundings by themselves")
    func adaptive() {
        let card = View()
        card.backgroundColor = ControlColors.adaptive.surface
        expectEqual(colors(of: card, in: .light), [ControlColors.light.surface])
        expectEqual(colors(of: card, in: .dark), [ControlColors.dark.surface])
        let pairs: [(Color, Color, Color)] = [
            \.background, \.surface, \.raised, \.ink, \.faintInk, \.line, \.fill, \.track, \.tint,
            \.onTint, \.on, \.knob, \.knobLine,
        ].map { (part: KeyPath<ControlColors, Color>) in
            (
                ControlColors.adaptive[keyPath: part], ControlColors.light[keyPath: part],
                ControlColors.dark[keyPath: part]
            )
        }
        for (adaptive, light, dark) in pairs {
            expectEqual(adaptive.resolved(for: .light), light)
            expectEqual(adaptive.resolved(for: .dark), dark)
        }
    }
}
