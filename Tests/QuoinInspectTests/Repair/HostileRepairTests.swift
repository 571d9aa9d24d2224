import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Repairing layouts that make little sense")
struct HostileRepairTests {
    /// A view that changes its frames, and its constraints, when it is laid out.
    private final class Meddler: View {
        override func layoutSubviews() {
            super.layoutSubviews()
            for subview in subviews {
                subview.frame.size.width += 1
            }
        }

        override var alignmentRectInsets: EdgeInsets {
            EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
    }

    private func layout(
        seed: Int, meddling: Bool
    ) -> (root: View, views: [View], random: SeededGenerator) {
        var random = SeededGenerator(seed: seed)
        let root: View =
            random.happens(percent: 50)
            ? Window(frame: Rect(0, 0, 300, 200)) : View("root", Rect(0, 0, 300, 200))
        (root as? Window)?.scale = random.one(of: 1, 2, 3)
        root.onDiagnostic = { _ in }
        var views: [View] = [root]
        for index in 0..<random.number(in: 1...12) {
            let view: View =
                switch random.below(6) {
                case 0: Label("label \(index)")
                case 1: StackView()
                case 2: ScrollView()
                case 3: meddling ? Meddler() : View()
                default: View()
                }
            view.frame = Rect(
                random.halves(in: -20...200), random.halves(in: -20...200),
                random.halves(in: 0...100), random.halves(in: 0...100))
            view.name = random.one(of: "v\(index)", "", "twin", "a.b \u{202E}<script>\n\"\\(1)")
            view.isHidden = random.happens(percent: 10)
            view.translatesAutoresizingMaskIntoConstraints = random.happens(percent: 15)
            view.semanticContentAttribute =
                random.happens(percent: 20) ? .forceRightToLeft : .unspecified
            let container = random.one(of: views)
            if let stack = container as? StackView, random.happens(percent: 80) {
                stack.addArrangedSubview(view)
            } else {
                container.addSubview(view)
            }
            if random.happens(percent: 10) {
                view.bounds.origin = Point(x: 5, y: -7)
            }
            views.append(view)
        }
        var elements: [LayoutElement] = views
        for view in views where random.happens(percent: 20) {
            let guide = LayoutGuide(identifier: random.one(of: "guide", "", "twin"))
            view.addLayoutGuide(guide)
            elements += [guide, view.layoutMarginsGuide, view.safeAreaLayoutGuide]
        }
        for _ in 0..<random.number(in: 0...25) {
            let attribute = random.one(of: LayoutAttribute.allCases)
            let hasOther = random.happens(percent: 75)
            let constraint = try? LayoutConstraint(
                item: random.one(of: elements), attribute: attribute,
                relatedBy: random.one(of: .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual),
                toItem: hasOther ? random.one(of: elements) : nil,
                attribute: hasOther ? attribute : .notAnAttribute,
                multiplier: random.one(of: 1.0, 1.0, 1.0, 0.5, -2),
                constant: random.halves(in: -20...40))
            constraint?.withPriority(random.one(of: .required, 750, 500, 250)).isActive = true
        }
        return (root, views, random)
    }

    @Test(
        "comes to an end, whatever is repaired in whichever order",
        arguments: usually(12, of: 0..<40))
    func anyOrder(seed: Int) {
        var (root, views, random) = layout(seed: seed, meddling: true)
        for _ in 0..<6 {
            let selection = views.filter { _ in random.happens(percent: 70) }
            let repair = random.happens(percent: 50) ? root.repair : LayoutRepair(of: selection)
            let report =
                switch random.below(9) {
                case 0: repair.updateFrames()
                case 1: repair.updateConstraints()
                case 2: repair.resetToSuggestedConstraints()
                case 3: repair.clearConstraints()
                case 4: repair.pinToNearestNeighbor()
                case 5: repair.align(random.one(of: LayoutAttribute.allCases))
                case 6: LayoutRepair(of: random.one(of: views).subviews).embedInStack()
                default: repair.addMissingConstraints()
                }
            expectEqual("\(report)".isEmpty, report.isEmpty, "seed \(seed)")
            if random.happens(percent: 50) {
                root.layoutIfNeeded()
            }
            for view in views {
                expectTrue(view.frame.minX.isFinite && view.frame.width.isFinite, "seed \(seed)")
            }
        }
    }

    @Test(
        "leaves nothing ambiguous that constraints can decide", arguments: usually(30, of: 0..<100))
    func missing(seed: Int) {
        let (root, views, _) = layout(seed: seed, meddling: false)
        root.layoutIfNeeded()
        let report = root.repair.addMissingConstraints()
        root.layoutIfNeeded()
        // What is set aside leaves things open that a mended conflict would not.
        guard !root.layoutTrace().contains("CONFLICT") else { return }
        for view in views where view !== root && (view.superview as? StackView) == nil {
            expectTrue(
                !view.hasAmbiguousLayout,
                "seed \(seed): \(view.name ?? "") \(view.ambiguousAxes)\n\(report)\n\(root.layoutTrace())"
            )
        }
    }
}
