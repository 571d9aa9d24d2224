import QuoinGallery
import QuoinInspect
import QuoinKit
import QuoinLayout
import TestSupport
import Testing

/// Each line of a screen of the gallery with another word in it, as if its author had slipped.
@Suite("Slips in the screens of the gallery")
struct GallerySlipTests {
    /// One word of a constraint.
    enum Slip: CaseIterable {
        case sign, ownEdge, otherEdge
    }

    private static let size = Size(width: 390, height: 844)

    @Test(
        "are mostly mended by the first proposal, if anything is told of them",
        arguments: usually(4, of: GalleryVariant.quietScreens.indices))
    func mended(number: Int) {
        let screen = GalleryVariant.quietScreens[number]
        let meant = screen.window(of: Self.size) { _ in }.allFrames
        var (told, mended, asMeant) = (0, 0, 0)
        for slip in Slip.allCases {
            for line in constraints(of: screen.window(of: Self.size) { _ in }).indices {
                let window = screen.window(of: Self.size) { _ in }
                guard make(slip, in: constraints(of: window)[line]) else { continue }
                let conflicts = standingConflicts(of: window)
                // What is in a row is mended where rows are made; a row that is there keeps its height.
                guard let finding = window.findings().first, finding.kind != .cannotGrow,
                    let mend = finding.mends.first
                else { continue }
                let what = "\(screen.name), line \(line), \(slip): \(mend) for \(finding.message)"
                told += 1
                mend.apply()
                expectTrue(standingConflicts(of: window) <= conflicts, "\(what)")
                let left = window.findings()
                expectTrue(!left.contains { $0.message == finding.message }, "\(what)")
                mended += left.isEmpty ? 1 : 0
                asMeant += zip(window.allFrames, meant).allSatisfy { $0.isClose(to: $1) } ? 1 : 0
            }
        }
        let counts = "\(screen.name): \(mended) and \(asMeant) of \(told)"
        expectTrue(Double(mended) >= 0.9 * Double(told), "\(counts)")
        expectTrue(Double(asMeant) >= 0.8 * Double(told), "\(counts)")
    }

    @Test(
        "two at once are mostly mended step by step, by the first proposal each time",
        arguments: usually(4, of: GalleryVariant.quietScreens.indices))
    func two(number: Int) {
        let screen = GalleryVariant.quietScreens[number]
        let meant = screen.window(of: Self.size) { _ in }.allFrames
        var random = SeededGenerator(seed: UInt64(number))
        let count = constraints(of: screen.window(of: Self.size) { _ in }).count
        var (told, mended, others): (Int, Int, [String]) = (0, 0, [])
        for _ in 0..<100 where told < 12 {
            let slips = (0..<2).map { _ in
                (random.one(of: Slip.allCases), random.below(count))
            }
            // Those of which nothing is told alone are not looked for.
            guard slips[0].1 != slips[1].1, slips.allSatisfy({ isTold($0, $1, on: screen) }) else {
                continue
            }
            let window = screen.window(of: Self.size) { _ in }
            let lines = constraints(of: window)
            let what = slips.map { "\($0.0) of \(lines[$0.1])" }
            for (slip, line) in slips { _ = make(slip, in: lines[line]) }
            told += 1
            var mends: [String] = []
            for _ in 0..<4 {
                let mend = window.findings().lazy.compactMap { $0.mends.first }.first
                mends += mend.map { ["\($0)"] } ?? []
                mend?.apply()
            }
            mended += window.findings().isEmpty ? 1 : 0
            if !zip(window.allFrames, meant).allSatisfy({ $0.isClose(to: $1) }) {
                others.append("\(what): \(mends)")
            }
        }
        let counts =
            "\(screen.name): \(mended) of \(told) mended, otherwise than meant:\n"
            + others.joined(separator: "\n")
        expectTrue(Double(mended) >= 0.8 * Double(told), "\(counts)")
        expectTrue(Double(others.count) <= 0.4 * Double(told), "\(counts)")
    }

    /// Whether a slip alone is told of, with something that would mend it.
    private func isTold(_ slip: Slip, _ line: Int, on screen: GalleryExample) -> Bool {
        let window = screen.window(of: Self.size) { _ in }
        guard make(slip, in: constraints(of: window)[line]) else { return false }
        let finding = window.findings().first
        return finding.map { $0.kind != .cannotGrow && !$0.mends.isEmpty } ?? false
    }

    private func standingConflicts(of window: Window) -> Int {
        window.layoutIfNeeded()
        return window.findings().filter { $0.kind == .conflict }.count
    }

    /// What was written of a view and of all that is in it.
    private func constraints(of view: View) -> [LayoutConstraint] {
        view.constraints.filter { constraint in
            // Those of containers have names, and nobody has written them.
            constraint.identifier == nil && constraint.firstItem != nil
        } + view.subviews.flatMap { constraints(of: $0) }
    }

    /// - Returns: whether there is such a word in the constraint.
    private func make(_ slip: Slip, in constraint: LayoutConstraint) -> Bool {
        switch slip {
        case .sign:
            guard constraint.constant != 0, constraint.secondItem != nil else { return false }
            constraint.constant.negate()
            return true
        case .ownEdge:
            return replace(
                constraint, constraint.firstAttribute.opposite, constraint.secondAttribute)
        case .otherEdge:
            return replace(
                constraint, constraint.firstAttribute, constraint.secondAttribute.opposite)
        }
    }

    private func replace(
        _ constraint: LayoutConstraint, _ attribute: LayoutAttribute?,
        _ otherAttribute: LayoutAttribute?
    ) -> Bool {
        guard let attribute, let otherAttribute, let item = constraint.firstItem,
            constraint.secondItem != nil,
            let other = try? LayoutConstraint(
                item: item, attribute: attribute, relatedBy: constraint.relation,
                toItem: constraint.secondItem, attribute: otherAttribute,
                multiplier: constraint.multiplier, constant: constraint.constant)
        else { return false }
        constraint.isActive = false
        other.priority = constraint.priority
        other.isActive = true
        return true
    }
}

extension View {
    /// The frames of a view and of all that is in it, laid out.
    fileprivate var allFrames: [Rect] {
        layoutIfNeeded()
        return [frame] + subviews.flatMap { $0.allFrames }
    }
}

extension Rect {
    /// Whether nobody could see a difference.
    fileprivate func isClose(to other: Rect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
            && abs(maxX - other.maxX) < 0.01 && abs(maxY - other.maxY) < 0.01
    }
}
