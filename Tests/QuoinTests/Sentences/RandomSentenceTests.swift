import Quoin
import TestSupport
import Testing

@Suite("Random sentences")
struct RandomSentenceTests {
    @Test(
        "make the constraints and the frames that the maker makes",
        arguments: usually(100, of: 1...300 as ClosedRange<UInt64>))
    func twins(seed: UInt64) throws {
        var chooser = SeededGenerator(seed: seed)
        let parents = (0..<chooser.number(in: 2...6)).map { position in
            position > 0 && chooser.happens(percent: 40)
                ? chooser.number(in: 0...position - 1) : nil
        }
        let direction: SemanticContentAttribute =
            chooser.happens(percent: 30) ? .forceRightToLeft : .unspecified
        let made = SentenceTree(parents: parents)
        made.root.semanticContentAttribute = direction
        var text = SentenceTree.declarations(parents)
        for position in parents.indices {
            let statements = (0..<chooser.number(in: 0...5)).map { _ in
                RandomStatement(using: &chooser, amongFirst: position + 1)
            }
            made.views[position].makeConstraints { make in
                for statement in statements {
                    statement.state(with: make, made.views)
                }
            }
            for statement in statements {
                text += statement.sentence(about: position, using: &chooser) + "\n"
            }
        }
        let read = SentenceTree(try Sentences(text), count: parents.count)
        read.root.semanticContentAttribute = direction
        expectEqual(read.said, made.said, "seed \(seed):\n\(text)")
        made.pull()
        read.pull()
        made.root.layoutIfNeeded()
        read.root.layoutIfNeeded()
        expectEqual(read.views.map(\.frame), made.views.map(\.frame), "seed \(seed):\n\(text)")
        expectEqual(read.reports.conflicts.count, made.reports.conflicts.count, "seed \(seed)")
        expectTrue(read.reports.refusals.isEmpty, "seed \(seed)")
    }
}

/// A tree of views, each in the root or in one of the views before it.
private struct SentenceTree {
    let root = View("root", Rect(0, 0, 320, 480))
    let reports: Reports
    private(set) var views: [View] = []

    /// The declarations of the same tree.
    static func declarations(_ parents: [Int?]) -> String {
        parents.enumerated().map { position, parent in
            "v\(position)\(parent.map { " in v\($0)" } ?? "")\n"
        }.joined()
    }

    init(parents: [Int?]) {
        reports = Reports(of: root)
        for (position, parent) in parents.enumerated() {
            let view = View("v\(position)")
            view.translatesAutoresizingMaskIntoConstraints = false
            (parent.map { views[$0] } ?? root).addSubview(view)
            views.append(view)
        }
    }

    init(_ sentences: Sentences, count: Int) {
        reports = Reports(of: root)
        let made = sentences.make(in: root)
        views = (0..<count).compactMap { made["v\($0)"] }
    }

    var said: [[String]] { views.map(\.installedConstraints.said) }

    /// What every view is pulled to when nothing else is said of it.
    func pull() {
        for (position, view) in views.enumerated() {
            let amount = Double(position)
            let pulls = [
                view.left.constraint(equalTo: root.left, constant: 10 + amount),
                view.top.constraint(equalTo: root.top, constant: 20 + amount),
                view.width.constraint(equalToConstant: 30 + amount),
                view.height.constraint(equalToConstant: 40 + amount),
            ]
            for (index, pull) in pulls.enumerated() {
                pull.priority = Priority(Float(4 * position + index + 1) / 100)
                pull.isActive = true
            }
        }
    }
}

extension RandomStatement {
    /// The statement as a sentence, in one of the spellings that it may have.
    fileprivate func sentence(
        about position: Int, using chooser: inout SeededGenerator
    ) -> String {
        let joint = chooser.one(of: ".", ".and.", " . ")
        var text = "v\(position)" + chooser.one(of: ": ", ":", ".", " : make.")
        text += attributes.map { "\($0)" }.joined(separator: joint)
        let word =
            switch relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        switch target {
        case .superview where chooser.happens(percent: 50): text += ".\(word)Superview()"
        case .superview: text += ".\(word)(superview)"
        case .number(let number): text += ".\(word)(\(Self.text(number, using: &chooser)))"
        case .view(let index): text += ".\(word)(v\(index))"
        case .anchor(let index, let attribute): text += ".\(word)( v\(index).\(attribute) )"
        }
        for adjustment in adjustments {
            switch adjustment {
            case .offset(let amount): text += ".offset(\(Self.text(amount, using: &chooser)))"
            case .inset(let amount): text += ".with.inset(\(Self.text(amount, using: &chooser)))"
            }
        }
        if let multiplier {
            text +=
                chooser.happens(percent: 50)
                ? ".multipliedBy(\(multiplier))" : ".multipliedBy(3 * \(multiplier) / 3)"
        }
        return text + ".priority(\(priority))" + chooser.one(of: "", ";", "  # \(position)", "\r")
    }

    /// A multiple of one half as a number, or as a sum or product.
    private static func text(_ number: Double, using chooser: inout SeededGenerator) -> String {
        switch chooser.number(in: 0...3) {
        case 0: "(\(number + 4) - 4)"
        case 1: "\(number / 2)*2"
        case 2: "-\(-number)".replacing("--", with: "- -")
        default: "\(number)"
        }
    }
}
