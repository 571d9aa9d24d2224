import Quoin
import QuoinKit
import TestSupport
import Testing

/// Text is measured in Helvetica: the widths are sums of its published advances, in thousandths of the
/// size. A line of 17 points is 15 + 4 + 1 = 20 high, one of 16 points 14 + 3 + 1 = 18, and one of 13
/// points 12 + 3 + 0 = 15.
@Suite("Intrinsic sizes")
struct IntrinsicSizeTests {
    private let none = View.noIntrinsicMetric
    private let hello = 722.0 + 556 + 222 + 222 + 556
    private let boldHello = 722.0 + 556 + 278 + 278 + 611

    @Test("of a label are those of its text")
    func label() {
        expect(Label("Hello"), asksFor: Size(width: hello * 0.017, height: 20))
        expect(
            Label("Hello", font: Font(size: 10)), asksFor: Size(width: 22.78, height: 9 + 2))
        expect(
            Label("Hello", font: Font(size: 16, isBold: true)),
            asksFor: Size(width: boldHello * 0.016, height: 18))
        expect(Label(), asksFor: .zero)
    }

    @Test("of a label of many lines are those of the lines that its text has")
    func manyLines() {
        let label = Label("Hello\nHello\nlo", font: Font(size: 10))
        label.numberOfLines = 0
        expect(label, asksFor: Size(width: 22.78, height: 33))
        label.numberOfLines = 2
        expectEqual(label.intrinsicContentSize.height, 22)
    }

    @Test("of a button are its bold title's, with 16 at the sides and 8 above and below")
    func button() {
        expect(
            Button("Hello"), asksFor: Size(width: boldHello * 0.016 + 32, height: 18 + 16))
        let close = Button("Hello")
        close.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expect(close, asksFor: Size(width: boldHello * 0.016 + 6, height: 18 + 4))
    }

    @Test("of a button are the same in all styles, and as high without a title")
    func buttonStyles() {
        for style in Button.Style.allCases {
            expect(
                Button("Hello", style: style),
                asksFor: Size(width: boldHello * 0.016 + 32, height: 34))
        }
        expect(Button(), asksFor: Size(width: 32, height: 34))
    }

    @Test("of a field are its text's, or its placeholder's, with room around them")
    func field() {
        let field = TextField("Hello", placeholder: "lo")
        expect(field, asksFor: Size(width: hello * 0.017 + 20, height: 20 + 14))
        field.text = ""
        expect(field, asksFor: Size(width: (222 + 556) * 0.017 + 20, height: 34))
        field.placeholder = ""
        expect(field, asksFor: Size(width: 20, height: 34))
    }

    @Test("of a field for secrets are those of as many dots as there are characters")
    func secret() {
        let field = TextField("Hello")
        field.isSecure = true
        expect(field, asksFor: Size(width: 5 * 350 * 0.017 + 20, height: 34))
        field.text = "👨‍👩‍👧e\u{301}"
        expect(field, asksFor: Size(width: 2 * 350 * 0.017 + 20, height: 34))
    }

    @Test("of a text view are none while it scrolls, and else its text's with room around it")
    func textView() {
        let view = TextView("Hello\nHello")
        expect(view, asksFor: Size(width: none, height: none))
        view.isScrollEnabled = false
        expect(view, asksFor: Size(width: hello * 0.017 + 20, height: 40 + 16))
        view.text = ""
        expect(view, asksFor: Size(width: 20, height: 20 + 16))
    }

    @Test("of an image view are those of its picture, or none")
    func imageView() {
        let view = ImageView()
        expect(view, asksFor: Size(width: none, height: none))
        view.image = Image("portrait", size: Size(width: 48, height: 64.5))
        expect(view, asksFor: Size(width: 48, height: 64.5))
        view.image = nil
        expect(view, asksFor: Size(width: none, height: none))
    }

    @Test("of the controls without text are those of UIKit")
    func fixedSizes() {
        expect(Switch(), asksFor: Size(width: 51, height: 31))
        expect(Switch(isOn: true), asksFor: Size(width: 51, height: 31))
        expect(Slider(), asksFor: Size(width: 118, height: none))
        expect(ProgressView(), asksFor: Size(width: none, height: 4))
        expect(Stepper(), asksFor: Size(width: 94, height: 32))
        expect(ActivityIndicator(), asksFor: Size(width: 20, height: 20))
        let spacer: View = Spacer()
        expect(spacer, asksFor: Size(width: none, height: none))
        expect(View(), asksFor: Size(width: none, height: none))
    }

    @Test("of a segmented control have room for its widest title in every segment, even in bold")
    func segments() {
        let widest = (944.0 + 556 + 556 + 556) * 0.013
        expect(
            SegmentedControl(["Day", "Week"]),
            asksFor: Size(width: 2 * (widest + 24), height: 32))
        expect(
            SegmentedControl(["Day", "Week"], selectedIndex: 0),
            asksFor: Size(width: 2 * (widest + 24), height: 32))
        expect(SegmentedControl(), asksFor: Size(width: 0, height: 32))
        // Lines of 40 points are 36 + 8 + 1 = 45 high.
        let large = SegmentedControl(["Day"])
        large.font = Font(size: 40)
        expectEqual(large.intrinsicContentSize.height, 45 + 12)
    }

    @Test("are kept to at 250, and resist being made smaller at 750, in all controls")
    func priorities() {
        for control in AllControls.make().map({ $0 as View }) + [Spacer()] {
            for axis in Axis.allCases {
                expectEqual(control.contentHuggingPriority(for: axis), Priority(250))
                expectEqual(control.contentCompressionResistancePriority(for: axis), Priority(750))
            }
        }
    }

    @Test("are what constraints leave a control, which has nothing else to say")
    func layout() {
        let scene = ControlScene()
        let label = scene.place(Label("Hello"))
        expect(label, at: Rect(10, 20, hello * 0.017, 20))
        let progress = scene.place(ProgressView()) { $0.width.equalTo(200) }
        expect(progress, at: Rect(10, 20, 200, 4))
        let slider = scene.place(Slider()) { $0.height.equalTo(28) }
        expect(slider, at: Rect(10, 20, 118, 28))
        expectTrue(scene.reports.isEmpty)
    }

    @Test("are rounded up to pixels, so that no text is cut off")
    func pixels() {
        let scene = ControlScene()
        scene.window.scale = 2
        // 38.726 points are 77.452 pixels.
        let label = scene.place(Label("Hello"))
        expect(label, at: Rect(10, 20, 39, 20))
        expectEqual(DrawingRecorder.drawings(of: scene.window).map(\.text), ["Hello"])
    }
}
