import Quoin
import TestSupport
import Testing

@Suite("Formats with the names that views have themselves")
struct OwnNameTests {
    private let card = View("card", Rect(0, 0, 320, 100))
    private let icon: View
    private let title: View

    init() {
        icon = card.add("icon")
        title = card.add("title")
    }

    private func message(_ body: () throws -> [LayoutConstraint]) -> String {
        do {
            _ = try body()
            return "no mistake"
        } catch let error as VisualFormatError {
            return error.message
        } catch {
            return "\(error)"
        }
    }

    @Test("The views that are listed")
    func listed() throws {
        try card.visualConstraints("|-[icon(32)]-[title]-|", views: [icon, title])
        try card.visualConstraints("V:|[icon,title]|", views: [title, icon])
        card.layoutIfNeeded()
        expect(icon, at: Rect(8, 0, 32, 100))
        expect(title, at: Rect(48, 0, 264, 100))
    }

    @Test("What is in the view, when nothing is listed")
    func within() throws {
        let constraints = try card.visualConstraints(
            "|-[icon(size)]-[title]-|\nV:|[icon,title]|", metrics: ["size": 32])
        expectTrue(constraints.count == 8 && constraints.allSatisfy { $0.isActive })
        card.layoutIfNeeded()
        expect(title, at: Rect(48, 0, 264, 100))
    }

    @Test("Names that were attached")
    func attached() throws {
        let (one, two) = (View(), View())
        card.addSubview(one)
        card.addSubview(two)
        let views = attachNames(["one": one, "two": two])
        try card.visualConstraints("|[one(20)][two(one)]")
        try card.visualConstraints("V:|[one,two]|", views: views)
        card.layoutIfNeeded()
        expect(two, at: Rect(20, 0, 20, 100))
    }

    @Test("Views deep inside, guides, and the view itself")
    func deep() throws {
        let label = View("label")
        icon.addSubview(label)
        let guide = LayoutGuide(identifier: "column")
        title.addLayoutGuide(guide)
        try card.visualConstraints(
            "|[icon(100)][title]|\nC:label.width(icon/2).height(card.height)\n"
                + "HV:[column(10)]\nV:|[icon,title]|")
        card.layoutIfNeeded()
        expectEqual(label.frame.size, Size(width: 50, height: 100))
        expectEqual(guide.layoutFrame.size, Size(width: 10, height: 10))
    }

    @Test("Of two with one name, the nearer one is meant")
    func nearer() throws {
        let inner = View("title")
        icon.addSubview(inner)
        try card.visualConstraints("|[title(30)]")
        expectTrue(inner.constraints.isEmpty)
        card.layoutIfNeeded()
        expectEqual(title.frame.width, 30)
    }

    @Test("Two that are as near are a mistake only if their name is used")
    func ambiguous() throws {
        card.add("icon")
        try card.visualConstraints("|[title(30)]")
        expectEqual(
            message { try card.visualConstraints("|[icon(30)]") },
            "several views are named \"icon\"; give those that are meant by \"views\"")
        expectEqual(
            message { try card.visualConstraints("|[title(icon)]") },
            "several views are named \"icon\"; give those that are meant by \"views\"")
        try card.visualConstraints("|[icon(30)]", views: ["icon": icon])
        let twin = View("icon")
        expectEqual(
            message {
                try LayoutConstraint.constraints(
                    withVisualFormat: "[icon(3)]", views: [icon, title, twin])
            }, "several views are named \"icon\"; give those that are meant by \"views\"")
        // The same view twice is one.
        try expectEqual(
            LayoutConstraint.constraints(withVisualFormat: "[icon(3)]", views: [icon, icon])
                .count, 1)
    }

    @Test("Unknown names, with the nearest one or what has no name")
    func unknown() {
        expectEqual(
            message { try card.visualConstraints("|[titel]|") },
            "there is no view \"titel\"; did you mean \"title\"?")
        expectEqual(
            message { try card.visualConstraints("|[x]|", views: [icon, View(), View()]) },
            "there is no view \"x\"; 2 of the views have no name")
        expectEqual(
            message { try card.visualConstraints("|[x]|", views: []) }, "there is no view \"x\"")
    }

    @Test("A stack that is none of the views is made")
    func stack() throws {
        try card.visualConstraints("V:|[column:[icon][title(icon)]]|\n|[column]|")
        card.layoutIfNeeded()
        expect(title, at: Rect(0, 50, 320, 50))
        expectEqual(card.subviews.map(\.name), ["column"])
    }
}

@Suite("Metrics of formats")
struct MetricTests {
    private let card = View("card", Rect(0, 0, 320, 100))
    private let icon: View

    init() {
        icon = card.add("icon")
    }

    private func expectWidth(
        _ width: Double, _ constraints: [LayoutConstraint],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        card.layoutIfNeeded()
        expectEqual(icon.frame.width, width, sourceLocation: sourceLocation)
        LayoutConstraint.deactivate(constraints)
    }

    @Test("can be literals of either kind, together or alone")
    func literals() throws {
        let views: [String: any LayoutItem] = ["icon": icon]
        let format = "[icon(a)]"
        expectWidth(8, try card.visualConstraints(format, metrics: ["a": 8], views: views))
        expectWidth(2.5, try card.visualConstraints(format, metrics: ["a": 2.5], views: [icon]))
        expectWidth(
            2.5, try card.visualConstraints(format, metrics: ["b": 8, "a": 2.5], views: views))
        expectWidth(8, try card.visualConstraints(format, metrics: ["a": 8, "b": 2.5]))
        expectWidth(4, try card.visualConstraints("[icon(4)]", metrics: [:], views: views))
        let number = 7.0
        expectWidth(7, try card.visualConstraints(format, metrics: ["a": number, "b": 1]))
    }

    @Test("can be variables of any type of numbers")
    func variables() throws {
        let views: [String: any LayoutItem] = ["icon": icon]
        let (whole, single, small): ([String: Int], [String: Float], [String: UInt8]) =
            (["a": 8], ["a": 2.5], ["a": 200])
        expectWidth(8, try card.visualConstraints("[icon(a)]", metrics: whole, views: views))
        expectWidth(2.5, try card.visualConstraints("[icon(a)]", metrics: single, views: views))
        expectWidth(200, try card.visualConstraints("[icon(a)]", metrics: small, views: [icon]))
        expectWidth(2.5, try card.visualConstraints("[icon(a)]", metrics: single, views: [icon]))
        expectWidth(8, try card.visualConstraints("[icon(a)]", metrics: whole))
        for constraints in [
            try LayoutConstraint.constraints(
                withVisualFormat: "[icon(a)]", metrics: whole, views: views),
            try LayoutConstraint.constraints(
                withVisualFormat: "[icon(a)]", metrics: whole, views: [icon]),
        ] {
            expectEqual(constraints.map(\.constant), [8])
        }
        for constraints in [
            try LayoutConstraint.constraints(
                withVisualFormat: "[icon(a)]", metrics: single, views: views),
            try LayoutConstraint.constraints(
                withVisualFormat: "[icon(a)]", metrics: single, views: [icon]),
        ] {
            expectEqual(constraints.map(\.constant), [2.5])
        }
    }

    @Test("that are no finite numbers are mistakes, whatever their type")
    func notFinite() {
        #expect(throws: VisualFormatError.self) {
            try card.visualConstraints("[icon(a)]", metrics: ["a": Float.nan], views: [icon])
        }
    }
}
