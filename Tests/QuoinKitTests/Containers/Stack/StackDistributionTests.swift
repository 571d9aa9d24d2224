import Quoin
import QuoinKit
import TestSupport
import Testing

/// Lengths and places along the axis, in numbers.
@Suite("Distributions of a stack")
struct StackDistributionTests {
    private let one = Brick(60, 20, named: "one")
    private let two = Brick(30, 20, named: "two")
    private let three = Brick(40, 20, named: "three")
    private var all: [Brick] { [one, two, three] }

    private func row(
        _ distribution: StackView.Distribution, width: Double?, spacing: Double = 10
    ) -> StackScene {
        let scene = StackScene(one, two, three, width: width)
        scene.stack.distribution = distribution
        scene.stack.spacing = spacing
        scene.layOut()
        return scene
    }

    @Test("how views came to their places makes no difference to their lengths")
    func anyHistory() {
        let widths = [34.0, 81, 27, 63, 52]
        for distribution in [StackView.Distribution.equalCentering, .fill, .equalSpacing] {
            for room in [90.0, 140, 200, 400] {
                let lengths = [Int.max, 0, 2].map { place in
                    let scene = StackScene(StackView(), width: room)
                    let bricks = widths.map { Brick($0, 20) }
                    scene.stack.distribution = distribution
                    for (index, brick) in bricks.enumerated() {
                        if place == .max { scene.stack.addArrangedSubview(brick) }
                        if place == 0 {
                            scene.stack.insertArrangedSubview(
                                bricks[bricks.count - 1 - index], at: 0)
                        }
                    }
                    if place == 2 {
                        for index in [0, 4, 1, 3, 2] {
                            let before = bricks[..<index].count { $0.superview != nil }
                            scene.stack.insertArrangedSubview(bricks[index], at: before)
                            scene.layOut()
                        }
                    }
                    // Two grow, or one between them.
                    bricks[0].width.constraint(equalTo: bricks[4].width).isActive = true
                    scene.layOut()
                    expectTrue(!bricks.contains { $0.hasAmbiguousLayout })
                    return bricks.map(\.frame.width)
                }
                for other in lengths.dropFirst() {
                    expectTrue(zip(other, lengths[0]).allSatisfy { abs($0 - $1) < 1e-6 })
                }
            }
        }
    }

    @Test("of one view and the two beside it, which are to be alike, the one grows")
    func growingBetween() {
        let scene = StackScene(one, two, three, width: 300)
        for brick in all { brick.content.width = 40 }
        one.width.constraint(equalTo: three.width).isActive = true
        scene.layOut()
        expectEqual(all.map(\.frame.width), [40, 220, 40])
    }

    @Test("a stack by itself is a row that its views fill, without spacing")
    func defaults() {
        let stack = StackView()
        expectEqual(stack.axis, .horizontal)
        expectEqual(stack.distribution, .fill)
        expectEqual(stack.alignment, .fill)
        expectEqual(stack.spacing, 0)
        expectTrue(!stack.isLayoutMarginsRelativeArrangement)
        expectTrue(!stack.isBaselineRelativeArrangement)
        expectTrue(stack.arrangedSubviews.isEmpty)
        expectEqual(stack.intrinsicContentSize, Size(width: -1, height: -1))
    }

    // MARK: Fill

    @Test("a stack without a size is as large as its views and the spaces between them")
    func naturalSize() {
        let scene = row(.fill, width: nil)
        // 60 + 10 + 30 + 10 + 40 wide.
        expect(scene.stack, at: Rect(0, 0, 150, 20))
        expect(all, along: .horizontal, at: [(0, 60), (70, 30), (110, 40)])
    }

    @Test("room that is left goes to the first view, if all hug their content alike")
    func firstGrows() {
        _ = row(.fill, width: 200)
        // 200 − 150 = 50 more.
        expect(all, along: .horizontal, at: [(0, 110), (120, 30), (160, 40)])
    }

    @Test("room that is left goes to the view that hugs its content least")
    func leastHuggingGrows() {
        two.setContentHuggingPriority(249, for: .horizontal)
        three.setContentHuggingPriority(249, for: .horizontal)
        _ = row(.fill, width: 200)
        expect(all, along: .horizontal, at: [(0, 60), (70, 80), (160, 40)])
    }

