import Quoin
import QuoinKit
import Testing
import TestSupport

/// Trees whose constraints depend on traits, to which traits happen in any order.
@Suite("Trees in ever other surroundings")
struct RandomTraitTests {
    /// A tree of which some constraints hold for some traits only, the same for the same seed.
    private final class Scene {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        private(set) var views: [View] = []
        private(set) var reports: [String] = []

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            window.onDiagnostic = { [unowned self] in reports.append($0.message) }
            for number in 0..<12 {
                let view: View = number % 3 == 2 ? Label("Some words \(number)") : View()
                view.name = "view \(number)"
                let superview = generator.one(of: [window] + views.filter { !($0 is Label) })
                superview.addSubview(view)
                constrain(view, &generator)
                views.append(view)
            }
        }

        private func constrain(_ view: View, _ generator: inout SeededGenerator) {
            let offsets = (0..<4).map { _ in Double(generator.number(in: 0...40)) }
            let condition = Self.condition(&generator, depth: 2)
            let inner = Self.condition(&generator, depth: 1)
            let isLabel = view is Label
            view.makeConstraints { make in
                make.top.equalToSuperview().offset(offsets[0])
                make.when(condition) {
                    make.leading.equalToSuperview().offset(offsets[1])
                    if !isLabel {
                        make.width.equalTo(100 + offsets[2])
                    }
                    make.when(inner) { make.height.greaterThanOrEqualTo(30 + offsets[3]) }
                }
                if !isLabel {
                    make.height.equalTo(20 + offsets[3]).priority(.high)
                }
            }
            view.makeConstraints(when: !condition) { make in
                make.trailing.equalToSuperview().offset(-offsets[1])
                if !isLabel {
                    make.width.equalToSuperview().multipliedBy(0.5)
                }
            }
        }

        private static func condition(
            _ generator: inout SeededGenerator, depth: Int
        ) -> TraitCondition {
            if depth == 0 || generator.happens(percent: 30) {
                return generator.one(
                    of: .compactWidth, .regularHeight, .rightToLeft, .dark,
                    .textSize(atLeast: .extraLarge), .accessibilityTextSize)
            }
            let one = condition(&generator, depth: depth - 1)
            switch generator.below(3) {
            case 0: return one && condition(&generator, depth: depth - 1)
            case 1: return one || condition(&generator, depth: depth - 1)
            default: return !one
            }
        }

        var frames: [Rect] {
            window.layoutIfNeeded()
            return views.map(\.frame)
        }
    }

    private func traits(_ generator: inout SeededGenerator) -> TraitCollection {
        var traits = TraitCollection()
        if generator.happens(percent: 50) {
            traits.horizontalSizeClass = generator.one(of: .compact, .regular)
        }
        if generator.happens(percent: 50) {
            traits.verticalSizeClass = generator.one(of: .compact, .regular)
        }
        if generator.happens(percent: 50) {
            traits.layoutDirection = generator.one(of: .leftToRight, .rightToLeft)
        }
        if generator.happens(percent: 50) {
            traits.userInterfaceStyle = generator.one(of: .light, .dark)
        }
        if generator.happens(percent: 50) {
            traits.textSizeCategory = generator.one(of: TextSizeCategory.allCases)
        }
        if generator.happens(percent: 30) {
            traits.displayScale = generator.one(of: 1, 2, 3)
        }
        return traits
    }

    @Test("are what new trees would be", arguments: usually(3, of: 1...8 as ClosedRange<UInt64>))
    func flips(seed: UInt64) {
        var generator = SeededGenerator(seed: seed &+ 1_000)
        let scene = Scene(seed: seed)
        var overrides: [Int: TraitCollection] = [:]
        for step in 0..<25 {
            for _ in 0..<generator.number(in: 1...3) {
                let flipped = traits(&generator)
                if generator.happens(percent: 30) {
                    let number = generator.below(scene.views.count)
                    scene.views[number].traits = flipped
                    overrides[number] = flipped
                } else {
                    scene.window.traits = flipped
                }
            }
            if generator.happens(percent: 20) {
                // Nobody looks between this one and the next.
                continue
            }
            let fresh = Scene(seed: seed)
            fresh.window.traits = scene.window.traits
            for (number, traits) in overrides {
                fresh.views[number].traits = traits
            }
            for (view, other) in zip(scene.views, fresh.views) {
                expectEqual(view.traits, other.traits)
            }
            guard scene.frames == fresh.frames else {
                Issue.record(
                    "seed \(seed), step \(step): \(scene.frames) instead of \(fresh.frames)")
                return
            }
        }
        expectTrue(scene.reports.isEmpty, "seed \(seed)")
    }
}
