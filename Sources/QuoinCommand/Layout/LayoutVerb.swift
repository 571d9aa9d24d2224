import Quoin
import QuoinInspect

/// `quoin layout [--size WxH] [--view NAME:WxH …] [--metric NAME=N …] [--option NAME …] [--rtl]
/// [--format terminal|svg|json] [--file FILE] 'VFL' 'SENTENCE' …`
struct LayoutVerb {
    static let help = """
        usage: quoin layout [OPTIONS] 'FORMAT' 'SENTENCE' …

        Lays out visual formats and sentences in a screen, with a box for every view that they
        mention.

          --size WxH          the size of the screen in points, 320x480 by default
          --view NAME:WxH     how large the content of a view is; either number may be left out, as
                              in title:120x or line:x1
          --metric NAME=N     a number that the format may use by name
          --option NAME       an option of visual formats, such as alignAllTop; lines along the
                              other axis, which it is not for, go without
          --file FILE         a file with formats and sentences, or - for standard input
          --rtl               the screen of a language that is written from right to left
          --format terminal   a picture of characters, which is the default
          --format svg        a picture for the browser
          --format json       one object: the size, the frame of each view on the screen (x, y,
                              width, height), ambiguous views, and conflicts as equations

        Several formats and sentences are lines of one text:

          quoin layout '|-[icon(44)]-[title]-|' 'V:|-[icon(44)]' 'V:|-[title(icon)]'
          quoin layout 'photo 200x100' 'photo: center.equalToSuperview()' \\
              'badge: right.top.equalTo(photo).inset(4); size.equalTo(20)'

        In formats, | is the edge of the screen, which has margins of 8 points, and V: goes down
        instead of along the line; a line such as options: alignAllTop holds for those below it. In
        sentences, a view and a colon come first, then the words of blocks: left.equalTo(photo). A
        line title in card "Text" says what a view is, gap = 12 gives a number a name, and # begins a
        comment. --view, --metric, --option and --file may be given several times.

        When a view could as well be elsewhere, the exit status is 1, and ? stands in its box. When
        constraints contradict each other, one is set aside, the exit status is 2, and ! stands in
        the boxes that they are about. When a line makes no sense, nothing is drawn (exit status 64).

        """

    private let request: LayoutRequest
    private let console: Console

    /// Carries out the verb with the arguments behind it.
    static func run(
        _ arguments: [String], input: CommandInput, console: Console
    ) -> Outcome {
        do throws(UsageError) {
            let request = try LayoutRequest(arguments, input: input)
            if request.wantsHelp {
                return .success(help)
            }
            return try LayoutVerb(request: request, console: console).layOut()
        } catch {
            return .wrongUse(error)
        }
    }

    private func layOut() throws(UsageError) -> Outcome {
        do throws(LayoutSheet.Failure) {
            let sheet = try LayoutSheet(request)
            let problems = LayoutProblems(of: sheet)
            // Programs find the other problems in what they asked for.
            return Outcome(
                standardOutput: text(of: sheet, problems),
                standardError: request.output == .json ? problems.textOfOthers : problems.text,
                status: problems.status)
        } catch {
            switch error {
            case .usage(let error): throw error
            case .format(let error):
                return Outcome(standardError: "quoin: \(error)\n", status: .wrongUse)
            case .sentences(let error):
                return Outcome(standardError: "quoin: \(error)\n", status: .wrongUse)
            }
        }
    }

    private func text(of sheet: LayoutSheet, _ problems: LayoutProblems) -> String {
        problems.mark()
        return switch request.output {
        case .json: LayoutObject(of: sheet, problems).text
        case .svg: SVGRenderer(overlays: .problems).document(of: sheet.window)
        case .terminal: terminalPicture(of: sheet)
        }
    }

    private func terminalPicture(of sheet: LayoutSheet) -> String {
        let lettering = CellLettering(
            size: sheet.window.frame.size, for: console.capabilities)
        for box in sheet.boxes {
            box.lettering = lettering
        }
        // A limit would make the picture smaller than its letters take it to be.
        let renderer = TerminalRenderer(
            for: console.capabilities, pointsPerColumn: lettering.pointsPerColumn, mostLines: .max)
        return renderer.picture(of: sheet.window)
    }
}
