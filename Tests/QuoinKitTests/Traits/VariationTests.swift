import Quoin
import QuoinKit
import TestSupport
import Testing

@testable import QuoinLayout

@Suite("Constraints for some traits only")
struct VariationTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let box = View()

    init() {
        window.traits = TraitCollection(horizontalSizeClass: .compact)
        window.addSubview(box)
        box.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(50)
        }
    }

    private var width: Double {
        window.layoutIfNeeded()
        return box.frame.width
    }

    @Test("are in force while the traits match")
    func matching() {
        let groups = box.makeConstraints(when: .compactWidth) { $0.width.equalTo(100) }
        box.makeConstraints(when: .regularWidth) { $0.width.equalTo(200) }
        expectEqual(groups.map(\.isActive), [true])
        expectEqual(groups.map(\.condition), [.compactWidth])
        expectEqual(width, 100)
        window.traits.horizontalSizeClass = .regular
        expectEqual(groups.map(\.isActive), [false])
        expectEqual(box.constraints.count, 2)
        expectEqual(width, 200)
        window.traits.horizontalSizeClass = .compact
        expectEqual(width, 100)
    }

    @Test("follow a window's size")
    func resizing() {
        window.traits = TraitCollection()
        box.makeConstraints(when: .compactWidth) { $0.width.equalTo(100) }
        box.makeConstraints(when: .regularWidth) { $0.width.equalTo(200) }
        expectEqual(width, 100)
        window.frame.size = Size(width: 1024, height: 768)
        expectEqual(width, 200)
    }

    @Test("combine, nest and overlap")
    func combining() {
        box.makeConstraints(when: .compactWidth && .rightToLeft) { $0.width.equalTo(10) }
        box.makeConstraints(when: .compactWidth && !.rightToLeft) { make in
            make.when(.dark) {
                make.width.equalTo(20)
            }
            make.when(.light) {
                make.width.equalTo(30)
            }
        }
        box.makeConstraints(when: .regularWidth || (.rightToLeft && .dark)) {
            $0.width.greaterThanOrEqualTo(40).priority(.high)
        }
        box.makeConstraints(when: .regularWidth) { outer in
            outer.left.equalToSuperview()
            box.makeConstraints(when: .leftToRight) { $0.width.equalTo(60) }
        }
        expectEqual(width, 30)
        window.traits.userInterfaceStyle = .dark
        expectEqual(width, 20)
        window.traits.layoutDirection = .rightToLeft
        expectEqual(width, 10)
        window.traits.horizontalSizeClass = .regular
        expectEqual(width, 40)
        window.traits.layoutDirection = .leftToRight
        expectEqual(width, 60)
        window.traits = TraitCollection()
        expectEqual(width, 30)
    }

    @Test("that are prepared wait until they are activated, and for the traits")
    func preparing() {
        let groups = box.prepareConstraints(when: .regularWidth) { $0.width.equalTo(200) }
        window.traits.horizontalSizeClass = .regular
        expectEqual(width, 0)
        window.traits.horizontalSizeClass = .compact
        groups.activate()
        expectTrue(!groups[0].isActive)
        expectEqual(width, 0)
        window.traits.horizontalSizeClass = .regular
        expectTrue(groups[0].isActive)
        expectEqual(width, 200)
        groups.deactivate()
        window.traits.horizontalSizeClass = .compact
        window.traits.horizontalSizeClass = .regular
        expectTrue(!groups[0].isActive)
        expectEqual(width, 0)
    }

    @Test("that a block activates as it says them wait for the traits all the same")
    func activatedInBlock() {
        let groups = box.makeConstraints { make in
            make.width.equalTo(100)
            make.when(.regularWidth) {
                make.width.equalTo(200).constraint.activate()
            }
        }
        box.makeConstraints(when: .regularWidth) { make in
            make.height.equalTo(10).constraint.activate()
        }
        expectEqual(groups.map(\.isActive), [true, false])
        expectEqual(width, 100)
        expectEqual(box.frame.height, 50)
        groups[0].deactivate()
        window.traits.horizontalSizeClass = .regular
        expectEqual(groups.map(\.isActive), [false, true])
        expectEqual(width, 200)
    }

    @Test("are updated where they are, in force or not")
    func updating() {
        box.makeConstraints(when: .regularWidth) { $0.width.equalTo(200) }
        box.makeConstraints(when: .compactWidth) { $0.width.equalTo(100) }
        box.updateConstraints(when: .regularWidth) { $0.width.equalTo(250) }
        expectEqual(width, 100)
        window.traits.horizontalSizeClass = .regular
        expectEqual(width, 250)
        expectEqual(box.constraints.count, 2)
        // It is not the one that holds for all traits.
        box.updateConstraints { $0.width.lessThanOrEqualTo(240).priority(.required) }
        box.updateConstraints(when: .regularWidth) { $0.width.equalTo(230) }
        expectEqual(width, 230)
    }

    @Test("are remade without the others")
    func remaking() {
        let compact = box.makeConstraints(when: .compactWidth) { $0.width.equalTo(100) }
        box.makeConstraints(when: .regularWidth) { $0.width.equalTo(200) }
        box.remakeConstraints(when: .regularWidth) { $0.width.equalTo(220) }
        expectTrue(compact[0].isActive)
        window.traits.horizontalSizeClass = .regular
        expectEqual(width, 220)
        expectEqual(box.frame.height, 50)
        box.remakeConstraints { make in
            make.left.top.equalToSuperview()
            make.size.equalTo(30)
        }
        window.traits.horizontalSizeClass = .compact
        expectEqual(width, 30)
        box.removeConstraints()
        expectTrue(box.installedConstraints.isEmpty)
    }

    @Test("are made anew with what was said within their block for fewer traits")
    func remakingNested() {
        window.traits.verticalSizeClass = .compact
        for height in [120.0, 60, 60] {
            box.remakeConstraints(when: .compactWidth) { make in
                make.width.equalTo(100)
                make.when(.compactHeight) { make.height.equalTo(height).priority(.high) }
                make.group {
                    make.when(.compactHeight) { make.bottom.lessThanOrEqualToSuperview() }
                    make.right.lessThanOrEqualToSuperview()
                }
            }
            // With the two that were made for all traits.
            expectEqual(box.installedConstraints.count, 2 + 3)
            expectEqual(box.installedConstraints.map(\.layoutConstraints.count), [2, 1, 1, 1, 2])
        }
    }

    @Test("are exchanged without a touch of what stays")
    func work() {
        box.makeConstraints(when: .compactWidth) { $0.width.equalTo(100) }
        box.makeConstraints(when: .regularWidth) { $0.width.equalTo(200) }
        box.makeConstraints(when: .compactWidth || .regularWidth) {
            $0.right.lessThanOrEqualToSuperview()
        }
        let others = (0..<20).map { _ in View() }
        for other in others {
            window.addSubview(other)
            other.makeConstraints { $0.edges.equalToSuperview() }
        }
        window.layoutIfNeeded()
        func touched(_ change: () -> Void) -> Int {
            let before = window.tree.engine?.statistics.rowsTouched ?? 0
            change()
            window.layoutIfNeeded()
            return (window.tree.engine?.statistics.rowsTouched ?? 0) - before
        }
        // One goes, one comes.
        expectEqual(touched { window.traits.horizontalSizeClass = .regular }, 2)
        expectEqual(touched { window.traits.userInterfaceStyle = .dark }, 0)
        let thereAndBack = touched {
            window.traits.horizontalSizeClass = .compact
            window.traits.horizontalSizeClass = .regular
        }
        expectEqual(thereAndBack, 0)
    }

    @Test("are never together in force while they are exchanged, whoever looks")
    func batch() {
        final class Watcher: View {
            var widths: [Double] = []

            override func traitsDidChange(from previous: TraitCollection) {
                super.traitsDidChange(from: previous)
                root.layoutIfNeeded()
                widths.append(subviews[0].frame.width)
            }
        }
        var reports: [String] = []
        window.onDiagnostic = { reports.append($0.message) }
        let watcher = Watcher()
        window.insertSubview(watcher, at: 0)
        watcher.addSubview(box)
        watcher.makeConstraints { $0.edges.equalToSuperview() }
        let last = View()
        window.addSubview(last)
        for view in [box, last] {
            view.remakeConstraints { make in
                make.left.top.equalToSuperview()
                make.when(.compactWidth) { make.width.equalTo(100) }
                make.when(.regularWidth) { make.width.equalTo(200) }
            }
        }
        last.makeConstraints(when: .compactWidth) { $0.width.equalTo(box) }
        watcher.widths = []
        window.traits.horizontalSizeClass = .regular
        window.traits.horizontalSizeClass = .compact
        expectEqual(watcher.widths, [200, 100])
        expectTrue(reports.isEmpty)
    }

    @Test("leave with their views as the others do")
    func leaving() {
        let inner = View()
        box.addSubview(inner)
        let crossing = inner.makeConstraints(when: .regularWidth) { make in
            make.left.equalTo(window)
        }
        let own = inner.makeConstraints(when: .regularWidth) { $0.height.equalTo(7) }
        inner.removeFromSuperview()
        window.addSubview(inner)
        window.traits.horizontalSizeClass = .regular
        expectTrue(!crossing[0].isActive)
        expectTrue(own[0].isActive)
    }

    @Test("wait for a superview when the traits match, and take the one that comes")
    func waiting() {
        let view = View()
        let group = view.makeConstraints(when: .dark) { $0.left.equalToSuperview().offset(5) }
        view.makeConstraints { make in
            make.top.equalToSuperview()
            make.size.equalTo(9)
        }
        window.addSubview(view)
        expectTrue(!group[0].isActive)
        window.traits.userInterfaceStyle = .dark
        window.layoutIfNeeded()
        expectEqual(view.frame, Rect(x: 5, y: 0, width: 9, height: 9))
        expectTrue(group[0].layoutConstraints[0].secondItem === window)
    }

    @Test("are for guides, lists and items of any kind, too")
    func otherItems() {
        let guide = LayoutGuide()
        window.addLayoutGuide(guide)
        guide.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(1)
        }
        guide.makeConstraints(when: .regularWidth) { $0.width.equalTo(70) }
        [box].makeConstraints(when: .regularWidth) { $0.width.equalTo(80) }
        let items: [any LayoutItem] = [box, guide]
        let heights = items.makeConstraints(when: .compactWidth) {
            $0.width.equalTo(90)
        }
        window.layoutIfNeeded()
        expectEqual([guide.layoutFrame.width, box.frame.width], [90, 90])
        expectEqual(heights.map(\.isActive), [true, true])
        window.traits.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        expectEqual([guide.layoutFrame.width, box.frame.width], [70, 80])
        expectEqual(heights.map(\.isActive), [false, false])
    }

    @Test("may be for what is set on a view in between")
    func overrides() {
        box.makeConstraints(when: .compactWidth) { $0.width.equalTo(100) }
        box.makeConstraints(when: .regularWidth) { $0.width.equalTo(200) }
        box.traits.horizontalSizeClass = .regular
        expectEqual(width, 200)
        let card = View()
        card.traits.horizontalSizeClass = .compact
        window.addSubview(card)
        card.makeConstraints { $0.edges.equalToSuperview() }
        box.traits = TraitCollection()
        box.removeConstraints()
        card.addSubview(box)
        box.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(5)
        }
        box.makeConstraints(when: .compactWidth) { $0.width.equalTo(100) }
        window.traits.horizontalSizeClass = .regular
        expectEqual(width, 100)
    }

    @Test("keep their rank in conflicts, however often they come and go")
    func conflicts() {
        var reports: [String] = []
        window.onDiagnostic = { reports.append($0.message) }
        box.makeConstraints(when: .compactWidth) { $0.width.equalTo(100) }
        box.makeConstraints { $0.width.equalTo(130) }
        expectEqual(width, 100)
        window.traits.horizontalSizeClass = .regular
        expectEqual(width, 130)
        window.traits.horizontalSizeClass = .compact
        expectEqual(width, 100)
        expectEqual(reports.count, 2)
    }
}

