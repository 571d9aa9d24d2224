import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Reasons of layouts that make little sense")
struct HostileReasonTests {
    /// Any constraints at all: coupled, contradictory, too many or too few.
    private func layout(seed: Int) -> (root: View, elements: [LayoutElement]) {
        var random = SeededGenerator(seed: seed)
        let root: View =
            random.happens(percent: 50)
            ? Window(frame: Rect(0, 0, 300, 200)) : View("root", Rect(0, 0, 300, 200))
        (root as? Window)?.scale = random.one(of: 1, 2, 3)
        root.onDiagnostic = { _ in }
        var views: [View] = [root]
        for index in 0..<random.number(in: 1...12) {
            let view: View =
                switch random.below(5) {
                case 0: Label("label \(index)")
                case 1: StackView()
                case 2: ScrollView()
                default: View(frame: Rect(5, 6, 70, 80))
                }
            view.name = random.one(of: "v\(index)", "", "twin", "a.b \u{202E}<script>")
            view.isHidden = random.happens(percent: 10)
            if random.happens(percent: 20) {
                view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
            } else {
                view.translatesAutoresizingMaskIntoConstraints = random.happens(percent: 15)
            }
            view.semanticContentAttribute =
                random.happens(percent: 20) ? .forceRightToLeft : .unspecified
            let container = random.one(of: views)
            if let stack = container as? StackView {
                stack.addArrangedSubview(view)
            } else {
                container.addSubview(view)
            }
            views.append(view)
        }
        var elements: [LayoutElement] = views
        for view in views where random.happens(percent: 20) {
            let guide = LayoutGuide(identifier: "guide")
            view.addLayoutGuide(guide)
            elements += [guide, view.layoutMarginsGuide, view.safeAreaLayoutGuide]
        }
        for _ in 0..<random.number(in: 0...60) {
            let attribute = random.one(of: LayoutAttribute.allCases)
            let hasOther = random.happens(percent: 75)
            let constraint = try? LayoutConstraint(
                item: random.one(of: elements), attribute: attribute,
                relatedBy: random.one(of: .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual),
                toItem: hasOther ? random.one(of: elements) : nil,
                attribute: hasOther
                    ? random.happens(percent: 60)
                        ? attribute : random.one(of: LayoutAttribute.allCases)
                    : .notAnAttribute,
                multiplier: random.one(of: 1.0, 1.0, 1.0, 0.5, -2),
                constant: random.halves(in: -20...40))
            constraint?.withPriority(random.one(of: .required, .required, 750, 500, 250)).isActive =
                true
        }
        if random.happens(percent: 70) {
            root.layoutIfNeeded()
        }
        return (root, elements)
    }

    @Test("add up and come to an end", arguments: usually(30, of: 0..<100))
    func addingUp(seed: Int) {
        let (root, elements) = layout(seed: seed)
        for element in elements {
            for axis in Axis.allCases {
                let reason = element.why(axis)
                expectTrue(!"\(reason)".isEmpty)
                for chain in [reason.place, reason.size] {
                    expectSound(chain, seed)
                }
                if let view = element as? View, view !== root, !root.needsLayout {
                    expectEqual(reason.place.frameValue, view.frame.origin[axis], "seed \(seed)")
                    expectEqual(reason.size.frameValue, view.frame.size[axis], "seed \(seed)")
                }
            }
        }
    }

    private func expectSound(_ chain: LayoutReason.Chain, _ seed: Int) {
        let about: Comment = "seed \(seed): \(chain)"
        expectEqual(chain.steps.first?.name, chain.name, about)
        expectTrue(
            abs((chain.steps.first?.value ?? .nan) - chain.value) < 1e-5 * max(1, abs(chain.value)),
            about)
        // A name may be that of several elements, so what explains it is one of several steps.
        let values = Dictionary(grouping: chain.steps, by: \.name)
        for step in chain.steps {
            let sum = step.terms.reduce(step.constant) { $0 + $1.factor * $1.value }
            expectTrue(abs(sum - step.value) < 1e-5 * max(1, abs(step.value)), about)
            for term in step.terms where !term.isSeenFromWithin {
                let explained =
                    values[term.name]?.contains { abs($0.value - term.value) < 1e-6 } ?? false
                expectTrue(
                    explained || (step.sharing != nil && abs(term.value) < 1e-6),
                    "\(term.name), \(about)")
            }
        }
    }
}
