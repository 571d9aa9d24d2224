import QuoinSnapKit
import TestSupport
import Testing

/// All that SnapKit has a name for, by what it makes.
@MainActor
@Suite struct EveryNameTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() {
        root.addSubview(view)
        root.addSubview(other)
    }

    /// A name: its text, the parts in SnapKit's order, how it begins a statement, how it goes on with one, and what is
    /// related to by it.
    typealias Name = (
        text: String, attributes: [Attribute],
        begin: (ConstraintMaker) -> ConstraintMakerExtendable,
        goOn: (ConstraintMakerExtendable) -> ConstraintMakerExtendable,
        item: (ConstraintViewDSL) -> ConstraintItem
    )
    static let names: [Name] = [
        ("left", [.left], { $0.left }, { $0.left }, { $0.left }),
        ("top", [.top], { $0.top }, { $0.top }, { $0.top }),
        ("right", [.right], { $0.right }, { $0.right }, { $0.right }),
        ("bottom", [.bottom], { $0.bottom }, { $0.bottom }, { $0.bottom }),
        ("leading", [.leading], { $0.leading }, { $0.leading }, { $0.leading }),
        ("trailing", [.trailing], { $0.trailing }, { $0.trailing }, { $0.trailing }),
        ("width", [.width], { $0.width }, { $0.width }, { $0.width }),
        ("height", [.height], { $0.height }, { $0.height }, { $0.height }),
        ("centerX", [.centerX], { $0.centerX }, { $0.centerX }, { $0.centerX }),
        ("centerY", [.centerY], { $0.centerY }, { $0.centerY }, { $0.centerY }),
        (
            "lastBaseline", [.lastBaseline], { $0.lastBaseline }, { $0.lastBaseline },
            { $0.lastBaseline }
        ),
        ("baseline", [.lastBaseline], { $0.baseline }, { $0.baseline }, { $0.baseline }),
        (
            "firstBaseline", [.firstBaseline], { $0.firstBaseline }, { $0.firstBaseline },
            { $0.firstBaseline }
        ),
        ("leftMargin", [.leftMargin], { $0.leftMargin }, { $0.leftMargin }, { $0.leftMargin }),
        ("rightMargin", [.rightMargin], { $0.rightMargin }, { $0.rightMargin }, { $0.rightMargin }),
        ("topMargin", [.topMargin], { $0.topMargin }, { $0.topMargin }, { $0.topMargin }),
        (
            "bottomMargin", [.bottomMargin], { $0.bottomMargin }, { $0.bottomMargin },
            { $0.bottomMargin }
        ),
        (
            "leadingMargin", [.leadingMargin], { $0.leadingMargin }, { $0.leadingMargin },
            { $0.leadingMargin }
        ),
        (
            "trailingMargin", [.trailingMargin], { $0.trailingMargin }, { $0.trailingMargin },
            { $0.trailingMargin }
        ),
        (
            "centerXWithinMargins", [.centerXWithinMargins], { $0.centerXWithinMargins },
            { $0.centerXWithinMargins }, { $0.centerXWithinMargins }
        ),
        (
            "centerYWithinMargins", [.centerYWithinMargins], { $0.centerYWithinMargins },
            { $0.centerYWithinMargins }, { $0.centerYWithinMargins }
        ),
        ("edges", [.left, .top, .right, .bottom], { $0.edges }, { $0.edges }, { $0.edges }),
        (
            "directionalEdges", [.top, .bottom, .leading, .trailing], { $0.directionalEdges },
            { $0.directionalEdges }, { $0.directionalEdges }
        ),
        (
            "horizontalEdges", [.left, .right], { $0.horizontalEdges }, { $0.horizontalEdges },
            { $0.horizontalEdges }
        ),
        (
            "verticalEdges", [.top, .bottom], { $0.verticalEdges }, { $0.verticalEdges },
            { $0.verticalEdges }
        ),
        (
            "directionalHorizontalEdges", [.leading, .trailing], { $0.directionalHorizontalEdges },
            { $0.directionalHorizontalEdges }, { $0.directionalHorizontalEdges }
        ),
        (
            "directionalVerticalEdges", [.top, .bottom], { $0.directionalVerticalEdges },
            { $0.directionalVerticalEdges }, { $0.directionalVerticalEdges }
        ),
        ("size", [.width, .height], { $0.size }, { $0.size }, { $0.size }),
        ("center", [.centerX, .centerY], { $0.center }, { $0.center }, { $0.center }),
        (
            "margins", [.leftMargin, .rightMargin, .topMargin, .bottomMargin], { $0.margins },
            { $0.margins }, { $0.margins }
        ),
        (
            "directionalMargins", [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin],
            { $0.directionalMargins }, { $0.directionalMargins }, { $0.directionalMargins }
        ),
        (
            "centerWithinMargins", [.centerXWithinMargins, .centerYWithinMargins],
            { $0.centerWithinMargins }, { $0.centerWithinMargins }, { $0.centerWithinMargins }
        ),
    ]

    @MainActor @Test
    func
        `a name makes a constraint for each of its parts, in SnapKit's order, and edges meet margins`()
    {
        for name in Self.names {
            let began = made { name.begin($0).equalTo(other) }
            expectEqual(began.map(\.firstAttribute), name.attributes, "make.\(name.text)")
            expectEqual(began.map(\.secondAttribute), name.attributes, "make.\(name.text)")
            for constraint in began {
                expectTrue(constraint.firstItem === view, "make.\(name.text)")
                expectTrue(constraint.secondItem === other, "make.\(name.text)")
                expectEqual(constraint.relation, .equal, "make.\(name.text)")
                expectTrue(!constraint.isActive, "make.\(name.text)")
            }
            let parts = made { name.begin($0).equalTo(name.item(other.snp)) }
            expectEqual(parts.map(\.secondAttribute), name.attributes, "other.snp.\(name.text)")
            // The width stands in the middle of SnapKit's order.
            let before = name.attributes.filter { $0.rawValue < Attribute.width.rawValue }
            let after = name.attributes.filter { $0.rawValue > Attribute.width.rawValue }
            let together = made { name.goOn(name.goOn($0.width)).equalTo(other) }
            expectEqual(
                together.map(\.firstAttribute), before + [.width] + after,
                "make.width.\(name.text).\(name.text)")
        }
        expectEqual(
            made { $0.bottom.right.top.left.equalTo(other) }.map(\.firstAttribute),
            [.left, .top, .right, .bottom])
        do {
            typealias Said = (ConstraintMaker) -> Void
            let rows: [(String, Said, [Attribute])] = [
                (
                    "edges to margins", { $0.edges.equalTo(other.snp.margins) },
                    [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
                ),
                (
                    "margins to edges", { $0.margins.equalTo(other.snp.edges) },
                    [.left, .right, .top, .bottom]
                ),
                (
                    "directional edges to margins",
                    { $0.directionalEdges.equalTo(other.snp.directionalMargins) },
                    [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]
                ),
                (
                    "directional margins to edges",
                    { $0.directionalMargins.equalTo(other.snp.directionalEdges) },
                    [.top, .bottom, .leading, .trailing]
                ),
                (
                    "one part for all", { $0.left.right.equalTo(other.snp.centerX) },
                    [.centerX, .centerX]
                ),
                (
                    "a number for a size", { $0.size.equalTo(9) },
                    [.notAnAttribute, .notAnAttribute]
                ),
                ("a number for a place", { $0.left.bottom.equalTo(9) }, [.left, .bottom]),
                ("a number for a middle", { $0.center.equalTo(9) }, [.left, .top]),
            ]
            for (text, said, expected) in rows {
                expectEqual(made(said).map(\.secondAttribute), expected, "\(text)")
            }
            var expected: UIView?
            for constraint in made({ $0.width.left.equalTo(7) }) {
                // A place is one in the superview.
                expected = constraint.firstAttribute == .left ? root : nil
                expectTrue(constraint.secondItem === expected)
                expectEqual(constraint.constant, 7)
            }
        }
    }

    @MainActor @Test func `relations are what they are called`() {
        let rows: [(String, (ConstraintMaker) -> Void, NSLayoutConstraint.Relation)] = [
            ("equalTo", { $0.width.equalTo(other) }, .equal),
            ("equalToSuperview", { $0.width.equalToSuperview() }, .equal),
            ("lessThanOrEqualTo", { $0.width.lessThanOrEqualTo(other) }, .lessThanOrEqual),
            (
                "lessThanOrEqualToSuperview", { $0.width.lessThanOrEqualToSuperview() },
                .lessThanOrEqual
            ),
            ("greaterThanOrEqualTo", { $0.width.greaterThanOrEqualTo(other) }, .greaterThanOrEqual),
            (
                "greaterThanOrEqualToSuperview", { $0.width.greaterThanOrEqualToSuperview() },
                .greaterThanOrEqual
            ),
        ]
        for (text, said, relation) in rows {
            let constraint = made(said).first
            expectEqual(constraint?.relation, relation, "\(text)")
            expectTrue(
                constraint?.secondItem === (text.hasSuffix("Superview") ? root : other), "\(text)")
        }
        // What was said last of one statement counts, and nothing of what was said before.
        let constraint = made { make in
            let width = make.width
            width.equalTo(other.snp.height).offset(5)
            width.greaterThanOrEqualTo(40)
            width.lessThanOrEqualTo(root)
        }.first
        expectEqual(constraint?.relation, .lessThanOrEqual)
        expectTrue(constraint?.secondItem === root)
        expectEqual(constraint?.secondAttribute, .width)
        expectEqual(constraint?.constant, 0)
    }

    @MainActor @Test func `what was made is installed, changed and taken out by its methods`()
        throws
    {
        let prepared = view.snp.prepareConstraints { make in
            make.left.top.equalToSuperview()
            make.right.bottom.equalToSuperview().priority(.high).labeled("far")
            // Without a relation it makes nothing.
            _ = make.width
        }
        expectTrue(!view.translatesAutoresizingMaskIntoConstraints)
        expectEqual(prepared.map(\.layoutConstraints.count), [2, 2])
        expectTrue(root.constraints.isEmpty && !prepared[0].isActive)
        prepared[0].isActive = true
        expectTrue(prepared[0].isActive)
        prepared[1].install()
        expectEqual(root.constraints.count, 4)
        expectEqual(prepared[1].label, "far")
        expectEqual(prepared[1].layoutConstraints.map(\.label), ["far", "far"])
        root.layoutIfNeeded()
        expectEqual(view.frame, root.bounds)

        func frame() -> CGRect {
            root.layoutIfNeeded()
            return view.frame
        }
        prepared[1].update(inset: 10)
        expectEqual(frame(), CGRect(x: 0, y: 0, width: 290, height: 190))
        prepared[1].update(
            inset: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 2))
        expectEqual(frame(), CGRect(x: 0, y: 0, width: 298, height: 199))
        prepared[0].updateOffset(amount: 5)
        expectEqual(frame(), CGRect(x: 5, y: 5, width: 293, height: 194))
        prepared[0].updateInsets(amount: UIEdgeInsets(top: 3, left: 4, bottom: 0, right: 0))
        expectEqual(frame(), CGRect(x: 4, y: 3, width: 294, height: 196))

        // What is required stays so, and nothing becomes it.
        prepared[0].update(priority: .low)
        expectEqual(prepared[0].layoutConstraints.map(\.priority), [.required, .required])
        prepared[1].update(priority: 600).update(priority: ConstraintPriority.required)
        expectEqual(prepared[1].layoutConstraints.map(\.priority.rawValue), [600, 600])
        prepared[1].updatePriority(amount: 300)
        expectEqual(prepared[1].layoutConstraints.map(\.priority.rawValue), [300, 300])

        prepared[0].isActive = false
        prepared[1].uninstall()
        expectTrue(root.constraints.isEmpty && !prepared[1].isActive)
        // Those that are taken out are not among what is removed; those that are in force are.
        prepared[0].activate()
        prepared[0].activate()
        view.snp.removeConstraints()
        expectTrue(root.constraints.isEmpty)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.snp.updateConstraints { $0.width.equalTo(50) }
        expectTrue(!view.translatesAutoresizingMaskIntoConstraints)
        expectEqual(view.constraints.count, 1)
    }

    @MainActor @Test
    func `guides have blocks, views and guides have labels, and priorities of content have names`()
    {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let prepared = guide.snp.prepareConstraints { $0.left.equalToSuperview().offset(10) }
        expectTrue(root.constraints.isEmpty)
        prepared[0].activate()
        guide.snp.updateConstraints { make in
            make.left.equalToSuperview().offset(30)
            make.top.equalToSuperview()
            make.size.equalTo(40)
        }
        root.layoutIfNeeded()
        expectEqual(guide.layoutFrame, CGRect(x: 30, y: 0, width: 40, height: 40))
        guide.snp.remakeConstraints { make in
            make.right.bottom.equalToSuperview()
            make.size.equalTo(20)
        }
        root.layoutIfNeeded()
        expectEqual(guide.layoutFrame, CGRect(x: 280, y: 180, width: 20, height: 20))
        guide.snp.removeConstraints()
        expectTrue(root.constraints.isEmpty)

        let controller = UIViewController()
        let guides: [any ConstraintDSL] = [
            view.snp, guide.snp, controller.topLayoutGuide.snp, controller.bottomLayoutGuide.snp,
        ]
        for dsl in guides.dropLast(2) { expectEqual(dsl.label(), nil) }
        for dsl in guides {
            dsl.setLabel("a name")
            expectEqual(dsl.label(), "a name")
            dsl.setLabel(nil)
            expectEqual(dsl.label(), nil)
        }
        controller.view.frame = root.bounds
        controller.view.addSubview(view)
        view.snp.makeConstraints { make in
            make.top.equalTo(controller.topLayoutGuide.snp.bottom).offset(3)
            make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
            make.left.equalTo(controller.topLayoutGuide.snp.top)
            make.width.equalTo(controller.topLayoutGuide.snp.height).offset(9)
        }
        controller.view.layoutIfNeeded()
        // Nothing covers the view, so that both guides are empty, at its edges.
        expectEqual(view.frame, CGRect(x: 0, y: 3, width: 9, height: 197))
        do {
            let dsl = view.snp
            dsl.contentHuggingHorizontalPriority = 1
            dsl.contentHuggingVerticalPriority = 2
            dsl.contentCompressionResistanceHorizontalPriority = 3
            dsl.contentCompressionResistanceVerticalPriority = 4
            expectEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 1)
            expectEqual(view.contentHuggingPriority(for: .vertical).rawValue, 2)
            expectEqual(view.contentCompressionResistancePriority(for: .horizontal).rawValue, 3)
            expectEqual(view.contentCompressionResistancePriority(for: .vertical).rawValue, 4)
            expectEqual(
                [
                    dsl.contentHuggingHorizontalPriority, dsl.contentHuggingVerticalPriority,
                    dsl.contentCompressionResistanceHorizontalPriority,
                    dsl.contentCompressionResistanceVerticalPriority,
                ], [1, 2, 3, 4])
        }
    }

    /// What a block makes, not yet in force.
    private func made(_ block: (ConstraintMaker) -> Void) -> [LayoutConstraint] {
        view.snp.prepareConstraints(block).flatMap(\.layoutConstraints)
    }
}
