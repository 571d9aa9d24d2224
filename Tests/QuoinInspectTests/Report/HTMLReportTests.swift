import Foundation
import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A report as HTML")
struct HTMLReportTests {
    /// A window, 200 × 100, with a card in it that is 10 away from its edges, and a dot in that.
    private static func scene() -> Window {
        let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        window.name = "window"
        window.onDiagnostic = { _ in }
        let (card, dot) = (View(), View())
        card.name = "card"
        window.addSubview(card)
        card.addSubview(dot)
        card.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
        dot.makeConstraints { make in
            make.left.top.equalToSuperview().offset(5)
            make.width.equalTo(20)
            make.height.equalTo(40).priority(750)
        }
        return window
    }

    @Test("is valid XML, one file that asks for nothing")
    func selfContained() {
        let report = HTMLReport(of: Self.scene(), title: "Card")
        let read = ReadReport(report)
        expectTrue(read.failure == nil)
        expectEqual(read.title, "Card")
        expectTrue(read.attributes.isDisjoint(with: ["src", "srcset", "action", "data", "poster"]))
        expectTrue(!read.elements.contains("img") && !read.elements.contains("iframe"))
        for word in ["@import", "fetch(", "XMLHttpRequest", "url(http", "import("] {
            expectTrue(!report.html.contains(word), "\(word)")
        }
        // The one address is the name of SVG, which nobody asks for.
        expectEqual(
            report.html.matches(of: /https?:/).count,
            report.html.matches(of: /http:\/\/www\.w3\.org\/2000\/svg/).count)
    }

    @Test("lays the tree out, and has the name, type, superview and frame of every view")
    func views() throws {
        let data = try ReadReport(HTMLReport(of: Self.scene())).layout()
        expectEqual(data["size"] as? [Double], [200, 100])
        expectEqual(data["names"] as? [String], ["window", "card", "View#2"])
        expectEqual(data["types"] as? [String], ["Window", "View", "View"])
        expectEqual(data["parent"] as? [Int], [-1, 0, 1])
        // 200 less 10 on either side, 100 less 10 above and below; the dot is 5 within the card.
        expectEqual(data["frames"] as? [Double], [0, 0, 200, 100, 10, 10, 180, 80, 5, 5, 20, 40])
        expectEqual(data["hidden"] as? [Int], [])
    }

    @Test("has every constraint with its line, its views, and what its sides come to")
    func constraints() throws {
        let data = try ReadReport(HTMLReport(of: Self.scene())).layout()
        let lines = try #require(data["lines"] as? [String])
        expectEqual(lines.count, 8)
        expectEqual(lines[1], "card.left = window.left + 10")
        expectEqual(lines.last, "View#2.height = 40 @750")
        let files = try #require(data["files"] as? [String])
        expectEqual(Set(files), ["QuoinInspectTests/HTMLReportTests.swift"])
        let places = try #require(data["places"] as? [Int])
        expectEqual(places.count, 16)
        // All edges are stated on one line, and the dot's height on another, four further down.
        expectTrue(places[1] > 0 && places[3] == places[1])
        expectEqual(places[15], places[1] + 4)
        let ends = try #require(data["ends"] as? [Int])
        expectEqual(Array(ends[2...3]), [1, 0])
        expectEqual(Array(ends[14...15]), [2, -1])
        let values = try #require(data["values"] as? [Double])
        expectEqual(Array(values[2...3]), [10, 10])
        expectEqual(Array(values[14...15]), [40, 40])
    }

