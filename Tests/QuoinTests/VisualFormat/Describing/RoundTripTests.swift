import Quoin
import TestSupport
import Testing

@Suite("A format that describes constraints")
struct RoundTripTests {
    @Test("reads back as constraints that mean the same", arguments: [UInt64(1), 1_000, 2_000])
    func roundTrip(firstSeed: UInt64) throws {
        for seed in firstSeed..<firstSeed + 300 {
            let chain = RandomChain(seed: seed)
            // No view of the chain is alone, so there is always something to say.
            guard !chain.constraints.isEmpty else { continue }
            guard let format = VisualFormat.describe(chain.constraints) else {
                Issue.record("seed \(seed): \(chain.constraints) are not described")
                continue
            }
            let copies = try LayoutConstraint.constraints(
                withVisualFormat: format, views: chain.views)
            expectEqual(
                copies.map(\.meaning).sorted(), chain.constraints.map(\.meaning).sorted(),
                "seed \(seed): \(format)")
            expectEqual(VisualFormat.describe(copies), format, "seed \(seed)")
        }
    }

    @Test("reads back for views that are in nothing yet")
    func awaitedSuperview() throws {
        let view = View()
        view.name = "view"
        for format in ["H:|-4-[view(20)]|", "V:|-[view(50%-4)]-|"] {
            let constraints = try LayoutConstraint.constraints(
                withVisualFormat: format, views: ["view": view])
            expectEqual(VisualFormat.describe(constraints), format)
        }
    }

    @Test(
        "is the format again",
        arguments: [
            "H:|-[icon(44)]-20-[title]-(>=8@750)-|", "V:|-1-[icon(>=5000)]-1-|",
            "H:[icon(title/2+3,>=10,<=100%/3@250.5)][title(icon.height)]",
            "V:|[icon]-(detail/2)-[title]-(>=10%,<=40)-[guide]-(-3)-|",
        ])
    func again(format: String) throws {
        let scene = ChainScene()
        let constraints = try LayoutConstraint.constraints(
            withVisualFormat: format,
            views: [
                "icon": scene.icon, "title": scene.title, "detail": scene.detail,
                "guide": scene.guide,
            ])
        expectEqual(VisualFormat.describe(constraints), format)
    }

    @Test("is the same, whatever blanks and brackets the original had")
    func spelling() throws {
        let scene = ChainScene()
        let constraints = try LayoutConstraint.constraints(
            withVisualFormat:
                " H : | - [ icon ( == 44 ) ] -(8)- [ title ( >= icon * 2 , <= 100 @ 250 ) ] -0-|",
            views: ["icon": scene.icon, "title": scene.title])
        expectEqual(
            VisualFormat.describe(constraints), "H:|-[icon(44)]-[title(>=icon*2,<=100@250)]|")
    }
}

extension LayoutConstraint {
    /// What the constraint says, the same text for both ways to write it.
    fileprivate var meaning: String {
        var terms = [(name: "\(name(of: firstItem)).\(firstAttribute)", factor: 1.0)]
        if secondAttribute != .notAnAttribute {
            terms.append(("\(name(of: secondItem)).\(secondAttribute)", -multiplier))
        }
        terms.sort { $0.name < $1.name }
        // Everything is on one side, and the first term is positive.
        let isNegative = (terms.first?.factor ?? 1) < 0
        let sign = isNegative ? -1.0 : 1
        let relation = isNegative ? relation.reversed : relation
        let sum = terms.map { "\($0.factor * sign) \($0.name)" }.joined(separator: " + ")
        return "\(sum) \(relation) \(constant * sign + 0) @\(priority)"
    }

    private func name(of item: (any LayoutItem)?) -> String {
        (item as? View)?.name ?? (item as? LayoutGuide)?.identifier ?? "superview"
    }
}
