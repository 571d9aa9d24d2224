import Quoin
import QuoinGallery
import QuoinKit
import TestSupport
import Testing

@Suite("The scrolling form")
struct ScrollingFormScreenTests {
    @Test(
        "is as tall as it likes, under a footer that stays at the bottom",
        arguments: ScreenSize.allCases, 0...2)
    func frames(at screen: ScreenSize, after steps: Int) throws {
        let form = form(on: screen)
        let scroll = Rect(x: 0, y: 44, width: screen.width, height: screen.height - 44)
        let room = scroll.height - 56
        // At first the beginning is to be seen, then the field with 8 below it, then the end.
        let offsets = [0, form.doorEnd + 8 - room, form.height - room]
        expectTrue(offsets == offsets.sorted() && offsets[1] > 0)
        let buttonHeight = Helvetica.buttonHeight
        let footer: Frames = [
            "footer": Rect(x: 0, y: offsets[steps] + room, width: screen.width, height: 56),
            "footer.line": Rect(x: 0, y: 0, width: screen.width, height: 1),
            "footer.button": Rect(
                x: 16, y: (56 - buttonHeight) / 2, width: screen.width - 2 * 16,
                height: buttonHeight),
        ]
        try ExampleCheck("scrolling-form", screen, steps: steps).expectFrames(
            .titleBar("Your order", on: screen) + ["scroll": scroll] + form.frames + footer)
    }

    @Test("scrolls so far that nothing stays behind the footer", arguments: ScreenSize.allCases)
    func scrolling(at screen: ScreenSize) throws {
        let example = try #require(Gallery.example(named: "scrolling-form"))
        for (steps, name) in [(1, "door.field"), (2, "terms")] {
            let window = example.window(of: screen.size, steps: steps)
            let view = try #require(window.view(named: name))
            let footer = try #require(window.view(named: "footer"))
            let (seen, bar) = (
                view.convert(view.bounds, to: window), footer.convert(footer.bounds, to: window)
            )
            expectEqual(bar.maxY, screen.height)
            // 8 below the field, and 16 below the last words.
            expectTrue(abs(seen.maxY + (steps == 1 ? 8 : 16) - bar.minY) < 1e-9)
        }
    }

    @Test("stays where it is if all of it is on the screen", arguments: 0...2)
    func noWay(after steps: Int) throws {
        let example = try #require(Gallery.example(named: "scrolling-form"))
        let window = example.window(of: Size(width: 768, height: 1024), steps: steps)
        let scroll = try #require(window.view(named: "scroll") as? ScrollView)
        expectTrue(scroll.contentSize.height < scroll.bounds.height)
        expectEqual(scroll.contentOffset, .zero)
    }

    // MARK: The form

    private struct Form {
        var frames: Frames
        /// How tall it is.
        var height: Double
        /// Where the field ends that is gone on to.
        var doorEnd: Double
    }

    /// Captions are 6 from what they are about, and everything else 16 from what comes next.
    private func form(on screen: ScreenSize) -> Form {
        let width = screen.width - 2 * 16
        func caption(y: Double) -> Rect {
            Rect(x: 16, y: y, width: width, height: Helvetica.lineHeight(14))
        }
        func card(below caption: Rect, rowHeight: Double) -> Rect {
            // Three rows with 8 between and 12 around them.
            Rect(
                x: 16, y: caption.maxY + 6, width: width, height: 12 + 3 * rowHeight + 2 * 8 + 12)
        }
        let fieldHeight = 7 + Helvetica.lineHeight(14) + 7
        let you = caption(y: 16)
        let people = card(below: you, rowHeight: fieldHeight)
        let cake = caption(y: people.maxY + 16)
        // 10 at the sides of the text, and 8 above and below it.
        let text = Rect.lines(
            remarks(on: screen), size: 14, x: 16, y: cake.maxY + 6 + 8, width: width - 2 * 10)
        let remarks = Rect(x: 16, y: text.minY - 8, width: width, height: 8 + text.height + 8)
        let delivery = caption(y: remarks.maxY + 16)
        let places = card(below: delivery, rowHeight: fieldHeight)
        let with = caption(y: places.maxY + 16)
        let extras = card(below: with, rowHeight: 31)
        let terms = Rect.lines(
            terms(on: screen), size: 12, x: 16, y: extras.maxY + 16, width: width)
        let form = Rect(x: 0, y: 0, width: screen.width, height: terms.maxY + 16)
        let own: Frames = [
            "form": form, "you": you, "you.card": people, "cake": cake, "remarks": remarks,
            "delivery": delivery, "delivery.card": places, "extras": with, "extras.card": extras,
            "terms": terms,
        ]
        return Form(
            frames: own + fields(in: width, fieldHeight) + switches(in: width),
            height: form.height, doorEnd: places.maxY - 12)
    }

    /// Fields with 12 around them, all as far from the left as the widest label needs.
    private func fields(in width: Double, _ height: Double) -> Frames {
        let labels = [
            ("name", "Name"), ("mail", "E-mail"), ("telephone", "Telephone"),
            ("street", "Street"), ("town", "Town"), ("door", "Door"),
        ]
        let widest = labels.map { Helvetica.width($1, 14) }.max() ?? 0
        var frames: Frames = [:]
        for (index, (name, _)) in labels.enumerated() {
            let row = width - 2 * 12
            frames[name] = Rect(
                x: 12, y: 12 + Double(index % 3) * (height + 8), width: row, height: height)
            // On the line of the field's text, which is 7 below its edge.
            frames["\(name).label"] = Rect(
                x: 0, y: 7, width: widest, height: Helvetica.lineHeight(14))
            frames["\(name).field"] = Rect(
                x: widest + 12, y: 0, width: row - widest - 12, height: height)
        }
        return frames
    }

    private func switches(in width: Double) -> Frames {
        let texts = [
            ("candles", "Candles"), ("plates", "Plates and forks"),
            ("news", "Write to me when it is on its way"),
        ]
        var frames: Frames = [:]
        for (index, (name, text)) in texts.enumerated() {
            let row = width - 2 * 12
            frames[name] = Rect(x: 12, y: 12 + Double(index) * (31 + 8), width: row, height: 31)
            frames["\(name).label"] = .line(
                text, size: 14, x: 0, y: (31 - Helvetica.lineHeight(14)) / 2)
            frames["\(name).switch"] = Rect(x: row - 51, y: 0, width: 51, height: 31)
        }
        return frames
    }

    // MARK: Lines

    private func remarks(on screen: ScreenSize) -> [String] {
        screen == .upright
            ? ["Lemon, for twelve, with “Happy birthday,", "Ada” on it in blue."]
            : ["Lemon, for twelve, with “Happy birthday, Ada” on it in blue."]
    }

    private func terms(on screen: ScreenSize) -> [String] {
        screen == .upright
            ? ["You pay when it comes. Until Thursday you can still", "change your mind."]
            : ["You pay when it comes. Until Thursday you can still change your mind."]
    }
}
