import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// A view with a content size.
private final class ContentBox: View {
    private let content: Size

    init(_ name: String, _ width: Double, _ height: Double) {
        content = Size(width: width, height: height)
        super.init(frame: .zero)
        self.name = name
    }

    override var intrinsicContentSize: Size { content }
}

@Suite("Why a view is where it is")
struct ReasonTests {
    private let root = View("root", Rect(0, 0, 300, 200))

    private func add(_ names: String...) -> [View] {
        names.map { name in
            let view = View(name)
            root.addSubview(view)
            return view
        }
    }

    /// The text without the lines of code.
    private func lines(_ reason: some CustomStringConvertible) -> [String] {
        "\(reason)".split(separator: "\n").map { line in
            line.split(separator: " ", omittingEmptySubsequences: true)
                .filter { !$0.contains(".swift:") }.joined(separator: " ")
        }
    }

    @Test("is told step by step, each with what it adds")
    func chain() {
        let views = add("icon", "title")
        let (icon, title) = (views[0], views[1])
        let line = UInt(#line) + 2
        icon.makeConstraints { make in
            make.left.equalToSuperview().offset(8)
            make.width.equalTo(40)
        }
        title.makeConstraints { make in make.left.equalTo(icon.right).offset(8) }
        root.layoutIfNeeded()
        let place = title.why(.horizontal).place
        expectEqual(
            lines(place),
            [
                "title.left = 56", "icon.right + 8 = 48 + 8",
                "icon.left + icon.width = 8 + 40 (icon.width = 40,",
                "root.left + 8 = 0 + 8",
            ])
        expectEqual(place.value, 56)
        expectEqual(
            place.steps.map(\.name), ["title.left", "icon.right", "icon.width", "icon.left"])
        expectEqual(place.steps.map(\.location?.line), [line + 3, nil, line + 1, line])
        expectEqual(place.steps.map(\.depth), [0, 0, 1, 0])
        expectTrue(title.why(.horizontal).size.isAmbiguous)
    }

    @Test("names contents with their priorities, and what was missed")
    func contents() {
        let box = ContentBox("box", 50, 20)
        root.addSubview(box)
        box.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(80).priority(300)
            make.width.equalTo(30).priority(200)
        }
        let reason = box.why(.horizontal)
        expectEqual(reason.size.value, 80)
        expectEqual(reason.missed.map(\.amount), [30, 50])
        expectEqual(reason.missed.map(\.source), [.content, .constraint])
        expectEqual(
            lines(reason).suffix(2),
            [
                "missed: box.width ≤ 50 @250, by 30 content @250",
                "missed: box.width = 30 @200, by 50",
            ])
        // Both that it is not smaller and that it is not larger.
        let height = box.why(.vertical).size
        expectEqual(height.value, 20)
        expectEqual(height.steps.map(\.source), [.content])
    }

    @Test("tells what several views share")
    func sharing() {
        let views = add("a", "b", "c")
        for (index, view) in views.enumerated() {
            view.makeConstraints { make in
                if index == 0 {
                    make.left.equalToSuperview()
                } else {
                    make.left.equalTo(views[index - 1].right)
                    make.width.equalTo(views[0])
                }
            }
        }
        views[2].makeConstraints { make in make.right.equalToSuperview() }
        for view in views {
            let size = view.why(.horizontal).size
            expectEqual(size.value, 100)
            expectEqual(size.steps.compactMap(\.sharing), ["a, b and c share 300: 100 each"])
            // What places b and c and makes them as wide as a; the outer edges are known before.
            expectEqual(size.steps.first { $0.source == .shared }?.constraints.count, 4)
        }
        expectEqual(views[2].why(.horizontal).place.value, 200)
    }

