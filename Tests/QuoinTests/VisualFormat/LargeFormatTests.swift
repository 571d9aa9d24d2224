import Quoin
import TestSupport
import Testing

@Suite("Large formats")
struct LargeFormatTests {
    private static let count = 5_000
    private let root = View("root", Rect(0, 0, 10_000, 100))
    private let views: [String: View]

    init() {
        var views: [String: View] = [:]
        for number in 1...Self.count {
            views["v\(number)"] = root.add("v\(number)")
        }
        self.views = views
    }

    @Test("of thousands of views in a row are laid out")
    func chain() throws {
        let format = "|" + (1...Self.count).map { "[v\($0)(2)]" }.joined()
        let constraints = try root.visualConstraints(format, views: views)
        expectEqual(constraints.count, 2 * Self.count)
        root.layoutIfNeeded()
        let last = try #require(views["v\(Self.count)"])
        expectEqual(last.frame.minX, 2 * Double(Self.count - 1))
        expectEqual(last.frame.width, 2)
    }

    @Test("of thousands of views at one place are laid out")
    func range() throws {
        let constraints = try root.visualConstraints("HV:|[v1..\(Self.count)]|", views: views)
        expectEqual(constraints.count, 4 * Self.count)
        root.layoutIfNeeded()
        expectTrue(views.values.allSatisfy { $0.frame == Rect(0, 0, 10_000, 100) })
    }

    @Test("of thousands of lines, stacks and waves are laid out")
    func lines() throws {
        let format = (1...500).map { "V:|~[s\($0):[v\($0)(10)]]~|\n[s\($0)(20)]\n" }.joined()
        try root.visualConstraints(format, views: views)
        root.layoutIfNeeded()
        let stack = try #require(views["v500"]?.superview)
        expectEqual(stack.name, "s500")
        expectEqual(stack.frame.minY, 45)
        expectEqual(stack.frame.height, 10)
    }

    @Test("put a thousand siblings in order")
    func order() throws {
        let names = (1...1_000).map { "v\($0)" }
        try root.visualConstraints("Z:" + names.reversed().map { "[\($0)]" }.joined(), views: views)
        let front = (1_001...Self.count).map { "v\($0)" }
        expectEqual(root.subviews.compactMap(\.name), names.reversed() + front)
    }

    @Test("of nothing but parentheses, brackets or signs are refused without harm")
    func hostile() {
        let pieces = [
            "(", "[", "[a(", "[a:", "-", "~", "|", "[a(-", "[a(1+", "@", "[a,", "H:", "//", "\n",
        ]
        for piece in pieces {
            let format = String(repeating: piece, count: 20_000)
            _ = try? root.visualConstraints(format, views: ["a": root])
            _ = try? root.visualConstraints("[a(" + format, views: ["a": root])
            _ = try? root.visualConstraints("|-" + format, views: ["a": root])
        }
        expectTrue(root.constraints.isEmpty)
    }
}
