import QuoinLayout
import TestSupport
import Testing

@Suite("A colour that is another one in the dark")
struct VariantColorTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    private let card = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))

    init() {
        window.addSubview(card)
        window.tick(at: 0)
    }

    private var colors: [Color] {
        let canvas = ColorCanvas()
        window.render(on: canvas)
        return canvas.colors
    }

    @Test("is each of its variants in the surroundings of that")
    func resolving() {
        let both = Color(light: red, dark: blue)
        expectTrue(both.hasVariants && !red.hasVariants)
        expectEqual(both.resolved(for: .light), red)
        expectEqual(both.resolved(for: .dark), blue)
        expectEqual(both.resolved(with: TraitCollection(userInterfaceStyle: .dark)), blue)
        expectEqual(red.resolved(for: .dark), red)
        expectTrue((both.red, both.blue, both.opacity) == (1, 0, 1))
    }

    @Test("is the same as one with the same variants, and plain if these are the same")
    func equality() {
        let both = Color(light: red, dark: blue)
        expectEqual(both, Color(light: red, dark: blue))
        expectEqual(both.hashValue, Color(light: red, dark: blue).hashValue)
        expectTrue(both != Color(light: red, dark: .black))
        expectTrue(both != red)
        expectEqual(Color(light: red, dark: red), red)
        expectTrue(!Color(light: red, dark: red).hasVariants)
    }

    @Test("takes of variants what they are in those surroundings")
    func nesting() {
        let inner = Color(light: .white, dark: .black)
        let outer = Color(light: inner, dark: inner)
        expectEqual(outer, inner)
        let mixed = Color(light: Color(light: red, dark: blue), dark: inner)
        expectEqual(mixed, Color(light: red, dark: .black))
    }

    @Test("is followed by what moves to it when the surroundings change")
    func movingAsSurroundingsChange() {
        window.traits.userInterfaceStyle = .dark
        card.backgroundColor = .black
        window.animate(duration: 1, curve: .linear) {
            card.backgroundColor = Color(light: .white, dark: red)
        }
        window.tick(at: 0.5)
        expectEqual(card.presentationBackgroundColor, Color(red: 0.5, green: 0, blue: 0))
        window.traits.userInterfaceStyle = .light
        expectEqual(card.presentationBackgroundColor, Color(red: 0.5, green: 0.5, blue: 0.5))
        window.tick(at: 0.75)
        expectEqual(card.presentationBackgroundColor, Color(red: 0.75, green: 0.75, blue: 0.75))
        window.tick(at: 1)
        expectEqual(card.presentationBackgroundColor, .white)
    }

    @Test("is what a view shows by itself, and follows its traits")
    func showing() {
        let both = Color(light: red, dark: blue)
        card.backgroundColor = both
        card.borderColor = Color(light: .black, dark: .white)
        card.borderWidth = 1
        card.shadow = Shadow(color: Color(light: .black, dark: red))
        expectEqual(colors, [.black, red, .black])
        window.traits.userInterfaceStyle = .dark
        expectEqual(colors, [red, blue, .white])
        expectEqual(card.backgroundColor, both)
        card.traits.userInterfaceStyle = .light
        expectEqual(colors, [.black, red, .black])
        expectEqual(card.presentationBackgroundColor, red)
    }

    @Test("is drawn again when the surroundings change")
    func following() {
        card.backgroundColor = Color(light: red, dark: blue)
        let first = ColorCanvas()
        window.canvas = first
        window.tick(at: 1)
        expectTrue(first.colors.contains(red))
        window.tick(at: 2)
        let second = ColorCanvas()
        window.canvas = second
        window.traits.userInterfaceStyle = .dark
        window.tick(at: 3)
        expectTrue(second.colors.contains(blue))
    }

    @Test("moves between what is seen of it")
    func moving() {
        window.traits.userInterfaceStyle = .dark
        card.backgroundColor = Color(light: red, dark: .black)
        window.animate(duration: 1, curve: .linear) {
            card.backgroundColor = Color(light: red, dark: .white)
        }
        window.tick(at: 0.5)
        expectEqual(colors, [Color(red: 0.5, green: 0.5, blue: 0.5)])
        window.tick(at: 1)
        expectEqual(colors, [.white])
    }

    @Test("fades in as it is seen")
    func appearing() {
        window.traits.userInterfaceStyle = .dark
        window.animate(duration: 1, curve: .linear) {
            card.backgroundColor = Color(light: red, dark: .white)
        }
        window.tick(at: 0.25)
        expectEqual(colors, [Color(red: 1, green: 1, blue: 1, opacity: 0.25)])
    }

    @Test("is refused if a variant is no colour")
    func refusal() {
        var messages: [String] = []
        window.onDiagnostic = { messages.append($0.message) }
        card.backgroundColor = Color(
            light: red, dark: Color(red: .nan, green: 0, blue: 0))
        expectTrue(card.backgroundColor == nil)
        expectEqual(messages.count, 1)
    }
}

/// Takes down in which colours something was drawn.
private final class ColorCanvas: Canvas {
    var colors: [Color] = []

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) { colors.append(color) }
    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        colors.append(color)
    }
    func text(_ string: String, at baseline: Point, style: TextStyle) { colors.append(style.color) }
    func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double) {
        colors.append(shadow.color)
    }
    func image(named name: String, in rect: Rect) {}
    func clip(to rect: Rect) {}
    func translate(by offset: Point) {}
    func save() {}
    func restore() {}
}
