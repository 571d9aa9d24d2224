import QuoinKit
import TestSupport
import Testing

@testable import QuoinUIKit

/// Where items stand in a group, by arithmetic.
@MainActor
@Suite struct GroupArrangerTests {
    private typealias Dimension = NSCollectionLayoutDimension
    private let room = CGSize(width: 300, height: 400)

    private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    private func item(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }
    private func frames(
        _ group: NSCollectionLayoutGroup, count: Int = 100, _ known: [CGSize?] = []
    ) -> [CGRect] {
        block(group, count: count, known).items.map(\.frame)
    }
    private func block(
        _ group: NSCollectionLayoutGroup, count: Int = 100, _ known: [CGSize?] = []
    ) -> GroupBlock {
        let arranger = GroupArranger(count: count) { known.indices.contains($0) ? known[$0] : nil }
        return arranger.block(of: group.part, in: room)
    }

    @MainActor @Test func `fifths of the width are five side by side, in squares`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
            subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
        expectEqual(frames(group), (0..<5).map { CGRect(x: $0 * 60, y: 0, width: 60, height: 60) })
        expectEqual(block(group).size, CGSize(width: 300, height: 60))
        // Where fewer are left, the group is as large as ever.
        expectEqual(frames(group, count: 2).count, 2)
        expectEqual(block(group, count: 2).size, CGSize(width: 300, height: 60))
    }

    @MainActor @Test func `a third does not fit any more where there is room between`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.absolute(100), .fractionalHeight(1))])
        expectEqual(frames(group).count, 3)
        group.interItemSpacing = .fixed(10)
        expectEqual(frames(group).map(\.minX), [0, 110])
        group.interItemSpacing = .flexible(10)
        expectEqual(frames(group).map(\.minX), [0, 200])
    }

    @MainActor @Test func `a count shares the room equally, or repeats what an item says`() {
        let wide = item(.fractionalWidth(1), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: wide, count: 3)
        group.interItemSpacing = .fixed(15)
        // (300 - 2 · 15) / 3.
        expectEqual(frames(group).map(\.minX), [0, 105, 210])
        expectTrue(frames(group).allSatisfy { $0.width == 90 })
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(80), .absolute(200)), subitem: wide, count: 4)
        expectEqual(frames(column), (0..<4).map { CGRect(x: 0, y: $0 * 50, width: 80, height: 50) })
        let repeated = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: item(.fractionalWidth(0.25), .fractionalHeight(1)), count: 2)
        expectEqual(frames(repeated).map(\.minX), [0, 75])
    }

    @MainActor @Test(arguments: usually(8, of: 1...30))
    func `groups are the same whichever items were measured first`(seed: Int) {
        var draws = SeededGenerator(seed: seed)
        let count = 150
        // A line of items, or of pairs of them, that takes in what there is room for.
        let single = item(.estimated(40), .estimated(20))
        let pair = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(90), .estimated(20)), repeatingSubitem: single, count: 2)
        let parts: [[NSCollectionLayoutItem]] = [[single], [single, pair], [pair]]
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: parts[seed % 3])
        group.interItemSpacing = .fixed(5)
        let make = {
            GroupsArrangement(group.part, count: count, along: .vertical, in: room, gap: 3)
        }
        var sizes: [Int: CGSize] = [:]
        for item in 0..<count {
            sizes[item] = CGSize(
                width: CGFloat.random(in: 10...120, using: &draws),
                height: CGFloat.random(in: 5...60, using: &draws))
        }
        var (steps, known) = (make(), [Int: CGSize]())
        var rest = Array(0..<count).shuffled(using: &draws)
        while !rest.isEmpty {
            let part = rest.prefix(Int.random(in: 1...40, using: &draws))
            rest.removeFirst(part.count)
            var taken: [Int: CGSize] = [:]
            for item in part { taken[item] = sizes[item] }
            known.merge(taken) { $1 }
            steps.take(taken)
            var atOnce = make()
            atOnce.take(known)
            expectEqual(steps.groupCount, atOnce.groupCount)
            expectTrue(abs(steps.length - atOnce.length) < 1e-6)
            expectEqual(steps.extent, atOnce.extent)
            for item in 0..<count { expectEqual(steps.place(of: item), atOnce.place(of: item)) }
        }
    }

    @MainActor @Test func `a large one stands beside two below each other`() {
        let large = item(.fractionalWidth(0.7), .fractionalHeight(1))
        large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        let small = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
            subitems: [large, small])
        expectEqual(
            frames(group),
            [
                CGRect(x: 6, y: 5, width: 196, height: 188),
                CGRect(x: 210, y: 0, width: 90, height: 100),
                CGRect(x: 210, y: 100, width: 90, height: 100),
            ])
        group.contentInsets = NSDirectionalEdgeInsets(
            top: 20, leading: 100, bottom: 0, trailing: 0)
        // 200 × 180 are left.
        expectEqual(frames(group)[1], CGRect(x: 240, y: 20, width: 60, height: 90))
    }

    @MainActor @Test func `room around an item is fixed, or a share of what is left`() {
        let one = item(.absolute(60), .absolute(40))
        one.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let other = item(.absolute(60), .absolute(40))
        other.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(20), top: nil, trailing: nil, bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [one, other])
        // The first in the middle of the height; the other at the end.
        expectEqual(
            frames(group, count: 2),
            [
                CGRect(x: 10, y: 30, width: 60, height: 40),
                CGRect(x: 240, y: 0, width: 60, height: 40),
            ])
    }

    @MainActor @Test func `estimated sides are as long as their contents`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            subitems: [
                item(.fractionalWidth(0.5), .estimated(50)),
                item(.fractionalWidth(0.5), .estimated(50)),
            ])
        expectEqual(block(group).size.height, 50)
        let known = block(
            group, [CGSize(width: 150, height: 30), CGSize(width: 150, height: 80)])
        expectEqual(known.size, CGSize(width: 300, height: 80))
        expectEqual(known.items.map(\.frame.height), [30, 80])
        expectTrue(known.items.allSatisfy { $0.open == OpenSides(width: false, height: true) })
        // What is a fraction of the height follows it.
        let mixed = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            subitems: [
                item(.fractionalWidth(0.5), .estimated(50)),
                item(.fractionalWidth(0.5), .fractionalHeight(1)),
            ])
        expectEqual(frames(mixed, [CGSize(width: 150, height: 90)]).map(\.height), [90, 90])
        let uniform = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            subitem: item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)), count: 3)
        let heights: [CGSize] = [20, 70, 40].map { CGSize(width: 100, height: $0) }
        expectEqual(frames(uniform, heights).map(\.height), [70, 70, 70])
    }

    @MainActor @Test func `items that say how wide they are fill a line and go on in the next`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [item(.estimated(60), .estimated(30))])
        group.interItemSpacing = .fixed(10)
        expectTrue(group.part.flows)
        let widths: [CGFloat] = [100, 120, 90, 300, 20]
        let sizes: [Int: CGSize] = Dictionary(
            uniqueKeysWithValues: widths.enumerated().map {
                ($0.offset, CGSize(width: $0.element, height: 20 + CGFloat($0.offset)))
            })
        var lines = GroupsArrangement(
            group.part, count: 5, along: .vertical, in: room, gap: 5)
        // As estimated, 60 + 10 + 60 + 10 + 60 + 10 + 60 = 270: four in a line.
        expectEqual(lines.groupCount, 2)
        lines.take(sizes)
        // 100 + 10 + 120 | 90 | 300 | 20, each as high as the highest.
        expectEqual(lines.groupCount, 4)
        expectEqual((0..<4).map { lines.firstItem(of: $0) }, [0, 2, 3, 4])
        expectEqual((0..<4).map { lines.start(of: $0) }, [0, 26, 53, 81])
        expectEqual(lines.length, 105)
        expectEqual(lines.place(of: 1)?.frame, CGRect(x: 110, y: 0, width: 120, height: 21))
        expectEqual(lines.groups(from: 27, to: 60), 1..<3)
    }

    @MainActor @Test func `badges hang where their anchors say`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.5)))
        let tail = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(4)), elementKind: "tail",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 2)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        let one = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge, tail])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: one, count: 3)
        let marks = block(group).marks
        expectEqual(marks.count, 6)
        expectEqual(marks[2].item, 1)
        // At the corner (200, 0): 100 + 100 - 20 + 6, and 5 above.
        let frames = marks.map { $0.rule.frame(on: $0.area, size: nil) }
        expectEqual(frames[2], CGRect(x: 186, y: -5, width: 20, height: 10))
        expectEqual(frames[3], CGRect(x: 100, y: 52, width: 100, height: 4))
    }

    @MainActor @Test func `custom groups stand where they are told to`() {
        var asked: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: size(.fractionalWidth(1), .absolute(90))
        ) { environment in
            asked.append(environment.container.effectiveContentSize)
            return (0..<3).map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: $0 * 30, y: $0 * 30, width: 30, height: 30), zIndex: $0)
            }
        }
        group.contentInsets.leading = 10
        expectEqual(block(group).items.map(\.frame.minX), [10, 40, 70])
        expectEqual(block(group).items.map(\.level), [0, 1, 2])
        expectEqual(block(group, count: 2).items.count, 2)
        expectTrue(asked.allSatisfy { $0 == CGSize(width: 290, height: 90) })
    }

    @MainActor @Test func `strange numbers end somewhere`() {
        let strange: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e300, 1e-300]
        for one in strange {
            for other in strange {
                for rule in [Dimension.absolute, Dimension.estimated, Dimension.fractionalWidth] {
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: size(rule(one), rule(other)),
                        subitems: [item(rule(other), rule(one))])
                    group.interItemSpacing = .fixed(one)
                    group.contentInsets.leading = other
                    let result = block(group, count: 50)
                    expectTrue(result.size.width.isFinite && result.size.height.isFinite)
                    expectTrue(result.items.allSatisfy { $0.frame.minX.isFinite })
                    let lines = GroupsArrangement(
                        group.part, count: 50, along: .vertical, in: room, gap: one)
                    expectTrue(lines.length.isFinite)
                }
            }
        }
        let empty = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(9)), subitems: [])
        expectTrue(frames(empty).isEmpty)
        let none = GroupsArrangement(
            empty.part, count: 50, along: .vertical, in: room, gap: 0)
        expectEqual(none.groupCount, 0)
    }

    @MainActor @Test func `an uneven line is what adding up one by one would be`() {
        for seed in UInt64(1)...50 {
            var random = Seeded(seed)
            let count = 1 + random.below(30)
            var lengths = [CGFloat](repeating: 10, count: count)
            var line = UnevenLine(count: count, length: 10, gap: 3)
            for _ in 0..<3 {
                var found: [Int: CGFloat] = [:]
                for _ in 0..<random.below(6) {
                    let (group, length) = (random.below(count), CGFloat(random.below(40)))
                    found[group] = length
                    lengths[group] = length
                }
                line.set(found)
            }
            var start: CGFloat = 0
            for group in 0..<count {
                expectEqual(line.start(of: group), start, "seed \(seed)")
                expectEqual(line.length(of: group), lengths[group], "seed \(seed)")
                start += lengths[group] + 3
            }
            expectEqual(line.end, start - 3, "seed \(seed)")
            let from = CGFloat(random.below(200))
            let seen = (0..<count).filter {
                line.start(of: $0) + lengths[$0] >= from && line.start(of: $0) <= from + 25
            }
            expectEqual(Array(line.groups(from: from, to: from + 25)), seen, "seed \(seed)")
        }
    }
}
