import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What findings say and propose")
struct FindingTextTests {
    private let window: Window = {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.name = "window"
        window.onDiagnostic = { _ in }
        return window
    }()

    private func finding(_ kind: LayoutFinding.Kind) throws -> LayoutFinding {
        try #require(window.findings().first { $0.kind == kind })
    }

    @Test("A constraint that contradicts alone has no number, for there is no list")
    func alone() throws {
        let a = window.plain("a")
        a.makeConstraints {
            $0.left.top.equalTo(window)
            $0.height.equalTo(10)
            $0.width.lessThanOrEqualTo(-20)
        }
        let message = try finding(.conflict).message
        expectTrue(message.contains("is set aside. It makes a's width at most -20"))
    }

    @Test("One view agrees, two agree")
    func numbers() throws {
        let a = window.plain("a")
        a.makeConstraints {
            $0.left.equalTo(window).offset(16)
            $0.trailing.equalTo(window).inset(16)
            $0.top.equalTo(window)
            $0.height.equalTo(10)
        }
        expectTrue(
            try finding(.mixedDirections).message.hasPrefix("a agrees from left to right only"))
    }

    @Test("A frame that constraints contradict gives the sizes that they do not say")
    func sizes() throws {
        let a = window.plain("a")
        a.frame = Rect(x: 0, y: 12, width: 10, height: 30)
        LayoutConstraint.activate([
            a.left.constraint(equalTo: window.left, constant: 40),
            a.width.constraint(equalToConstant: 50),
        ])
        let mend = try #require(try finding(.stillPlacedByFrame).mends.first)
        mend.apply()
        window.layoutIfNeeded()
        expectEqual(a.frame, Rect(x: 40, y: 12, width: 50, height: 30))
        expectTrue(window.findings().isEmpty)
    }

    @Test("What a mend has stated is told without a place, for it has none")
    func appliedMends() throws {
        let a = window.plain("a")
        a.makeConstraints { $0.width.equalTo(50) }
        let first = try finding(.noHeight)
        try #require(first.mends.first).apply()
        for finding in window.findings() {
            expectTrue(!finding.description.contains(":0"), "\(finding)")
        }
        expectTrue(try finding(.noPlace).message.contains("there is a."))
    }

    @Test("What only a constraint that is set aside would decide is not told beside the conflict")
    func afterConflict() {
        let a = window.plain("a")
        a.makeConstraints {
            $0.left.equalTo(window).offset(16)
            $0.right.equalTo(window.left).offset(-16)
            $0.top.equalTo(window)
            $0.height.equalTo(10)
        }
        expectEqual(window.findings().map { $0.kind }, [.conflict])
    }

    @Test("A content that ends where something does is as large as that, which must say how large")
    func openContent() throws {
        let scroll = ScrollView()
        scroll.name = "scroll"
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalTo(window) }
        let article = scroll.plain("article")
        article.makeConstraints { $0.edges.equalTo(scroll) }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.endlessContent])
        let message = findings[0].message
        expectTrue(message.contains("scroll has no width: it ends where article does, and nothing"))
        expectTrue(
            message.contains("scroll has no height: it ends where article does, and nothing"))
        expectTrue(!message.contains("nothing ties"))
        try #require(findings[0].mends.first).apply()
        window.layoutIfNeeded()
        expectEqual(article.frame, Rect(x: 0, y: 0, width: 320, height: 44))
        expectTrue(window.findings().isEmpty)
    }

    @Test(
        "What begins at the edge and reaches out as far again is no badge",
        arguments: [1.5, 2, 2.5])
    func twiceAsLarge(factor: Double) throws {
        let a = window.plain("a")
        a.makeConstraints {
            $0.left.top.equalTo(window)
            $0.width.equalTo(window).multipliedBy(factor)
            $0.height.equalTo(10)
        }
        let message = try finding(.outside).message
        expectTrue(
            message.hasPrefix("a reaches \(Int(320 * (factor - 1))) out of window at its right"))
    }

    @Test("What is placed by its middle on an edge is meant there, however large")
    func onTheEdge() {
        let banner = window.plain("banner")
        banner.makeConstraints {
            $0.left.top.right.equalTo(window)
            $0.height.equalTo(60)
        }
        let avatar = banner.plain("avatar")
        avatar.makeConstraints {
            $0.centerX.equalTo(banner)
            $0.centerY.equalTo(banner.bottom)
            $0.width.height.equalTo(80)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("No mend takes from another view all that was seen of it")
    func vanishing() throws {
        let row = StackView()
        row.name = "row"
        window.addSubview(row)
        row.makeConstraints {
            $0.left.top.equalTo(window)
            $0.width.height.equalTo(50)
        }
        let (text, mark) = (Label("Some words that are wider"), View())
        (text.name, mark.name) = ("text", "mark")
        row.addArrangedSubview(text)
        row.addArrangedSubview(mark)
        mark.makeConstraints { $0.width.equalTo(50) }
        let finding = try finding(.invisible)
        expectEqual(finding.views.map { $0.name }, ["text"])
        finding.mends.first?.apply()
        window.layoutIfNeeded()
        expectTrue(mark.frame.width > 0)
    }
}
