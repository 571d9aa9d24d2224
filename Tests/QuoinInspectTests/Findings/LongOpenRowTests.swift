import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Views in a row of which several have no width.
@Suite("A row with open widths")
struct LongOpenRowTests {
    /// Views behind one another; those without a width have none said.
    private static func window(widths: [Double?], toEnd: Bool = false) -> Window {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        window.onDiagnostic = { _ in }
        var before: View?
        for (number, width) in widths.enumerated() {
            let view = window.plain("view \(number)")
            view.makeConstraints { make in
                make.top.equalToSuperview()
                make.height.equalTo(10)
                if let before {
                    make.left.equalTo(before.right).offset(1)
                } else {
                    make.left.equalToSuperview()
                }
                if let width {
                    make.width.equalTo(width)
                }
            }
            before = view
        }
        if toEnd {
            before?.makeConstraints { $0.right.equalToSuperview() }
        }
        return window
    }

    private static func names(_ findings: [LayoutFinding]) -> [[String]] {
        findings.map { $0.views.map { $0.name ?? "" } }
    }

    @Test("what stands behind one hangs on it, up to the next one")
    func followers() {
        let findings = Self.window(widths: [nil, 20, 20, nil, 20]).findings()
        expectEqual(findings.map { $0.kind }, [.noWidth, .noWidth])
        expectEqual(Self.names(findings), [["view 0", "view 1", "view 2"], ["view 3", "view 4"]])
    }

    @Test("what stands between those that share a length hangs on them all")
    func shared() {
        let findings = Self.window(widths: [20, nil, 20, nil, 20, nil], toEnd: true).findings()
        expectEqual(findings.map { $0.kind }, [.shared])
        expectEqual(Self.names(findings), [["view 1", "view 3", "view 5"]])
        expectEqual(findings.first?.message.contains("view 2 and view 4 hang on it"), true)
    }

    @Test("of many, each is told of once, alike ones together", arguments: [90])
    func many(count: Int) {
        let widths = (0..<count).map { $0 % 3 == 0 ? nil : 1.0 }
        let findings = Self.window(widths: widths).findings()
        expectTrue(findings.allSatisfy { $0.kind == .noWidth })
        expectTrue(findings.count < 5)
        let names = Self.names(findings).joined()
        expectEqual(names.count, count)
        expectEqual(Set(names).count, count)
    }
}
