import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Switches, sliders and the like, drawn")
struct ValueControlDrawingTests {
    private let scene = ControlScene()
    private let colors = ControlColors.light

    @Test("have the knob of a switch at the end when it is on")
    func knob() {
        let toggle = Switch()
        let off = scene.drawings(of: toggle, width: 51, height: 31)
        // A track, and a knob 2 inside of it, which is 31 - 4 = 27 high and wide, with its outline.
        expectEqual(off.map(\.rect), [Rect(0, 0, 51, 31), Rect(2, 2, 27, 27), Rect(2, 2, 27, 27)])
        expectEqual(off[0].color, colors.track)
        toggle.isOn = true
        let on = scene.drawings(of: toggle, width: 51, height: 31)
        expectEqual(on[1].rect, Rect(51 - 2 - 27, 2, 27, 27))
        expectEqual(on[0].color, colors.on)
        scene.window.layoutDirection = .rightToLeft
        expectEqual(scene.drawings(of: toggle, width: 51, height: 31)[1].rect.minX, 2)
    }

    @Test("have a switch in the middle of a larger view")
    func largeSwitch() {
        let drawings = scene.drawings(of: Switch(), width: 71, height: 51)
        expectEqual(drawings[0].rect, Rect(10, 10, 51, 31))
    }

    @Test("have the knob of a slider where its value is", arguments: [0, 0.25, 1])
    func slider(value: Double) {
        let slider = Slider(value: 10 + value * 40, in: 10...50)
        let drawings = scene.drawings(of: slider, width: 124, height: 30)
        // The knob is 24 wide, so that it moves by 100. It is 3 below the top of 30.
        expectEqual(drawings[2].rect, Rect(value * 100, 3, 24, 24))
        expectEqual(drawings[0].rect, Rect(0, 13, 124, 4))
        expectEqual(drawings[1].rect, Rect(0, 13, value * 100 + 12, 4))
        expectEqual(drawings[1].color, colors.tint)
        scene.window.layoutDirection = .rightToLeft
        let mirrored = scene.drawings(of: slider, width: 124, height: 30)
        expectEqual(mirrored[2].rect, Rect(100 - value * 100, 3, 24, 24))
        expectEqual(mirrored[1].rect, Rect(112 - value * 100, 13, value * 100 + 12, 4))
    }

    @Test("keep a slider's value, in whatever order it and its range are set")
    func sliderOrder() {
        let slider = Slider()
        slider.value = 40
        expectEqual(slider.value, 1)
        slider.range = 10...50
        expectEqual(slider.value, 40)
        slider.range = 0...20
        expectEqual(slider.value, 20)
    }

    @Test("fill as much of a bar as is done")
    func progress() {
        let view = ProgressView(progress: 0.25)
        let drawings = scene.drawings(of: view, width: 200, height: 4)
        expectEqual(drawings.map(\.rect), [Rect(0, 0, 200, 4), Rect(0, 0, 50, 4)])
        expectEqual(drawings.map(\.color), [colors.track, colors.tint])
        view.progress = 0
        expectEqual(scene.drawings(of: view, width: 200, height: 4).count, 1)
        view.progress = 0.5
        scene.window.layoutDirection = .rightToLeft
        let mirrored = scene.drawings(of: view, width: 200, height: 10)
        expectEqual(mirrored.map(\.rect), [Rect(0, 3, 200, 4), Rect(100, 3, 100, 4)])
    }

    @Test("go up and down by steps, and no further than the range of a stepper")
    func stepping() {
        let stepper = Stepper(value: 2, in: 0...10, step: 4)
        stepper.increment()
        expectEqual(stepper.value, 6)
        stepper.increment()
        stepper.increment()
        expectEqual(stepper.value, 10)
        stepper.decrement()
        expectEqual(stepper.value, 6)
        stepper.decrement()
        stepper.decrement()
        expectEqual(stepper.value, 0)
        expectEqual(Stepper().range, 0...100)
        expectEqual(Stepper().step, 1)
    }

