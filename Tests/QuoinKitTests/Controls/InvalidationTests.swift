import Quoin
import QuoinKit
import TestSupport
import Testing

/// Letters are 10 wide here, and lines 20 high.
@Suite("What controls have done again")
struct InvalidationTests {
    private let scene = ControlScene()
    private let grid = GridMeasurer()

    init() {
        scene.window.textMeasurer = grid
        scene.window.canvas = DrawingRecorder()
    }

    /// Places a control and runs a turn, so that nothing is left to do.
    private func settle<Control: View>(_ control: Control) -> Control {
        scene.place(control)
        scene.window.tick(at: 1)
        return control
    }

    /// Does something with a settled control, and returns how often text was measured in the layout that
    /// follows, and whether the control is to be drawn again.
    private func work(
        _ control: View, _ change: () -> Void
    ) -> (layouts: Int, draws: Bool) {
        scene.window.tick(at: 1)
        let layouts = grid.layouts {
            change()
            scene.window.layoutIfNeeded()
        }
        return (layouts, control.needsDisplay)
    }

    @Test("is nothing, if a text is set to what it is")
    func sameText() {
        let label = settle(Label("Hello"))
        let button = settle(Button("Save"))
        let field = settle(TextField("Anna", placeholder: "Name"))
        let view = settle(TextView("Hello"))
        let segments = settle(SegmentedControl(["A", "B"], selectedIndex: 0))
        let controls: [View] = [label, button, field, view, segments]
        let layouts = grid.layouts {
            label.text = "Hello"
            segments.widths = []
            segments.apportionsWidthsByContent = false
            label.font = label.font
            label.numberOfLines = 1
            label.lineBreakMode = .truncatingTail
            label.textAlignment = .natural
            label.textColor = nil
            label.preferredMaxLayoutWidth = 0
            button.title = "Save"
            button.style = .filled
            button.contentInsets = button.contentInsets
            field.text = "Anna"
            field.placeholder = "Name"
            field.isSecure = false
            field.isEditing = false
            view.text = "Hello"
            view.isScrollEnabled = true
            segments.titles = ["A", "B"]
            segments.selectedIndex = 0
            expectTrue(controls.allSatisfy { !$0.needsDisplay && !$0.needsLayout })
            scene.window.layoutIfNeeded()
        }
        expectEqual(layouts, 0)
    }

    @Test("is nothing, if a value is set to what it is")
    func sameValue() {
        let toggle = settle(Switch(isOn: true))
        let slider = settle(Slider(value: 0.5))
        let progress = settle(ProgressView(progress: 1))
        let stepper = settle(Stepper(value: 3))
        let indicator = settle(ActivityIndicator())
        let picture = Image("portrait", size: Size(width: 20, height: 20))
        let view = settle(ImageView(picture))
        toggle.isOn = true
        slider.value = 0.5
        slider.range = 0...1
        progress.progress = 7
        stepper.value = 3
        indicator.phase = 0
        view.image = picture
        view.contentMode = .scaleToFill
        let controls: [View] = [toggle, slider, progress, stepper, indicator, view]
        expectTrue(controls.allSatisfy { !$0.needsDisplay && !$0.needsLayout })
    }

    @Test("is to measure and draw the one label whose text changes")
    func otherText() {
        let others = (0..<20).map { _ in settle(Label("Hello")) }
        let label = settle(Label("Hello"))
        let (layouts, draws) = work(label) { label.text = "Good evening" }
        expectTrue((1...3).contains(layouts))
        expectTrue(draws)
        expectTrue(others.allSatisfy { !$0.needsDisplay })
        expectEqual(label.frame.width, 120)
    }

    @Test("is to draw, but not to measure, if only the looks change")
    func looks() {
        let label = settle(Label("Hello"))
        let button = settle(Button("Save"))
        let field = settle(TextField("Anna"))
        let segments = settle(SegmentedControl(["A", "B"]))
        let view = settle(ImageView(Image("one", size: Size(width: 20, height: 20))))
        let changes: [(View, () -> Void)] = [
            (label, { label.textColor = .black }), (label, { label.textAlignment = .right }),
            (button, { button.style = .plain }), (button, { button.tint = .black }),
            (field, { field.isEditing = true }), (segments, { segments.selectedIndex = 1 }),
            (view, { view.contentMode = .aspectFit }),
            (view, { view.image?.name = "two" }),
        ]
        for (index, (control, change)) in changes.enumerated() {
            let (layouts, draws) = work(control, change)
            expectTrue(layouts == 0 && draws, "change \(index)")
        }
    }

    @Test("is to draw, if a value changes")
    func values() {
        let toggle = Switch()
        let slider = Slider()
        let progress = ProgressView()
        let stepper = Stepper()
        let indicator = ActivityIndicator()
        let changes: [(View, () -> Void)] = [
            (toggle, { toggle.isOn = true }), (slider, { slider.value = 0.3 }),
            (slider, { slider.range = 0...9 }), (progress, { progress.progress = 0.3 }),
            (stepper, { stepper.increment() }), (stepper, { stepper.range = 1...1 }),
            (indicator, { indicator.phase += 1 }),
        ]
        for (index, (control, change)) in changes.enumerated() {
            scene.place(control)
            scene.window.tick(at: 1)
            change()
            expectTrue(control.needsDisplay && !control.needsLayout, "change \(index)")
        }
    }

    @Test("is to measure a picture's view, if the picture has another size")
    func picture() {
        let view = settle(ImageView(Image("one", size: Size(width: 20, height: 20))))
        view.image = Image("two", size: Size(width: 30, height: 20))
        scene.window.layoutIfNeeded()
        expect(view, at: Rect(10, 20, 30, 20))
    }

    @Test("is to lay out nothing but what a text moves")
    func layouts() {
        final class Counter: View {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
            }
        }
        let cards = (0..<10).map { _ in settle(Counter()) }
        let labels = cards.map { card in
            let label = Label("Hello")
            card.addSubview(label)
            label.makeConstraints { $0.edges.equalToSuperview() }
            return label
        }
        scene.window.tick(at: 1)
        cards.forEach { $0.layouts = 0 }
        labels[4].text = "Good evening"
        scene.window.tick(at: 2)
        expectEqual(cards.map { $0.layouts > 0 }, (0..<10).map { $0 == 4 })
    }
}
