import QuoinLayout

/// A root with views in it, which keeps what is reported.
final class DiagnosticScene {
    let root: View
    private(set) var diagnostics: [LayoutDiagnostic] = []

    /// Makes a window, or a topmost view that is none, called "root".
    init(width: Double = 300, height: Double = 200, isWindow: Bool = true) {
        let frame = Rect(x: 0, y: 0, width: width, height: height)
        root = isWindow ? Window(frame: frame) : View(frame: frame)
        root.name = "root"
        root.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    }

    /// Adds a view that constraints place.
    @discardableResult
    func add<Added: View>(_ name: String?, _ view: Added, to superview: View? = nil) -> Added {
        view.name = name
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    @discardableResult
    func add(_ name: String?, to superview: View? = nil) -> View {
        add(name, View(), to: superview)
    }

    /// Activates constraints, in this order, and lays out.
    func layOut(_ constraints: [LayoutConstraint] = []) {
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    var messages: [String] { diagnostics.map { $0.message } }

    var conflicts: [Conflict] {
        diagnostics.compactMap {
            if case .unsatisfiable(let conflict) = $0 { conflict } else { nil }
        }
    }

    /// What is said to clash in the latest conflict.
    var sentence: String { lines(fromEnd: 2) }

    /// What is said to mend the latest conflict.
    var remedy: String { lines(fromEnd: 1) }

    private func lines(fromEnd position: Int) -> String {
        let lines = (conflicts.last?.explanation ?? "").split(separator: "\n").map { String($0) }
            .filter { !$0.hasPrefix("As a visual format: ") }
        return lines.dropLast(position - 1).last ?? ""
    }
}

/// A view whose content has a size.
final class ContentView: View {
    var size: Size

    init(_ width: Double, _ height: Double) {
        size = Size(width: width, height: height)
        super.init()
    }

    override var intrinsicContentSize: Size { size }
}
