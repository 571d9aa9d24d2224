import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Controls with values that make no sense")
struct HostileControlTests {
    private let scene = ControlScene()
    private static let oddNumbers = [
        Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -1, 0,
    ]

    /// Draws a control in several sizes, and expects every number in the pictures to be one.
    private func expectSoundDrawings(
        _ control: View, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (width, height) in [(120.0, 40.0), (0, 0), (3, 2), (0, 30), (30, 0), (1, 100)] {
            let drawings = scene.drawings(of: control, width: width, height: height)
            let isSound = drawings.allSatisfy { drawing in
                let rect = drawing.rect
                return [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
            }
            expectTrue(isSound, "\(width) × \(height): \(drawings)", sourceLocation: sourceLocation)
        }
    }

    @Test("have a slider at a value within its range")
    func slider() {
        for value in Self.oddNumbers {
            let slider = Slider(value: value, in: 2...6)
            expectTrue((2...6).contains(slider.value))
            slider.value = value
            expectTrue((2...6).contains(slider.value))
            expectSoundDrawings(slider)
        }
        expectEqual(Slider(value: .nan, in: 2...6).value, 2)
        expectEqual(Slider(value: .infinity, in: 2...6).value, 6)
    }

    @Test("have a slider draw any range")
    func sliderRanges() {
        let ranges = [
            3...3, 0...Double.infinity, -Double.infinity...0, -Double.infinity...Double.infinity,
            -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
            0...Double.leastNonzeroMagnitude,
        ]
        for range in ranges {
            for value in Self.oddNumbers {
                let slider = Slider(value: value, in: range)
                expectTrue(range.contains(slider.value))
                expectSoundDrawings(slider)
            }
        }
    }

    @Test("show a progress from nothing to all")
    func progress() {
        let expected = [0.0, 1, 0, 1, 0, .leastNonzeroMagnitude, 0, 0]
        for (value, progress) in zip(Self.oddNumbers, expected) {
            let view = ProgressView(progress: value)
            expectEqual(view.progress, progress)
            view.progress = 0.5
            view.progress = value
            expectEqual(view.progress, progress)
            expectSoundDrawings(view)
        }
    }

    @Test("have a stepper at a value within its range, whatever its steps are")
    func stepper() {
        for value in Self.oddNumbers {
            for step in Self.oddNumbers {
                let stepper = Stepper(value: value, in: -5...5, step: step)
                for _ in 0..<3 {
                    stepper.increment()
                    expectTrue((-5...5).contains(stepper.value))
                }
                stepper.step = step
                stepper.decrement()
                expectTrue((-5...5).contains(stepper.value))
            }
            expectSoundDrawings(Stepper(value: value, in: value.isNaN ? 0...0 : value...value))
        }
    }

    @Test("choose no segment by a number that none has")
    func segments() {
        for index in [-1, 2, .max, .min] {
            let control = SegmentedControl(["Day", "Week"], selectedIndex: index)
            expectSoundDrawings(control)
            let styles = scene.drawings(of: control, width: 200, height: 32).compactMap(\.style)
            expectEqual(styles.map(\.isBold), [false, false])
            expectEqual(control.selectedIndex, index)
            control.removeFromSuperview()
        }
        expectSoundDrawings(SegmentedControl([], selectedIndex: 0))
        expectSoundDrawings(SegmentedControl(["", "", ""], selectedIndex: 1))
        expectSoundDrawings(SegmentedControl(Array(repeating: "A", count: 500), selectedIndex: 1))
    }

    @Test("have segments of any widths", arguments: oddNumbers)
    func segmentWidths(width: Double) {
        let control = SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1)
        control.widths = [width, width, 20, width]
        expectTrue(control.intrinsicContentSize.width.isFinite)
        expectSoundDrawings(control)
        control.apportionsWidthsByContent = true
        control.widths = [width]
        expectSoundDrawings(control)
    }

    @Test("turn an indicator by any number")
    func phases() {
        let indicator = ActivityIndicator()
        for phase in [0, 7, 8, -1, -9, .max, .min] {
            indicator.phase = phase
            expectSoundDrawings(indicator)
        }
    }

