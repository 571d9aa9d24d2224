import QuoinLayout
import TestSupport
import Testing

@Suite("The number in a conflict's message")
struct ConflictAmountTests {
    @Test("is what edges and sizes come to, not what rounding leaves")
    func negativeContainer() {
        let scene = DiagnosticScene()
        let (a, b) = (scene.add("a"), scene.add("b"))
        let root = scene.root
        // The width of the root would have to be 0 − 3 − 1 = −4, whatever it is given.
        scene.layOut([
            a.left.constraint(equalTo: root.left, constant: -1),
            a.right.constraint(equalTo: root.right, constant: 3),
            a.width.constraint(equalTo: b.width),
            b.width.constraint(equalToConstant: 0),
        ])
        expectEqual(scene.conflicts.count, 1)
        let isGivenSizeInvolved = scene.conflicts[0].explanation.contains("(window)")
        expectTrue(
            scene.sentence.hasSuffix(isGivenSizeInvolved ? " 304 too little." : " 4 too little."))
    }

    @Test("is what is missing where there is next to no room")
    func narrowContainer() {
        let scene = DiagnosticScene(width: 4, height: 4, isWindow: false)
        let (a, b) = (scene.add("a"), scene.add("b"))
        let root = scene.root
        // Two margins and a gap, 8 each, want 24; there are 4.
        scene.layOut([
            a.left.constraint(equalTo: root.leftMargin),
            b.left.constraint(equalTo: a.right, constant: 8),
            b.right.constraint(equalTo: root.rightMargin),
        ])
        expectEqual(scene.conflicts.count, 1)
        expectTrue(scene.sentence.contains("20 too"))
    }

    @Test("says what a size alone would be")
    func negativeSize() {
        let scene = DiagnosticScene()
        let a = scene.add("a")
        scene.layOut([a.width.constraint(lessThanOrEqualToConstant: -20)])
        expectEqual(
            scene.sentence, "1 makes a's width at most -20, but no size is negative: 20 too little."
        )
    }

    @Test("says what several rows make of a size")
    func negativeSizes() {
        let scene = DiagnosticScene()
        let (a, b) = (scene.add("a"), scene.add("b"))
        scene.layOut([
            a.width.constraint(equalTo: b.width, constant: -30),
            b.width.constraint(equalToConstant: 10),
        ])
        expectEqual(
            scene.sentence,
            "Together they make a's width -20, but no size is negative: 20 too little.")
    }

    @Test("of something that is compared with itself is the constant")
    func itself() {
        let scene = DiagnosticScene()
        let a = scene.add("a")
        scene.layOut([a.left.constraint(equalTo: a.left, constant: 10)])
        expectEqual(
            scene.sentence,
            "a.left is compared with itself, so it cannot be a.left + 10: 10 too much.")
        scene.layOut([a.bottom.constraint(lessThanOrEqualTo: a.bottom, constant: -5)])
        expectEqual(
            scene.sentence,
            "a.bottom is compared with itself, so it cannot be at most a.bottom - 5: "
                + "5 too little.")
    }

    @Test("of a view and its own margin speaks of no others")
    func margin() {
        let scene = DiagnosticScene()
        let a = scene.add("a")
        scene.layOut([a.left.constraint(equalTo: a.leftMargin, constant: 10)])
        expectEqual(
            scene.sentence,
            "a.left is a.leftMargin - 8, but it must be a.leftMargin + 10: 18 too much.")
    }

    @Test("is right in random rows of views, whatever is 0 among them", arguments: 0..<150)
    func rows(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = DiagnosticScene(width: 300)
        var constraints: [LayoutConstraint] = []
        var needed = 0.0
        var end = scene.root.left
        for index in 0..<Int.random(in: 1...4, using: &random) {
            let view = scene.add("v\(index)")
            let gap = Double([0, 0, 8, 20].randomElement(using: &random) ?? 0)
            let width = Double([0, 0, 50, 100].randomElement(using: &random) ?? 0)
            constraints.append(view.left.constraint(equalTo: end, constant: gap))
            constraints.append(view.width.constraint(equalToConstant: width))
            needed += gap + width
            end = view.right
        }
        constraints.append(end.constraint(equalTo: scene.root.right, constant: 0))
        constraints.shuffle(using: &random)
        scene.layOut(constraints)
        guard needed != 300 else {
            expectTrue(scene.conflicts.isEmpty)
            return
        }
        expectEqual(scene.conflicts.count, 1, "seed \(seed)")
        let amount = (needed - 300).magnitude.formatted
        expectTrue(
            scene.sentence.contains(": \(amount) too "),
            "seed \(seed): \(amount) in \(scene.conflicts.last?.explanation ?? "")")
    }

    @Test("is right where sizes follow each other", arguments: 0..<150)
    func relatedSizes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = DiagnosticScene()
        let card = scene.add("card")
        let a = scene.add("a", to: card)
        let b = scene.add("b")
        let left = Double(Int.random(in: -3...3, using: &random))
        let right = Double(Int.random(in: -3...3, using: &random))
        let width = Double(Int.random(in: 0...2, using: &random))
        let isLess = Bool.random(using: &random)
        var constraints = [
            a.left.constraint(equalTo: card.left, constant: left),
            a.right.constraint(equalTo: card.right, constant: right),
            a.width.constraint(equalTo: b.width),
            isLess
                ? b.width.constraint(lessThanOrEqualToConstant: width)
                : b.width.constraint(equalToConstant: width),
        ]
        constraints.shuffle(using: &random)
        scene.layOut(constraints)
        // What the card would have to be: from a's left to its right, less what hangs out.
        let cardWidth = width + left - right
        guard cardWidth < 0 else {
            expectTrue(scene.conflicts.isEmpty, "seed \(seed)")
            return
        }
        let amount = (-cardWidth).formatted
        expectEqual(scene.conflicts.count, 1, "seed \(seed)")
        expectTrue(
            scene.sentence.contains(": \(amount) too "),
            "seed \(seed): \(amount) in \(scene.conflicts.last?.explanation ?? "")")
    }
}

extension Double {
    /// A whole number without a fraction.
    fileprivate var formatted: String { "\(Int(self))" }
}
