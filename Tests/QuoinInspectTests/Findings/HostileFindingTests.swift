import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Layouts that nobody would write.
@Suite("Findings of nonsense")
struct HostileFindingTests {
    @Test(
        "come to an end, change nothing, and can be mended in any order",
        arguments: usually(20, of: 0..<60 as Range<UInt64>))
    func nonsense(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        var isRestless = false
        window.onDiagnostic = { diagnostic in
            if case .feedbackLoop = diagnostic {
                isRestless = true
            }
        }
        let views = Self.fill(window, &generator)
        Self.state(views, &generator)
        window.layoutIfNeeded()
        for _ in 0..<3 {
            let before = window.snapshot()
            let findings = window.findings()
            // What does not come to rest is another one after each layout.
            expectTrue(isRestless || window.snapshot() == before, "seed \(seed)")
            let mends = findings.flatMap { $0.mends }
            guard let mend = generator.element(of: mends) else { break }
            mend.apply()
            if generator.happens(percent: 30) {
                // What was found may be about views that have gone.
                generator.element(of: views)?.removeFromSuperview()
                generator.element(of: mends)?.apply()
            }
            window.layoutIfNeeded()
        }
    }

    @Test("propose nothing for a guide that only views have")
    func guideAmongMargins() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let box = window.plain("box")
        box.makeConstraints { make in
            make.leftMargin.equalTo(window.layoutMarginsGuide.left).offset(46)
            make.top.equalTo(window).offset(10)
            make.size.equalTo(40)
        }
        let guide = LayoutGuide(identifier: "guide")
        window.addLayoutGuide(guide)
        guide.makeConstraints { make in
            make.bottom.equalTo(window).inset(20)
            make.size.equalTo(30)
        }
        let finding = try #require(window.findings().first { $0.kind == .noPlace })
        expectTrue(!finding.mends.isEmpty)
        for mend in finding.mends {
            expectTrue(!mend.description.contains("argin"), "\(mend)")
        }
    }

    /// Rows in which no variable is left: trying another number for one contradicts itself, and is taken back.
    @Test(
        "are told of constraints between a view and its own guides, and mended",
        arguments: [LayoutAttribute.height, .width, .top, .left, .centerX])
    func ownGuides(attribute: LayoutAttribute) throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.onDiagnostic = { _ in }
        let box = window.plain("box")
        box.translatesAutoresizingMaskIntoConstraints = false
        try LayoutConstraint(
            item: box, attribute: attribute, relatedBy: .equal, toItem: box.safeAreaLayoutGuide,
            attribute: attribute, multiplier: 1, constant: -20
        ).isActive = true
        window.layoutIfNeeded()
        let conflict = try #require(window.findings().first { $0.kind == .conflict })
        for mend in conflict.mends.prefix(1) {
            mend.apply()
            expectTrue(!window.findings().contains { $0.kind == .conflict })
        }
        expectTrue(!conflict.mends.isEmpty)
    }

    @Test("are those of a view in no window, too, and of one in another view")
    func parts() {
        let card = View(frame: Rect(0, 0, 200, 100))
        card.name = "card"
        let title = card.label("title")
        title.makeConstraints { $0.left.equalTo(card).offset(8) }
        expectEqual(card.findings().map { $0.kind }, [.noPlace])
        expectEqual(title.findings().map { $0.kind }, [.noPlace])
        expectTrue(View().findings().isEmpty)
        let other = card.plain("other")
        expectTrue(other.findings().isEmpty)
    }

    @Test("may be asked for in the middle of a layout")
    func duringLayout() {
        let window = Window(frame: Rect(0, 0, 200, 100))
        let view = AskingView()
        window.addSubview(view)
        view.makeConstraints { $0.left.top.equalTo(window) }
        window.layoutIfNeeded()
        expectTrue(view.answers > 0)
    }

    // MARK: Making

    @Test("may be asked for while the engine asks for a content")
    func whileAsked() {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let reports = Reports(of: window)
        let (outer, inner) = (AskedView(), View())
        for (view, superview) in [(outer, window), (inner, outer)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        outer.makeConstraints { make in
            make.leading.equalTo(window)
            make.trailing.lessThanOrEqualTo(window).offset(10)
        }
        inner.makeConstraints { make in
            make.leading.equalTo(outer.trailing).offset(-10)
            make.width.equalTo(outer)
        }
        window.layoutIfNeeded()
        outer.isAsking = true
        window.layoutDirection = .rightToLeft
        outer.invalidateIntrinsicContentSize()
        window.layoutIfNeeded()
        expectTrue(!outer.isAsking)
        // At the right end, and from there 10 back, which is to the right.
        expectTrue(outer.frame == Rect(320, 0, 0, 0) && inner.frame == Rect(10, 0, 0, 0))
        expectTrue(reports.all.isEmpty && !window.needsLayout)
    }

    private static func fill(_ window: Window, _ generator: inout SeededGenerator) -> [View] {
        var views: [View] = [window]
        for index in 0..<generator.number(in: 1...14) {
            let view: View =
                switch generator.below(6) {
                case 0: Label("Some text")
                case 1: StackView()
                case 2: ScrollView()
                case 3: Button("Save")
                default: View()
                }
            view.name = generator.happens(percent: 80) ? "view\(index)" : nil
            view.isHidden = generator.happens(percent: 10)
            if generator.happens(percent: 20) {
                view.frame = Rect(
                    generator.halves(in: -20...200), generator.halves(in: -20...200),
                    generator.halves(in: 0...300), generator.halves(in: 0...300))
            }
            let container = generator.one(of: views)
            if let stack = container as? StackView, generator.happens(percent: 70) {
                stack.addArrangedSubview(view)
            } else {
                container.addSubview(view)
            }
            if generator.happens(percent: 70) {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            views.append(view)
        }
        return views
    }

    private static func state(_ views: [View], _ generator: inout SeededGenerator) {
        for _ in 0..<generator.number(in: 0...30) {
            let hasOther = generator.happens(percent: 75)
            let number = generator.halves(in: -100...400)
            let constraint = try? LayoutConstraint(
                item: generator.one(of: views), attribute: generator.one(of: attributes),
                relatedBy: generator.one(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]),
                toItem: hasOther ? generator.one(of: views) : nil,
                attribute: hasOther ? generator.one(of: attributes) : .notAnAttribute,
                multiplier: generator.one(of: [1, 1, 1, 0.5, -1, 2]), constant: number)
            if generator.happens(percent: 30) {
                constraint?.priority = generator.one(of: [1, 250, 499, 750, 999])
            }
            constraint?.isActive = true
        }
    }

    private static let attributes: [LayoutAttribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .firstBaseline, .leftMargin, .bottomMargin,
    ]
}

/// Asks for findings when it is laid out.
private final class AskingView: View {
    var answers = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        answers += findings().count
    }
}

/// Asks for findings when it is asked for its content, once.
private final class AskedView: View {
    var isAsking = false

    override var intrinsicContentSize: Size {
        if isAsking {
            isAsking = false
            _ = window?.findings()
        }
        return super.intrinsicContentSize
    }
}