    @Test("room that is missing is taken from the last view, if all resist alike")
    func lastShrinks() {
        _ = row(.fill, width: 130)
        // 150 − 130 = 20 less.
        expect(all, along: .horizontal, at: [(0, 60), (70, 30), (110, 20)])
    }

    @Test("what the last view cannot give is taken from the one before it")
    func lastShrinksToNothing() {
        _ = row(.fill, width: 100)
        // 50 less: 40 from the last one, and 10 from the second.
        expect(all, along: .horizontal, at: [(0, 60), (70, 20), (100, 0)])
    }

    @Test("room that is missing is taken from the view that resists least")
    func leastResistingShrinks() {
        one.setContentCompressionResistancePriority(749, for: .horizontal)
        _ = row(.fill, width: 100)
        expect(all, along: .horizontal, at: [(0, 10), (20, 30), (60, 40)])
    }

    @Test("what the view that resists least cannot give is taken from the last one")
    func resistanceThenOrder() {
        two.setContentCompressionResistancePriority(100, for: .horizontal)
        _ = row(.fill, width: 110)
        // 40 less: 30 from the second, and 10 from the last one.
        expect(all, along: .horizontal, at: [(0, 60), (70, 0), (80, 30)])
    }

    @Test("a view without a content of its own takes the room before one that has some")
    func plainViewGrows() {
        let plain = View()
        let scene = StackScene(one, two, plain, width: 200)
        expect([one, two, plain], along: .horizontal, at: [(0, 60), (60, 30), (90, 110)])
        expectTrue(!plain.hasAmbiguousLayout)
        expectTrue(scene.messages.isEmpty)
    }

    @Test("of plain views, the first one takes all")
    func plainViews() {
        let views = [View(), View(), View()]
        let scene = StackScene(StackView(arrangedSubviews: views), width: 90, height: 30)
        expect(views, along: .horizontal, at: [(0, 90), (90, 0), (90, 0)])
        expectTrue(views.allSatisfy { !$0.hasAmbiguousLayout })
        scene.resize(width: nil, height: nil)
        expect(scene.stack, at: Rect(0, 0, 0, 0))
    }

    @Test("who grows follows the order of the views, also when they have been moved")
    func orderAfterMoving() {
        let scene = row(.fill, width: 200)
        scene.stack.insertArrangedSubview(three, at: 0)
        scene.stack.insertArrangedSubview(one, at: 1)
        scene.layOut()
        // Now it is three, one, two.
        expect([three, one, two], along: .horizontal, at: [(0, 90), (100, 60), (170, 30)])
        scene.resize(width: 140, height: nil)
        expect([three, one, two], along: .horizontal, at: [(0, 40), (50, 60), (120, 20)])
    }

    @Test("who grows follows the order of the views, also after many have been put in at one place")
    func orderAfterManyInsertions() {
        let scene = row(.fill, width: 1000, spacing: 0)
        for number in 0..<40 {
            scene.stack.insertArrangedSubview(Brick(10, 20), at: number.isMultiple(of: 2) ? 0 : 2)
            scene.layOut()
            // 130 of the first three, and 10 of each other one.
            let rest = 1000 - 130 - 10 * Double(number + 1)
            expect([scene.stack.arrangedSubviews[0]], along: .horizontal, at: [(0, 10 + rest)])
        }
    }

    // MARK: Equal and proportional lengths

    @Test("equal lengths share what the spaces leave")
    func fillEqually() {
        let scene = row(.fillEqually, width: 200)
        // (200 − 20) ÷ 3 = 60.
        expect(all, along: .horizontal, at: [(0, 60), (70, 60), (140, 60)])
        two.isHidden = true
        scene.layOut()
        // (200 − 10) ÷ 2 = 95.
        expect([one, three], along: .horizontal, at: [(0, 95), (105, 95)])
    }

    @Test("equal lengths without a size are those of the longest content")
    func fillEquallyFreely() {
        let scene = row(.fillEqually, width: nil)
        expect(scene.stack, at: Rect(0, 0, 3 * 60 + 20, 20))
    }

