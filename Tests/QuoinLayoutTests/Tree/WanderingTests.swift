import QuoinLayout
import TestSupport
import Testing

/// Views that wander between trees, while constraints come into force and out of it and nobody lays out: what
/// is queued for one engine must not be lost to another.
@Suite("Views that wander between trees")
struct WanderingTests {
    /// All constraints fit the places and sizes that views and guides are meant to have. So wherever two of them
    /// share a tree whose root is as it is meant to be, what is active between them holds.
    private final class Scene {
        let homes = [View("home", Rect(0, 0, 500, 500)), View("abroad", Rect(0, 0, 500, 500))]
        let wanderers: [View]
        let guides: [LayoutGuide]
        let constraints: [LayoutConstraint]

        init(_ random: inout SeededGenerator) {
            let wanderers = (1...9).map { number in
                let view = View("\(number)")
                view.translatesAutoresizingMaskIntoConstraints = false
                return view
            }
            guides = wanderers.prefix(3).map { view in
                let guide = LayoutGuide()
                view.addLayoutGuide(guide)
                return guide
            }
            var items: [any LayoutItem] = []
            wanderers.forEach { items.append($0) }
            guides.forEach { items.append($0) }
            let places = items.indices.map { Double(($0 * 37) % 100) } + [0, 0]
            let widths = items.indices.map { Double(($0 + 1) * 10) } + [500, 500]
            homes.forEach { items.append($0) }
            self.wanderers = wanderers
            let all = items
            constraints = (0..<50).map { _ in
                let (one, other) = (
                    random.below(wanderers.count + 3), random.below(all.count)
                )
                let constraint =
                    if one == other {
                        all[one].width.constraint(equalToConstant: widths[one])
                    } else if random.happens(percent: 30) {
                        all[one].left.constraint(
                            equalTo: all[other].left, constant: places[one] - places[other])
                    } else if random.happens(percent: 70) {
                        all[one].width.constraint(
                            equalTo: all[other].width, constant: widths[one] - widths[other])
                    } else {
                        all[one].width.constraint(
                            lessThanOrEqualTo: all[other].width,
                            constant: widths[one] - widths[other])
                    }
                if random.happens(percent: 30) {
                    constraint.priority = .high
                }
                return constraint
            }
            for view in homes + wanderers {
                // Where a wanderer is the root, its own size rules, and not all can be met.
                view.onDiagnostic = { _ in }
            }
        }

        /// What is active in a home and does not hold.
        func faults(in home: View) -> [String] {
            constraints.filter { constraint in
                guard constraint.isActive, let first = constraint.firstItem,
                    let one = value(of: first, constraint.firstAttribute, in: home)
                else { return false }
                var other = 0.0
                if let second = constraint.secondItem {
                    guard let value = value(of: second, constraint.secondAttribute, in: home)
                    else { return false }
                    other = value
                }
                let difference = one - other - constraint.constant
                return constraint.isSetAside
                    || (constraint.relation == .equal ? abs(difference) : difference) > 1e-6
            }.map { "\($0)" }
        }

        /// A place or a width; nil if the item is elsewhere.
        private func value(
            of item: any LayoutItem, _ attribute: LayoutAttribute, in home: View
        ) -> Double? {
            let guide = guides.first { $0 === item }
            guard let view = guide?.owningView ?? (wanderers + homes).first(where: { $0 === item }),
                view.isDescendant(of: home)
            else { return nil }
            let frame = guide?.layoutFrame ?? view.bounds
            return attribute == .width ? frame.width : view.convert(frame, to: home).minX
        }
    }

    @Test("what is active holds where it is laid out", arguments: usually(50, of: 0..<150))
    func wandering(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = Scene(&random)
        for step in 0..<300 {
            switch random.below(20) {
            case 0...4: random.one(of: scene.constraints).isActive = true
            case 5...8: random.one(of: scene.constraints).isActive = false
            case 9...13:
                let view = random.one(of: scene.wanderers)
                let target = random.one(of: scene.homes + scene.wanderers)
                if !target.isDescendant(of: view) {
                    target.addSubview(view)
                }
            case 14...16: random.one(of: scene.wanderers).removeFromSuperview()
            case 17:
                var top = random.one(of: scene.wanderers)
                while let superview = top.superview {
                    top = superview
                }
                top.layoutIfNeeded()
            default:
                let home = random.one(of: scene.homes)
                home.layoutIfNeeded()
                expectEqual(scene.faults(in: home), [], "seed \(seed), step \(step)")
            }
        }
    }
}
