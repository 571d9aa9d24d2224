import Quoin
import TestSupport
import Testing

@Suite("What no visual format says")
struct UndescribableTests {
    private let scene = ChainScene()
    private var root: View { scene.root }
    private var icon: View { scene.icon }
    private var title: View { scene.title }
    private var detail: View { scene.detail }

    private func isDescribed(_ constraints: LayoutConstraint...) -> Bool {
        VisualFormat.describe(constraints) != nil
    }

    @Test("is not described: nothing at all")
    func nothing() {
        expectTrue(VisualFormat.describe([]) == nil)
    }

    @Test("is not described: two chains")
    func twoChains() {
        expectTrue(
            !isDescribed(
                icon.leading.constraint(equalTo: root.leading),
                title.trailing.constraint(equalTo: root.trailing)))
        expectTrue(
            !isDescribed(
                icon.width.constraint(equalToConstant: 1),
                title.width.constraint(equalToConstant: 1)))
    }

    @Test("is not described: a size of a view that is not in the chain")
    func foreignSize() {
        expectTrue(
            !isDescribed(
                icon.leading.constraint(equalTo: root.leading),
                title.width.constraint(equalToConstant: 1)))
        // It could be turned round, but not without rounding.
        expectTrue(
            !isDescribed(
                icon.leading.constraint(equalTo: root.leading),
                title.width.constraint(equalTo: icon.width, multiplier: 3)))
    }

    @Test("is not described: a circle")
    func circle() {
        expectTrue(
            !isDescribed(
                title.leading.constraint(equalTo: icon.trailing),
                detail.leading.constraint(equalTo: title.trailing),
                icon.leading.constraint(equalTo: detail.trailing)))
        expectTrue(
            !isDescribed(
                icon.leading.constraint(equalTo: root.leading),
                detail.leading.constraint(equalTo: title.trailing),
                title.leading.constraint(equalTo: detail.trailing)))
    }

    @Test("is not described: a branch")
    func branch() {
        expectTrue(
            !isDescribed(
                title.leading.constraint(equalTo: icon.trailing),
                detail.leading.constraint(equalTo: icon.trailing)))
        expectTrue(
            !isDescribed(
                detail.leading.constraint(equalTo: title.trailing),
                detail.leading.constraint(equalTo: icon.trailing)))
        expectTrue(
            !isDescribed(
                icon.top.constraint(equalTo: root.top),
                icon.top.constraint(equalTo: title.bottom)))
    }

    @Test("is not described: both axes")
    func bothAxes() {
        expectTrue(
            !isDescribed(
                icon.leading.constraint(equalTo: root.leading),
                icon.top.constraint(equalTo: root.top)))
        expectTrue(
            !isDescribed(
                icon.leading.constraint(equalTo: root.leading),
                icon.height.constraint(equalToConstant: 5)))
    }

    @Test("is not described: left and right")
    func absoluteEdges() {
        expectTrue(!isDescribed(title.left.constraint(equalTo: icon.right)))
        expectTrue(!isDescribed(icon.left.constraint(equalTo: root.left)))
    }

    @Test("is not described: middles, baselines and equal edges")
    func otherPlaces() {
        expectTrue(!isDescribed(icon.centerX.constraint(equalTo: root.centerX)))
        expectTrue(!isDescribed(icon.firstBaseline.constraint(equalTo: title.lastBaseline)))
        expectTrue(!isDescribed(icon.leading.constraint(equalTo: title.leading)))
        expectTrue(!isDescribed(icon.leading.constraint(equalTo: root.trailing)))
        expectTrue(!isDescribed(icon.leading.constraint(equalTo: icon.trailing)))
        expectTrue(!isDescribed(icon.leadingMargin.constraint(equalTo: title.trailing)))
        expectTrue(!isDescribed(icon.leadingMargin.constraint(equalTo: root.leading)))
    }

    @Test("is not described: a place that is multiplied")
    func multipliedPlace() throws {
        let constraint = try LayoutConstraint(
            item: icon, attribute: .trailing, relatedBy: .equal,
            toItem: root, attribute: .trailing, multiplier: 0.5, constant: 0)
        expectTrue(!isDescribed(constraint))
    }

    @Test("is not described: a margin with more to it than a format says")
    func unusualMargins() {
        expectTrue(!isDescribed(icon.leading.constraint(equalTo: root.leadingMargin, constant: 4)))
        expectTrue(!isDescribed(icon.leading.constraint(equalTo: root.leadingMargin).at(.high)))
        expectTrue(!isDescribed(icon.leading.constraint(greaterThanOrEqualTo: root.leadingMargin)))
        expectTrue(
            !isDescribed(
                icon.leading.constraint(equalTo: root.leadingMargin),
                icon.leading.constraint(greaterThanOrEqualTo: root.leading)))
    }

    @Test("is not described: two superviews")
    func twoSuperviews() {
        let box = root.add("box")
        let inner = box.add("inner")
        expectTrue(
            !isDescribed(
                icon.leading.constraint(equalTo: root.leading),
                inner.leading.constraint(equalTo: icon.trailing),
                inner.trailing.constraint(equalTo: box.trailing)))
        expectTrue(
            !isDescribed(
                icon.leading.constraint(equalTo: root.leading),
                inner.leading.constraint(equalTo: icon.trailing),
                inner.width.constraint(equalTo: box.width, multiplier: 0.5)))
    }

    @Test(
        "is not described: a view without a name that a format could have",
        arguments: [nil, "", "two words", "1st", "a.b", "a-b", "[a]"])
    func names(name: String?) {
        icon.name = name
        expectTrue(!isDescribed(icon.width.constraint(equalToConstant: 1)))
        expectTrue(!isDescribed(title.width.constraint(equalTo: icon.width)))
    }

    @Test(
        "is described: names with accents, digits and underscores", arguments: ["été", "v_2", "_"])
    func unusualNames(name: String) {
        icon.name = name
        expectEqual(
            VisualFormat.describe([icon.width.constraint(equalToConstant: 1)]), "H:[\(name)(1)]")
    }

    @Test("is not described: two views of one name")
    func sameNames() {
        title.name = "icon"
        expectTrue(!isDescribed(title.leading.constraint(equalTo: icon.trailing)))
        expectTrue(!isDescribed(title.width.constraint(equalTo: icon.width)))
    }

    @Test("is not described: what is no constraint, or has lost an item")
    func unsound() {
        expectTrue(!isDescribed(icon.width.constraint(equalToConstant: .nan)))
        var view: View? = View()
        view?.name = "view"
        let constraint = view?.width.constraint(equalToConstant: 1)
        view = nil
        expectTrue(VisualFormat.describe([constraint].compactMap(\.self)) == nil)
    }
}
