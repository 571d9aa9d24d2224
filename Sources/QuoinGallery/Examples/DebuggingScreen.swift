import QuoinKit

/// Broken on purpose: a panel must be at least 5000 high, between edges that leave it 64.
///
/// The layout goes on without one of the constraints, and a diagnostic says which contradict each other,
/// by how much, and what would mend it. It speaks in the names that views and constraints have: give them
/// some. Advancing does as it says and lowers a priority; advancing again brings the conflict back.
final class DebuggingScreen: View, GalleryScreen {
    static let name = "debugging"
    static let title = "Debugging"
    static let summary = "Constraints that contradict each other, reported by their names."
    static let stepCount = 1

    private let state = Label("state", conflict, isBold: true, wraps: true)
    private let board = View("", fill: .wash, cornerRadius: 8)
    private let blue = View("", fill: .accentBlue, cornerRadius: 4)
    private var height: ConstraintGroup?

    init() {
        super.init(frame: .zero)
        name = "debugging"
        backgroundColor = .background
        let bar = TitleBar("bar", "Debugging")
        let report = Report(Self.members)
        [bar, board, state, report].forEach(addSubview)
        board.addSubview(blue)
        let column = addColumn()
        attachNames(["board": board, "blue": blue])

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        board.makeConstraints { make in
            make.top.equalTo(bar.bottom).offset(16)
            make.leading.trailing.equalTo(column).inset(16)
            make.height.equalTo(80).labeled("BoardHeight")
        }
        blue.makeConstraints { make in
            make.edges.equalToSuperview().inset(8).labeled("Conflicting")
            height = make.height.greaterThanOrEqualTo(5000).labeled("ConstantConstraint").constraint
        }
        state.makeConstraints { make in
            make.top.equalTo(board.bottom).offset(16)
            make.leading.trailing.equalTo(board)
        }
        report.makeConstraints { make in
            make.top.equalTo(state.bottom).offset(8)
            make.leading.trailing.equalTo(board)
        }
    }

    /// Lowers the priority of the height, or raises it again.
    func advance() {
        let isBroken = state.text == Self.conflict
        height?.update(priority: isBroken ? .high : .required)
        state.text = isBroken ? Self.peace : Self.conflict
    }

    private static let conflict = "These cannot all hold:"
    private static let peace = "The first one gives way:"
    private static let members = [
        "blue.height ≥ 5000", "board.height = 80", "blue.top = board.top + 8",
        "blue.bottom = board.bottom - 8",
    ]
}

/// Lines of a message, one below the other.
private final class Report: View {
    init(_ members: [String]) {
        super.init(frame: .zero)
        name = "report"
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 8
        let lines = members.enumerated().map { index, member in
            Label(
                "report.line \(index + 1)", "\(index + 1)  \(member)", size: 14,
                color: index == 0 ? .accentRed : nil, wraps: true)
        }
        lines.forEach(addSubview)
        lines.stack(along: .vertical, spacing: 4, leadSpacing: 12, tailSpacing: 12)
        lines.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(12)
        }
    }
}
