import QuoinUIKit
import TestSupport
import Testing

/// Screens that work on a phone, of which nothing is told; and what is told beside them.
@MainActor
@Suite struct QuietScreenTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let screen = UIViewController()

    init() {
        window.rootViewController = screen
        window.makeKeyAndVisible()
    }

    private var findings: [String] {
        window.layoutIfNeeded()
        return window.quoin.findings().map { $0.description }
    }

    private func center(_ view: UIView, width: CGFloat, height: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: width),
            view.heightAnchor.constraint(equalToConstant: height),
        ])
    }

    private func button(_ title: String, size: CGFloat) -> UIButton {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        return button
    }

    @MainActor @Test func `a badge may be smaller than a button wants to be`() {
        center(button("9", size: 13), width: 16, height: 16)
        expectEqual(findings, [])
    }

    @MainActor @Test func `a button may be lower than its room above and below`() {
        center(button("Sign in", size: 20), width: 200, height: 30)
        expectEqual(findings, [])
    }

    @MainActor @Test func `a button that is narrower than its title is cut`() {
        center(button("Sign in", size: 20), width: 30, height: 30)
        expectTrue(findings.contains { $0.contains("is cut: it asks for a width of") })
    }

    @MainActor @Test func `a button that is lower than its title is cut`() {
        center(button("Sign in", size: 20), width: 200, height: 16)
        expectTrue(findings.contains { $0.contains("is cut: it asks for a height of") })
    }

    /// Has a view cover all of the screen.
    private func cover(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: screen.view.topAnchor),
            view.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        ])
    }

    @MainActor @Test func `a picture that is added last hides the button below it`() {
        center(button("Sign in", size: 20), width: 200, height: 44)
        let photo = UIImageView(image: UIImage(systemName: "photo"))
        photo.contentMode = .scaleAspectFill
        cover(with: photo)
        expectTrue(findings.contains { $0.contains("was added after it, and covers it.") })
    }

    @MainActor @Test func `a button without a title lets what is below it be seen`() {
        center(button("Sign in", size: 20), width: 200, height: 44)
        cover(with: UIButton(type: .custom))
        expectEqual(findings, [])
    }

    @MainActor @Test
    func `what scrolls downwards may keep its width by the guide of what is shown`() {
        let (scroll, column) = (UIScrollView(), UIStackView())
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        cover(with: scroll)
        scroll.addSubview(column)
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
        ])
        for _ in 0..<20 {
            let row = UIView()
            row.heightAnchor.constraint(equalToConstant: 60).isActive = true
            column.addArrangedSubview(row)
        }
        expectEqual(findings, [])
        expectEqual(column.frame, CGRect(x: 16, y: 0, width: 358, height: 1200))
    }

    @MainActor @Test func `a field may be lower than its room above and below`() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Ada"
        center(field, width: 200, height: 28)
        expectEqual(findings, [])
    }

    // MARK: Visual format

    private func popup(_ format: String) -> (file: String, line: UInt) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
            box.heightAnchor.constraint(equalToConstant: 60),
        ])
        let line: UInt = #line + 1
        let drawn = NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: ["box": box])
        NSLayoutConstraint.activate(drawn)
        return ("QuietScreenTests.swift", line)
    }

    @MainActor @Test func `a wish for a distance ends at a limit`() {
        _ = popup("H:|-(>=10,==20@900)-[box(<=340,>=300)]-(>=10,==20@900)-|")
        expectEqual(findings, [])
    }

    @MainActor @Test func `what a format draws is told with the line of the app`() {
        let place = popup("H:|-(==20@900)-[box(340)]-(==20@900)-|")
        let told = findings
        expectTrue(!told.isEmpty)
        expectTrue(told.allSatisfy { $0.contains("(\(place.file):\(place.line))") })
        expectTrue(told.allSatisfy { !$0.contains("Kinds.swift") })
    }

    // MARK: Cells

    private final class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let label = UILabel()
            label.text = "Ada"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    }

    @MainActor @Test func `a cell's own edges take no part in what its trailing edge says`() {
        let (source, table) = (Source(), UITableView(frame: screen.view.bounds))
        table.rowHeight = 60
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        screen.view.addSubview(table)
        expectEqual(findings, [])
    }
}
