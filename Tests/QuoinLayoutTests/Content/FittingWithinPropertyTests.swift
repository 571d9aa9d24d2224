@testable import QuoinLayout
import Testing
import TestSupport

/// Cards one below the other, each placed by its frame, in a window that is laid out now and then.
private final class CardTable {
    let window = Window(frame: Rect(0, 0, 400, 300))
    private(set) var cards: [Card] = []

    final class Card {
        let view = View()
        var texts: [TextBox] = []
        var gaps: [LayoutConstraint] = []
        var side: AdjustableView
        var sideWidth: LayoutConstraint
        /// Contradicts the width, if both are in force.
        var otherWidth: LayoutConstraint

        init(letters: [Int]) {
            side = AdjustableView("side", content: Size(width: 30, height: 10))
            sideWidth = side.width.constraint(equalToConstant: 44)
            otherWidth = side.width.constraint(equalToConstant: 46)
            side.setContentHuggingPriority(.required, for: .horizontal)
            side.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
            view.addSubview(side)
            LayoutConstraint.activate([
                side.left.constraint(equalTo: view.left), side.top.constraint(equalTo: view.top),
                side.bottom.constraint(lessThanOrEqualTo: view.bottom),
            ])
            letters.forEach { add(letters: $0) }
        }

        func add(letters: Int) {
            let text = TextBox("text", letters: letters)
            view.addSubview(text)
            let gap = text.top.constraint(
                equalTo: texts.last?.bottom ?? view.top, constant: Double(letters % 7))
            LayoutConstraint.activate([
                gap, text.left.constraint(equalTo: side.right, constant: 2),
                text.right.constraint(equalTo: view.right, constant: -2),
                text.bottom.constraint(lessThanOrEqualTo: view.bottom),
            ])
            texts.append(text)
            gaps.append(gap)
        }
    }

    func add(letters: [Int], at frame: Rect) {
        let card = Card(letters: letters)
        card.view.frame = frame
        window.addSubview(card.view)
        cards.append(card)
    }

    func remove(_ index: Int) {
        cards.remove(at: index).view.removeFromSuperview()
    }

    var frames: [[Rect]] { cards.map { card in [card.side.frame] + card.texts.map(\.frame) } }
}

@Suite("Measuring within a tree, at random")
struct FittingWithinPropertyTests {
    /// What is done to both tables.
    private func change(_ tables: [CardTable], _ chooser: inout SeededGenerator) {
        let count = tables[0].cards.count
        let kind = count == 0 ? 0 : chooser.number(in: 0...18)
        if kind <= 2 {
            let letters = (0..<chooser.number(in: 1...4)).map { _ in chooser.number(in: 0...50) }
            let frame = Rect(0, 0, chooser.halves(in: 100...300), 4000)
            tables.forEach { $0.add(letters: letters, at: frame) }
            return
        }
        let (index, number) = (chooser.below(count), chooser.number(in: 0...60))
        for table in tables {
            let card = table.cards[index]
            switch kind {
            case 3: table.remove(index)
            case 4: card.add(letters: number)
            case 5, 17: card.texts[number % card.texts.count].letters = number
            case 6: card.gaps[number % card.gaps.count].constant = Double(number)
            case 7: card.sideWidth.isActive.toggle()
            case 8: card.otherWidth.isActive.toggle()
            case 9: table.window.scale = number % 3 == 0 ? nil : Double(number % 3)
            case 10: table.window.layoutDirection = number % 2 == 0 ? .leftToRight : .rightToLeft
            case 11:
                let text = card.texts[number % card.texts.count]
                text.insets = EdgeInsets(Double(number % 4))
                text.invalidateIntrinsicContentSize()
            case 12: card.view.layoutMargins = EdgeInsets(Double(number))
            case 13: card.view.bounds.origin.x = Double(number)
            case 14: card.texts[number % card.texts.count].contentDependsOnWidth.toggle()
            case 15:
                // A tie, which makes it one that is measured alone.
                card.side.height.constraint(
                    greaterThanOrEqualTo: table.cards[0].side.height
                ).isActive = true
            case 16:
                card.side.content.height = Double(number)
                card.side.invalidateIntrinsicContentSize()
            default:
                card.view.frame = Rect(
                    Double(number), 0, Double(100 + number * 2), Double(4000 + number * 20))
            }
        }
    }

    @Test(
        "Sizes are those that an engine made for it finds, and layouts those without",
        arguments: usually(10, of: 0..<40))
    func twins(seed: Int) {
        _ = measureTwins(seed: seed)
    }

    @Test("Some of them are measured within")
    func within() {
        expectTrue(measureTwins(seed: 0) > 0)
    }

    /// - Returns: how many views were measured by the tree's own engine.
    private func measureTwins(seed: Int) -> Int {
        var chooser = SeededGenerator(seed: seed)
        let (measured, other) = (CardTable(), CardTable())
        var within = 0
        for step in 0..<60 {
            for _ in 0..<chooser.number(in: 0...2) {
                change([measured, other], &chooser)
            }
            for _ in 0..<chooser.number(in: 0...3) where !measured.cards.isEmpty {
                let index = chooser.below(measured.cards.count)
                let target = Size(
                    width: chooser.halves(in: 80...400), height: chooser.halves(in: 0...100))
                let priority = chooser.one(of: Priority.required, .fittingSize, .low)
                let view = measured.cards[index].view
                let size = view.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: priority,
                    verticalFittingPriority: .fittingSize)
                within += measured.window.tree.cycle.fittings.engine(for: view) == nil ? 1 : 0
                let twin = other.cards[index].view
                let alone = other.window.tree.cycle.whileMeasuring(in: other.window.tree) {
                    LayoutEngine(ofPart: twin).fittedSize(
                        of: twin, FittingGoal(target, priority, .fittingSize))
                }
                expectTrue(
                    abs(size.width - alone.width) < 1e-6 && abs(size.height - alone.height) < 1e-6,
                    "seed \(seed), step \(step): \(size), not \(alone)")
                if chooser.happens(percent: 30) {
                    // What is measured is mostly given that size.
                    let frame = Rect(0, 0, size.width, max(size.height, 4000))
                    (view.frame, twin.frame) = (frame, frame)
                }
            }
            if chooser.happens(percent: 40) {
                measured.window.layoutIfNeeded()
                other.window.layoutIfNeeded()
                for (one, two) in zip(measured.frames.joined(), other.frames.joined()) {
                    expectTrue(one.isAbout(two), "seed \(seed), step \(step): \(one), not \(two)")
                }
            }
        }
        return within
    }
}
