import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What is wrong in hundreds of cells")
struct AlikeFindingTests {
    /// Cells under each other, 60 high, each with an icon that is nothing but placed and a title beside it.
    private static func list(of count: Int) -> Window {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 60 * Double(count)))
        window.name = "window"
        window.onDiagnostic = { _ in }
        var above = window.top
        for number in 0..<count {
            let cell = View()
            cell.name = "cell \(number)"
            window.addSubview(cell)
            cell.makeConstraints { make in
                make.top.equalTo(above)
                make.left.right.equalToSuperview()
                make.height.equalTo(60)
            }
            above = cell.bottom
            let (icon, title) = (View(), Label("Title"))
            icon.name = "icon \(number)"
            title.name = "title \(number)"
            cell.addSubview(icon)
            cell.addSubview(title)
            icon.makeConstraints { make in
                make.left.equalToSuperview().offset(16)
                make.centerY.equalToSuperview()
            }
            title.makeConstraints { make in
                make.left.equalTo(icon.right).offset(8)
                make.centerY.equalToSuperview()
            }
        }
        return window
    }

    @Test("is told once, with a mend for all", arguments: [3, 80])
    func once(count: Int) throws {
        let window = Self.list(of: count)
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.noWidth, .noHeight])
        for finding in findings {
            expectTrue(finding.message.contains("The same \(count) times"))
            // Each icon, and the titles beside those without a width, which hang on them.
            expectEqual(finding.views.count, (finding.kind == .noWidth ? 2 : 1) * count)
            try #require(finding.mends.first).apply()
        }
        expectEqual(window.findings().map { $0.message }, [])
        // As much as a finger needs, since nobody has said how much.
        let icons = window.subviews.compactMap { $0.subviews.first }
        expectTrue(icons.allSatisfy { $0.frame == Rect(x: 16, y: 8, width: 44, height: 44) })
    }

    @Test("is told with the cells where all that is in them is called the same")
    func sameNames() throws {
        let window = Self.list(of: 3)
        for cell in window.subviews { cell.subviews.first?.name = "icon" }
        let finding = try #require(window.findings().first)
        expectTrue(
            finding.message.hasSuffix("The same 3 times: icon in cell 1 and icon in cell 2."),
            "\(finding)")
    }

    @Test("is mended with the number that views of the kind have elsewhere")
    func usualNumber() throws {
        let window = Self.list(of: 3)
        let mark = View()
        window.addSubview(mark)
        mark.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.height.equalTo(28)
        }
        let mends = window.findings().compactMap { $0.mends.first }
        let texts = mends.map { $0.description }
        expectTrue(texts.contains { $0.hasPrefix("icon 0.width.equalTo(28)") }, "\(texts)")
    }

    /// What is stated twice contradicts twice, in the same words.
    private func statedTwice() -> (window: Window, conflict: LayoutFinding?) {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.onDiagnostic = { _ in }
        let view = window.plain("view")
        // Hidden, it may reach out of the window.
        view.isHidden = true
        view.makeConstraints { $0.left.equalTo(window).offset(-10) }
        for _ in 0..<2 {
            view.makeConstraints { $0.aspectFill(in: window, ratio: 1.5) }
        }
        window.layoutIfNeeded()
        return (window, window.findings().first { $0.kind == .conflict })
    }

    @Test("are mended all at once where they are about the same view, too")
    func sameView() throws {
        let count = try #require(statedTwice().conflict).mends.count
        expectTrue(count > 0)
        for index in 0..<count {
            let (window, conflict) = statedTwice()
            try #require(conflict).mends[index].apply()
            expectTrue(!window.findings().contains { $0.kind == .conflict }, "mend \(index)")
        }
    }

    @Test("are told and mended once where one line brings them about at both edges")
    func bothEdges() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        let bar = window.plain("bar")
        bar.makeConstraints { make in
            make.centerX.top.equalToSuperview()
            make.height.equalTo(20)
            make.left.equalToSuperview().offset(-8)
        }
        let finding = try #require(window.findings().first)
        expectTrue(finding.message.contains("out of window at its left edge."))
        expectTrue(finding.message.contains("out of window at its right edge."))
        expectEqual(finding.message.split(separator: "\n").count, 3)
        expectEqual(finding.mends.first?.description, "bar.left.equalTo(window).inset(8)")
        finding.mends.first?.apply()
        expectEqual(window.findings().map { $0.description }, [])
    }
}
