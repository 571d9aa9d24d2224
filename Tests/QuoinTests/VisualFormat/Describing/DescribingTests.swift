import Quoin
import TestSupport
import Testing

@Suite("A description as a visual format")
struct DescribingTests {
    private let scene = ChainScene()
    private var root: View { scene.root }
    private var icon: View { scene.icon }
    private var title: View { scene.title }
    private var detail: View { scene.detail }

    private func format(_ constraints: LayoutConstraint...) -> String? {
        VisualFormat.describe(constraints)
    }

    // MARK: Gaps

    @Test("writes a row from edge to edge")
    func row() {
        expectEqual(
            format(
                icon.leading.constraint(equalTo: root.leadingMargin),
                icon.width.constraint(equalToConstant: 44),
                title.leading.constraint(equalTo: icon.trailing, constant: 20),
                root.trailing.constraint(
                    greaterThanOrEqualTo: title.trailing, constant: 8
                ).at(750)), "H:|-[icon(44)]-20-[title]-(>=8@750)-|")
    }

    @Test("writes a column from edge to edge")
    func column() {
        expectEqual(
            format(
                icon.top.constraint(equalTo: root.top, constant: 1),
                icon.height.constraint(greaterThanOrEqualToConstant: 5000),
                icon.bottom.constraint(equalTo: root.bottom, constant: -1)),
            "V:|-1-[icon(>=5000)]-1-|")
    }

    @Test("writes what begins or ends in the open")
    func openEnds() {
        expectEqual(format(title.leading.constraint(equalTo: icon.trailing)), "H:[icon][title]")
        expectEqual(format(icon.top.constraint(equalTo: root.top)), "V:|[icon]")
        expectEqual(format(icon.trailing.constraint(equalTo: root.trailing)), "H:[icon]|")
    }

    @Test("leaves out a gap of nothing, and the number of the standard gap between siblings")
    func shortGaps() {
        expectEqual(
            format(
                icon.top.constraint(equalTo: root.top),
                title.top.constraint(equalTo: icon.bottom, constant: 8),
                detail.top.constraint(equalTo: title.bottom),
                detail.bottom.constraint(equalTo: root.bottom, constant: -8)),
            "V:|[icon]-[title][detail]-8-|")
    }

    @Test("puts overlaps, bounds and priorities into brackets")
    func bracketedGaps() {
        expectEqual(
            format(title.top.constraint(equalTo: icon.bottom, constant: -10)),
            "V:[icon]-(-10)-[title]")
        expectEqual(
            format(title.top.constraint(equalTo: icon.bottom, constant: 8).at(.low)),
            "V:[icon]-(8@250)-[title]")
        expectEqual(
            format(title.top.constraint(greaterThanOrEqualTo: icon.bottom)),
            "V:[icon]-(>=0)-[title]")
    }

    @Test("joins what is said of one gap, whatever the order it was said in")
    func severalPredicates() {
        let constraints = [
            title.leading.constraint(lessThanOrEqualTo: icon.trailing, constant: 30),
            title.leading.constraint(greaterThanOrEqualTo: icon.trailing, constant: 20).at(750),
            title.leading.constraint(greaterThanOrEqualTo: icon.trailing, constant: 10),
            title.leading.constraint(equalTo: icon.trailing, constant: 25).at(.low),
        ]
        let format = "H:[icon]-(25@250,>=10,>=20@750,<=30)-[title]"
        expectEqual(VisualFormat.describe(constraints), format)
        expectEqual(VisualFormat.describe(constraints.reversed()), format)
    }

    @Test("does not care which way round a constraint is written")
    func orientations() {
        // title.leading ≥ icon.trailing + 5 is icon.trailing ≤ title.leading - 5.
        expectEqual(
            format(icon.trailing.constraint(lessThanOrEqualTo: title.leading, constant: -5)),
            "H:[icon]-(>=5)-[title]")
        expectEqual(
            format(root.leading.constraint(equalTo: icon.leading, constant: -5)), "H:|-5-[icon]")
        expectEqual(format(root.bottomMargin.constraint(equalTo: icon.bottom)), "V:[icon]-|")
        expectEqual(
            format(root.bottom.constraint(lessThanOrEqualTo: icon.bottom, constant: 5)),
            "V:[icon]-(<=5)-|")
    }

    @Test("takes the guide of the margins for the margins")
    func marginsGuide() {
        expectEqual(
            format(
                icon.top.constraint(equalTo: root.layoutMarginsGuide.top),
                root.layoutMarginsGuide.bottom.constraint(equalTo: icon.bottom)), "V:|-[icon]-|")
    }

    @Test("knows a superview that is still to come")
    func awaitedSuperview() {
        let view = View()
        view.name = "view"
        let prepared = view.prepareConstraints { make in
            make.top.equalToSuperview().offset(4)
            make.height.equalTo(20)
            make.bottom.equalToSuperview()
        }
        expectEqual(
            VisualFormat.describe(prepared.flatMap(\.layoutConstraints)), "V:|-4-[view(20)]|")
    }

    // MARK: Sizes

