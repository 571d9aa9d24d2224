import Quoin
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
        #expect(attributes([.top, .left]) == [.left, .top])
        #expect(attributes([.left, .top]) == [.left, .top])
        #expect(
            attributes([.firstBaseline, .lastBaseline, .width]) == [
                .width, .lastBaseline, .firstBaseline,
            ])
        #expect(attributes(.baseline) == [.lastBaseline])
    }

    @Test("may be composites, whose members come in the same order")
    func composites() {
        #expect(attributes(.edges) == [.left, .right, .top, .bottom])
        #expect(attributes(.directionalEdges) == [.top, .bottom, .leading, .trailing])
        #expect(attributes(.horizontalEdges) == [.left, .right])
        #expect(attributes(.verticalEdges) == [.top, .bottom])
        #expect(attributes(.directionalHorizontalEdges) == [.leading, .trailing])
        #expect(attributes(.directionalVerticalEdges) == [.top, .bottom])
        #expect(attributes([.center, .size]) == [.width, .height, .centerX, .centerY])
        #expect(
            attributes(.margins) == [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
        #expect(
            attributes(.directionalMargins) == [
                .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            ])
        #expect(
            attributes(.centerWithinMargins) == [.centerXWithinMargins, .centerYWithinMargins])
    }

    @Test("follow what the chain has named before them")
    func inChain() {
        let said = stage.said { make in
            make.top.attributes([.top, .left]).width.equalTo(stage.b)
        }
        #expect(said == ["a.top = b.top", "a.left = b.left", "a.width = b.width"])
    }

    @Test("Each attribute is a set", arguments: LayoutAttribute.allCases)
    func single(attribute: LayoutAttribute) {
        let set = LayoutAttributes(attribute)
        if attribute == .notAnAttribute {
            #expect(set.isEmpty)
        } else {
            #expect(attributes(set) == [attribute])
        }
    }

    @Test("An empty set makes a statement without constraints")
    func empty() {
        let groups = stage.a.makeConstraints { $0.attributes([]).equalTo(stage.b).offset(3) }
        #expect(groups.count == 1)
        #expect(groups.layoutConstraints.isEmpty && groups.allSatisfy { !$0.isActive })
        #expect(stage.reports.all.isEmpty)
    }

    @Test("Bits that stand for no attribute are dropped")
    func strangeBits() {
        #expect(LayoutAttributes(rawValue: .max).contains(.edges))
        #expect(attributes(LayoutAttributes(rawValue: .max)).count == 20)
        #expect(attributes(LayoutAttributes(rawValue: 1)).isEmpty)
    }

    @Test("take items, numbers, insets and the superview")
    func targets() {
        let said = stage.said { make in
            make.attributes([.left, .width]).equalTo(7)
            make.attributes([.left, .bottom]).equalTo(EdgeInsets(top: 1, left: 2, bottom: 3))
            make.attributes([.left, .bottom]).lessThanOrEqualToSuperview().inset(4)
            make.attributes([.left]).greaterThanOrEqualTo(stage.guide)
        }
        #expect(
            said == [
                "a.left = root.left + 7", "a.width = 7",
                "a.left = root.left + 2", "a.bottom = root.bottom - 3",
                "a.left ≤ root.left + 4", "a.bottom ≤ root.bottom - 4",
                "a.left ≥ guide.left",
            ])
    }
}
