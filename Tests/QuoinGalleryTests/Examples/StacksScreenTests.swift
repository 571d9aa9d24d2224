import Quoin
import QuoinGallery
import Testing

@Suite("The stacks screen")
struct StacksScreenTests {
    /// From the upper edge of the card: 12, then rows with 10 between them.
    private struct Rows {
        let width: Double
        /// How many lines the note has; none if there is no note.
        let noteLines: Int

        var header: Rect { row(12, 44) }
        /// 6, a line of 18 points, one of 12, and 6.
        var figures: Rect {
            row(header.maxY + 10, 6 + Helvetica.lineHeight(18) + Helvetica.lineHeight(12) + 6)
        }
        var alerts: Rect { row(figures.maxY + 10, 31) }
        var note: Rect { row(alerts.maxY + 10, Double(noteLines) * Helvetica.lineHeight(14)) }
        /// A line of 14 points with 6 above and below it.
        var actions: Rect {
            row((noteLines == 0 ? alerts : note).maxY + 10, 6 + Helvetica.lineHeight(14) + 6)
        }
        var height: Double { actions.maxY + 12 }

        private func row(_ y: Double, _ height: Double) -> Rect {
            Rect(x: 12, y: y, width: width - 2 * 12, height: height)
        }
    }

    @Test(
        "has rows below each other, into which a note is put", arguments: ScreenSize.allCases,
        [0, 1]
    )
    func frames(at screen: ScreenSize, step: Int) throws {
        // 12 around the card, and a column of at most 440.
        let width = min(440, screen.width) - 2 * 12
        let lines =
            screen == .upright
            ? ["You will not hear of messages until you turn", "this on again."]
            : ["You will not hear of messages until you turn this on again."]
        let rows = Rows(width: width, noteLines: step == 0 ? 0 : lines.count)
        var expected = Frames.titleBar("Profile", on: screen)
        expected["card"] = Rect(
            x: (screen.width - width) / 2, y: 44 + 12, width: width, height: rows.height)
        expected["rows"] = Rect(x: 0, y: 0, width: width, height: rows.height)
        expected += headerFrames(rows.header) + figureFrames(rows.figures)
        expected += alertFrames(rows.alerts, showsCount: step == 0)
        expected += actionFrames(rows.actions)
        if step == 1 {
            expected["note"] = .lines(
                lines, size: 14, x: 12, y: rows.note.minY, width: width - 2 * 12)
        }
        try ExampleCheck("stacks", screen, steps: step).expectFrames(expected)
    }

    /// The portrait, two lines with 2 between them, and the button; what is left over is for the lines.
    private func headerFrames(_ header: Rect) -> Frames {
        let follow = Size(
            width: 12 + Helvetica.width("Follow", 14, isBold: true) + 12,
            height: 6 + Helvetica.lineHeight(14) + 6)
        let heights = (Helvetica.lineHeight(16), Helvetica.lineHeight(12))
        let names = heights.0 + 2 + heights.1
        return [
            "header": header,
            "portrait": Rect(x: 0, y: 0, width: 44, height: 44),
            "names": Rect(
                x: 44 + 12, y: (44 - names) / 2,
                width: header.width - 44 - 12 - 12 - follow.width, height: names),
            "user": .line("Ada Lovelace", isBold: true, x: 0, y: 0),
            "role": .line("Analyst, London", size: 12, x: 0, y: heights.0 + 2),
            "follow": Rect(
                x: header.width - follow.width, y: (44 - follow.height) / 2, width: follow.width,
                height: follow.height),
        ]
    }

    /// Three boxes of a width with 8 between them, their lines in the middle.
    private func figureFrames(_ figures: Rect) -> Frames {
        let width = (figures.width - 2 * 8) / 3
        let heights = (Helvetica.lineHeight(18), Helvetica.lineHeight(12))
        var frames: Frames = ["figures": figures]
        let contents = [
            ("programs", "1", "Programs"), ("notes", "7", "Notes"), ("readers", "1,843", "Readers"),
        ]
        for (index, (name, number, caption)) in contents.enumerated() {
            let inner = width - 2 * 6
            frames[name] = Rect(
                x: Double(index) * (width + 8), y: 0, width: width, height: figures.height)
            frames["\(name).lines"] = Rect(
                x: 6, y: 6, width: inner, height: heights.0 + heights.1)
            let numberWidth = Helvetica.width(number, 18, isBold: true)
            frames["\(name).number"] = .line(
                number, size: 18, isBold: true, x: (inner - numberWidth) / 2, y: 0)
            let captionWidth = Helvetica.width(caption, 12)
            frames["\(name).caption"] = .line(
                caption, size: 12, x: (inner - captionWidth) / 2, y: heights.0)
        }
        return frames
    }

    /// A switch of 51 by 31 and, unless it is hidden, a count of 24 with 8 at both sides; the title has what
    /// is left. What is hidden is at no place.
    private func alertFrames(_ alerts: Rect, showsCount: Bool) -> Frames {
        let height = Helvetica.lineHeight(14)
        let end = alerts.width - 51 - 8
        return [
            "alerts": alerts,
            "alerts.title": Rect(
                x: 0, y: (31 - height) / 2, width: showsCount ? end - 24 - 8 : end, height: height),
            "alerts.count": Rect(
                x: showsCount ? end - 24 : 0, y: showsCount ? (31 - 24) / 2 : 0, width: 24,
                height: 24),
            "alerts.switch": Rect(x: alerts.width - 51, y: 0, width: 51, height: 31),
        ]
    }

    /// Buttons with 4 beside their titles; the gaps between them are equal.
    private func actionFrames(_ actions: Rect) -> Frames {
        let widths = ["Message", "Share", "Report"].map { 4 + Helvetica.width($0, 14) + 4 }
        let gap = (actions.width - widths.reduce(0, +)) / 2
        return [
            "actions": actions,
            "message": Rect(x: 0, y: 0, width: widths[0], height: actions.height),
            "share": Rect(
                x: widths[0] + gap, y: 0, width: widths[1], height: actions.height),
            "report": Rect(
                x: actions.width - widths[2], y: 0, width: widths[2], height: actions.height),
        ]
    }
}

/// Adds frames to others; names occur in one of them only.
private func += (frames: inout Frames, others: Frames) {
    frames = frames + others
}
