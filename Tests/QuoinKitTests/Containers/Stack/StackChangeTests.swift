import Quoin
import QuoinKit
import TestSupport
import Testing

/// How many constraints are touched when something about a stack changes.
@Suite("Changes of a stack")
struct StackChangeTests {
    private let bricks = (0..<5).map { Brick(40, 20, named: "brick\($0)") }
    private let scene: StackScene
    private var stack: StackView { scene.stack }

    init() {
        scene = StackScene(StackView(arrangedSubviews: bricks), width: 400, height: 100)
        stack.alignment = .leading
    }

    /// What a member of a stack that fills has: a joint, its place in the order, and two across.
    private static let ofOneMember = [
        "stack alignment", "stack alignment", "stack order", "stack spacing",
    ]

    @Test("another spacing is another constant of each joint, and nothing else")
    func spacing() {
        let changes = scene.changes { stack.spacing = 10 }
        expectTrue(changes.added.isEmpty && changes.removed.isEmpty)
        expectEqual(changes.adjusted, Array(repeating: "stack spacing", count: 4))
    }

    @Test("a custom spacing is another constant of one joint")
    func customSpacing() {
        let changes = scene.changes { stack.setCustomSpacing(3, after: bricks[1]) }
        expectTrue(changes.added.isEmpty && changes.removed.isEmpty)
        expectEqual(changes.adjusted, ["stack spacing"])
    }

    @Test("a view that is taken out and put back in one turn is joined to its neighbours again")
    func outAndBack() {
        for index in [0, 2, 4] {
            let changes = scene.changes {
                bricks[index].removeFromSuperview()
                stack.insertArrangedSubview(bricks[index], at: index)
            }
            expectEqual(changes.added, changes.removed)
            expectEqual(bricks.map(\.frame.minX).sorted(), bricks.map(\.frame.minX))
            expectEqual(bricks[4].frame.maxX, 400)
        }
        expectTrue(scene.messages.isEmpty)
    }

    @Test("a view that comes for one that stays a subview stands between the neighbours")
    func exchanging() {
        // What is made for the one that comes may be where was what is let go for the one that leaves.
        for _ in 0..<20 {
            let former = stack.arrangedSubviews[1]
            let brick = Brick(40, 20)
            _ = scene.changes {
                stack.removeArrangedSubview(former)
                stack.insertArrangedSubview(brick, at: 1)
            }
            expectEqual(brick.frame.minX, bricks[0].frame.maxX)
            expectEqual(bricks[2].frame.minX, brick.frame.maxX)
        }
        expectTrue(scene.messages.isEmpty)
    }

    @Test("a view that is hidden takes its constraints along, and the next one gets a new joint")
    func hiding() {
        let changes = scene.changes { bricks[2].isHidden = true }
        expectEqual(changes.removed, Self.ofOneMember + ["stack spacing"])
        expectEqual(changes.added, ["stack spacing"])
        expectTrue(changes.adjusted.isEmpty)
    }

    @Test("a view that is shown again brings its constraints, and the next one gets a new joint")
    func showing() {
        bricks[2].isHidden = true
        let changes = scene.changes { bricks[2].isHidden = false }
        expectEqual(changes.added, Self.ofOneMember + ["stack spacing"])
        expectEqual(changes.removed, ["stack spacing"])
        expectTrue(changes.adjusted.isEmpty)
    }

    @Test("the last view that is hidden takes its constraints along, and the edge is joined anew")
    func hidingTheLast() {
        let changes = scene.changes { bricks[4].isHidden = true }
        expectEqual(
            changes.removed,
            [
                "stack alignment", "stack alignment", "stack edge", "stack order", "stack spacing",
            ])
        expectEqual(changes.added, ["stack edge"])
    }

    @Test("hiding costs the same with equal gaps, lengths, shares and distances of middles")
    func hidingElsewhere() {
        let own: [StackView.Distribution: [String]] = [
            .fillEqually: [], .fillProportionally: [],
            .equalSpacing: ["stack equal spacing"],
            .equalCentering: ["stack equal centering", "stack order"],
        ]
        for (distribution, ofNext) in own {
            stack.distribution = distribution
            bricks[2].isHidden = false
            let changes = scene.changes { bricks[2].isHidden = true }
            expectEqual(changes.added, (ofNext + ["stack spacing"]).sorted(), "\(distribution)")
            expectTrue(changes.removed.count <= 2 * changes.added.count + 4, "\(distribution)")
            expectTrue(changes.adjusted.isEmpty, "\(distribution)")
        }
    }

    @Test("a view that is hidden and shown in one turn touches nothing")
    func togglingTwice() {
        let changes = scene.changes {
            bricks[2].isHidden = true
            stack.axis = .vertical
            stack.spacing = 4
            bricks[2].isHidden = false
            stack.axis = .horizontal
            stack.spacing = 0
        }
        expectTrue(changes.isEmpty)
    }

