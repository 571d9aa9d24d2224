import QuoinLayout
import TestSupport
import Testing

@Suite("The explanation of a conflict")
struct ConflictExplanationTests {
    @Test("lists the members in columns, says what clashes, and what would mend it")
    func wholeText() {
        let scene = DiagnosticScene(width: 320, height: 480)
        let blue = scene.add("blue")
        let file: StaticString = "App/DebuggingView.swift"
        let top = blue.top.constraint(equalTo: scene.root.top, constant: 1, file: file, line: 41)
        let bottom = blue.bottom.constraint(
            equalTo: scene.root.bottom, constant: 1, file: file, line: 41)
        let height = blue.height.constraint(
            greaterThanOrEqualToConstant: 5000, file: file, line: 42)
        top.identifier = "Conflicting[0]"
        bottom.identifier = "Conflicting[2]"
        height.identifier = "ConstantConstraint"
        scene.layOut([top, bottom, height])
        expectEqual(
            scene.messages,
            [
                """
                Quoin cannot satisfy these constraints together:
                  1  blue.height ≥ 5000                 “ConstantConstraint”   DebuggingView.swift:42
                  2  blue.top = root.top + 1            “Conflicting[0]”       DebuggingView.swift:41
                  3  blue.bottom = root.bottom + 1      “Conflicting[2]”       DebuggingView.swift:41
                  4  root.height = 480                                          (window)
                blue's top and bottom pin its height to 480, but it must be at least 5000: 4520 too much.
                Set aside for now: 1. To mend it, lower the priority of 1.
                As a visual format: V:|-1-[blue(>=5000)]-(-1)-|
                """
            ])
        expectEqual(scene.diagnostics.first?.sourceLocation, height.sourceLocation)
    }

    @Test("has the broken member first, then the others in the order of activation")
    func order() throws {
        let scene = DiagnosticScene(width: 320, height: 480, isWindow: false)
        let blue = scene.add("blue")
        let bottom = blue.bottom.constraint(equalTo: scene.root.bottom, file: "A.swift", line: 3)
        let top = blue.top.constraint(equalTo: scene.root.top, file: "A.swift", line: 1)
        let height = blue.height.constraint(equalToConstant: 500, file: "A.swift", line: 2)
        scene.layOut([height, top, bottom])
        let conflict = try #require(scene.conflicts.first)
        expectEqual(
            conflict.explanation,
            """
            Quoin cannot satisfy these constraints together:
              1  blue.bottom = root.bottom          A.swift:3
              2  blue.height = 500                  A.swift:2
              3  blue.top = root.top                A.swift:1
              4  root.height = 480                   (root)
            blue's top and bottom pin its height to 480, but it must be 500: 20 too much.
            Set aside for now: 1. To mend it, drop 2.
            As a visual format: V:|[blue(500)]|
            """)
        expectTrue(conflict.broken === bottom)
        expectEqual(
            conflict.constraints.map { ObjectIdentifier($0) },
            [height, top, bottom].map { ObjectIdentifier($0) })
    }

    // MARK: One size

    @Test("says by how much edges leave more than a size may be")
    func tooLittle() {
        let scene = DiagnosticScene(height: 200)
        let box = scene.add("box")
        scene.layOut([
            box.top.constraint(equalTo: scene.root.top, constant: 10),
            box.bottom.constraint(equalTo: scene.root.bottom, constant: -10),
            box.height.constraint(lessThanOrEqualToConstant: 100),
        ])
        // 200 - 10 - 10 = 180
        expectEqual(
            scene.sentence,
            "box's top and bottom pin its height to 180, but it must be at most 100: 80 too little."
        )
    }

    @Test("says that edges only bound a size, where that is so")
    func bounded() {
        let scene = DiagnosticScene(width: 300)
        let box = scene.add("box")
        scene.layOut([
            box.left.constraint(greaterThanOrEqualTo: scene.root.left, constant: 20),
            box.right.constraint(lessThanOrEqualTo: scene.root.right, constant: -30),
            box.width.constraint(equalToConstant: 260),
        ])
        // 300 - 20 - 30 = 250
        expectEqual(
            scene.sentence,
            "box's left and right keep its width to at most 250, but it must be 260: 10 too much.")
    }

