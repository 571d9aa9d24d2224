import Quoin
import QuoinInspect
import TestSupport
import Testing

/// Views whose frames were drawn first and whose constraints state each edge once.
struct StatedLayout {
    let root: View
    let views: [View]
    let frames: [Rect]

    /// - Parameter depth: how deep the views are in each other.
    init(seed: Int, count: Int) {
        var random = SeededGenerator(seed: seed)
        root = View("root", Rect(0, 0, 400, 300))
        var views: [View] = []
        var frames: [Rect] = []
        var containers: [View] = []
        for index in 0..<count {
            let view = View("v\(index)")
            view.translatesAutoresizingMaskIntoConstraints = false
            let container =
                random.happens(percent: 30) ? random.element(of: views) ?? root : root
            container.addSubview(view)
            views.append(view)
            containers.append(container)
            frames.append(
                Rect(
                    random.halves(in: 0...200), random.halves(in: 0...150),
                    random.halves(in: 0...120), random.halves(in: 0...90)))
        }
        for index in 0..<count {
            for axis in Axis.allCases {
                let siblings = (0..<index).filter { containers[$0] === containers[index] }
                Self.state(
                    axis, index, views, frames, containers[index], siblings, root, &random)
            }
        }
        (self.views, self.frames) = (views, frames)
        root.layoutIfNeeded()
    }

    private static func anchors(_ view: View, _ axis: Axis) -> [LayoutAttribute] {
        axis == .horizontal
            ? [.left, .centerX, .right, .width] : [.top, .centerY, .bottom, .height]
    }

    /// Where a part is, in the coordinates of what the rectangle is in.
    private static func place(_ part: Int, _ rect: Rect, _ axis: Axis) -> Double {
        part == 3
            ? rect.size[axis] : rect.origin[axis] + Double(part) / 2 * rect.size[axis]
    }

    private static func state(
        _ axis: Axis, _ index: Int, _ views: [View], _ frames: [Rect], _ container: View,
        _ siblings: [Int], _ root: View, _ random: inout SeededGenerator
    ) {
        // Two different parts of a view say where it is and how large.
        var parts = random.shuffledIndices(4).prefix(2).sorted()
        if frames[index].size[axis] == 0, !parts.contains(3) {
            parts = [parts[0], 3]
        }
        for part in parts {
            let view = views[index]
            let own = anchors(view, axis)[part]
            let value = place(part, frames[index], axis)
            let priority: Priority = random.happens(percent: 20) ? 600 : .required
            if part == 3 {
                let other = random.happens(percent: 40) ? random.element(of: siblings) : nil
                let multiplier = random.one(of: 0.5, 1.0, 2.0)
                let constant = other.map { value - multiplier * frames[$0].size[axis] } ?? value
                let constraint = try? LayoutConstraint(
                    item: view, attribute: own, relatedBy: .equal,
                    toItem: other.map { views[$0] },
                    attribute: other == nil ? .notAnAttribute : own, multiplier: multiplier,
                    constant: constant)
                constraint?.withPriority(priority).isActive = true
                continue
            }
            let otherPart = random.below(3)
            let other = random.happens(percent: 60) ? random.element(of: siblings) : nil
            let containerSize =
                container === root
                ? root.frame.size : frames[views.firstIndex { $0 === container } ?? 0].size
            let start =
                other.map { place(otherPart, frames[$0], axis) }
                ?? Double(otherPart) / 2 * containerSize[axis]
            let constraint = try? LayoutConstraint(
                item: view, attribute: own, relatedBy: .equal,
                toItem: other.map { views[$0] } ?? container,
                attribute: anchors(container, axis)[otherPart], constant: value - start)
            constraint?.withPriority(priority).isActive = true
        }
    }
}

@Suite("The reasons of random layouts")
struct RandomReasonTests {
    @Test(
        "add up to the frames that the layouts were made from", arguments: usually(40, of: 0..<150))
    func addingUp(seed: Int) {
        let layout = StatedLayout(seed: seed, count: 2 + seed % 17)
        for (view, frame) in zip(layout.views, layout.frames) {
            expectTrue(view.frame.isAbout(frame), "seed \(seed)")
            for axis in Axis.allCases {
                let reason = view.why(axis)
                expectSound(reason.place, frame.origin[axis], seed)
                expectSound(reason.size, frame.size[axis], seed)
                expectTrue(reason.missed.isEmpty, "seed \(seed)")
            }
        }
    }

    /// Each step adds up, each of its terms is explained or stands by itself, and the constant of a step is
    /// that of its constraint.
    private func expectSound(_ chain: LayoutReason.Chain, _ value: Double, _ seed: Int) {
        let about: Comment = "seed \(seed): \(chain)"
        expectTrue(abs(chain.value - value) < 1e-6, about)
        expectTrue(!chain.isAmbiguous, about)
        expectTrue(chain.frameNote == nil, about)
        expectTrue(abs(fold(chain, chain.steps[0].name, 0) - value) < 1e-5, about)
        for step in chain.steps where step.source == .constraint {
            guard let constraint = step.constraint else { continue }
            // Whichever of its sides the step is about.
            let constants = [
                constraint.constant, -constraint.constant,
                -constraint.constant / constraint.multiplier,
            ]
            expectTrue(constants.contains { abs($0 - step.constant) < 1e-6 }, about)
        }
    }

    /// What a name comes to by the steps alone.
    private func fold(_ chain: LayoutReason.Chain, _ name: String, _ depth: Int) -> Double {
        guard depth < 200, let step = chain.steps.first(where: { $0.name == name }) else {
            return .nan
        }
        var sum = step.constant
        for term in step.terms {
            sum +=
                term.factor
                * (term.isSeenFromWithin ? within(term, chain) : fold(chain, term.name, depth + 1))
        }
        return sum
    }

    /// Where an edge is of a container, which begins at 0 and is as large as some step says.
    private func within(_ term: LayoutReason.Term, _ chain: LayoutReason.Chain) -> Double {
        let parts = term.name.split(separator: ".").map { String($0) }
        let shares: [String: Double] = ["left": 0, "top": 0, "centerX": 0.5, "centerY": 0.5]
        let share = shares[parts[1]] ?? 1
        guard share > 0 else { return 0 }
        let size = ["right", "centerX"].contains(parts[1]) ? "width" : "height"
        return share * fold(chain, "\(parts[0]).\(size)", 100)
    }
}