    @Test("writes sizes with and without gaps")
    func sizes() {
        expectEqual(format(icon.width.constraint(equalToConstant: 100)), "H:[icon(100)]")
        expectEqual(
            format(
                icon.height.constraint(lessThanOrEqualToConstant: 100).at(250.5),
                icon.height.constraint(greaterThanOrEqualToConstant: 70)),
            "V:[icon(>=70,<=100@250.5)]")
        expectEqual(
            format(
                icon.bottom.constraint(equalTo: title.top),
                title.height.constraint(equalTo: icon.height)), "V:[icon][title(icon)]")
    }

    @Test("writes sizes that depend on others")
    func dependentSizes() {
        expectEqual(
            format(icon.width.constraint(equalTo: title.width, multiplier: 2, constant: 10)),
            "H:[icon(title*2+10)]")
        expectEqual(
            format(icon.width.constraint(equalTo: title.width, multiplier: 0.5, constant: -1.5)),
            "H:[icon(title/2-1.5)]")
        expectEqual(
            format(icon.height.constraint(greaterThanOrEqualTo: icon.width, multiplier: 3)),
            "V:[icon(>=icon.width*3)]")
    }

    @Test("writes a part of the superview's size in percents")
    func percents() {
        expectEqual(
            format(icon.width.constraint(equalTo: root.width, multiplier: 0.5, constant: -4)),
            "H:[icon(50%-4)]")
        expectEqual(
            format(
                icon.top.constraint(equalTo: root.top),
                root.height.constraint(greaterThanOrEqualTo: icon.height, constant: 4)),
            "V:|[icon(<=100%-4)]")
    }

    // No number of percents is exactly two thirds.
    @Test(
        "multiplies by what no decimal says, or divides",
        arguments: [
            (1.0 / 3, "H:[icon(title/3)]", "H:[icon(100%/3)]"),
            (2.0 / 3, "H:[icon(title*0.6666666666666666)]", "H:[icon(100%*0.6666666666666666)]"),
            (1.5, "H:[icon(title*1.5)]", "H:[icon(150%)]"),
            (0.01, "H:[icon(title/100)]", "H:[icon(1%)]"),
            (-0.5, "H:[icon(title*-0.5)]", "H:[icon(-50%)]"),
        ])
    func factors(factor: Double, ofSibling: String, ofSuperview: String) throws {
        let width = title.width
        expectEqual(format(icon.width.constraint(equalTo: width, multiplier: factor)), ofSibling)
        expectEqual(
            format(icon.width.constraint(equalTo: root.width, multiplier: factor)), ofSuperview)
    }

    @Test("writes gaps that are as long as something is")
    func gapsOfSizes() {
        let gap = icon.trailing.distance(to: title.leading)
        expectEqual(format(gap.constraint(equalTo: detail.width)), "H:[icon]-(detail)-[title]")
        expectEqual(
            format(gap.constraint(equalTo: detail.height, multiplier: 2, constant: -3)),
            "H:[icon]-(detail.height*2-3)-[title]")
        expectEqual(format(gap.constraint(equalToConstant: 20)), "H:[icon]-20-[title]")
        expectEqual(
            format(
                root.top.distance(to: icon.top).constraint(
                    greaterThanOrEqualTo: root.height, multiplier: 0.1),
                icon.bottom.distance(to: root.bottom).constraint(equalTo: icon.height)),
            "V:|-(>=10%)-[icon]-(icon)-|")
        // From the later one to the earlier one is no gap but an overlap.
        let back = title.leading.distance(to: icon.trailing)
        expectTrue(format(back.constraint(equalTo: detail.width)) == nil)
        expectTrue(format(icon.width.constraint(equalTo: gap)) == nil)
    }

    @Test("turns a size round that was said of a view outside of the chain")
    func turnedSize() {
        // detail.width = icon.width + 6
        expectEqual(
            format(
                icon.leading.constraint(equalTo: root.leading),
                detail.width.constraint(equalTo: icon.width, constant: 6)), "H:|[icon(detail-6)]")
    }

    // MARK: Names and numbers

    @Test("calls guides by their identifiers")
    func guides() {
        expectEqual(
            format(
                scene.guide.leading.constraint(equalTo: root.leading),
                scene.guide.width.constraint(equalTo: icon.width),
                icon.leading.constraint(equalTo: scene.guide.trailing)), "H:|[guide(icon)][icon]")
    }

    @Test(
        "writes numbers without exponents, to the last digit",
        arguments: [
            (0.1, "0.1"), (1e20, "100000000000000000000"), (1.5e-7, "0.00000015"),
            (123_456.75, "123456.75"), (1.25e21, "1250000000000000000000"),
            (0.30000000000000004, "0.30000000000000004"), (-0.0, "0"),
        ])
    func numbers(number: Double, text: String) {
        expectEqual(format(icon.width.constraint(equalToConstant: number)), "H:[icon(\(text))]")
    }

    @Test("is quick for long chains")
    func longChain() {
        var constraints: [LayoutConstraint] = []
        var expected = "H:|"
        var previous = root.leading
        for index in 1...5000 {
            let view = root.add("v\(index)")
            constraints.append(view.leading.constraint(equalTo: previous))
            previous = view.trailing
            expected += "[v\(index)]"
        }
        constraints.append(previous.constraint(equalTo: root.trailing))
        // What comes in the worst order must not take steps for each pair either.
        expectEqual(VisualFormat.describe(constraints.reversed()), expected + "|")
    }
}
