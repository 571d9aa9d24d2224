import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Trees of views with frames, some of whose constraints are there.
struct PartlyStatedLayout {
    let root: View
    private(set) var views: [View] = []

    /// - Parameter percent: how many of the constraints that the frames need are there.
    init(seed: Int, percent: Int) {
        var random = SeededGenerator(seed: seed)
        root = View("root", Rect(0, 0, 400, 300))
        if random.happens(percent: 30) {
            root.semanticContentAttribute = .forceRightToLeft
        }
        for index in 0..<random.number(in: 1...14) {
            let view = random.happens(percent: 10) ? ScrollView() : View()
            view.name = random.one(of: "v\(index)", "v\(index)", "cell", "")
            view.translatesAutoresizingMaskIntoConstraints = random.happens(percent: 10)
            view.frame = Rect(
                random.halves(in: 0...20) * 8, random.halves(in: 0...20) * 8,
                random.halves(in: 0...10) * 8, random.halves(in: 0...10) * 8)
            view.isHidden = random.happens(percent: 10)
            let container = random.happens(percent: 40) ? random.element(of: views) ?? root : root
            container.addSubview(view)
            views.append(view)
        }
        for view in views where !view.translatesAutoresizingMaskIntoConstraints {
            state(view, percent, &random)
        }
    }

    private func state(_ view: View, _ percent: Int, _ random: inout SeededGenerator) {
        guard let container = view.superview else { return }
        let siblings = container.subviews.filter { other in
            other !== view && !other.translatesAutoresizingMaskIntoConstraints
                && views.firstIndex { $0 === other } ?? 0 < views.firstIndex { $0 === view } ?? 0
        }
        for (start, extent) in [(LayoutAttribute.left, LayoutAttribute.width), (.top, .height)] {
            let axis: Axis = start == .left ? .horizontal : .vertical
            if random.happens(percent: percent) {
                let other = random.happens(percent: 50) ? random.element(of: siblings) : nil
                let from = other.map { $0.frame.origin[axis] } ?? 0
                let constraint = try? LayoutConstraint(
                    item: view, attribute: start, relatedBy: .equal, toItem: other ?? container,
                    attribute: start, constant: view.frame.origin[axis] - from)
                constraint?.isActive = true
            }
            if random.happens(percent: percent) {
                let relation = random.one(
                    of: Relation.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual)
                let slack: Double =
                    switch relation {
                    case .equal: 0
                    case .greaterThanOrEqual: -random.halves(in: 0...10)
                    case .lessThanOrEqual: random.halves(in: 0...10)
                    }
                let constraint = try? LayoutConstraint(
                    item: view, attribute: extent, relatedBy: relation,
                    constant: view.frame.size[axis] + slack)
                constraint?.isActive = true
            }
        }
    }

    var frames: [Rect] { views.map(\.frame) }
}

@Suite("Repairing random layouts")
struct RandomRepairTests {
    private func expect(
        _ layout: PartlyStatedLayout, _ frames: [Rect], _ seed: Int, _ report: RepairReport
    ) {
        for (view, frame) in zip(layout.views, frames) {
            expectTrue(
                view.frame.isAbout(frame),
                "seed \(seed): \(view.name ?? "") \(view.frame) \(frame)\n\(report)")
            expectTrue(!view.hasAmbiguousLayout, "seed \(seed): \(view.name ?? "")\n\(report)")
        }
    }

    @Test(
        "adds what is missing, moves nothing and leaves nothing ambiguous",
        arguments: usually(60, of: 0..<250))
    func missing(seed: Int) {
        let layout = PartlyStatedLayout(seed: seed, percent: seed % 4 * 30)
        let frames = layout.frames
        let report = layout.root.repair.addMissingConstraints()
        layout.root.layoutIfNeeded()
        expect(layout, frames, seed, report)
        expectTrue(layout.root.repair.addMissingConstraints().isEmpty, "seed \(seed)")
        for constraint in report.added {
            // Without any one of them something is open, so there is none too many.
            constraint.isActive = false
            expectTrue(
                layout.views.contains { $0.hasAmbiguousLayout || $0.constraintsAreGone }
                    || layout.contentsAreOpen,
                "seed \(seed): \(constraint) is one too many\n\(report)")
            constraint.isActive = true
        }
    }

    @Test("suggests constraints anew, and nothing moves", arguments: usually(30, of: 0..<120))
    func resetting(seed: Int) {
        let layout = PartlyStatedLayout(seed: seed, percent: 60)
        let frames = layout.frames
        let report = layout.root.repair.resetToSuggestedConstraints()
        layout.root.layoutIfNeeded()
        expect(layout, frames, seed, report)
    }

    @Test("clears constraints, and nothing moves", arguments: usually(15, of: 0..<60))
    func clearing(seed: Int) {
        let layout = PartlyStatedLayout(seed: seed, percent: 90)
        layout.root.repair.addMissingConstraints()
        layout.root.layoutIfNeeded()
        let frames = layout.frames
        let report = layout.root.repair.clearConstraints()
        layout.root.layoutIfNeeded()
        expect(layout, frames, seed, report)
    }

    @Test("takes constants from frames, and these stay", arguments: usually(40, of: 0..<150))
    func updating(seed: Int) {
        let layout = StatedLayout(seed: seed, count: 2 + seed % 13)
        var random = SeededGenerator(seed: seed)
        for view in layout.views {
            view.frame = Rect(
                random.halves(in: 0...200), random.halves(in: 0...150),
                random.halves(in: 0...120), random.halves(in: 0...90))
        }
        let frames = layout.views.map(\.frame)
        let report = layout.root.repair.updateConstraints()
        layout.root.layoutIfNeeded()
        for (view, frame) in zip(layout.views, frames) {
            expectTrue(view.frame.isAbout(frame), "seed \(seed): \(view.name ?? "")\n\(report)")
        }
    }

    @Test("comes to an end soon with a thousand views")
    func manyViews() {
        let root = View("root", Rect(0, 0, 4000, 4000))
        var views: [View] = []
        for index in 0..<1000 {
            let view = View(
                "v\(index)", Rect(Double(index % 30) * 50, Double(index / 30) * 50, 40, 40))
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            views.append(view)
        }
        let frames = views.map(\.frame)
        let report = root.repair.addMissingConstraints()
        expectEqual(report.added.count, 4000)
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame), frames)
    }
}

extension View {
    /// Whether no constraint mentions it any more, so that no engine knows of it.
    fileprivate var constraintsAreGone: Bool {
        LayoutAttribute.allCases.allSatisfy { constraints(on: $0).isEmpty }
            && !translatesAutoresizingMaskIntoConstraints
    }
}

extension PartlyStatedLayout {
    fileprivate var contentsAreOpen: Bool {
        views.contains { ($0 as? ScrollView)?.contentLayoutGuide.hasAmbiguousLayout ?? false }
    }
}
