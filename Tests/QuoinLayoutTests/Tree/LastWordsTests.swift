import QuoinLayout
import TestSupport
import Testing

/// What views do in their `deinit` leads back to them, from their subviews and from their constraints.
@Suite("What views do as they go")
struct LastWordsTests {
    private typealias Word = @Sendable (Panel, View) -> Void

    /// A view that does something as it goes.
    private final class Panel: View {
        let parts = (0..<3).map { View("part \($0)") }
        let guide = LayoutGuide(identifier: "guide")
        private(set) var relations: [LayoutConstraint] = []
        var lastWords: (Panel) -> Void = { _ in }
        var heard = 0

        init(_ count: LiveCount) {
            super.init(frame: Rect(0, 0, 60, 40))
            // Some of what they do cannot be, and is said to be so.
            onDiagnostic = { _ in }
            addLayoutGuide(guide)
            for part in parts {
                part.translatesAutoresizingMaskIntoConstraints = false
                addSubview(part)
            }
            relations = [
                parts[0].left.constraint(equalTo: left, constant: 3),
                parts[0].width.constraint(equalToConstant: 20),
                parts[1].left.constraint(equalTo: parts[0].right),
                parts[1].right.constraint(equalTo: guide.left),
                parts[2].left.constraint(equalTo: guide.right),
                parts[2].right.constraint(equalTo: right),
                parts[1].width.constraint(equalTo: parts[2].width),
                guide.width.constraint(equalToConstant: 5),
                parts[0].top.constraint(equalTo: layoutMarginsGuide.top),
            ]
            LayoutConstraint.activate(relations)
            count.watch(parts)
            count.watch(relations)
            count.watch(guide)
        }

        override func layoutSubviews() {
            heard += 1
            super.layoutSubviews()
        }
        override func willRemoveSubview(_ subview: View) {
            heard += subview.superview === self ? 1 : 100
        }

        deinit { lastWords(self) }
    }

    private func run(
        _ words: [Word], in kind: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let count = LiveCount()
        var heard = 0
        let root = View("root", Rect(0, 0, 200, 100))
        var reports: [String] = []
        root.onDiagnostic = { reports.append($0.message) }
        let stays = View("stays")
        stays.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stays)
        let fixed = [
            stays.left.constraint(equalTo: root.left, constant: 7),
            stays.top.constraint(equalTo: root.top, constant: 8),
            stays.width.constraint(equalToConstant: 9),
            stays.height.constraint(equalToConstant: 10),
        ]
        LayoutConstraint.activate(fixed)
        do {
            let panel = Panel(count)
            panel.lastWords = { [stays] panel in
                for word in words { word(panel, stays) }
                heard = panel.heard
            }
            switch kind {
            case 0: break
            case 1: panel.layoutIfNeeded()
            default:
                root.addSubview(panel)
                if kind == 3 { root.layoutIfNeeded() }
                panel.removeFromSuperview()
            }
        }
        expectTrue(heard < 100, "a hook saw another superview", sourceLocation: sourceLocation)
        root.layoutIfNeeded()
        expectEqual(count.survivors, 0, "something is left", sourceLocation: sourceLocation)
        expectEqual(stays.frame, Rect(7, 8, 9, 10), sourceLocation: sourceLocation)
        expectEqual(reports, [], sourceLocation: sourceLocation)
        expectTrue(root.subviews.allSatisfy { $0 === stays }, sourceLocation: sourceLocation)
    }

    private static let words: [Word] = [
        { panel, _ in panel.parts[0].removeFromSuperview() },
        { panel, _ in for part in panel.parts { part.removeFromSuperview() } },
        { panel, _ in panel.relations.forEach { $0.isActive = false } },
        { panel, _ in panel.relations.forEach { $0.constant += 1 } },
        { panel, _ in panel.relations[1].priority = .high },
        { panel, _ in panel.parts[1].frame = Rect(1, 2, 3, 4) },
        { panel, _ in panel.parts[1].layoutIfNeeded() },
        { panel, _ in panel.layoutIfNeeded() },
        { panel, _ in panel.parts[2].setNeedsLayout() },
        { panel, _ in panel.setNeedsUpdateConstraints() },
        { panel, _ in panel.parts[1].invalidateIntrinsicContentSize() },
        { panel, _ in panel.removeLayoutGuide(panel.guide) },
        { panel, _ in panel.insertSubview(View("late"), at: 0) },
        { panel, _ in panel.parts[0].addSubview(panel.parts[1]) },
        { panel, _ in panel.left.constraint(equalTo: panel.parts[0].left).isActive = true },
        { panel, _ in panel.parts[2].isHidden = true },
        { panel, _ in panel.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
        { panel, _ in panel.bringSubviewToFront(panel.parts[0]) },
        { panel, stays in _ = panel.parts[0].convert(Point(x: 1, y: 1), to: stays) },
        { panel, stays in stays.left.constraint(equalTo: panel.parts[0].left).isActive = false },
        { panel, _ in _ = panel.parts[0].isDescendant(of: panel) },
        { panel, _ in _ = "\(panel.relations) \(panel.guide.layoutFrame)" },
        { panel, _ in _ = panel.systemLayoutSizeFitting(Size(width: 10, height: 10)) },
        { panel, _ in panel.frame = Rect(0, 0, 5, 5) },
        { panel, _ in panel.removeFromSuperview() },
        { panel, _ in _ = panel.parts[0].window },
    ]

    @Test("Each of them", arguments: 0..<4)
    func each(kind: Int) {
        for word in Self.words { run([word], in: kind) }
    }

    @Test("Some of them, one after another", arguments: UInt64(1)...40)
    func several(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let words = (0..<6).map { _ in Self.words[random.below(Self.words.count)] }
            run(words, in: random.below(4))
        }
    }
}
