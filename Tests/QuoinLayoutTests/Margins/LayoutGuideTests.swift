import TestSupport
import Testing

@testable import QuoinLayout

@Suite("Layout guides")
struct LayoutGuideTests {
    private let root = View("root", Rect(0, 0, 300, 100))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    @Test("Two guides of equal width space three buttons equally", arguments: [false, true])
    func threeButtons(isMirrored: Bool) {
        let window = Window(frame: Rect(0, 0, 300, 100))
        window.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let buttons = [("first", 40.0), ("second", 70), ("third", 50)].map { name, width in
            let button = AdjustableView(name, content: Size(width: width, height: 20))
            window.addSubview(button)
            return button
        }
        let gaps = [LayoutGuide(identifier: "gap 1"), LayoutGuide(identifier: "gap 2")]
        gaps.forEach(window.addLayoutGuide)
        LayoutConstraint.activate([
            buttons[0].leading.constraint(equalTo: window.layoutMarginsGuide.leading),
            gaps[0].leading.constraint(equalTo: buttons[0].trailing),
            gaps[0].trailing.constraint(equalTo: buttons[1].leading),
            gaps[1].leading.constraint(equalTo: buttons[1].trailing),
            gaps[1].trailing.constraint(equalTo: buttons[2].leading),
            gaps[0].width.constraint(equalTo: gaps[1].width),
            buttons[2].trailing.constraint(equalTo: window.layoutMarginsGuide.trailing),
        ])
        window.layoutIfNeeded()
        // 300 − 16 − 160 leaves 62 for each gap.
        let lefts = isMirrored ? [252.0, 120, 8] : [8, 110, 242]
        for (button, left) in zip(buttons, lefts) {
            expect(button, at: Rect(left, 0, button.content.width, 20))
        }
        expectTrue(gaps.allSatisfy { abs($0.layoutFrame.width - 62) < 1e-6 })
        window.frame.size.width = 400
        window.layoutIfNeeded()
        expectTrue(gaps.allSatisfy { abs($0.layoutFrame.width - 112) < 1e-6 })
    }