    @Test("says why each view is where it is, and each step once")
    func reasons() throws {
        let data = try ReadReport(HTMLReport(of: Self.scene())).layout()
        let reasons = try #require(data["reasons"] as? [[[Any]]])
        let steps = try #require(data["steps"] as? [[String]])
        expectEqual(reasons.count, 6)
        // The dot's left edge, then its width.
        let place = reasons[4][0]
        expectEqual(place[0] as? String, "View#2.left = 5")
        expectEqual(place[1] as? Int, 0)
        let step = steps[try #require(place[2] as? Int) / 16]
        expectEqual(step[0...1], ["card.left + 5", "= 0 + 5"])
        expectTrue(step[2].hasPrefix("HTMLReportTests.swift:"))
        expectEqual(reasons[4][1][0] as? String, "View#2.width = 20")
        expectEqual(Set(steps).count, steps.count)
    }

    @Test("tells the beginning and the end of long chains, and how much is between them")
    func longReasons() throws {
        let window = Self.scene()
        var above = window.top
        for _ in 0..<40 {
            let cell = View()
            window.addSubview(cell)
            cell.makeConstraints { make in
                make.top.equalTo(above).offset(1)
                make.left.equalToSuperview()
                make.size.equalTo(Size(width: 10, height: 10))
            }
            above = cell.top
        }
        let data = try ReadReport(HTMLReport(of: window)).layout()
        let reasons = try #require(data["reasons"] as? [[[Any]]])
        let last = try #require(reasons.last?[0])
        expectEqual((last[0] as? String)?.hasSuffix(".top = 40"), true)
        // A step for each of forty, of which twelve are told, each as a number.
        expectEqual(last[1] as? Int, 28)
        expectEqual(last.count, 2 + 12)
    }

    @Test("counts leading and trailing from where lines begin")
    func mirrored() throws {
        let window = Self.scene()
        window.layoutDirection = .rightToLeft
        let (card, mark) = (window.subviews[0], View())
        mark.name = "mark"
        card.addSubview(mark)
        mark.makeConstraints { make in
            make.leading.equalToSuperview().offset(30)
            make.top.equalToSuperview()
            make.size.equalTo(Size(width: 10, height: 10))
        }
        let data = try ReadReport(HTMLReport(of: window)).layout()
        let lines = try #require(data["lines"] as? [String])
        let index = try #require(lines.firstIndex(of: "mark.leading = card.leading + 30"))
        let values = try #require(data["values"] as? [Double])
        expectTrue(values[2 * index] == 30 && values[2 * index + 1] == 30)
    }

    @Test("marks what is set aside and what is in a conflict, and says what is wrong")
    func findings() throws {
        let window = Self.scene()
        window.subviews[0].makeConstraints { make in make.height.equalTo(50) }
        let read = ReadReport(HTMLReport(of: window))
        let data = try read.layout()
        let findings = try #require(data["findings"] as? [[String: Any]])
        expectEqual(findings.count, 1)
        expectTrue(findings[0]["views"] as? [Int] == [1] || findings[0]["views"] as? [Int] == [0])
        let marks = try #require(data["marks"] as? [Int])
        // Vertical 1, set aside 2, in a conflict 4.
        expectEqual(marks.filter { $0 & 2 != 0 }.count, 1)
        expectEqual(marks.filter { $0 & 4 != 0 }.count, 3)
        expectTrue(marks.filter { $0 & 4 != 0 }.allSatisfy { $0 & 1 == 1 })
        try expectEqual(read.variants()[0]["findings"] as? Int, 1)
        expectTrue(data["overlays"] as? [String] != nil)
        expectTrue(read.scripts.keys.contains("q-picture-0-conflicts"))
    }

    @Test("tries mends on layouts that are built anew, and tells what moves and what is left")
    func mends() throws {
        let devices = ["iPhone SE"].compactMap { Device.named($0) }
        let report = HTMLReport(title: "Mends", on: devices, held: [.portrait]) {
            let screen = View()
            let box = View()
            box.name = "box"
            screen.addSubview(box)
            box.makeConstraints { make in
                make.left.top.equalTo(screen.safeAreaLayoutGuide).offset(10)
                make.height.equalTo(40)
                make.width.equalTo(50)
                make.width.equalTo(80)
            }
            return screen
        }
        let read = ReadReport(report)
        expectTrue(read.failure == nil)
        let data = try read.layout()
        let findings = try #require(data["findings"] as? [[String: Any]])
        expectEqual(findings.map { $0["kind"] as? String }, ["conflict"])
        // Both widths, and no other line.
        let lines = try #require(data["lines"] as? [String])
        let culprits = try #require(findings[0]["lines"] as? [Int])
        expectEqual(Set(culprits.map { lines[$0] }), ["box.width = 50", "box.width = 80"])
        let mends = try #require(findings[0]["mends"] as? [[String: Any]])
        let left = mends.compactMap { $0["findings"] as? [String] }
        expectTrue(left.count == mends.count && left.contains([]))
        // Where 50 is dropped, the box is 80 wide, 10 from the left and 10 below the bar of 20.
        let moved = mends.compactMap { $0["moved"] as? [Double] }
        expectTrue(moved.contains([2, 10, 30, 80, 40]))
        expectTrue(report.html.contains("id=\"q-after-0-0-0\""))
        // Of a tree at hand there is nothing to be built.
        let window = Self.scene()
        window.subviews[0].makeConstraints { make in make.height.equalTo(50) }
        let atHand = try ReadReport(HTMLReport(of: window)).layout()
        let shown = try #require(atHand["findings"] as? [[String: Any]])
        let code = try #require(shown[0]["mends"] as? [[String: Any]])
        expectTrue(code.allSatisfy { $0["moved"] == nil && $0["code"] is String })
    }

    @Test("has a variant for each device, orientation, direction and size of text, in that order")
    func variants() throws {
        let devices = ["iPhone SE", "iPad Pro 11-inch"].compactMap { Device.named($0) }
        let report = HTMLReport(
            title: "Variants", on: devices, in: [.leftToRight, .rightToLeft],
            text: [.normal, .doubled]
        ) { Label("Word") }
        let variants = try ReadReport(report).variants()
        expectEqual(variants.count, 16)
        expectEqual(variants.map { $0["number"] as? Int }, Array(0..<16))
        expectEqual(
            variants[0...5].map { $0["label"] as? String },
            [
                "iPhone SE", "iPhone SE, doubled text", "iPhone SE, right to left",
                "iPhone SE, right to left, doubled text", "iPhone SE, sideways",
                "iPhone SE, sideways, doubled text",
            ])
        expectEqual(variants[0]["size"] as? [Double], [320, 568])
        expectEqual(variants[4]["size"] as? [Double], [568, 320])
        expectEqual(variants[15]["size"] as? [Double], [1194, 834])
        let data = try ReadReport(report).layout(1)
        // Body text of 17 points is one of 33, of 40 high lines.
        expectEqual((data["frames"] as? [Double])?[6], 320)
    }

    @Test("is the same for the same layout")
    func deterministic() {
        let make = {
            HTMLReport(title: "Same", on: LayoutVariant.usualDevices) {
                let view = Self.scene().subviews[0]
                view.removeFromSuperview()
                return view
            }.html
        }
        expectEqual(make(), make())
    }

    @Test("of a part of a tree has the constraints that are installed further out")
    func part() throws {
        let window = Self.scene()
        window.layoutIfNeeded()
        let data = try ReadReport(HTMLReport(of: window.subviews[0])).layout()
        expectEqual(data["names"] as? [String], ["card", "View#2"])
        expectEqual((data["frames"] as? [Double])?.prefix(4), [0, 0, 180, 80])
        let lines = try #require(data["lines"] as? [String])
        expectTrue(lines.contains("card.left = window.left + 10"))
        // What is shown on a device is all that it is in.
        let phone = try #require(Device.named("iPhone 16"))
        let shown = HTMLReport(title: "card", on: [phone], held: [.portrait]) {
            Self.scene().subviews[0]
        }
        let whole = try ReadReport(shown).layout()
        expectEqual(whole["names"] as? [String], ["window", "card", "View#2"])
        expectEqual(whole["size"] as? [Double], [393, 852])
    }

    @Test("knows what is scrolled, what is hidden, and names that no address can have")
    func scrolled() throws {
        let window = Self.scene()
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        scroll.contentSize = Size(width: 50, height: 300)
        let row = View(frame: Rect(x: 0, y: 120, width: 50, height: 20))
        scroll.addSubview(row)
        window.addSubview(scroll)
        window.layoutIfNeeded()
        scroll.contentOffset = Point(x: 0, y: 100)
        row.isHidden = true
        let report = HTMLReport(of: window)
        let data = try ReadReport(report).layout()
        let names = try #require(data["names"] as? [String])
        let place = try #require(names.firstIndex(of: "ScrollView#1"))
        expectEqual(data["scrolled"] as? [[Double]], [[Double(place), 0, 100]])
        let reasons = try #require(data["reasons"] as? [Any])
        expectEqual(reasons.count, 2 * names.count)
        let hidden = try #require((data["hidden"] as? [Int])?.first)
        expectTrue(reasons[2 * hidden] is NSNull && reasons[2 * hidden + 1] is NSNull)
        expectEqual(reasons.count { $0 is NSNull }, 2)
        let many = HTMLReport(
            title: "all",
            subjects: ["a b/ü", "50 %\t#1"].map { name in
                var subject = ReportSubject(name: name, title: name)
                subject.add(
                    ReportSubject.Surroundings(screen: "s", orientation: .portrait),
                    of: Self.scene())
                return subject
            })
        for address in ["#a%20b%2F%C3%BC", "#50%20%25%09%231"] {
            expectTrue(many.html.contains("href=\"\(address)\""), "\(address)")
        }
    }

    @Test("of a tree without views, size or names is a report", arguments: [0.0, 1e6])
    func bare(length: Double) {
        let view = View(frame: Rect(x: -50, y: 3, width: length, height: 0))
        expectTrue(ReadReport(HTMLReport(of: view)).failure == nil)
        expectTrue(ReadReport(HTMLReport(title: "", on: []) { View() }).failure == nil)
    }
}
