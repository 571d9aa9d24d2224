import QuoinLayout
import TestSupport
import Testing

@Suite("Frames as constraints")
struct TranslationTests {
    private let root = View("root", Rect(0, 0, 200, 100))
    private let framed: View
    private let follower: View
    private let reports: Reports

    init() {
        framed = root.addFramed("framed", Rect(20, 30, 40, 10))
        follower = root.addFree("follower")
        reports = Reports(of: root)
        LayoutConstraint.activate([
            follower.left.constraint(equalTo: framed.right, constant: 5),
            follower.top.constraint(equalTo: framed.bottom),
            follower.width.constraint(equalTo: framed.width),
            follower.height.constraint(equalTo: framed.height, multiplier: 2),
        ])
    }

    @Test("A new view is placed by its frame")
    func standard() {
        expectTrue(View().translatesAutoresizingMaskIntoConstraints)
        expectTrue(Window().translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Others can be constrained to a view that its frame places")
    func following() {
        root.layoutIfNeeded()
        expect(framed, at: Rect(20, 30, 40, 10))
        expect(follower, at: Rect(65, 40, 40, 20))
    }

    @Test("Setting the frame, the centre or the bounds moves what is constrained to the view")
    func settingTheFrame() {
        root.layoutIfNeeded()
        framed.frame = Rect(1, 2, 3, 4)
        root.layoutIfNeeded()
        expect(framed, at: Rect(1, 2, 3, 4))
        expect(follower, at: Rect(9, 6, 3, 8))
        framed.center = Point(x: 50, y: 50)
        root.layoutIfNeeded()
        // 48.5 + 3 + 5, and 48 + 4.
        expect(follower, at: Rect(56.5, 52, 3, 8))
        framed.bounds.size = Size(width: 20, height: 10)
        root.layoutIfNeeded()
        expect(framed, at: Rect(40, 45, 20, 10))
        expect(follower, at: Rect(65, 55, 20, 20))
    }

    @Test("The frame counts as required constraints that no view lists")
    func unlisted() {
        root.layoutIfNeeded()
        expectTrue(framed.constraints.isEmpty && root.constraints.count == 4)
        let wish = framed.width.constraint(equalToConstant: 90).withPriority(999)
        wish.isActive = true
        root.layoutIfNeeded()
        expect(framed, at: Rect(20, 30, 40, 10))
        expectTrue(reports.all.isEmpty)
    }

    @Test("Against a required one the frame gives way, and is called autoresizing")
    func conflict() {
        let size = framed.width.constraint(equalToConstant: 90)
        size.isActive = true
        root.layoutIfNeeded()
        expect(framed, at: Rect(20, 30, 90, 10))
        expect(follower, at: Rect(115, 40, 90, 20))
        expectEqual(reports.conflicts.count, 1)
        expectEqual(reports.messages.first?.contains("autoresizing"), true)
        expectEqual(reports.conflicts.first?.constraints.areSame(as: [size]), true)
    }

    @Test("Turned off, constraints alone place the view")
    func turnedOff() {
        root.layoutIfNeeded()
        framed.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        expectTrue(framed.hasAmbiguousLayout)
        framed.pin(to: Rect(10, 10, 20, 20))
        root.layoutIfNeeded()
        expect(framed, at: Rect(10, 10, 20, 20))
        expect(follower, at: Rect(35, 30, 20, 40))
        expectTrue(reports.all.isEmpty)
    }

    @Test("Turned off on a view without any constraint, all values are 0")
    func turnedOffAlone() {
        LayoutConstraint.deactivate(root.constraints)
        root.layoutIfNeeded()
        framed.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        expect(framed, at: .zero)
    }

    @Test("Turned off and on again in one turn, the view stays where it is")
    func backAtOnce() {
        root.layoutIfNeeded()
        framed.translatesAutoresizingMaskIntoConstraints = false
        framed.translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        expect(framed, at: Rect(20, 30, 40, 10))
        expect(follower, at: Rect(65, 40, 40, 20))
    }

    @Test("Turned on, the present frame holds")
    func turnedOn() {
        root.layoutIfNeeded()
        LayoutConstraint.deactivate(root.constraints)
        follower.translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        expect(follower, at: Rect(65, 40, 40, 20))
        framed.frame.origin.x = 100
        root.layoutIfNeeded()
        expect(follower, at: Rect(65, 40, 40, 20))
        expectTrue(reports.all.isEmpty)
    }

    @Test("Turned off before the first layout, the frame has no say")
    func beforeLayout() {
        framed.translatesAutoresizingMaskIntoConstraints = false
        framed.pin(to: Rect(0, 0, 7, 7))
        root.layoutIfNeeded()
        expect(follower, at: Rect(12, 7, 7, 14))
    }

    @Test("A view that nothing mentions stays at its frame, and a free one goes to 0")
    func unmentioned() {
        let other = root.addFramed("other", Rect(9, 9, 9, 9))
        let free = root.addFramed("free", Rect(9, 9, 9, 9))
        free.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        expect(other, at: Rect(9, 9, 9, 9))
        expect(free, at: .zero)
    }

    @Test("A frame of negative size is taken as the same rectangle, and moves what follows so")
    func negativeSize() {
        framed.frame = Rect(60, 40, -40, -10)
        root.layoutIfNeeded()
        expect(framed, at: Rect(20, 30, 40, 10))
        expect(follower, at: Rect(65, 40, 40, 20))
    }

    @Test("A frame that is not finite is refused and moves nothing", arguments: 0..<4)
    func notFinite(part: Int) {
        root.layoutIfNeeded()
        var numbers = [1.0, 2, 3, 4]
        for value in [Double.nan, .infinity, -.infinity] {
            numbers[part] = value
            framed.frame = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
        }
        expectEqual(reports.refusals.count, 3)
        root.layoutIfNeeded()
        expect(framed, at: Rect(20, 30, 40, 10))
        expect(follower, at: Rect(65, 40, 40, 20))
    }

    @Test("The content of a view that its frame places does not count")
    func content() {
        let text = ContentView(100, 50)
        text.frame = Rect(1, 2, 30, 5)
        root.addSubview(text)
        follower.left.constraint(greaterThanOrEqualTo: text.left).isActive = true
        root.layoutIfNeeded()
        expect(text, at: Rect(1, 2, 30, 5))
        expectTrue(reports.all.isEmpty)
    }
}
