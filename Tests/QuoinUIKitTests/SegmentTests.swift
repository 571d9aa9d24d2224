import QuoinUIKit
import TestSupport
import Testing

/// What is said of the segments of a control.
@MainActor
@Suite struct SegmentTests {
    @MainActor @Test func `what is kept of a segment goes with it`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.setWidth(80, forSegmentAt: 1)
        control.setEnabled(false, forSegmentAt: 1)
        control.insertSegment(
            with: UIImage(name: "star", size: CGSize(width: 9, height: 9)), at: 0, animated: false)
        expectEqual((0..<3).map { control.widthForSegment(at: $0) }, [0, 0, 80])
        expectEqual((0..<3).map { control.isEnabledForSegment(at: $0) }, [true, true, false])
        expectEqual(control.imageForSegment(at: 0)?.size.width, 9)
        control.removeSegment(at: 1, animated: false)
        expectTrue(control.widthForSegment(at: 1) == 80 && control.titleForSegment(at: 1) == "Two")
        control.setWidth(30, forSegmentAt: 7)
        expectTrue(control.widthForSegment(at: 7) == 0 && control.widthForSegment(at: -1) == 0)
    }

    /// Where the ground of the chosen segment is drawn, which is two points inside of it.
    private func place(of index: Int, in control: UISegmentedControl) -> [Double]? {
        control.selectedSegmentIndex = index
        let numbers = control.quoin.svg().matches(
            of: /<rect x="([0-9.]+)" y="2" width="([0-9.]+)"/
        )
        return numbers.first.flatMap { match in
            guard let x = Double(match.1), let width = Double(match.2) else { return nil }
            return [x - 2, width + 4]
        }
    }
    private func places(in control: UISegmentedControl) -> [[Double]?] {
        (0..<control.numberOfSegments).map { place(of: $0, in: control) }
    }
    /// How wide a segment is for its title, in the bold letters of one that is chosen.
    private func width(of title: String) -> CGFloat {
        let font = UIFont.boldSystemFont(ofSize: 13)
        return title.size(withAttributes: [.font: font]).width + 24
    }

    @MainActor @Test func `segments have the widths that were set, and the others share the rest`()
    {
        let control = UISegmentedControl(items: ["One", "Two", "Three and more"])
        let widest = width(of: "Three and more")
        expectTrue(abs(control.intrinsicContentSize.width - 3 * widest) < 0.01)
        control.setWidth(80, forSegmentAt: 1)
        expectTrue(abs(control.intrinsicContentSize.width - (80 + 2 * widest)) < 0.01)
        control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
        expectEqual(places(in: control), [[0, 100], [100, 80], [180, 100]])
        control.semanticContentAttribute = .forceRightToLeft
        expectEqual(places(in: control), [[180, 100], [100, 80], [0, 100]])
        control.semanticContentAttribute = .forceLeftToRight
        // It goes with its segment, and 0 takes it back.
        control.removeSegment(at: 0, animated: false)
        expectEqual(places(in: control), [[0, 80], [80, 200]])
        control.setWidth(0, forSegmentAt: 0)
        expectEqual(places(in: control), [[0, 140], [140, 140]])
        control.setWidth(.nan, forSegmentAt: 0)
        expectTrue(abs(control.intrinsicContentSize.width - 2 * widest) < 0.01)
    }

    @MainActor @Test func `segments may be as wide as their own titles ask for`() {
        let control = UISegmentedControl(items: ["One", "Three and more"])
        control.apportionsSegmentWidthsByContent = true
        let (first, second) = (width(of: "One"), width(of: "Three and more"))
        expectTrue(abs(control.intrinsicContentSize.width - (first + second)) < 0.01)
        control.frame = CGRect(x: 0, y: 0, width: 2 * (first + second), height: 32)
        let place = place(of: 1, in: control) ?? []
        expectTrue(place.count == 2 && abs(place[0] - 2 * first) < 0.01)
        control.apportionsSegmentWidthsByContent = false
        expectTrue(abs(control.intrinsicContentSize.width - 2 * second) < 0.01)
    }

    @MainActor @Test func `segments are measured in the font of their normal state`() {
        let (control, plain) = (
            UISegmentedControl(items: ["One"]), UISegmentedControl(items: ["One"])
        )
        plain.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .selected)
        expectEqual(control.intrinsicContentSize, plain.intrinsicContentSize)
    }

    @MainActor @Test func `a font descriptor takes weights, sizes and names from attributes`()
        throws
    {
        let body = UIFont.systemFont(ofSize: 17)
        let heavy = body.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 20,
        ])
        let font = UIFont(descriptor: heavy, size: 0)
        let bold = UIFont.boldSystemFont(ofSize: 20)
        expectTrue(font.pointSize == 20 && heavy.symbolicTraits == .traitBold)
        let text = "Hello"
        expectEqual(
            text.size(withAttributes: [.font: font]), text.size(withAttributes: [.font: bold]))
        let named = UIFontDescriptor(fontAttributes: [.name: "Georgia", .size: CGFloat(9)])
        expectEqual(UIFont(descriptor: named, size: 0).fontName, "Georgia")
        expectEqual(UIFontDescriptor(name: "Georgia", size: 9).pointSize, 9)
        expectEqual(UIFont(descriptor: UIFontDescriptor(), size: 30).pointSize, 30)
    }

    @MainActor @Test func `a control of 28 points shows its titles as a whole`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let control = UISegmentedControl(items: ["Card", "Invoice"])
        control.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(control)
        let height = control.heightAnchor.constraint(equalToConstant: 28)
        NSLayoutConstraint.activate([
            height, control.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
            control.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
            control.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
        ])
        expectTrue(window.quoin.findings().isEmpty)
        // Letters of 13 points are higher than that.
        height.constant = 8
        expectEqual(window.quoin.findings().map(\.kind), [.cut])
    }

    @MainActor @Test func `a segment that is chosen performs its action`() {
        var done: [String] = []
        let control = UISegmentedControl(
            frame: CGRect(x: 5, y: 6, width: 0, height: 0),
            actions: ["Day", "Week"].map { name in UIAction(title: name) { _ in done.append(name) }
            })
        expectTrue(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Week")
        expectTrue(control.frame.origin == CGPoint(x: 5, y: 6) && control.frame.width > 0)
        control.insertSegment(
            action: UIAction(title: "Month") { _ in done.append("Month") }, at: 2, animated: false)
        control.selectedSegmentIndex = 2
        expectTrue(done.isEmpty)
        control.sendActions(for: .valueChanged)
        expectEqual(done, ["Month"])
        expectEqual(control.actionForSegment(at: 0)?.title, "Day")
        expectTrue(control.actionForSegment(at: 7) == nil)
    }
}
