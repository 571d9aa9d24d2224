import QuoinLayout
import TestSupport
import Testing

@Suite("Constraints between a size and a number alone")
struct NumberAloneTests {
    private let root = View("root", Rect(0, 0, 100, 100))
    private let view: View
    private let reports: Reports

    init() {
        view = root.addFree("view")
        reports = Reports(of: root)
    }

    @Test(
        "A width or height of no item says that there is only the number",
        arguments: [LayoutAttribute.width, .height], [LayoutAttribute.width, .height])
    func sizeOfNothing(attribute: LayoutAttribute, second: LayoutAttribute) throws {
        let constraint = try LayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: second,
            multiplier: 1, constant: 20)
        constraint.isActive = true
        root.layoutIfNeeded()

        expectTrue(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
        expectEqual("\(constraint)", "view.\(attribute) = 20")
        expectEqual((attribute == .width ? view.frame.width : view.frame.height), 20)
        expectTrue(reports.all.isEmpty)
    }

    @Test("A place is relative to something, whatever is named instead of an item")
    func placeOfNothing() {
        #expect(throws: InvalidConstraint.positionWithoutSecondItem(.left)) {
            try LayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .width)
        }
    }

    @Test(
        "A multiplier of nothing is passed over",
        arguments: [0, -0.0, 2, Double.nan, .infinity])
    func multiplierOfNothing(multiplier: Double) throws {
        let width = try LayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: multiplier, constant: 20)
        let height = view.height.constraint(equalToConstant: 30)
        LayoutConstraint.activate([width, height])
        root.layoutIfNeeded()
        expectEqual(view.frame.size, Size(width: 20, height: 30))

        height.multiplier = multiplier
        height.constant = 40
        root.layoutIfNeeded()
        expectEqual(view.frame.size, Size(width: 20, height: 40))
        expectTrue(reports.all.isEmpty)
    }

    @Test("A multiplier of 0 of another size is refused as before")
    func multiplierOfSomething() {
        let width = view.width.constraint(equalTo: root.width)
        width.isActive = true
        width.multiplier = 0
        expectEqual(width.multiplier, 1)
        expectEqual(reports.refusals.map(\.reason), [.multiplier(0)])
    }

    @Test("A number that is none, or a priority that is none, is refused without an item too")
    func unsoundNumbers() {
        let width = view.width.constraint(equalToConstant: .nan)
        width.isActive = true
        expectTrue(!width.isActive)
        let height = view.height.constraint(equalToConstant: 10)
        height.priority = 0
        height.constant = .infinity
        expectTrue(height.constant == 10 && height.priority == .required)
        expectEqual(reports.refusals.count, 3)
    }
}
