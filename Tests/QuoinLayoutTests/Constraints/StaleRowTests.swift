import TestSupport
import Testing

@testable import QuoinLayout

/// Everything that a row was written from, and every change of it: the layout is that of a tree which was
/// built in the changed state.
@Suite("A row that was written from what has changed since")
struct StaleRowTests {
    /// A view whose hooks answer what a test likes.
    private final class Box: View {
        var insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        var content = Size(width: 61.3, height: 21.7)
        var baselines = (first: 5.0, last: 6.0)

        override var alignmentRectInsets: EdgeInsets { insets }
        override var intrinsicContentSize: Size { content }
        override var firstBaselineOffsetFromTop: Double { baselines.first }
        override var lastBaselineOffsetFromBottom: Double { baselines.last }
    }

    /// What a constraint is about.
    enum Subject: CaseIterable {
        case box, margins, safeArea, readable, visibleArea, ownGuide, inner, deep, sibling
    }

    /// What changes.
    enum Change: CaseIterable {
        case insets, insetsOfRoot, insetsOfOuter, content, baselines
        case margins, directionalMargins, marginsOfOuter, marginsOfRoot, preserves
        case safeArea, safeAreaOfWindow, ignoresSafeArea
        case direction, directionOfBox, directionOfOuter, scale
        case origin, originOfOuter, frameOfRoot, sizeOfOuter, frameOfFramed, mask
        case translates, contentArea
    }

    private final class Scene {
        let window = Window(frame: Rect(0, 0, 500, 400))
        let root = Box(frame: Rect(10, 10, 420, 360))
        let outer = Box()
        let box = Box()
        let inner = View("inner")
        let deep = Box()
        let sibling = View("sibling")
        let framed = Box(frame: Rect(50, 60, 70, 80))
        let guide = LayoutGuide(identifier: "guide")
        /// Whether margins have chased places that follow them.
        var isRestless = false

        init() {
            for (view, name) in [
                (root, "root"), (outer, "outer"), (box, "box"), (deep, "deep"), (framed, "framed"),
            ] {
                view.name = name
                view.insetsLayoutMarginsFromSafeArea = true
            }
            for view in [outer, box, inner, deep, sibling] as [View] {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            window.onDiagnostic = { [unowned self] in
                if case .feedbackLoop = $0 {
                    isRestless = true
                }
            }
            window.addSubview(root)
            root.addSubview(outer)
            outer.addSubview(box)
            outer.addSubview(sibling)
            outer.addSubview(framed)
            box.addSubview(inner)
            inner.addSubview(deep)
            box.addLayoutGuide(guide)
            framed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        }

        func element(_ subject: Subject) -> LayoutElement {
            switch subject {
            case .box: box
            case .margins: box.layoutMarginsGuide
            case .safeArea: box.safeAreaLayoutGuide
            case .readable: box.readableContentGuide
            case .visibleArea: box.visibleAreaGuide
            case .ownGuide: guide
            case .inner: inner
            case .deep: deep
            case .sibling: sibling
            }
        }

        func constrain(_ subject: Subject, _ attribute: LayoutAttribute) {
            // Weak places for everything, each at a priority of its own.
            var priority: Float = 1
            for (index, view) in [outer, box, inner, deep, sibling, guide].enumerated() {
                guard let container = view.enclosingView else { continue }
                for (own, constant) in [
                    (LayoutAttribute.left, 20.0), (.top, 15), (.width, 90), (.height, 70),
                ] {
                    let pull = try? LayoutConstraint(
                        item: view, attribute: own, relatedBy: .equal,
                        toItem: own.isPosition ? container : nil,
                        attribute: own.isPosition ? own : .notAnAttribute,
                        constant: constant + Double(index))
                    pull?.priority = Priority(priority)
                    pull?.isActive = true
                    priority += 1
                }
            }
            let isPosition = attribute.isPosition
            for multiplier in [1.0, 0.5] {
                let target: LayoutElement? = isPosition ? (multiplier == 1 ? outer : sibling) : nil
                let constraint = try? LayoutConstraint(
                    item: element(subject), attribute: attribute, relatedBy: .equal,
                    toItem: target, attribute: isPosition ? attribute : .notAnAttribute,
                    multiplier: multiplier, constant: 33)
                constraint?.priority = multiplier == 1 ? .required : 600
                constraint?.isActive = true
            }
            let framedRow = deep.bottom.constraint(equalTo: framed.bottom, constant: 1)
            framedRow.withPriority(300).isActive = true
        }

        func apply(_ change: Change) {
            switch change {
            case .insets: box.insets = EdgeInsets(top: 9, left: 8, bottom: 7, right: 6)
            case .insetsOfRoot: root.insets = EdgeInsets(top: 9, left: 8, bottom: 7, right: 6)
            case .insetsOfOuter: outer.insets = EdgeInsets(top: 9, left: 8, bottom: 7, right: 6)
            case .content: box.content = Size(width: 120.4, height: 90.2)
            case .baselines:
                box.baselines = (15, 16)
                deep.baselines = (11, 12)
            case .margins: box.layoutMargins = EdgeInsets(top: 1, left: 12, bottom: 3, right: 14)
            case .directionalMargins:
                box.directionalLayoutMargins = DirectionalEdgeInsets(
                    top: 1, leading: 12, bottom: 3, trailing: 24)
            case .marginsOfOuter: outer.layoutMargins = EdgeInsets(31)
            case .marginsOfRoot: root.layoutMargins = EdgeInsets(41)
            case .preserves:
                box.preservesSuperviewLayoutMargins = true
                outer.layoutMargins = EdgeInsets(36)
            case .safeArea: outer.additionalSafeAreaInsets = EdgeInsets(29)
            case .safeAreaOfWindow: window.safeAreaInsets = EdgeInsets(44)
            case .ignoresSafeArea:
                window.safeAreaInsets = EdgeInsets(44)
                box.insetsLayoutMarginsFromSafeArea = false
            default: applyToTree(change)
            }
            [root, outer, box, deep].forEach { $0.invalidateIntrinsicContentSize() }
        }

        private func applyToTree(_ change: Change) {
            switch change {
            case .direction: window.layoutDirection = .rightToLeft
            case .directionOfBox: box.semanticContentAttribute = .forceRightToLeft
            case .directionOfOuter: outer.semanticContentAttribute = .forceRightToLeft
            case .scale: window.scale = 1
            case .origin: box.bounds.origin = Point(x: 3, y: 4)
            case .originOfOuter: outer.bounds.origin = Point(x: 3, y: 4)
            case .frameOfRoot: root.frame = Rect(0, 20, 380, 300)
            case .sizeOfOuter:
                outer.constraints.first { $0.firstAttribute == .width }?.constant += 17
                outer.constraints.first { $0.firstAttribute == .height }?.constant += 19
            case .frameOfFramed:
                // A mask would count from the superview's size at the time.
                framed.autoresizingMask = []
                framed.frame = Rect(5, 6, 30, 40)
            case .mask: framed.autoresizingMask = [.flexibleHeight, .flexibleLeftMargin]
            case .translates: framed.translatesAutoresizingMaskIntoConstraints = false
            default: box.makeContentArea()
            }
        }

        var frames: [(String, Rect)] {
            [outer, box, inner, deep, sibling].map { ($0.name ?? "sibling", $0.frame) }
                + [
                    ("guide", guide.layoutFrame),
                    ("readable", box.readableContentGuide.layoutFrame),
                ]
        }

        func layOut() {
            window.layoutIfNeeded()
        }
    }