    @Test("settings that are set to what they are touch nothing")
    func sameValues() {
        let changes = scene.changes {
            stack.axis = .horizontal
            stack.distribution = .fill
            stack.alignment = .leading
            stack.spacing = 0
            stack.isLayoutMarginsRelativeArrangement = false
            bricks[0].isHidden = false
            stack.setNeedsUpdateConstraints()
        }
        expectTrue(changes.isEmpty)
    }

    @Test("another alignment leaves alone what is along the axis")
    func alignment() {
        for alignment in [StackView.Alignment.trailing, .center, .firstBaseline, .lastBaseline] {
            let changes = scene.changes { stack.alignment = alignment }
            expectEqual(Set(changes.added), ["stack alignment"], "\(alignment)")
            expectEqual(Set(changes.removed), ["stack alignment"], "\(alignment)")
            expectTrue(changes.adjusted.isEmpty, "\(alignment)")
        }
    }

    @Test("from the top to the whole height takes one constraint for each view")
    func stretching() {
        let changes = scene.changes { stack.alignment = .fill }
        expectEqual(changes.added, Array(repeating: "stack alignment", count: 5))
        expectEqual(changes.removed, changes.added)
        // The stack's height is for its views to decide from now on.
        expectEqual(changes.adjusted, ["stack fit"])
    }

    @Test("another distribution leaves alone what is across the axis")
    func distribution() {
        for distribution in StackView.Distribution.allCases.reversed() {
            let changes = scene.changes { stack.distribution = distribution }
            let touched = changes.added + changes.removed + changes.adjusted
            expectTrue(!touched.contains("stack alignment"), "\(distribution)")
            expectTrue(!touched.contains("stack edge"), "\(distribution)")
            expectTrue(!touched.contains("stack fit"), "\(distribution)")
        }
    }

    @Test("equal lengths are added to what fills, which loses nothing but its order")
    func equalLengths() {
        let changes = scene.changes { stack.distribution = .fillEqually }
        expectEqual(changes.added, Array(repeating: "stack equal lengths", count: 5))
        expectEqual(changes.removed, Array(repeating: "stack order", count: 5))
        expectTrue(changes.adjusted.isEmpty)
    }

    @Test("a view that is inserted brings its own constraints, and the next one gets a new joint")
    func inserting() {
        let changes = scene.changes { stack.insertArrangedSubview(Brick(40, 20), at: 2) }
        expectEqual(changes.added, Self.ofOneMember + ["stack spacing"])
        expectEqual(changes.removed, ["stack spacing"])
        // Those after it stand one place further on in the order.
        expectEqual(changes.adjusted, Array(repeating: "stack order", count: 3))
    }

    @Test(
        "a view that comes last brings its own constraints, and nothing else but the edge is touched"
    )
    func appending() {
        let changes = scene.changes { stack.addArrangedSubview(Brick(40, 20)) }
        expectEqual(changes.added, (Self.ofOneMember + ["stack edge"]).sorted())
        expectEqual(changes.removed, ["stack edge"])
        expectTrue(changes.adjusted.isEmpty)
    }

    @Test("a view that is moved two places on is joined anew, and so are its neighbours")
    func moving() {
        let changes = scene.changes { stack.insertArrangedSubview(bricks[1], at: 3) }
        expectEqual(changes.added, Array(repeating: "stack spacing", count: 3))
        expectEqual(changes.removed, changes.added)
        expectEqual(changes.adjusted, Array(repeating: "stack order", count: 3))
    }

    @Test("content of another size is another share of that view alone")
    func proportion() {
        stack.distribution = .fillProportionally
        let changes = scene.changes { bricks[3].content.width = 80 }
        expectTrue(changes.added.isEmpty && changes.removed.isEmpty)
        expectEqual(changes.adjusted, ["stack proportion"])
        // (400 − 0) × 80 ÷ (4 × 40 + 80).
        expectTrue(abs(bricks[3].frame.width - 400 * 80 / 240) < 1e-6)
    }

    @Test("margins that are wider touch nothing, for the constraints are at the margins")
    func margins() {
        stack.isLayoutMarginsRelativeArrangement = true
        let changes = scene.changes { stack.layoutMargins = EdgeInsets(20) }
        expectTrue(changes.isEmpty)
        expect(bricks[0], at: Rect(20, 20, 400 - 40 - 4 * 40, 20))
    }

    @Test("another axis keeps nothing but the wish to be small")
    func axis() {
        let changes = scene.changes { stack.axis = .vertical }
        expectTrue(!changes.added.contains("stack fit") && !changes.removed.contains("stack fit"))
        expectEqual(changes.added.count, changes.removed.count)
        expectTrue(scene.messages.isEmpty)
    }
}