@Suite("Conditions on traits")
struct TraitConditionTests {
    @Test("are equal if they hold for the same traits")
    func equality() {
        let one: TraitCondition = .compactWidth && .rightToLeft
        expectEqual(one, (.rightToLeft && .compactWidth))
        expectEqual(one, !(.regularWidth || .leftToRight))
        expectEqual((.compactWidth || .regularWidth) as TraitCondition, .always)
        expectEqual((.dark && .light) as TraitCondition, .never)
        expectEqual(!TraitCondition.always, .never)
        expectEqual(
            TraitCondition.traits(TraitCollection(horizontalSizeClass: .compact, displayScale: 3)),
            .compactWidth)
        expectEqual(.textSize(atLeast: .accessibilityMedium), TraitCondition.accessibilityTextSize)
    }

    @Test("hold when they say they do", arguments: TextSizeCategory.allCases)
    func matching(category: TextSizeCategory) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            for (horizontal, vertical) in [
                (SizeClass.compact, SizeClass.compact), (.compact, .regular),
                (.regular, .compact), (.regular, .regular),
            ] {
                let traits = TraitCollection(
                    horizontalSizeClass: horizontal, verticalSizeClass: vertical,
                    displayScale: 3, layoutDirection: direction, textSizeCategory: category)
                expectEqual(TraitCondition.compactWidth.matches(traits), (horizontal == .compact))
                expectEqual(TraitCondition.regularWidth.matches(traits), (horizontal == .regular))
                expectEqual(TraitCondition.compactHeight.matches(traits), (vertical == .compact))
                expectEqual(TraitCondition.regularHeight.matches(traits), (vertical == .regular))
                expectEqual(TraitCondition.rightToLeft.matches(traits), (direction == .rightToLeft))
                expectEqual(TraitCondition.leftToRight.matches(traits), (direction == .leftToRight))
                expectTrue(TraitCondition.light.matches(traits))
                expectTrue(!TraitCondition.dark.matches(traits))
                expectTrue(TraitCondition.textSize(category).matches(traits))
                expectEqual(
                    TraitCondition.textSize(atLeast: .extraLarge).matches(traits),
                    (category >= .extraLarge))
                expectTrue(TraitCondition.always.matches(traits))
            }
        }
    }
}
