import QuoinLayout
import Testing

/// A way to make a constraint from anchors, with what it is to say.
struct AnchorCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let first: LayoutAttribute
    let relation: Relation
    let second: LayoutAttribute
    let multiplier: Double
    let constant: Double
    let make: @Sendable (View, View) -> LayoutConstraint

    init(
        _ first: LayoutAttribute, _ relation: Relation, _ second: LayoutAttribute,
        _ multiplier: Double = 1, _ constant: Double = 0,
        _ make: @escaping @Sendable (View, View) -> LayoutConstraint
    ) {
        testDescription = "\(first) \(relation) \(multiplier) × \(second) + \(constant)"
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.make = make
    }

    static let all = sides + directional + middles + vertical + dimensions

    static let sides = [
        AnchorCase(.left, .equal, .left) { $0.left.constraint(equalTo: $1.left) },
        AnchorCase(.left, .equal, .right, 1, 8) {
            $0.left.constraint(equalTo: $1.right, constant: 8)
        },
        AnchorCase(.right, .equal, .right, 0.5, -3) {
            $0.right.constraint(equalTo: $1.right, multiplier: 0.5, constant: -3)
        },
        AnchorCase(.left, .lessThanOrEqual, .rightMargin, 2, 1) {
            $0.left.constraint(lessThanOrEqualTo: $1.rightMargin, multiplier: 2, constant: 1)
        },
        AnchorCase(.leftMargin, .greaterThanOrEqual, .centerX, 3, 4) {
            $0.leftMargin.constraint(greaterThanOrEqualTo: $1.centerX, multiplier: 3, constant: 4)
        },
        AnchorCase(.left, .equal, .right, 1, 12) {
            $0.left.constraint(equalToSystemSpacingAfter: $1.right, multiplier: 1.5)
        },
        AnchorCase(.left, .lessThanOrEqual, .right, 1, 8) {
            $0.left.constraint(lessThanOrEqualToSystemSpacingAfter: $1.right)
        },
        AnchorCase(.right, .greaterThanOrEqual, .centerX, 1, 16) {
            $0.right.constraint(greaterThanOrEqualToSystemSpacingAfter: $1.centerX, multiplier: 2)
        },
    ]

    static let directional = [
        AnchorCase(.leading, .equal, .leading) { $0.leading.constraint(equalTo: $1.leading) },
        AnchorCase(.leading, .equal, .trailing, 2, 8) {
            $0.leading.constraint(equalTo: $1.trailing, multiplier: 2, constant: 8)
        },
        AnchorCase(.trailing, .lessThanOrEqual, .trailingMargin, 1, -8) {
            $0.trailing.constraint(lessThanOrEqualTo: $1.trailingMargin, constant: -8)
        },
        AnchorCase(.leadingMargin, .greaterThanOrEqual, .centerXWithinMargins, 0.25, 1) {
            $0.leadingMargin.constraint(
                greaterThanOrEqualTo: $1.centerXWithinMargins, multiplier: 0.25, constant: 1)
        },
        AnchorCase(.leading, .equal, .trailing, 1, 8) {
            $0.leading.constraint(equalToSystemSpacingAfter: $1.trailing, multiplier: 1)
        },
        AnchorCase(.leading, .lessThanOrEqual, .trailing, 1, 4) {
            $0.leading.constraint(lessThanOrEqualToSystemSpacingAfter: $1.trailing, multiplier: 0.5)
        },
        AnchorCase(.leading, .greaterThanOrEqual, .leadingMargin, 1, 24) {
            $0.leading.constraint(
                greaterThanOrEqualToSystemSpacingAfter: $1.leadingMargin, multiplier: 3)
        },
    ]

    static let middles = [
        AnchorCase(.centerX, .equal, .centerX, 1, 5) {
            $0.centerX.constraint(equalTo: $1.centerX, constant: 5)
        },
        AnchorCase(.centerX, .equal, .left, 2) {
            $0.centerX.constraint(equalTo: $1.left, multiplier: 2)
        },
        AnchorCase(.centerX, .equal, .trailing) { $0.centerX.constraint(equalTo: $1.trailing) },
        AnchorCase(.centerXWithinMargins, .lessThanOrEqual, .rightMargin, 1, -1) {
            $0.centerXWithinMargins.constraint(lessThanOrEqualTo: $1.rightMargin, constant: -1)
        },
        AnchorCase(.centerX, .greaterThanOrEqual, .leading, 0.5, 2) {
            $0.centerX.constraint(greaterThanOrEqualTo: $1.leading, multiplier: 0.5, constant: 2)
        },
    ]

    static let vertical = [
        AnchorCase(.top, .equal, .bottom, 1, 8) {
            $0.top.constraint(equalTo: $1.bottom, constant: 8)
        },
        AnchorCase(.centerY, .equal, .top, 0.5) {
            $0.centerY.constraint(equalTo: $1.top, multiplier: 0.5)
        },
        AnchorCase(.bottom, .lessThanOrEqual, .bottomMargin, 2, 1) {
            $0.bottom.constraint(lessThanOrEqualTo: $1.bottomMargin, multiplier: 2, constant: 1)
        },
        AnchorCase(.topMargin, .greaterThanOrEqual, .centerYWithinMargins, 1, -4) {
            $0.topMargin.constraint(greaterThanOrEqualTo: $1.centerYWithinMargins, constant: -4)
        },
        AnchorCase(.firstBaseline, .equal, .lastBaseline, 1, 20) {
            $0.firstBaseline.constraint(equalTo: $1.lastBaseline, constant: 20)
        },
        AnchorCase(.top, .equal, .bottom, 1, 4) {
            $0.top.constraint(equalToSystemSpacingBelow: $1.bottom, multiplier: 0.5)
        },
        AnchorCase(.top, .lessThanOrEqual, .bottom, 1, 8) {
            $0.top.constraint(lessThanOrEqualToSystemSpacingBelow: $1.bottom)
        },
        AnchorCase(.firstBaseline, .greaterThanOrEqual, .lastBaseline, 1, 16) {
            $0.firstBaseline.constraint(
                greaterThanOrEqualToSystemSpacingBelow: $1.lastBaseline, multiplier: 2)
        },
    ]

    static let dimensions = [
        AnchorCase(.width, .equal, .width) { $0.width.constraint(equalTo: $1.width) },
        AnchorCase(.height, .equal, .width, 0.5, 1) {
            $0.height.constraint(equalTo: $1.width, multiplier: 0.5, constant: 1)
        },
        AnchorCase(.width, .lessThanOrEqual, .height, 2, -2) {
            $0.width.constraint(lessThanOrEqualTo: $1.height, multiplier: 2, constant: -2)
        },
        AnchorCase(.height, .greaterThanOrEqual, .height, -1, 100) {
            $0.height.constraint(greaterThanOrEqualTo: $1.height, multiplier: -1, constant: 100)
        },
    ]

    /// Those with a single item.
    static let numbers = [
        AnchorCase(.width, .equal, .notAnAttribute, 1, 44) { view, _ in
            view.width.constraint(equalToConstant: 44)
        },
        AnchorCase(.height, .lessThanOrEqual, .notAnAttribute, 1, 20) { view, _ in
            view.height.constraint(lessThanOrEqualToConstant: 20)
        },
        AnchorCase(.height, .greaterThanOrEqual, .notAnAttribute, 1, 7.5) { view, _ in
            view.height.constraint(greaterThanOrEqualToConstant: 7.5)
        },
    ]
}