    @Test("tells numbers that only several constraints together decide")
    func together() {
        let views = add("p", "q")
        let (p, q) = (views[0], views[1])
        let constraints = [
            p.width.constraint(equalTo: q.height, multiplier: 2, constant: 10),
            q.height.constraint(equalTo: p.width, multiplier: 0.25, constant: 20),
        ]
        LayoutConstraint.activate(constraints)
        [p, q].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        // p = 2q + 10 and q = p / 4 + 20, so p = p / 2 + 50.
        let size = p.why(.horizontal).size
        expectTrue(abs(size.value - 100) < 1e-9)
        expectEqual(size.steps[0].source, .shared)
        expectEqual(
            size.steps[0].constraints.map { "\($0)" }.sorted(), constraints.map { "\($0)" }.sorted()
        )
    }

    @Test("says that nothing decides what is ambiguous")
    func ambiguous() {
        let view = add("view")[0]
        view.makeConstraints { make in
            make.left.greaterThanOrEqualToSuperview().offset(20)
            make.width.equalTo(30)
        }
        let place = view.why(.horizontal).place
        expectTrue(place.isAmbiguous)
        expectTrue(place.value >= 20)
        expectTrue(
            lines(place)[0].hasSuffix("but nothing decides it: another value would be as good"))
        let other = view.why(.vertical)
        expectEqual(other.place.steps.map(\.source), [.nothing])
        expectEqual(other.size.steps.map(\.source), [.nothing])
    }

    @Test("counts frames, masks and the sizes of windows in")
    func frames() {
        let window = Window(frame: Rect(0, 0, 400, 300))
        window.name = "window"
        let panel = View("panel", Rect(10, 10, 200, 100))
        panel.autoresizingMask = .flexibleWidth
        let inner = View("inner")
        window.addSubview(panel)
        panel.addSubview(inner)
        inner.makeConstraints { make in
            make.right.equalToSuperview().inset(5); make.width.equalTo(20)
        }
        // The right edge of the panel is 200 from its left one, and follows the window.
        let place = inner.why(.horizontal).place
        expectEqual(place.value, 175)
        expectEqual(place.steps.last { $0.name == "panel.width" }?.source, .frame)
        expectTrue(
            place.steps.contains {
                $0.name == "window.width" && $0.source == .root && $0.value == 400
            })
        expectEqual(window.why(.horizontal).size.steps.map(\.source), [.root])
        expectEqual(View("lone", Rect(3, 4, 5, 6)).why(.vertical).size.value, 6)
    }

    @Test("tells what a frame differs in: pixels, alignment, and what was set since")
    func frameNotes() {
        let window = Window(frame: Rect(0, 0, 100, 100))
        window.scale = 2
        let view = View("view")
        window.addSubview(view)
        view.makeConstraints { make in
            make.left.equalToSuperview().offset(10.3)
            make.width.equalTo(20)
            make.top.equalToSuperview()
            make.height.equalTo(10)
        }
        window.layoutIfNeeded()
        let place = view.why(.horizontal).place
        expectTrue(place.value == 10.3 && place.frameValue == 10.5)
        expectEqual(place.frameNote?.hasPrefix("rounded to 10.5"), true)
        view.frame.origin.y = 40
        expectEqual(view.why(.vertical).place.frameValue, 40)
        expectTrue(view.why(.vertical).place.frameNote != nil)
        // A picture with a shadow reaches further than constraints see.
        final class Shaded: View {
            override var alignmentRectInsets: EdgeInsets {
                EdgeInsets(top: 0, left: 2, bottom: 3, right: 0)
            }
        }
        let shaded = Shaded()
        window.addSubview(shaded)
        shaded.makeConstraints { make in
            make.left.top.equalToSuperview().offset(10)
            make.size.equalTo(20)
        }
        window.layoutIfNeeded()
        let (across, down) = (shaded.why(.horizontal), shaded.why(.vertical))
        expectEqual(across.place.value, 10)
        expectEqual(
            across.place.frameNote,
            "8 in its frame, which is larger or smaller than its alignment rectangle")
        expectEqual(across.size.frameNote?.hasPrefix("22 in its frame, which is"), true)
        expectEqual(down.place.frameNote, nil)
        expectEqual(down.size.frameNote?.hasPrefix("23 in its frame, which is"), true)
    }

