import Foundation
import QuoinKit
import QuoinTerminal
import TestSupport
import Testing

/// The picture of *A program in the terminal*, stored beside the article and compared with what is drawn
/// today. With `STORE_SNAPSHOTS` in the environment it is stored anew.
@Suite("The article about programs in the terminal")
struct ArticlePictureTests {
    private final class TaskLine: StackView {
        let progress = ProgressView()

        convenience init(_ name: String) {
            self.init(frame: .zero)
            spacing = 2
            let title = Label(name)
            addArrangedSubview(title)
            addArrangedSubview(progress)
            title.makeConstraints { make in
                make.width.equalTo(8)
            }
            makeConstraints { make in
                make.height.equalTo(1)
            }
        }
    }

    @Test("shows its program")
    func showsTasks() throws {
        let tasks = ["Fetch", "Compile", "Test"].map { TaskLine($0) }
        let list = StackView(arrangedSubviews: tasks)
        list.axis = .vertical
        let window = Window(frame: Rect(x: 0, y: 0, width: 40, height: 6))
        window.appearance = .dark
        window.backgroundColor = ControlColors.adaptive.background
        window.textMeasurer = TerminalMeasurer()
        let (frame, hint) = (View(), Label("space goes on   q quits"))
        frame.borderWidth = 1
        frame.cornerRadius = 1
        frame.borderColor = ControlColors.adaptive.line
        window.addSubview(frame)
        window.addSubview(hint)
        frame.addSubview(list)
        frame.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(5)
        }
        list.makeConstraints { make in
            make.left.right.equalToSuperview().inset(2)
            make.top.bottom.equalToSuperview().inset(1)
        }
        hint.makeConstraints { make in
            make.left.equalToSuperview().offset(2)
            make.top.equalTo(frame.bottom)
        }
        tasks[0].progress.progress = 0.5
        window.layoutIfNeeded()
        expectEqual(
            TerminalScreen(of: window).text,
            """
            ╭──────────────────────────────────────╮
            │ Fetch     █████████████              │
            │ Compile                              │
            │ Test                                 │
            ╰──────────────────────────────────────╯
              space goes on   q quits

            """)
        tasks[0].progress.progress = 0.93
        tasks[1].progress.progress = 0.465
        tasks[2].progress.progress = 0.31
        window.layoutIfNeeded()
        try compare(TerminalScreen(of: window).svg, with: "tasks.svg")
    }

    private func compare(_ picture: String, with name: String) throws {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/QuoinTerminal/QuoinTerminal.docc/Resources")
            .appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["STORE_SNAPSHOTS"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        expectEqual(picture, stored, "\(name) is drawn in another way than it is stored")
    }
}
