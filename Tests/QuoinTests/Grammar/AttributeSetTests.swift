import Quoin
import TestSupport
import Testing

@Suite("Attributes from a set")
struct AttributeSetTests {
    private let stage = Stage()

    private func attributes(_ set: LayoutAttributes) -> [LayoutAttribute] {
        stage.a.makeConstraints { $0.attributes(set).equalTo(stage.b) }.layoutConstraints
            .map(\.firstAttribute)
    }

    @Test("come in the order of LayoutAttribute, however the set is written")
    func order() {
        expectEqual(attributes([.top, .left]), [.left, .top])
        expectEqual(attributes([.left, .top]), [.left, .top])
        expectEqual(
            attributes([.firstBaseline, .lastBaseline, .width]),
            [
                .width, .lastBaseline, .firstBaseline,
            ])
        expectEqual(attributes(.baseline), [.lastBaseline])
    }

    @Test("may be composites, whose members come in the same order")
    func composites() {
        expectEqual(attributes(.edges), [.left, .right, .top, .bottom])
        expectEqual(attributes(.directionalEdges), [.top, .bottom, .leading, .trailing])
        expectEqual(attributes(.horizontalEdges), [.left, .right])
        expectEqual(attributes(.verticalEdges), [.top, .bottom])
        expectEqual(attributes(.directionalHorizontalEdges), [.leading, .trailing])
        expectEqual(attributes(.directionalVerticalEdges), [.top, .bottom])
        expectEqual(attributes([.center, .size]), [.width, .height, .centerX, .centerY])
        expectEqual(attributes(.margins), [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
        expectEqual(
            attributes(.directionalMargins),
            [
                .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            ])
        expectEqual(
            attributes(.centerWithinMargins), [.centerXWithinMargins, .centerYWithinMargins])
    }

    @Test("follow what the chain has named before them")
    func inChain() {
        let said = stage.said { make in
            make.top.attributes([.top, .left]).width.equalTo(stage.b)
        }
        expectEqual(said, ["a.top = b.top", "a.left = b.left", "a.width = b.width"])
    }

    @Test("Each attribute is a set", arguments: LayoutAttribute.allCases)
    func single(attribute: LayoutAttribute) {
        let set = LayoutAttributes(attribute)
        if attribute == .notAnAttribute {
            expectTrue(set.isEmpty)
        } else {
            expectEqual(attributes(set), [attribute])
        }
    }

    @Test("An empty set makes a statement without constraints")
    func empty() {
        let groups = stage.a.makeConstraints { $0.attributes([]).equalTo(stage.b).offset(3) }
        expectEqual(groups.count, 1)
        expectTrue(groups.layoutConstraints.isEmpty && groups.allSatisfy { !$0.isActive })
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Bits that stand for no attribute are dropped")
    func strangeBits() {
        expectTrue(LayoutAttributes(rawValue: .max).contains(.edges))
        expectEqual(attributes(LayoutAttributes(rawValue: .max)).count, 20)
        expectTrue(attributes(LayoutAttributes(rawValue: 1)).isEmpty)
    }

    @Test("take items, numbers, insets and the superview")
    func targets() {
        let said = stage.said { make in
            make.attributes([.left, .width]).equalTo(7)
            make.attributes([.left, .bottom]).equalTo(EdgeInsets(top: 1, left: 2, bottom: 3))
            make.attributes([.left, .bottom]).lessThanOrEqualToSuperview().inset(4)
            make.attributes([.left]).greaterThanOrEqualTo(stage.guide)
        }
        expectEqual(
            said,
            [
                "a.left = root.left + 7", "a.width = 7",
                "a.left = root.left + 2", "a.bottom = root.bottom - 3",
                "a.left ≤ root.left + 4", "a.bottom ≤ root.bottom - 4",
                "a.left ≥ guide.left",
            ])
    }
}