    @Test("counts from the left where people read from right to left")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = add("view")[0]
        view.makeConstraints { make in
            make.leading.equalToSuperview().offset(8)
            make.width.equalTo(50)
        }
        root.layoutIfNeeded()
        let place = view.why(.horizontal).place
        expectEqual(place.value, 242)
        expectEqual(
            lines(place),
            [
                "view.left = 242", "view.right - view.width = 292 - 50 (view.width = 50,",
                "root.right - 8 = 300 - 8", "300 given: the root",
            ])
    }

    @Test("leads through the content of a scroll view, margins and guides")
    func guides() {
        let scroll = ScrollView()
        scroll.name = "scroll"
        let document = View("document")
        root.addSubview(scroll)
        scroll.addSubview(document)
        scroll.makeConstraints { make in make.edges.equalTo(root.layoutMarginsGuide) }
        document.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalToSuperview()
            make.height.equalTo(900)
        }
        root.layoutIfNeeded()
        // 8 at each side.
        expectEqual(document.why(.horizontal).size.value, 284)
        expectEqual(document.why(.vertical).size.value, 900)
        let place = scroll.why(.horizontal).place
        expectEqual(lines(place), ["scroll.left = 8", "root.layoutMarginsGuide.left = 8"])
        expectEqual(root.layoutMarginsGuide.why(.horizontal).place.value, 8)
        expectEqual(root.layoutMarginsGuide.why(.horizontal).size.value, 284)
    }

    @Test("of a long chain tells the beginning and the end")
    func longChain() {
        var last: View?
        var views: [View] = []
        for index in 0..<3_000 {
            let view = View("v\(index)")
            root.addSubview(view)
            view.makeConstraints { make in
                if let last {
                    make.left.equalTo(last).offset(1)
                } else {
                    make.left.equalToSuperview()
                }
            }
            last = view
            views.append(view)
        }
        let place = views[2_999].why(.horizontal).place
        expectEqual(place.value, 2_999)
        expectEqual(place.steps.count, 3_000)
        expectEqual(lines(place).count, 22)
        expectEqual(lines(place)[11], "… 2,980 more")
    }

    @Test("of what a stack has stated can be read and not changed")
    func readOnly() {
        let stack = StackView()
        stack.name = "stack"
        let (one, two) = (ContentBox("one", 30, 10), ContentBox("two", 40, 10))
        [one, two].forEach(stack.addArrangedSubview)
        stack.spacing = 5
        root.addSubview(stack)
        stack.makeConstraints { make in make.left.top.equalToSuperview() }
        root.layoutIfNeeded()
        expectEqual(two.why(.horizontal).place.value, 35)
        let affecting = two.constraintsAffectingLayout(for: .horizontal)
        expectTrue(
            affecting.contains { "\($0)" == "stack spacing: two.leading = one.trailing + 5" })
        expectTrue(affecting.contains { "\($0)".hasPrefix("content: one.width") })
        for constraint in affecting where constraint.identifier != nil {
            constraint.constant = 999
        }
        root.layoutIfNeeded()
        expectEqual(two.frame, Rect(35, 0, 40, 10))
    }

    @Test("names what is set aside in a conflict")
    func setAside() {
        let view = add("view")[0]
        root.onDiagnostic = { _ in }
        view.makeConstraints { make in
            make.left.equalToSuperview()
            make.width.equalTo(10)
            make.width.equalTo(20)
        }
        let reason = view.why(.horizontal)
        expectEqual(reason.size.value, 10)
        expectEqual(reason.missed.map(\.isSetAside), [true])
        expectEqual(lines(reason).last?.hasPrefix("set aside: view.width = 20"), true)
    }
}
