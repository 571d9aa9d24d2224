import TestSupport
import Testing

@testable import QuoinUIKit

/// Questions in front of a screen.
@MainActor
@Suite struct AlertTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let root = UIViewController()

    private func present(_ alert: UIAlertController, on device: String = "iPhone 14") {
        expectTrue(window.show(deviceNamed: device))
        if window.rootViewController == nil { window.rootViewController = root }
        window.makeKeyAndVisible()
        root.present(alert, animated: true)
        window.tick(after: 0.1)
        window.layoutIfNeeded()
    }
    private func ask(
        _ title: String?, _ message: String? = nil, as style: UIAlertController.Style = .alert,
        answers: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (title, style) in answers { alert.addAction(UIAlertAction(title: title, style: style)) }
        return alert
    }
    private func expectNear(
        _ found: CGFloat, _ expected: CGFloat, fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) {
        // A pixel is a third of a point.
        expectTrue(
            abs(found - expected) < 0.34, "Expected \(expected), found \(found).", fileID: fileID,
            filePath: filePath, line: line, column: column)
    }
    private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { all(kind, in: $0) }
    }
    /// The titles of the answers and where they stand in the question, from the top and then the left.
    private func answers(in alert: UIAlertController) -> [(title: String?, frame: CGRect)] {
        all(AlertButton.self, in: alert.view).map { button in
            (
                all(UILabel.self, in: button).first?.text,
                button.convert(button.bounds, to: alert.view)
            )
        }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
    private func label(_ text: String, in alert: UIAlertController) throws -> UILabel {
        try #require(all(UILabel.self, in: alert.view).first { $0.text == text })
    }

    // MARK: An alert

    // 270 wide in the middle of 390 and of what is between 47 and 34 of 844. Two answers of 44 in one row, of which each has
    // half of what the line between them, a third of a point, leaves.
    @MainActor @Test func `two short answers stand side by side, the one that cancels first`()
        throws
    {
        let alert = ask("Delete?", answers: [("Delete", .destructive), ("Cancel", .cancel)])
        present(alert)
        expectEqual(alert.view.frame.width, 270)
        expectNear(alert.view.frame.midX, 195)
        expectNear(alert.view.frame.midY, (47 + 844 - 34) / 2)
        let found = answers(in: alert)
        expectEqual(found.map(\.title), ["Cancel", "Delete"])
        expectEqual(found.map(\.frame.height), [44, 44])
        for answer in found {
            expectNear(answer.frame.width, (270 - 1.0 / 3) / 2)
            expectNear(answer.frame.maxY, alert.view.bounds.height)
        }
        expectEqual(try label("Delete", in: alert).textColor, .systemRed)
        expectTrue(
            try label("Cancel", in: alert).font.fontDescriptor
                != label("Delete", in: alert).font.fontDescriptor)
        expectTrue(root.view.window === window && root.presentedViewController === alert)
    }

    @MainActor @Test
    func `long ones, and more of them, stand below each other, the one that cancels last`() {
        let long = ask(
            nil, "m", answers: [("Cancel", .cancel), ("Delete all of them for good", .default)])
        present(long)
        expectEqual(answers(in: long).map(\.title), ["Delete all of them for good", "Cancel"])
        long.dismiss(animated: false)
        window.tick(after: 0.1)
        let three = ask("t", answers: [("A", .default), ("Cancel", .cancel), ("B", .default)])
        present(three)
        expectEqual(answers(in: three).map(\.title), ["A", "B", "Cancel"])
        expectEqual(answers(in: three).map(\.frame.minX), [0, 0, 0])
    }

    @MainActor @Test func `an answer has it go, and is given when it has`() throws {
        var given: [String] = []
        let alert = ask("t", answers: [("Cancel", .cancel)])
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [root] action in
                given.append("\(action.title ?? ""), shown: \(root.presentedViewController != nil)")
                let next = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                root.present(next, animated: true)
            })
        present(alert)
        let button = try #require(all(AlertButton.self, in: alert.view).last)
        button.sendActions(for: .touchUpInside)
        expectEqual(given, ["OK, shown: false"])
        window.tick(after: 0.1)
        expectEqual(root.presentedViewController?.title, "Sure?")
        expectTrue(alert.view.superview == nil && window.subviews.count == 2)
    }

    @MainActor @Test func `what is not enabled cannot be given`() throws {
        var isGiven = false
        let action = UIAlertAction(title: "OK", style: .default) { _ in isGiven = true }
        action.isEnabled = false
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        alert.addAction(action)
        present(alert)
        expectEqual(try label("OK", in: alert).textColor, .tertiaryLabel)
        action.perform()
        expectTrue(!isGiven && root.presentedViewController === alert)
        action.isEnabled = true
        window.layoutIfNeeded()
        expectEqual(try label("OK", in: alert).textColor, alert.view.tintColor)
        action.perform()
        expectTrue(isGiven && root.presentedViewController == nil)
    }

    @MainActor @Test func `an action that nobody asks for does what it is for`() {
        var isGiven = false
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in isGiven = true })
        alert.actions[0].perform()
        expectTrue(isGiven)
    }

    @MainActor @Test func `fields stand below what is asked, and are those that are read`() throws {
        let alert = ask("Sign In", "Who are you?", answers: [("OK", .default)])
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        present(alert)
        let fields = try #require(alert.textFields)
        expectEqual(all(UITextField.self, in: alert.view), fields)
        let places = fields.map { $0.convert($0.bounds, to: alert.view) }
        let message = try label("Who are you?", in: alert)
        expectNear(places[0].minY, message.convert(message.bounds, to: alert.view).maxY + 16)
        expectNear(places[1].minY, places[0].maxY + 8)
        expectEqual(places.map(\.width), [238, 238])
    }

    @MainActor @Test func `what it says may change while it is shown`() throws {
        let alert = ask("t", "One line", answers: [("OK", .default)])
        present(alert)
        let height = alert.view.frame.height
        alert.message = "One line\nand two more\nbelow it"
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        window.layoutIfNeeded()
        let lines = try label("One line\nand two more\nbelow it", in: alert)
        expectNear(alert.view.frame.height, height + lines.bounds.height * 2 / 3)
        expectNear(alert.view.frame.midY, (47 + 844 - 34) / 2)
        expectEqual(answers(in: alert).count, 2)
    }

    // Apps ask for room like this, and put a wheel there.
    @MainActor @Test
    func `constraints on the view of an alert hold, and what is asked stays at the top`()
        throws
    {
        let alert = ask(nil, "Please wait", answers: [])
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.translatesAutoresizingMaskIntoConstraints = false
        alert.view.addSubview(wheel)
        NSLayoutConstraint.activate([
            wheel.centerXAnchor.constraint(equalTo: alert.view.centerXAnchor),
            wheel.bottomAnchor.constraint(equalTo: alert.view.bottomAnchor, constant: -20),
            alert.view.heightAnchor.constraint(equalToConstant: 95),
        ])
        present(alert)
        expectEqual(alert.view.frame.size, CGSize(width: 270, height: 95))
        expectNear(wheel.frame.maxY, 75)
        let message = try label("Please wait", in: alert)
        expectNear(message.convert(message.bounds, to: alert.view).minY, 20)
        // In front of the card.
        expectTrue(alert.view.subviews.last === wheel)
    }

    @MainActor @Test
    func `where there is too little room, what is asked scrolls, and the answers are seen`()
        throws
    {
        let text = (0..<60).map { "Clause \($0) of many." }.joined(separator: " ")
        let alert = ask(
            "Terms", text, answers: [("A", .default), ("B", .default), ("C", .default)])
        present(alert)
        window.show(deviceNamed: "iPhone 14", isLandscape: true)
        window.layoutIfNeeded()
        // 390 less 21 for the bar at the bottom, and 24 at either end.
        expectNear(alert.view.frame.height, 321)
        for answer in answers(in: alert) { expectNear(answer.frame.height, 44) }
        expectNear(answers(in: alert).last?.frame.maxY ?? 0, 321)
        let message = try label(text, in: alert)
        expectTrue(message.bounds.height > 321)
        expectTrue(window.quoin.findings().isEmpty)
    }

    // MARK: A sheet of actions

    // 8 from the edges: 374 of 390; above the 34 at the bottom.
    @MainActor @Test
    func `a sheet stands at the lower edge, with the one that cancels in a card of its own`() {
        let sheet = ask(
            "t", as: .actionSheet,
            answers: [("Cancel", .cancel), ("Copy", .default), ("Delete", .destructive)])
        present(sheet)
        expectNear(sheet.view.frame.minX, 8)
        expectNear(sheet.view.frame.width, 374)
        expectNear(sheet.view.frame.maxY, 844 - 34)
        let found = answers(in: sheet)
        expectEqual(found.map(\.title), ["Copy", "Delete", "Cancel"])
        for answer in found { expectNear(answer.frame.height, 57) }
        expectNear(found[2].frame.minY, found[1].frame.maxY + 8)
    }

    @MainActor @Test func `a sheet has no fields, and says nothing of them`() {
        var reports = 0
        window.quoin.onDiagnostic { _ in reports += 1 }
        let sheet = ask("t", as: .actionSheet, answers: [("Copy", .default)])
        sheet.addTextField()
        present(sheet)
        expectTrue(all(UITextField.self, in: sheet.view).isEmpty && reports == 0)
    }

    @MainActor @Test func `of many actions a part is seen, and the rest is scrolled to`() {
        let sheet = ask(
            "t", as: .actionSheet,
            answers: (0..<30).map { ("\($0)", .default) } + [("Cancel", .cancel)])
        present(sheet, on: "iPhone SE (3rd generation)")
        expectNear(sheet.view.frame.minY, 28)
        expectNear(sheet.view.frame.maxY, 659)
        expectNear(answers(in: sheet).first { $0.title == "Cancel" }?.frame.maxY ?? 0, 631)
    }

    @MainActor @Test
    func `in wide windows it stands beside what it belongs to, and has no answer that cancels`()
        throws
    {
        let source = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 40))
        root.view.addSubview(source)
        let sheet = ask(nil, as: .actionSheet, answers: [("Copy", .default), ("Cancel", .cancel)])
        let popover = try #require(sheet.popoverPresentationController)
        popover.sourceView = source
        present(sheet, on: "iPad (10th generation)")
        expectTrue(window.quoin.findings().isEmpty)
        // 304 wide, below the middle of the view: 125 - 152 would be too far to the left.
        expectEqual(sheet.view.frame, CGRect(x: 8, y: 248, width: 304, height: 57))
        expectEqual(answers(in: sheet).map(\.title), ["Copy"])
        source.frame.origin = CGPoint(x: 400, y: 900)
        popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
        sheet.presentationController?.containerView?.setNeedsLayout()
        window.layoutIfNeeded()
        expectEqual(sheet.view.frame, CGRect(x: 253, y: 900 - 8 - 57, width: 304, height: 57))
    }

    @MainActor @Test func `an item of a bar is what it stands beside`() throws {
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        let sheet = ask(nil, as: .actionSheet, answers: [("Copy", .default)])
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, on: "iPad (10th generation)")
        let button = try #require(all(BarButton.self, in: window).first { $0.item === item })
        expectNear(sheet.view.frame.minY, button.convert(button.bounds, to: window).maxY + 8)
        expectNear(sheet.view.frame.maxX, window.bounds.width - 8)
    }

    @MainActor @Test func `alerts have no popover, and neither kind a sheet`() {
        let (alert, sheet) = (ask("t", answers: []), ask("t", as: .actionSheet, answers: []))
        alert.modalPresentationStyle = .popover
        expectTrue(alert.popoverPresentationController == nil)
        expectTrue(sheet.popoverPresentationController != nil)
        expectTrue(
            alert.sheetPresentationController == nil && sheet.sheetPresentationController == nil)
    }

    @MainActor @Test func `nothing of it is kept`() {
        weak var gone: UIAlertController?
        do {
            let alert = ask("t", answers: [("OK", .default)])
            alert.addTextField()
            gone = alert
            present(alert)
            alert.actions[0].perform()
            window.tick(after: 0.1)
        }
        expectTrue(gone == nil && window.subviews.count == 1)
    }
}