    /// One of each kind.
    private static let attributes: [LayoutAttribute] = [
        .left, .bottom, .trailing, .width, .centerY, .firstBaseline, .lastBaseline, .topMargin,
        .trailingMargin, .centerXWithinMargins,
    ]

    @Test("is written anew", arguments: Subject.allCases, Change.allCases)
    func product(subject: Subject, change: Change) {
        for (number, attribute) in Self.attributes.enumerated() {
            // Each two of the three come together.
            let places =
                Subject.allCases.firstIndex(of: subject)! + Change.allCases.firstIndex(of: change)!
            guard leavesNothingOut || (number + places) % 3 == 0 else { continue }
            if subject != .box && subject != .deep && attribute.needsView {
                continue
            }
            let scene = Scene()
            scene.constrain(subject, attribute)
            scene.layOut()
            scene.apply(change)
            scene.layOut()
            let fresh = Scene()
            fresh.constrain(subject, attribute)
            fresh.apply(change)
            fresh.layOut()
            if scene.isRestless, fresh.isRestless {
                continue
            }
            for (one, other) in zip(scene.frames, fresh.frames)
            where !one.1.isAbout(other.1) {
                Issue.record(
                    "\(subject).\(attribute), \(change): \(one.0) at \(one.1), not \(other.1)")
            }
        }
    }

    @Test("from the place of the alignment rectangle is written anew for a margins guide")
    func marginsGuide() {
        let root = View(frame: Rect(0, 0, 300, 300))
        let box = AdjustableBox()
        root.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.layoutMarginsGuide.width.constraint(equalToConstant: 100).isActive = true
        box.left.constraint(equalTo: root.left).isActive = true
        root.layoutIfNeeded()
        expectEqual(box.layoutMarginsGuide.layoutFrame.width, 100)
        box.insets = EdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        box.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        expectEqual(box.layoutMarginsGuide.layoutFrame.width, 100)
        expectEqual(box.frame.width, 116)
    }

    private final class AdjustableBox: View {
        var insets = EdgeInsets.zero
        override var alignmentRectInsets: EdgeInsets { insets }
    }
}
