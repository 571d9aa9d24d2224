import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// A layout that is broken the way people break them.
struct BrokenLayout: Sendable, CustomStringConvertible {
    let description: String
    let kind: LayoutFinding.Kind
    /// The names of those that the finding must name, the first one first.
    let culprits: [String]
    /// The layout, and what its author would have written.
    let build: @Sendable () -> BrokenScreen

    init(
        _ description: String, _ kind: LayoutFinding.Kind, _ culprits: [String],
        _ build: @escaping @Sendable (Window) -> (() -> Void)
    ) {
        self.description = description
        self.kind = kind
        self.culprits = culprits
        self.build = {
            let window = Window.ofFindings()
            return BrokenScreen(window: window, mend: build(window))
        }
    }
}

/// A broken layout, made.
struct BrokenScreen {
    let window: Window
    /// Does what its author would do.
    let mend: () -> Void
}

extension Window {
    /// A window in which findings are looked for, and nothing is printed.
    static func ofFindings() -> Window {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.name = "window"
        window.onDiagnostic = { _ in }
        return window
    }

    /// What kinds of findings there are.
    var kindsOfFindings: [LayoutFinding.Kind] { findings().map { $0.kind } }

    /// Applies the first proposal of the only finding, after which there is none.
    ///
    /// - Parameter code: what is proposed to write, without what it stands instead of; nil for anything.
    func mendOnlyFinding(_ kind: LayoutFinding.Kind, _ code: String? = nil) throws {
        let findings = findings()
        expectEqual(findings.map { $0.kind }, [kind], "\(findings)")
        let mend = try #require(findings.first?.mends.first)
        if let code {
            let end = mend.description.firstRange(of: " instead of")?.lowerBound
            expectEqual(String(mend.description[..<(end ?? mend.description.endIndex)]), code)
        }
        mend.apply()
        expectEqual(self.findings().map { $0.message }, [])
    }
}

extension View {
    /// Adds a plain view.
    func plain(_ name: String) -> View {
        let view = View()
        view.name = name
        addSubview(view)
        return view
    }

    /// Adds a label.
    func label(_ name: String, _ text: String = "Some text", lines: Int = 1) -> Label {
        let label = Label(text)
        label.name = name
        label.numberOfLines = lines
        addSubview(label)
        return label
    }
}
