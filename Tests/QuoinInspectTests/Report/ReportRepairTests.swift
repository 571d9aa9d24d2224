import Foundation
import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What a report offers to repair")
struct ReportRepairTests {
    /// Three boxes in a row, 20 × 20 and 10 apart, the last of them 2 lower; nothing says where the middle one is
    /// from top to bottom.
    private static func row() -> View {
        let screen = View()
        screen.name = "screen"
        let bar = View()
        bar.name = "bar"
        screen.addSubview(bar)
        bar.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(100)
        }
        var before: View?
        for (name, top) in [("one", 30.0), ("two", nil), ("three", 32)] as [(String, Double?)] {
            let box = View()
            box.name = name
            bar.addSubview(box)
            box.makeConstraints { make in
                if let before {
                    make.left.equalTo(before.right).offset(10)
                } else {
                    make.left.equalToSuperview().offset(10)
                }
                if let top {
                    make.top.equalToSuperview().offset(top)
                }
                make.size.equalTo(Size(width: 20, height: 20))
            }
            before = box
        }
        return screen
    }

    private static func repairs(
        of build: @escaping () -> View, on devices: [String] = ["iPhone SE"]
    ) throws -> (all: [[String: Any]], names: [String], page: ReadReport) {
        let report = HTMLReport(
            title: "Row", on: devices.compactMap { Device.named($0) }, held: [.portrait], build)
        let page = ReadReport(report)
        let data = try page.layout()
        return (
            try #require(data["repairs"] as? [[String: Any]]),
            try #require(data["names"] as? [String]), page
        )
    }

    @Test("of the whole are the five operations, of which two have nothing to do")
    func whole() throws {
        let (all, _, page) = try Self.repairs { Self.row() }
        let whole = all.filter { $0["view"] as? Int == -1 }
        expectEqual(
            whole.map { $0["title"] as? String },
            [
                "Update frames", "Update constraints to the frames", "Add missing constraints",
                "Reset to suggested constraints", "Clear constraints",
            ])
        expectTrue(whole[0]["code"] as? String == "" && whole[1]["code"] as? String == "")
        expectTrue(whole[0]["size"] == nil)
        let missing = try #require(whole[2]["code"] as? String)
        expectTrue(missing.hasPrefix("two.makeConstraints { make in"))
        // What was open is decided where it stands, and nothing moves.
        expectEqual((whole[2]["moved"] as? [Double])?.isEmpty, true)
        let open = try #require(try page.layout()["findings"] as? [[String: Any]])
        let left = try #require(whole[2]["findings"] as? [String])
        expectTrue(open.contains { $0["kind"] as? String == "no place" })
        expectTrue(!left.contains { $0.contains("place") })
    }

    @Test("of a view are what would place it, and what stands next to it")
    func suggested() throws {
        let (all, names, _) = try Self.repairs { Self.row() }
        let one = try #require(names.firstIndex(of: "one"))
        let suggested = try #require(
            all.first {
                $0["view"] as? Int == one && $0["title"] as? String == "Suggested constraints"
            })
        let code = try #require(suggested["code"] as? String)
        expectTrue(code.hasPrefix("one.makeConstraints { make in\n"))
        expectTrue(!code.contains("two.make") && !code.contains("three.make"))
        // Two, whose place is open, stands at the top, so that three is the first on the right: 70 − 30 away.
        let pinned = try #require(
            all.first {
                $0["view"] as? Int == one
                    && $0["title"] as? String == "Pinned to the nearest neighbors"
            })
        let pins = try #require(pinned["code"] as? String)
        expectTrue(pins.contains("make.right.equalTo(three.left).offset(-40)"))
    }

    @Test("are edges that are nearly in line, and by how much what strays would move")
    func aligned() throws {
        let (all, names, _) = try Self.repairs { Self.row() }
        let three = try #require(names.firstIndex(of: "three"))
        let aligned = try #require(
            all.first { ($0["title"] as? String) == "Align top edge with one" })
        expectEqual(aligned["view"] as? Int, three)
        expectEqual((aligned["code"] as? String)?.contains("make.top.equalTo(one)"), true)
        // From 32 to 30, where the first one is; 10 + 2 × 30 from the left.
        expectEqual(aligned["moved"] as? [Double], [Double(three), 70, 30, 20, 20])
    }

    @Test("are stacks where these move nothing")
    func stacks() throws {
        let (crooked, _, _) = try Self.repairs { Self.row() }
        expectTrue(!crooked.contains { ($0["title"] as? String)?.contains("stack") == true })
        let (straight, names, _) = try Self.repairs {
            let screen = View()
            let bar = View()
            bar.name = "bar"
            screen.addSubview(bar)
            bar.makeConstraints { make in
                make.left.right.top.equalToSuperview()
                make.height.equalTo(100)
            }
            for index in 0..<3 {
                let box = View()
                bar.addSubview(box)
                box.makeConstraints { make in
                    make.left.equalToSuperview().offset(10 + 30 * Double(index))
                    make.top.equalToSuperview().offset(40)
                    make.size.equalTo(Size(width: 20, height: 20))
                }
            }
            return screen
        }
        let stack = try #require(
            straight.first { ($0["title"] as? String)?.contains("stack") == true })
        expectEqual(stack["view"] as? Int, names.firstIndex(of: "bar"))
        let code = try #require(stack["code"] as? String)
        expectTrue(code.contains("stack.axis = .horizontal") && code.contains("stack.spacing = 10"))
        expectEqual((stack["moved"] as? [Double])?.isEmpty, true)
    }

    @Test("is nothing where the layout cannot be built again, or has too many views")
    func none() throws {
        let data = try ReadReport(HTMLReport(of: Self.row())).layout()
        expectEqual((data["repairs"] as? [Any])?.isEmpty, true)
        let (many, _, _) = try Self.repairs {
            let screen = View()
            for index in 0..<400 {
                let view = View(frame: Rect(x: 0, y: Double(index), width: 1, height: 1))
                screen.addSubview(view)
            }
            return screen
        }
        expectTrue(many.isEmpty)
    }
}
