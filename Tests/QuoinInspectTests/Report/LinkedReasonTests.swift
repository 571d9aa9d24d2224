import Quoin
import TestSupport
import Testing

@testable import QuoinInspect

/// Reasons in a report of a column in which each row hangs on the row before.
@Suite("Reasons of many views that hang on each other")
struct LinkedReasonTests {
    /// A column with an icon in each row, as tall as the row.
    private static func column(_ count: Int) -> View {
        let root = View(frame: Rect(x: 0, y: 0, width: 320, height: Double(20 * count)))
        root.name = "root"
        var last: View?
        for index in 0..<count {
            let row = View("row \(index)")
            let icon = View("icon \(index)")
            root.addSubview(row)
            row.addSubview(icon)
            row.makeConstraints { make in
                make.left.right.equalToSuperview()
                if let last {
                    make.top.equalTo(last.bottom).offset(1)
                    make.height.equalTo(last)
                } else {
                    make.top.equalToSuperview()
                    make.height.equalTo(10)
                }
            }
            icon.makeConstraints { make in
                make.left.top.bottom.equalToSuperview().inset(2)
                make.width.equalTo(icon.height)
            }
            last = row
        }
        root.layoutIfNeeded()
        return root
    }

    private static func views(in top: View) -> [View] {
        [top] + top.subviews.flatMap { views(in: $0) }
    }

    /// The steps of a linked chain, as the page's script finds them: depth and number of each.
    private static func followed(_ first: Int, in links: [[Int]]) -> [(depth: Int, number: Int)] {
        var steps: [(depth: Int, number: Int)] = []
        var explained: Set<Int> = []
        var waiting = [(place: first, depth: 0, isBranch: false)]
        while let (place, depth, isBranch) = waiting.popLast() {
            guard explained.insert(place).inserted, !links[place].isEmpty else { continue }
            steps.append((depth, links[place][isBranch ? 1 : 0]))
            let open = links[place].dropFirst(2).filter { !explained.contains($0 / 2) }
            guard let main = open.first(where: { $0 % 2 == 1 }) ?? open.first else { continue }
            waiting.append((main / 2, depth, false))
            for part in open.reversed() where part != main {
                waiting.append((part / 2, depth + 1, true))
            }
        }
        return steps
    }

    @Test("say step by step what each view says when it is asked by itself")
    func sameSteps() {
        let root = Self.column(40)
        let views = Self.views(in: root)
        let reasons = ReportReasons(of: views)
        var linked = 0
        for (index, view) in views.enumerated() {
            for (offset, axis) in Axis.allCases.enumerated() {
                guard let found = reasons.all[2 * index + offset] else { continue }
                let why = view.why(axis)
                for (chain, own) in [(found.place, why.place), (found.size, why.size)] {
                    let depths = own.steps.map { $0.depth }
                    switch chain.steps {
                    case .all(let steps, let left):
                        expectEqual(steps.count + left, own.steps.count)
                        if left == 0 { expectEqual(steps.map { $0.depth }, depths) }
                    case .linked(let place):
                        linked += 1
                        let steps = Self.followed(place, in: reasons.links)
                        expectEqual(steps.map { $0.depth }, depths)
                        for (step, other) in zip(steps, own.steps) {
                            // The expression begins with the name where it is a branch.
                            let text = reasons.steps[step.number][0]
                            expectEqual(text.hasPrefix("\(other.name) "), other.isBranch)
                        }
                    }
                }
            }
        }
        expectTrue(linked > 10)
    }

    @Test("are as many more as there are views more, and so is the page")
    func growth() {
        let (short, long) = (Self.column(100), Self.column(200))
        let few = ReportReasons(of: Self.views(in: short))
        let many = ReportReasons(of: Self.views(in: long))
        // Told in full, there would be four times as many. The first chains are short enough to stand by themselves,
        // so that there are somewhat more than twice as many.
        expectTrue(many.links.count > few.links.count && few.links.count >= 3 * 99)
        expectTrue(many.links.count < 3 * few.links.count)
        expectTrue(many.steps.count < 3 * few.steps.count)
    }

    @Test("are all there, however many there are")
    func all() throws {
        let root = Self.column(150)
        let views = Self.views(in: root)
        let reasons = ReportReasons(of: views)
        expectEqual(reasons.all.count, 2 * 301)
        expectTrue(reasons.all.allSatisfy { $0 != nil })
        guard case .linked(let place) = reasons.all[2 * 299 + 1]?.place.steps else {
            Issue.record("the last row hangs on few others")
            return
        }
        // Top, bottom and height of each of 149 rows before, and the top of the last one. The first one begins at an
        // edge that stands at 0.
        expectEqual(Self.followed(place, in: reasons.links).count, 3 * 149 + 1)
        // The page has them as they are.
        let data = try ReadReport(HTMLReport(of: root)).layout()
        expectEqual(data["links"] as? [[Int]], reasons.links)
        let chain = (data["reasons"] as? [[[Any]]])?[2 * 299 + 1][0].dropFirst().map { $0 as? Int }
        expectEqual(chain, [-1, place])
    }

