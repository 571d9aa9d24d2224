import QuoinUIKit
import TestSupport
import Testing

/// The numbers of controls, and where they are drawn.
@MainActor
@Suite struct ControlNumberTests {
    @MainActor @Test func `a slider tells where its line and its knob are`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 124, height: 30))
        (slider.minimumValue, slider.maximumValue) = (10, 30)
        slider.setValue(15, animated: false)
        let track = slider.trackRect(forBounds: slider.bounds)
        expectEqual(track, CGRect(x: 0, y: 13, width: 124, height: 4))
        func knob(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }
        // The knob is 24 wide, so that it has 100 to go: a quarter of them, none, all.
        expectEqual(knob(slider.value), CGRect(x: 25, y: 3, width: 24, height: 24))
        expectEqual([10, 30, 99, -4].map { knob($0).minX }, [0, 100, 100, 0])
        // It is drawn there.
        slider.thumbTintColor = .red
        slider.minimumTrackTintColor = .green
        slider.maximumTrackTintColor = .blue
        let picture = slider.quoin.svg()
        expectTrue(
            picture.contains("x=\"25\" y=\"3\" width=\"24\" height=\"24\""), "\(picture)")
        for color in ["#ff0000", "#00ff00", "#0000ff"] { expectTrue(picture.contains(color)) }
        slider.semanticContentAttribute = .forceRightToLeft
        expectEqual(knob(15).minX, 75)
        slider.maximumValue = 5
        expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [5, 5, 5])
        expectEqual(knob(5).minX, 100)
    }

    @MainActor @Test func `what is set with a movement is set`() {
        let (toggle, progress) = (UISwitch(), UIProgressView(progressViewStyle: .bar))
        toggle.setOn(true, animated: true)
        expectTrue(toggle.isOn)
        toggle.onTintColor = .red
        toggle.thumbTintColor = .blue
        expectTrue(toggle.quoin.svg().contains("#ff0000"))
        expectTrue(toggle.quoin.svg().contains("#0000ff"))
        expectEqual(progress.progressViewStyle, .bar)
        progress.setProgress(0.25, animated: true)
        progress.frame = CGRect(x: 0, y: 0, width: 80, height: progress.intrinsicContentSize.height)
        (progress.progressTintColor, progress.trackTintColor) = (.red, .blue)
        let picture = progress.quoin.svg()
        expectTrue(picture.contains("width=\"20\""), "\(picture)")
        expectTrue(picture.contains("#ff0000") && picture.contains("#0000ff"))

        let wheel = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)
        expectTrue(wheel.isHidden && wheel.frame.size == CGSize(width: 37, height: 37))
        wheel.startAnimating()
        expectTrue(!wheel.isHidden && wheel.sizeThatFits(.zero) == wheel.intrinsicContentSize)
        expectTrue(wheel.quoin.svg().contains("#ffffff"))
        wheel.color = .red
        expectTrue(wheel.quoin.svg().contains("#ff0000"))
        wheel.hidesWhenStopped = false
        wheel.stopAnimating()
        expectTrue(!wheel.isHidden)
        expectEqual(UIActivityIndicatorView(frame: .zero).frame.width, 20)

        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (2, 8, 3)
        stepper.value = 99
        expectEqual([stepper.value, stepper.stepValue], [8, 3])
        stepper.value = -1
        expectEqual([stepper.value, stepper.minimumValue, stepper.maximumValue], [2, 2, 8])

        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 55, height: 26))
        pages.numberOfPages = 3
        (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.red, .blue)
        let dots = pages.quoin.svg()
        expectEqual(dots.components(separatedBy: "#ff0000").count, 3)
        expectEqual(dots.components(separatedBy: "#0000ff").count, 2)
    }

    @MainActor @Test func `colour wells, targets and segments show what they have`() {
        let well = UIColorWell(frame: .zero)
        expectEqual(well.frame.size, CGSize(width: 28, height: 28))
        expectTrue(!well.quoin.svg().contains("#ff0000"))
        well.selectedColor = .red
        // A seventh of it is room about the dot.
        let picture = well.quoin.svg()
        expectTrue(
            picture.contains("x=\"4\" y=\"4\" width=\"20\" height=\"20\""), "\(picture)")
        expectTrue(picture.contains("#ff0000"))
        well.frame = CGRect(x: 0, y: 0, width: 0, height: 10)
        expectTrue(!well.quoin.svg().contains("#ff0000"))
        do {
            var count = 0
            let control = UIControl(
                frame: CGRect(x: 1, y: 2, width: 3, height: 4),
                primaryAction: UIAction { _ in count += 1 })
            expectEqual(control.frame.size, CGSize(width: 3, height: 4))
            control.sendActions(for: .touchUpInside)
            expectEqual(count, 1)
            let target = UIView()
            expectTrue(control.allTargets.isEmpty)
            control.addTarget(target, action: Selector(UIView.setNeedsLayout), for: .valueChanged)
            expectEqual(control.allTargets, [AnyHashable(target)])

            let segments = UISegmentedControl(items: ["one", "two"])
            segments.setImage(
                UIImage(name: "a", size: CGSize(width: 9, height: 9)), forSegmentAt: 1)
            segments.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
            expectEqual(segments.imageForSegment(at: 1)?.size.width, 9)
            expectEqual(segments.contentOffsetForSegment(at: 1), CGSize(width: 1, height: 2))
            expectEqual(segments.contentOffsetForSegment(at: 0), .zero)
            expectEqual(segments.contentOffsetForSegment(at: 7), .zero)
            segments.selectedSegmentIndex = 0
            segments.selectedSegmentTintColor = .red
            expectTrue(segments.quoin.svg().contains("#ff0000"))
        }
    }
}