    @Test("measure and draw fonts of any size", arguments: oddNumbers)
    func fonts(size: Double) {
        let font = Font(size: size)
        let label = Label("Hello", font: font)
        let manyLines = Label("Hello\nHello", font: font)
        manyLines.numberOfLines = 0
        let button = Button("Hello")
        button.font = font
        let field = TextField("Hello")
        field.font = font
        let view = TextView("Hello")
        view.isScrollEnabled = false
        view.font = font
        let segments = SegmentedControl(["A", "B"])
        segments.font = font
        for control in [label, manyLines, button, field, view, segments] as [View] {
            let size = control.intrinsicContentSize
            expectTrue(size.width.isFinite && size.width >= 0)
            expectTrue(size.height.isFinite && size.height >= 0)
            expectTrue(control.firstBaselineOffsetFromTop.isFinite)
            expectTrue(control.lastBaselineOffsetFromBottom.isFinite)
            expectSoundDrawings(control)
            scene.place(control)
        }
        expectTrue(scene.reports.isEmpty)
    }

    @Test("wrap at any preferred width, and have any number of lines", arguments: oddNumbers)
    func preferredWidths(width: Double) {
        for lines in [0, 1, 2, -1, .max, .min] {
            let label = Label("Hello, World")
            label.numberOfLines = lines
            label.preferredMaxLayoutWidth = width
            let size = label.intrinsicContentSize
            expectTrue(size.width.isFinite && size.height.isFinite && size.height > 0)
            expectSoundDrawings(label)
        }
        expectTrue(scene.reports.isEmpty)
    }

    @Test("take pictures of sizes that there are not for none", arguments: oddNumbers.prefix(3))
    func pictures(extent: Double) {
        let none = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
        for size in [Size(width: extent, height: 10), Size(width: 10, height: extent)] {
            let view = ImageView(Image("odd", size: size))
            expectEqual(view.intrinsicContentSize, none)
            for mode in ImageView.ContentMode.allCases {
                view.contentMode = mode
                expectSoundDrawings(view)
            }
        }
        expectTrue(scene.reports.isEmpty)
    }

    @Test("draw pictures without an extent, and very large and small ones")
    func extremePictures() {
        for extent in [0.0, 1e-300, 1e-9, 1e9] {
            for size in [Size(width: extent, height: 10), Size(width: extent, height: extent)] {
                let view = ImageView(Image("odd", size: size))
                for mode in ImageView.ContentMode.allCases {
                    view.contentMode = mode
                    expectSoundDrawings(view)
                }
            }
        }
    }

    @Test("never ask for less than nothing, whatever the room around their text is")
    func negativeInsets() {
        let button = Button("Save")
        let field = TextField("Anna")
        let view = TextView("Hello")
        view.isScrollEnabled = false
        button.contentInsets = EdgeInsets(-100)
        field.contentInsets = EdgeInsets(-100)
        view.contentInsets = EdgeInsets(-100)
        for control in [button, field, view] as [View] {
            expect(control, asksFor: .zero)
            expectSoundDrawings(control)
        }
    }

    @Test("name a room that is no number, and stay as they were")
    func insetsThatAreNoNumbers() {
        let button = scene.place(Button("Save"))
        let frame = button.frame
        button.contentInsets = EdgeInsets(.nan)
        scene.window.layoutIfNeeded()
        expectEqual(button.frame, frame)
        expectTrue(!scene.reports.isEmpty)
        let view = TextView("Hello")
        view.contentInsets = EdgeInsets(.nan)
        expectSoundDrawings(button)
        expectSoundDrawings(view)
    }

    @Test("show text of a million letters")
    func hugeText() {
        let label = Label(String(repeating: "Hello ", count: 160_000))
        label.numberOfLines = 0
        scene.place(label) { $0.width.equalTo(300) }
        expectTrue(label.frame.height > 100_000)
        let low = scene.drawings(of: label, width: 300, height: 60)
        expectEqual(low.count, 3)
        expectEqual(low.last?.text?.hasSuffix("…"), true)
        let view = TextView(label.text)
        label.removeFromSuperview()
        // What cannot be seen is not drawn: 60 - 8 = 52 points are two lines and a half.
        expectEqual(scene.drawings(of: view, width: 300, height: 60).count { $0.text != nil }, 3)
    }

    @Test("show texts of every kind", arguments: ["\0", "\u{202E}abc", "👩‍👩‍👧‍👦", "\n\n\n", " ", "\t"])
    func oddTexts(text: String) {
        for control in AllControls.make() {
            (control as? Label)?.text = text
            (control as? Button)?.title = text
            (control as? TextField)?.text = text
            (control as? TextView)?.text = text
            (control as? SegmentedControl)?.titles = [text]
            expectSoundDrawings(control)
        }
    }
}
