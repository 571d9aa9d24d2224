@testable import QuoinLayout
import TestSupport
import Testing

/// Views whose hooks move others while margins, safe areas and directions are on their way through the tree: who
/// is moved meanwhile must be told all the same.
@Suite("Hooks that move views while margins change")
struct MarginHookTests {
    /// A view with a box in the corner of its margins, which is higher where one reads from the right.
    private final class Card: View {
        /// What hears of every change.
        var hears: (() -> Void)?
        /// What hears of margins and safe areas alone.
        var hearsOfMargins: (() -> Void)?
        let box = View("box")
        private let heights: [LayoutConstraint]

        init(named name: String, _ frame: Rect = Rect(0, 0, 100, 100)) {
            // They are kept: nobody else keeps one that waits for other traits.
            heights = [
                box.height.constraint(equalToConstant: 5),
                box.height.constraint(equalToConstant: 9),
            ]
            heights[0].condition = .leftToRight
            heights[1].condition = .rightToLeft
            super.init(frame: frame)
            self.name = name
            directionalLayoutMargins = DirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            LayoutConstraint.activate(
                [
                    box.left.constraint(equalTo: leftMargin),
                    box.top.constraint(equalTo: topMargin),
                    box.width.constraint(equalToConstant: 5),
                ] + heights)
        }

        /// Where the box is to be.
        var place: Rect {
            let isTurned = effectiveLayoutDirection == .rightToLeft
            return Rect(layoutMargins.left, layoutMargins.top, 5, isTurned ? 9 : 5)
        }

        override func layoutMarginsDidChange() {
            hearsOfMargins?()
            hears?()
        }
        override func safeAreaInsetsDidChange() {
            hearsOfMargins?()
            hears?()
        }
        override func traitsDidChange(from previous: TraitCollection) { hears?() }
        override func willMove(toSuperview newSuperview: View?) { hears?() }
        override func didMoveToSuperview() { hears?() }
        override func willMove(toWindow newWindow: Window?) { hears?() }
        override func didMoveToWindow() { hears?() }
        override func layoutSubviews() {
            super.layoutSubviews()
            hears?()
        }
    }

    @Test("What is moved while directions turn around turns around, too")
    func movedWhileTurning() {
        let window = Window(size: Size(width: 300, height: 300))
        let cards = ["first", "second", "third", "inner"].map { Card(named: $0) }
        cards.prefix(3).forEach { window.addSubview($0) }
        cards[2].addSubview(cards[3])
        window.layoutIfNeeded()
        // From where nothing has been told yet to where everything has.
        cards[1].hearsOfMargins = { cards[0].addSubview(cards[3]) }
        window.layoutDirection = .rightToLeft
        cards[1].hearsOfMargins = nil
        window.layoutIfNeeded()
        expectTrue(cards[3].superview === cards[0])
        expect(cards[3].box, at: Rect(4, 1, 5, 9))
    }

    @Test("What is taken out of a view that has just come has come, too")
    func takenOutWhileComing() {
        let window = Window(size: Size(width: 300, height: 300))
        window.layoutDirection = .rightToLeft
        window.safeAreaInsets = EdgeInsets(20)
        let (outer, inner) = (Card(named: "outer"), Card(named: "inner"))
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        expect(inner.box, at: Rect(2, 1, 5, 5))
        outer.hearsOfMargins = { window.addSubview(inner) }
        window.addSubview(outer)
        outer.hearsOfMargins = nil
        window.layoutIfNeeded()
        expectTrue(inner.superview === window)
        expect(inner.box, at: Rect(24, 21, 5, 9))
    }

    @Test("What a view is when it moves counts, and not what it was before it said that it will")
    func turnedBeforeMoving() {
        let window = Window(size: Size(width: 1000, height: 1000))
        let card = Card(named: "card")
        window.addSubview(card)
        window.layoutIfNeeded()
        card.hears = { window.layoutDirection = .rightToLeft }
        card.removeFromSuperview()
        card.hears = nil
        card.layoutIfNeeded()
        expect(card.box, at: Rect(2, 1, 5, 5))
    }