    @Test("knows an edge and a middle for what they are")
    func edgeAndMiddle() {
        let scene = DiagnosticScene(width: 300)
        let box = scene.add("box")
        scene.layOut([
            box.centerX.constraint(equalTo: scene.root.centerX),
            box.left.constraint(equalTo: scene.root.left, constant: 50),
            box.width.constraint(equalToConstant: 220),
        ])
        // Half of it is 150 - 50 = 100.
        expectEqual(
            scene.sentence,
            "box's left and centerX pin its width to 200, but it must be 220: 20 too much.")
    }

    @Test("tells the two numbers that one size is to be")
    func sizeTwice() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        scene.layOut([
            box.width.constraint(equalToConstant: 100), box.width.constraint(equalToConstant: 250),
        ])
        expectEqual(
            scene.sentence,
            "One line says that box's width is 100, another that it is 250: 150 too much.")
        expectEqual(
            scene.remedy, "Set aside for now: 1. To mend it, lower the priority of 1, or drop 2.")
    }

    @Test("tells bounds that cross")
    func crossingBounds() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        scene.layOut([
            box.width.constraint(greaterThanOrEqualToConstant: 200),
            box.width.constraint(lessThanOrEqualToConstant: 120.5),
        ])
        expectEqual(
            scene.sentence,
            "One line says that box's width is at least 200, another that it is at most 120.5: 79.5 too little."
        )
    }

    @Test("knows that the size of a window is given")
    func windowSize() {
        let scene = DiagnosticScene(width: 300)
        scene.layOut([scene.root.width.constraint(equalToConstant: 500)])
        expectEqual(scene.sentence, "root's width is 300, but it must be 500: 200 too much.")
        expectEqual(scene.remedy, "Set aside for now: 1. To mend it, lower the priority of 1.")
    }

    @Test("writes out what a frame says, and how to be rid of it")
    func frame() {
        let scene = DiagnosticScene()
        let box = View(frame: Rect(x: 10, y: 10, width: 100, height: 50))
        box.name = "box"
        scene.root.addSubview(box)
        scene.layOut([box.width.constraint(equalToConstant: 250, file: "A.swift", line: 7)])
        expectEqual(
            scene.messages,
            [
                """
                Quoin cannot satisfy these constraints together:
                  1  box.width = 100                     (autoresizing)
                  2  box.width = 250                    A.swift:7
                box's width is 100, but it must be 250: 150 too much.
                Set aside for now: 1. To mend it, turn off translatesAutoresizingMaskIntoConstraints of \
                box, or drop 2.
                """
            ])
        expectEqual(scene.diagnostics.first?.sourceLocation?.line, 7)
    }

    @Test("writes out how a flexible frame follows its superview")
    func flexibleFrame() {
        let scene = DiagnosticScene(width: 300)
        let box = View(frame: Rect(x: 50, y: 10, width: 200, height: 50))
        box.name = "box"
        box.autoresizingMask = .flexibleLeftMargin
        scene.root.addSubview(box)
        scene.layOut([box.left.constraint(equalTo: scene.root.left, constant: 80)])
        // It keeps its distance from the right edge: 50 - 300 = -250.
        let lines = scene.messages.first?.split(separator: "\n") ?? []
        expectTrue(lines.contains("  1  box.left = root.right - 250         (autoresizing)"))
        expectEqual(
            scene.sentence,
            "Together, the others say that box.left is root.right - 220, but it must be "
                + "root.right - 250: 30 too little.")
    }

    @Test("says what content asks for between edges")
    func content() {
        let scene = DiagnosticScene(width: 300)
        let title = scene.add("title", ContentView(80, 20))
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
        scene.layOut([
            title.left.constraint(equalTo: scene.root.left, constant: 100),
            title.right.constraint(equalTo: scene.root.right, constant: -150),
        ])
        // 300 - 100 - 150 = 50
        expectEqual(
            scene.sentence,
            "title's left and right pin its width to 50, but its content asks for at least 80: "
                + "30 too much.")
        expectEqual(
            scene.remedy,
            "Set aside for now: 1. To mend it, lower title's contentCompressionResistanceHorizontalPriority, or drop 2 or 3."
        )
    }

    @Test("says that a size would be negative")
    func negativeSize() {
        let scene = DiagnosticScene(width: 300)
        let box = scene.add("box")
        scene.layOut([
            box.left.constraint(equalTo: scene.root.left, constant: 200),
            box.right.constraint(equalTo: scene.root.right, constant: -150),
        ])
        // 300 - 200 - 150 = -50
        expectEqual(
            scene.sentence,
            "box's left and right leave it a width of -50, but no size is negative: 50 too little.")
    }

    // MARK: Several sizes

    @Test(
        "adds up siblings that are too long or too short for what contains them",
        arguments: [(100, 200, 8), (50, 50, 8), (200, 101, 0), (120.25, 200, 0.5), (140, 275, 8)])
    func chain(first: Double, second: Double, gap: Double) {
        let scene = DiagnosticScene(width: 300)
        let (a, b) = (scene.add("a"), scene.add("b"))
        scene.layOut([
            a.width.constraint(equalToConstant: first), b.width.constraint(equalToConstant: second),
            a.left.constraint(equalTo: scene.root.left, constant: gap),
            b.left.constraint(equalTo: a.right, constant: gap),
            b.right.constraint(equalTo: scene.root.right, constant: -gap),
        ])
        let needed = first + second + 3 * gap
        let between = gap == 0 ? " together" : " with \(text(3 * gap)) between and around them"
        let verdict =
            needed > 300 ? "\(text(needed - 300)) too much" : "\(text(300 - needed)) too little"
        expectEqual(
            scene.sentence,
            "a (\(text(first))) and b (\(text(second)))\(between) "
                + "\(needed > 300 ? "need" : "come to") a width of \(text(needed)), but root's width "
                + "is 300: \(verdict).")
    }

    @Test("says that siblings need at least so much, and does not list too many")
    func longChain() {
        let scene = DiagnosticScene(width: 300)
        var previous = scene.root.left
        var constraints: [LayoutConstraint] = []
        for index in 1...7 {
            let view = scene.add("v\(index)")
            constraints.append(view.left.constraint(equalTo: previous, constant: 1))
            constraints.append(view.width.constraint(greaterThanOrEqualToConstant: 45))
            previous = view.right
        }
        constraints.append(previous.constraint(equalTo: scene.root.right))
        scene.layOut(constraints)
        // 7 × 45 + 7 = 322
        expectEqual(
            scene.sentence,
            "v1 (at least 45), v2 (at least 45), v3 (at least 45), v4 (at least 45) and 3 more "
                + "(135) with 7 between and around them need a width of at least 322, but root's width "
                + "is 300: 22 too much.")
    }

    @Test("counts on a sibling to be no narrower than nothing")
    func squeezedSibling() {
        let scene = DiagnosticScene(width: 300)
        let (a, b) = (scene.add("a"), scene.add("b"))
        scene.layOut([
            a.left.constraint(equalTo: scene.root.left, constant: 16),
            b.left.constraint(equalTo: a.right, constant: 16),
            b.right.constraint(equalTo: scene.root.right, constant: -16),
            a.width.constraint(equalToConstant: 400),
        ])
        // 300 - 3 × 16 = 252
        expectEqual(
            scene.sentence,
            "a's left and right keep its width to at most 252, but it must be 400: 148 too much.")
    }

    @Test("follows a size to the one that it equals")
    func equalWidths() {
        let scene = DiagnosticScene()
        let (a, b) = (scene.add("a"), scene.add("b"))
        scene.layOut([
            a.width.constraint(equalTo: b.width), b.width.constraint(equalToConstant: 100),
            a.width.constraint(equalToConstant: 50),
        ])
        expectEqual(
            scene.sentence, "a's width equals b's, which is 100, but it must be 50: 50 too little.")
    }

    @Test("follows a size through a ratio")
    func ratio() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        scene.layOut([
            box.height.constraint(equalTo: box.width, multiplier: 0.5, constant: 1),
            box.width.constraint(equalToConstant: 100), box.height.constraint(equalToConstant: 80),
        ])
        // 0.5 × 100 + 1 = 51
        expectEqual(
            scene.sentence,
            "With box's width at 100, box.height = 0.5 × box.width + 1 makes box's height 51, "
                + "but it must be 80: 29 too much.")
    }

    @Test("keeps to what is certain where the matter is involved")
    func involvedSizes() {
        let scene = DiagnosticScene()
        let (a, b, c) = (scene.add("a"), scene.add("b"), scene.add("c"))
        scene.layOut([
            a.width.constraint(equalTo: b.width, multiplier: 3),
            b.width.constraint(equalTo: c.width),
            c.width.constraint(equalToConstant: 10.1), a.width.constraint(equalToConstant: 70),
        ])
        // 3 × 10.1 = 30.3, which rounding would have as 30.299999999999997.
        expectEqual(
            scene.sentence,
            "Together, the others make a's width 30.3, but it must be 70: 39.7 too much.")
    }

    // MARK: Places

    @Test("compares places that are pinned twice", arguments: [false, true])
    func places(isRightToLeft: Bool) {
        let scene = DiagnosticScene()
        (scene.root as? Window)?.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let (a, b) = (scene.add("a"), scene.add("b"))
        scene.layOut([
            a.leading.constraint(equalTo: b.leading, constant: 10),
            a.leading.constraint(equalTo: b.leading, constant: 25),
        ])
        expectEqual(
            scene.sentence,
            "One line says that a.leading is b.leading + 10, another that it is "
                + "b.leading + 25: 15 too much.")
    }

    @Test("compares places that are bounded", arguments: [false, true])
    func boundedPlaces(isRightToLeft: Bool) {
        let scene = DiagnosticScene()
        (scene.root as? Window)?.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let (a, b) = (scene.add("a"), scene.add("b"))
        scene.layOut([
            a.leading.constraint(greaterThanOrEqualTo: b.leading, constant: 25),
            a.leading.constraint(lessThanOrEqualTo: b.leading, constant: -5),
        ])
        expectEqual(
            scene.sentence,
            "One line says that a.leading is at least b.leading + 25, another that it is "
                + "at most b.leading - 5: 30 too little.")
    }

    @Test("reaches through a thousand views without names")
    func deepConflict() {
        let scene = DiagnosticScene()
        var inner = scene.root
        for _ in 0..<1000 {
            inner = scene.add(nil, to: inner)
        }
        scene.layOut([
            inner.left.constraint(equalTo: scene.root.left, constant: 10),
            inner.left.constraint(equalTo: scene.root.left, constant: 4),
        ])
        expectEqual(
            scene.sentence,
            "One line says that View#1000.left is root.left + 10, another that it is "
                + "root.left + 4: 6 too little.")
    }

    private func text(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    @Test("lists the first and the last of very many members, with their numbers")
    func manyMembers() throws {
        let scene = DiagnosticScene(width: 320, height: 480)
        var constraints: [LayoutConstraint] = []
        var end = scene.root.left
        for index in 0..<100 {
            let view = scene.add("v\(index)")
            constraints.append(view.left.constraint(equalTo: end))
            constraints.append(view.width.constraint(equalToConstant: 10))
            end = view.right
        }
        constraints.append(end.constraint(equalTo: scene.root.right))
        scene.layOut(constraints)
        let conflict = try #require(scene.conflicts.first)
        let lines = conflict.explanation.split(separator: "\n")
        // All places, and as many widths as are more than 320 points, for lengths are never less than nothing; and the
        // width of the window. Of these 12, the line between, 8, and what is said of all.
        expectEqual(conflict.constraints.count, 101 + 33)
        expectEqual(lines.count, 1 + 12 + 1 + 8 + 2)
        expectTrue(lines[12].hasPrefix("   12  v"), "\(lines[12])")
        expectEqual(lines[13], "    …  and 115 more")
        expectTrue(lines[14].hasPrefix("  128  v"), "\(lines[14])")
        expectTrue(lines[21].hasPrefix("  135  root.width = 320"), "\(lines[21])")
        expectTrue(lines[22].contains("and 96 more (960) together need a width of 1000"))
        expectTrue(lines[23].hasPrefix("Set aside for now: 1."))
    }
}
