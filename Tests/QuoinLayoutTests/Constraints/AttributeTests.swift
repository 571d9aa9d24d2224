import QuoinLayout
import TestSupport
import Testing

@Suite("Attributes")
struct AttributeTests {
    @Test(
        "have the raw values of UIKit",
        arguments: [
            (LayoutAttribute.notAnAttribute, 0), (.left, 1), (.right, 2), (.top, 3), (.bottom, 4),
            (.leading, 5), (.trailing, 6), (.width, 7), (.height, 8), (.centerX, 9), (.centerY, 10),
            (.lastBaseline, 11), (.firstBaseline, 12), (.leftMargin, 13), (.rightMargin, 14),
            (.topMargin, 15), (.bottomMargin, 16), (.leadingMargin, 17), (.trailingMargin, 18),
            (.centerXWithinMargins, 19), (.centerYWithinMargins, 20),
        ])
    func rawValues(attribute: LayoutAttribute, rawValue: Int) {
        expectEqual(attribute.rawValue, rawValue)
        expectEqual(LayoutAttribute(rawValue: rawValue), attribute)
    }

    @Test("are those twenty and none")
    func count() {
        expectEqual(LayoutAttribute.allCases.count, 21)
        expectTrue(LayoutAttribute(rawValue: 21) == nil && LayoutAttribute(rawValue: -1) == nil)
    }

    @Test("stand on every view and guide as anchors of the same names")
    func anchors() {
        let view = View()
        let guide = LayoutGuide()
        let items: [any LayoutItem] = [view, guide]
        for item in items {
            let anchors: [any LayoutAnchor] = [
                item.left, item.right, item.top, item.bottom, item.leading, item.trailing,
                item.width, item.height, item.centerX, item.centerY,
            ]
            expectEqual(anchors.map(\.attribute.rawValue), Array(1...10))
            expectTrue(anchors.allSatisfy { $0.item === item })
        }
        let others: [any LayoutAnchor] = [
            view.lastBaseline, view.firstBaseline, view.leftMargin, view.rightMargin,
            view.topMargin, view.bottomMargin, view.leadingMargin, view.trailingMargin,
            view.centerXWithinMargins, view.centerYWithinMargins,
        ]
        expectEqual(others.map(\.attribute.rawValue), Array(11...20))
        expectTrue(others.allSatisfy { $0.item === view })
    }
}