    @Test("have plus at the end, and the sign faint that leads no further")
    func signs() {
        let stepper = Stepper(value: 5)
        // The ground, the line between, the minus, and the three parts of the plus.
        let middle = scene.drawings(of: stepper, width: 94, height: 32)
        expectEqual(middle.count, 6)
        expectEqual(middle[0].rect, Rect(0, 0, 94, 32))
        // 14 wide, in the middle of a half of 47.
        expectEqual(middle[2].rect, Rect(16.5, 15, 14, 2))
        expectEqual(middle[3].rect, Rect(47 + 16.5, 15, 14, 2))
        expectTrue(middle[2...].allSatisfy { $0.color == colors.ink })
        stepper.value = 0
        let least = scene.drawings(of: stepper, width: 94, height: 32)
        expectTrue((least[2].color?.opacity ?? 1) < 0.5)
        expectEqual(least[3].color, colors.ink)
        scene.window.layoutDirection = .rightToLeft
        let mirrored = scene.drawings(of: stepper, width: 94, height: 32)
        expectEqual(mirrored[2].color, colors.ink)
        expectTrue(mirrored[2...4].allSatisfy { $0.rect.maxX < 47 })
    }

    @Test("have eight dots around the middle, the darkest where the phase says")
    func indicator() throws {
        let indicator = ActivityIndicator()
        for phase in [0, 3, 11, -5] {
            indicator.phase = phase
            let dots = scene.drawings(of: indicator, width: 20, height: 20)
            expectEqual(dots.count, 8)
            let opacities = dots.map { $0.color?.opacity ?? 0 }
            let darkest = try #require(opacities.max())
            expectEqual(opacities.firstIndex(of: darkest), (phase == 0 ? 0 : 3))
            expectEqual(Set(opacities).count, 8)
        }
        let dots = scene.drawings(of: indicator, width: 40, height: 60).map(\.rect)
        // 20 × 20 in the middle of 40 × 60; a dot is a fifth of that.
        expectTrue(dots[0].isAbout(Rect(18, 20, 4, 4)))
        expectTrue(dots[4].isAbout(Rect(18, 36, 4, 4)))
        expectTrue(dots[2].isAbout(Rect(26, 28, 4, 4)))
    }

    @Test("show the chosen segment bold, on a ground of its own")
    func segments() {
        scene.window.textMeasurer = GridMeasurer()
        let control = SegmentedControl(["A", "BB", "CCC"], selectedIndex: 1)
        let drawings = scene.drawings(of: control, width: 180, height: 32)
        let titles = drawings.filter { $0.text != nil }
        // Segments of 60, titles of 10, 20 and 30; (32 - 20) / 2 = 6 above them.
        expectEqual(titles.map(\.rect.minX), [25.0, 80, 135])
        expectTrue(titles.allSatisfy { $0.rect.minY == 6 + 15 })
        expectEqual(titles.map { $0.style?.isBold }, [false, true, false])
        expectTrue(drawings.contains { $0.isFill && $0.rect == Rect(62, 2, 56, 28) })
        // No line beside the chosen one.
        expectTrue(!drawings.contains { $0.rect.width == 1 })
        control.selectedIndex = nil
        let lines = scene.drawings(of: control, width: 180, height: 32)
            .filter { $0.rect.width == 1 }
        expectEqual(lines.map(\.rect.midX), [60.0, 120])
    }

    @Test("let segments have widths of their own, and the others share the rest")
    func segmentWidths() {
        scene.window.textMeasurer = GridMeasurer()
        let control = SegmentedControl(["A", "BB", "CCC"])
        func widths() -> [Double] {
            let middles = scene.drawings(of: control, width: 180, height: 32)
                .filter { $0.rect.width == 1 }.map(\.rect.midX)
            let edges = [0] + middles + [180]
            return zip(edges, edges.dropFirst()).map { $1 - $0 }
        }
        control.widths = [100]
        expectEqual(widths(), [100, 40, 40])
        control.widths = [0, 60]
        expectEqual(widths(), [60, 60, 60])
        expectEqual(control.intrinsicContentSize.width, 54 + 60 + 54)
        // The others ask for 10 + 24 and 30 + 24 points, of 120 that there are.
        control.apportionsWidthsByContent = true
        expectEqual(control.intrinsicContentSize.width, 34 + 60 + 54)
        expectTrue(abs(widths()[0] - 120 * 34 / 88) < 1e-9 && widths()[1] == 60)
        // What is fixed stays so where there is no room for it.
        control.widths = [200, 10]
        expectEqual(widths().prefix(2), [200, 10])
    }

    @Test("shorten titles of segments that are too narrow")
    func narrowSegments() {
        scene.window.textMeasurer = GridMeasurer()
        let control = SegmentedControl(["Monday", "Tuesday"])
        let texts = scene.drawings(of: control, width: 116, height: 32).compactMap(\.text)
        // 58 - 8 = 50 are five letters.
        expectEqual(texts, ["Mond…", "Tues…"])
    }
}