    @Test("know lengths that are 0 since they cannot be less, as a view asked by itself does")
    func zeros() {
        let root = View("root", Rect(0, 0, 100, 100))
        let (thin, next) = (View("thin"), View("next"))
        [thin, next].forEach(root.addSubview)
        thin.makeConstraints { make in
            make.left.equalToSuperview().offset(10)
            make.right.equalTo(thin.left).offset(-20).priority(.high)
            make.top.height.equalTo(5)
        }
        next.makeConstraints { make in
            make.left.equalTo(thin.right).offset(7)
            make.width.equalTo(thin).offset(3)
            make.top.height.equalTo(5)
        }
        root.layoutIfNeeded()
        expectEqual([thin.frame.width, next.frame.minX, next.frame.width], [0, 17, 3])
        let views = Self.views(in: root)
        let reasons = ReportReasons(of: views)
        for (index, view) in views.enumerated() {
            let why = view.why(.horizontal)
            guard let found = reasons.all[2 * index] else {
                Issue.record("nothing is told of \(view.name ?? "")")
                continue
            }
            for (chain, own) in [(found.place, why.place), (found.size, why.size)] {
                let told = own.steps.map { $0.name }
                let texts = Self.texts(chain, reasons)
                expectEqual(texts.count, told.count, "\(texts) for \(told)")
            }
        }
        expectEqual(reasons.all[2]?.size.heading, "thin.width = 0")
        expectEqual(reasons.all[4]?.place.heading, "next.left = 17")
    }

    // MARK: Where several decide together

    /// Rows of one height in a column that ends where the root does; whose height it is, each row says by itself.
    private static func sharingColumn(_ count: Int, _ leader: (Int) -> Int) -> View {
        let root = View(frame: Rect(x: 0, y: 0, width: 320, height: Double(20 * count)))
        root.name = "root"
        let rows = (0..<count).map { View("row \($0)") }
        for row in rows { root.addSubview(row) }
        for (index, row) in rows.enumerated() {
            row.makeConstraints { make in
                make.left.right.equalToSuperview()
                make.top.equalTo(index == 0 ? root.top : rows[index - 1].bottom)
                if leader(index) != index {
                    make.height.equalTo(rows[leader(index)])
                }
            }
        }
        rows[count - 1].makeConstraints { $0.bottom.equalToSuperview() }
        root.layoutIfNeeded()
        return root
    }

    /// What a chain tells, step by step.
    private static func texts(_ chain: ReportReasons.Chain, _ reasons: ReportReasons) -> [String] {
        let numbers =
            switch chain.steps {
            case .all(let steps, _): steps.map { $0.number }
            case .linked(let place): followed(place, in: reasons.links).map { $0.number }
            }
        return numbers.map { reasons.steps[$0].joined(separator: " ") }
    }

    @Test(
        "of rows that share a length are linked, and as many more as there are rows more",
        arguments: ["the first row", "the last row", "the row before"])
    func sharing(leader: String) {
        func reasons(_ count: Int) -> ReportReasons {
            let root = Self.sharingColumn(count) { index in
                switch leader {
                case "the first row": 0
                case "the last row": count - 1
                default: max(0, index - 1)
                }
            }
            return ReportReasons(of: Self.views(in: root))
        }
        let (few, many) = (reasons(40), reasons(120))
        expectTrue(few.links.count > 40 && many.links.count < 4 * few.links.count)
        expectTrue(many.steps.count < 4 * few.steps.count)
        let share = "row 0, row 1, row 2, row 3, row 4 and 115 more share 2400: 20 each"
        for index in stride(from: 1, through: 120, by: 17) {
            guard let reason = many.all[2 * index + 1] else {
                Issue.record("nothing is told of row \(index - 1)")
                continue
            }
            expectEqual(reason.size.heading, "row \(index - 1).height = 20")
            expectEqual(reason.place.heading, "row \(index - 1).top = \(20 * (index - 1))")
            let size = Self.texts(reason.size, many)
            expectTrue(size[0].hasPrefix(share), "\(size)")
            if index > 1 {
                let place = Self.texts(reason.place, many)
                expectTrue(place.contains { $0.contains(share) }, "\(place)")
            }
        }
    }
}
