import Quoin
import QuoinKit
import Testing
import TestSupport

/// Tables and stacks to which anything is done while they move: in the end each is as if nothing had ever
/// moved.
@Suite("Containers in motion, at random")
struct AnimatedContainerHistoryTests {
    @Test(
        "a table comes to rest with its rows in their places, and no others",
        arguments: usually(20, of: 0..<60))
    func tables(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let scene = TableScene((0..<30).map { _ in Double(generator.number(in: 20...120)) })
        scene.table.rowHeight = generator.happens(percent: 30) ? .fixed(50) : .automatic
        let usesFixedHeights = scene.table.rowHeight == .fixed(50)
        if usesFixedHeights {
            scene.rowHeights = scene.rowHeights.map { _ in 50 }
        }
        scene.window.tick(at: 0)
        var time = 0.0
        for _ in 0..<60 {
            let change = { (generator: inout SeededGenerator) in
                self.change(scene, &generator, height: usesFixedHeights ? 50 : nil)
            }
            switch generator.below(6) {
            case 0, 1: change(&generator)
            case 2, 3:
                scene.window.animate(
                    duration: generator.halves(in: 0...2),
                    curve: generator.one(of: .linear, .easeInOut, .spring(dampingRatio: 0.5))
                ) {
                    change(&generator)
                    if generator.happens(percent: 80) {
                        scene.window.layoutIfNeeded()
                    }
                }
            default:
                time += generator.halves(in: 0...1) / 2
                scene.window.tick(at: time)
            }
        }
        scene.window.tick(at: time + 100)
        scene.table.setNeedsLayout()
        scene.window.tick(at: time + 101)
        expectTrue(!scene.window.isAnimating, "seed \(seed)")
        expectTrue(scene.findFault() == nil, "seed \(seed)")
        let cells = scene.table.subviews.filter { $0 is TableViewCell }
        expectEqual(cells.count, scene.table.visibleCells.count, "seed \(seed)")
        for cell in cells {
            expectEqual(cell.presentationFrame, cell.frame, "seed \(seed)")
            expectTrue(cell.presentationAlpha == 1 && !cell.isHidden, "seed \(seed)")
        }
        expectEqual(scene.table.presentationBounds, scene.table.bounds, "seed \(seed)")
        expectTrue(scene.problems.messages.isEmpty, "seed \(seed): \(scene.problems.messages)")
    }

    private func change(
        _ scene: TableScene, _ generator: inout SeededGenerator, height: Double?
    ) {
        let table = scene.table
        let count = scene.rowHeights.count
        switch generator.below(7) {
        case 0:
            let row = generator.below(count + 1)
            scene.rowHeights.insert(
                height ?? Double(generator.number(in: 20...120)), at: row)
            table.insertRows(at: [row])
        case 1 where count > 0:
            let row = generator.below(count)
            scene.rowHeights.remove(at: row)
            table.deleteRows(at: [row])
        case 2 where count > 0:
            table.scrollToRow(
                at: generator.below(count),
                position: generator.one(of: .none, .top, .middle, .bottom))
        case 3: table.contentOffset.y = Double(generator.number(in: -50...3000))
        case 4 where height == nil && count > 0:
            scene.setHeight(
                Double(generator.number(in: 20...120)), of: generator.below(count))
        case 5: scene.window.frame.size.height = Double(generator.number(in: 200...600))
        default:
            if generator.happens(percent: 20) {
                table.reloadData()
            }
        }
    }

    @Test("a stack comes to rest as one that was made so", arguments: usually(20, of: 0..<60))
    func stacks(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let window = Window(frame: Rect(0, 0, 300, 100))
        let stack = StackView()
        stack.distribution = .fillEqually
        window.addSubview(stack)
        stack.makeConstraints { $0.edges.equalToSuperview() }
        let members = (0..<6).map { _ in View() }
        members.forEach { stack.addArrangedSubview($0) }
        var time = 0.0
        window.tick(at: time)
        for _ in 0..<60 {
            let animates = generator.happens(percent: 60)
            let change = { (generator: inout SeededGenerator) in
                let member = generator.one(of: members)
                switch generator.below(4) {
                case 0, 1: member.isHidden.toggle()
                case 2: stack.spacing = generator.halves(in: 0...10)
                default: member.alpha = Double(generator.number(in: 1...4)) / 4
                }
            }
            if animates {
                window.animate(duration: generator.halves(in: 0...2)) {
                    change(&generator)
                    window.layoutIfNeeded()
                }
            } else {
                change(&generator)
            }
            time += generator.halves(in: 0...1) / 2
            window.tick(at: time)
        }
        window.tick(at: time + 100)
        let shown = members.filter { !$0.isHidden }
        let count = Double(shown.count)
        let width = (300 - stack.spacing * (count - 1)) / count
        for (index, member) in shown.enumerated() {
            let left = Double(index) * (width + stack.spacing)
            expectTrue((member.frame.minX - left).magnitude < 1e-6, "seed \(seed)")
            expectTrue((member.frame.width - width).magnitude < 1e-6, "seed \(seed)")
        }
        for member in members {
            expectEqual(member.isShown, !member.isHidden, "seed \(seed)")
            expectEqual(member.presentationFrame, member.frame, "seed \(seed)")
            expectEqual(member.presentationAlpha, member.alpha, "seed \(seed)")
        }
        expectTrue(!window.isAnimating, "seed \(seed)")
    }
}
