import Quoin
import QuoinKit
import TestSupport
import Testing

/// What Chromium says of Liberation Sans; see `Fixtures/measure_in_browser.py`.
@Suite("Helvetica, beside a browser")
struct BrowserTests {
    @Test("is as wide as the browser draws it, within half a percent")
    func widths() throws {
        let measurer = HelveticaMeasurer()
        let rows = try FixtureFile.rows("browser_widths.txt")
        expectTrue(rows.count >= 200)
        for row in rows {
            let size = try #require(Double(row[0]))
            let expected = try #require(Double(row[2]))
            let font = Font(size: size, isBold: row[1] == "700")
            let width = measurer.size(of: row[3], in: font).width
            expectTrue(
                abs(width - expected) <= expected * 0.005, "\(width) instead of \(row)")
        }
    }

    @Test("has lines as high as the browser's, and the baseline where it is there")
    func metrics() throws {
        let measurer = HelveticaMeasurer()
        let rows = try FixtureFile.rows("browser_metrics.txt")
        expectEqual(rows.count, 20)
        for row in rows.map({ $0.compactMap(Double.init) }) {
            let metrics = measurer.metrics(of: Font(size: row[0]))
            expectEqual(metrics, FontMetrics(lineHeight: row[1], baseline: row[2]), "\(row)")
        }
    }

    @Test("is broken into the lines into which the browser breaks it")
    func lines() throws {
        let measurer = HelveticaMeasurer()
        let rows = try FixtureFile.rows("browser_lines.txt")
        expectTrue(rows.count >= 150)
        for row in rows {
            let font = Font(size: try #require(Double(row[0])))
            let limits = TextLimits(width: try #require(Double(row[1])))
            let text = row[2].replacing("\\n", with: "\n")
            let lines = measurer.layout(text, in: font, within: limits).lines.map(\.text)
            expectEqual(lines, Array(row[3...]), "\(row[0...1])")
        }
    }
}