    @Test("A guide is where constraints put it, in its owner's coordinates")
    func layoutFrame() {
        let panel = root.addPinned("panel", Rect(50, 10, 200, 80))
        let guide = LayoutGuide(identifier: "guide")
        panel.addLayoutGuide(guide)
        let left = guide.left.constraint(equalTo: panel.left, constant: 20)
        LayoutConstraint.activate([
            left, guide.right.constraint(equalTo: root.right, constant: -70),
            guide.top.constraint(equalTo: panel.top, constant: 5),
            guide.height.constraint(equalTo: panel.height, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        // Its right edge is at 300 − 70 of the root.
        expectTrue(guide.layoutFrame.isAbout(Rect(20, 5, 160, 40)), "\(guide.layoutFrame)")
        left.constant = 30
        expectTrue(guide.layoutFrame.isAbout(Rect(20, 5, 160, 40)))
        root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(30, 5, 150, 40)))
        panel.bounds.origin = Point(x: 0, y: 9)
        root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(30, 5, 150, 40)))
    }

    @Test("A new one has an identifier, no owner and no place")
    func new() {
        let guide = LayoutGuide(identifier: "name")
        expectTrue(guide.identifier == "name" && LayoutGuide().identifier.isEmpty)
        expectTrue(guide.owningView == nil && guide.layoutFrame == .zero)
    }

    @Test("A view lists the guides that were added, in that order, and not the system's")
    func list() {
        let guides = (0..<3).map { LayoutGuide(identifier: "\($0)") }
        _ = [root.layoutMarginsGuide, root.safeAreaLayoutGuide, root.readableContentGuide]
        expectTrue(root.layoutGuides.isEmpty)
        guides.forEach(root.addLayoutGuide)
        root.addLayoutGuide(guides[0])
        expectTrue(root.layoutGuides.areSame(as: guides))
        expectTrue(guides.allSatisfy { $0.owningView === root })
        root.removeLayoutGuide(guides[1])
        expectTrue(root.layoutGuides.areSame(as: [guides[0], guides[2]]))
        expectTrue(guides[1].owningView == nil)
    }

    @Test("A guide that is added to another view leaves the first, and its constraints go")
    func otherOwner() {
        let panel = root.addPinned("panel", Rect(50, 10, 200, 80))
        let guide = LayoutGuide(identifier: "guide")
        root.addLayoutGuide(guide)
        let old = guide.left.constraint(equalTo: root.left, constant: 9)
        old.isActive = true
        root.layoutIfNeeded()
        panel.addLayoutGuide(guide)
        expectTrue(root.layoutGuides.isEmpty && panel.layoutGuides.areSame(as: [guide]))
        expectTrue(guide.owningView === panel && !old.isActive)
        guide.left.constraint(equalTo: panel.left, constant: 3).isActive = true
        root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(3, 0, 0, 0)), "\(guide.layoutFrame)")
    }

    @Test("A view's own guides belong to it and cannot be given away or taken")
    func systemGuides() {
        let other = root.addFree("other")
        let guides = [root.layoutMarginsGuide, root.safeAreaLayoutGuide, root.readableContentGuide]
        for guide in guides {
            expectTrue(guide.owningView === root)
            other.addLayoutGuide(guide)
            root.removeLayoutGuide(guide)
            expectTrue(guide.owningView === root)
        }
        expectEqual(reports.treeRefusals.count, 3)
        expectTrue(root.layoutMarginsGuide === guides[0])
    }

    @Test("Removing a guide that is another's does nothing")
    func foreign() {
        let other = root.addFree("other")
        let guide = LayoutGuide(identifier: "guide")
        root.addLayoutGuide(guide)
        let width = guide.width.constraint(equalToConstant: 4)
        width.isActive = true
        other.removeLayoutGuide(guide)
        expectTrue(guide.owningView === root && width.isActive)
    }

    @Test("A guide has size and middles like a view, and compares with views and guides")
    func anchors() {
        let (first, second) = (LayoutGuide(identifier: "1"), LayoutGuide(identifier: "2"))
        root.addLayoutGuide(first)
        root.addLayoutGuide(second)
        LayoutConstraint.activate([
            first.centerX.constraint(equalTo: root.centerX),
            first.centerY.constraint(equalTo: root.centerY, constant: 10),
            first.width.constraint(equalTo: root.width, multiplier: 0.2),
            first.height.constraint(equalToConstant: 40),
            second.leading.constraint(equalToSystemSpacingAfter: first.trailing, multiplier: 1),
            second.width.constraint(equalTo: first.height, multiplier: 0.5),
            second.bottom.constraint(equalTo: first.bottom),
            second.height.constraint(equalTo: second.width),
        ])
        root.layoutIfNeeded()
        expectTrue(first.layoutFrame.isAbout(Rect(120, 40, 60, 40)), "\(first.layoutFrame)")
        expectTrue(second.layoutFrame.isAbout(Rect(188, 60, 20, 20)), "\(second.layoutFrame)")
    }

    @Test("Of many guides, those are looked at that have moved, wherever they have gone meanwhile")
    func manyGuides() {
        let other = root.addFree("other")
        let guides = (0..<20).map { LayoutGuide(identifier: "guide \($0)") }
        guides.forEach(root.addLayoutGuide)
        let widths = guides.map { $0.width.constraint(equalToConstant: 5) }
        LayoutConstraint.activate(widths)
        root.layoutIfNeeded()
        expectTrue(guides.allSatisfy { $0.layoutFrame.width == 5 })
        expectEqual(root.extras?.markedGuides.isEmpty, true)
        for number in [3, 7, 11] {
            widths[number].constant = Double(number)
        }
        root.tree.settle()
        expectEqual(root.extras?.markedGuides.count, 3)
        // One goes, and one goes elsewhere, before the frames are taken over.
        root.removeLayoutGuide(guides[7])
        other.addLayoutGuide(guides[11])
        guides[11].width.constraint(equalToConstant: 12).isActive = true
        root.layoutIfNeeded()
        expectEqual(guides[3].layoutFrame.width, 3)
        expectEqual(guides[7].layoutFrame.width, 5)
        expectEqual(guides[11].layoutFrame.width, 12)
        expectTrue(reports.all.isEmpty)
    }
}