    @Test("Whatever hooks do, boxes stand where margins say", arguments: usually(60, of: 1...600))
    func random(seed: Int) {
        let program = Program(seed: seed)
        for _ in 0..<25 {
            program.change()
            if let wrong = program.cards.first(where: {
                $0.window != nil && !$0.box.frame.isAbout($0.place)
            }) {
                Issue.record(
                    """
                    seed \(seed): the margins of \(wrong.label) are \(wrong.layoutMargins), its box is at \
                    \(wrong.box.frame), not \(wrong.place), after:
                    \(program.changes.suffix(8).joined(separator: "\n"))
                    """)
                return
            }
        }
    }

    /// Changes at random of what margins depend on, some of them by hooks while others are on their way.
    private final class Program {
        let cards: [Card]
        private(set) var changes: [String] = []
        private let window = Window(size: Size(width: 300, height: 300))
        private let home: View
        private var generator: SeededGenerator
        /// How many more times a hook may change something.
        private var left = 0

        init(seed: Int) {
            var generator = SeededGenerator(seed: seed)
            home = window.addFramed("home", Rect(0, 0, 300, 300))
            cards = (0..<generator.number(in: 3...9)).map { Card(named: "card \($0)") }
            self.generator = generator
            for card in cards {
                card.frame = frame()
                home.addSubview(card)
                card.hears = { [unowned self] in hear() }
            }
        }

        /// Changes something, and lays out.
        func change() {
            left = 3
            changeAtOnce()
            window.layoutIfNeeded()
        }

        private func hear() {
            guard left > 0 else { return }
            left -= 1
            if generator.happens(percent: 30) {
                changes.append("in a hook:")
                changeAtOnce()
            }
        }

        private func changeAtOnce() {
            let card = generator.one(of: cards)
            switch generator.below(11) {
            case 0:
                note("\(card.label).preservesSuperviewLayoutMargins.toggle()")
                card.preservesSuperviewLayoutMargins.toggle()
            case 1:
                note("\(card.label).insetsLayoutMarginsFromSafeArea.toggle()")
                card.insetsLayoutMarginsFromSafeArea.toggle()
            case 2:
                let frame = frame()
                note("\(card.label).frame = \(frame)")
                card.frame = frame
            case 3:
                let insets = insets()
                note("\(card.label).layoutMargins = \(insets)")
                card.layoutMargins = insets
            case 4:
                let insets = insets()
                note("\(card.label).directionalLayoutMargins: \(insets)")
                card.directionalLayoutMargins = DirectionalEdgeInsets(
                    top: insets.top, leading: insets.left, bottom: 0, trailing: insets.right)
            case 5, 6:
                let (view, insets) = (generator.one(of: card, home), insets())
                note("\(view.label).additionalSafeAreaInsets = \(insets)")
                view.additionalSafeAreaInsets = insets
            case 7:
                let direction = generator.one(of: LayoutDirection.leftToRight, .rightToLeft)
                note("window.layoutDirection = \(direction)")
                window.layoutDirection = direction
            case 8:
                let isTurned = generator.happens(percent: 50)
                note("\(card.label).traits: \(isTurned ? "from right to left" : "none")")
                card.traits = TraitCollection(layoutDirection: isTurned ? .rightToLeft : nil)
            case 9:
                note("\(card.label).removeFromSuperview()")
                card.removeFromSuperview()
            default:
                let places = cards.filter { !$0.isDescendant(of: card) }.map { $0 as View } + [home]
                let place = generator.one(of: places)
                note("\(place.label).addSubview(\(card.label))")
                place.addSubview(card)
            }
        }

        private func note(_ change: String) {
            changes.append(change)
        }

        private func frame() -> Rect {
            Rect(
                generator.halves(in: -20...60), generator.halves(in: -20...60),
                generator.halves(in: 0...200), generator.halves(in: 0...200))
        }

        private func insets() -> EdgeInsets {
            EdgeInsets(
                top: generator.halves(in: 0...30), left: generator.halves(in: 0...30), bottom: 0,
                right: generator.halves(in: 0...30))
        }
    }
}