    @Test("proportional lengths share what the spaces leave as their contents do")
    func fillProportionally() {
        let scene = row(.fillProportionally, width: 280)
        // 260 ÷ 130 = 2 for each point of content.
        expect(all, along: .horizontal, at: [(0, 120), (130, 60), (200, 80)])
        scene.resize(width: 85, height: nil)
        // 65 ÷ 130 = 0.5.
        expect(all, along: .horizontal, at: [(0, 30), (40, 15), (65, 20)])
    }

    @Test("a proportional length gives way to an explicit one, and the others keep theirs")
    func explicitLength() {
        two.width.constraint(equalToConstant: 10).isActive = true
        let scene = row(.fillProportionally, width: 230)
        // 230 − 20 − 10 = 200 for 60 and 40: 2 for each point.
        expect(all, along: .horizontal, at: [(0, 120), (130, 10), (150, 80)])
        expectTrue(scene.messages.isEmpty)
    }

    @Test("a view whose content has no length gets none, and one without content takes the rest")
    func noContent() {
        let (empty, plain) = (Brick(0, 20), View())
        let scene = StackScene(one, empty, plain, width: 200)
        scene.stack.distribution = .fillProportionally
        scene.layOut()
        // Nobody can tell the share of the plain view, so the first one keeps what it asks for.
        expect([one, empty, plain], along: .horizontal, at: [(0, 60), (60, 0), (60, 140)])
        expectTrue(scene.messages.isEmpty)
    }

    // MARK: Gaps and middles

    @Test("equal gaps share what the views leave")
    func equalSpacing() {
        let scene = row(.equalSpacing, width: 200)
        // (200 − 130) ÷ 2 = 35.
        expect(all, along: .horizontal, at: [(0, 60), (95, 30), (160, 40)])
        scene.stack.setCustomSpacing(40, after: one)
        scene.layOut()
        // Both are 40 then, so 10 are missing, which are taken from the last one.
        expect(all, along: .horizontal, at: [(0, 60), (100, 30), (170, 30)])
    }

    @Test("gaps that are equal are no less than the spacing")
    func leastSpacing() {
        _ = row(.equalSpacing, width: 120)
        // 130 + 20 − 120 = 30 are missing.
        expect(all, along: .horizontal, at: [(0, 60), (70, 30), (110, 10)])
    }

    @Test("middles are equally far apart")
    func equalCentering() {
        _ = row(.equalCentering, width: 230)
        // The first is at 30 and the last at 210, so the second is at 120.
        expect(all, along: .horizontal, at: [(0, 60), (105, 30), (190, 40)])
    }

    @Test("middles are as equally far apart as the spacing allows")
    func centeringWithinSpacing() {
        _ = row(.equalCentering, width: 154)
        // The middle between 30 and 134 is 82, so the second would begin at 67, but 70 is the least.
        expect(all, along: .horizontal, at: [(0, 60), (70, 30), (114, 40)])
    }

    @Test("without a size, gaps are as small as can be")
    func freeGaps() {
        expect(row(.equalSpacing, width: nil).stack, at: Rect(0, 0, 150, 20))
    }

    @Test("without a size, middles are as near to each other as the spacing allows")
    func freeMiddles() {
        // Half of 60 and of 30 and 10 between them is 55, the second distance as well; then half of 60
        // and of 40 at the ends.
        expect(row(.equalCentering, width: nil).stack, at: Rect(0, 0, 30 + 55 + 55 + 20, 20))
    }

    @Test("a single view fills the stack in every distribution")
    func singleView() {
        for distribution in StackView.Distribution.allCases {
            let scene = StackScene(one, width: 200, height: 40)
            scene.stack.distribution = distribution
            scene.layOut()
            expect(one, at: Rect(0, 0, 200, 40))
        }
    }

    @Test("views overlap if the spacing is negative", arguments: StackView.Distribution.allCases)
    func negativeSpacing(distribution: StackView.Distribution) {
        let scene = row(distribution, width: nil, spacing: -5)
        expectTrue(
            abs(one.frame.maxX - 5 - two.frame.minX) < 1e-6 || distribution == .equalCentering)
        expectTrue(scene.messages.isEmpty)
    }
}
