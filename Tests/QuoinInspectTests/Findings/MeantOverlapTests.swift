import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// What lies on something else because somebody wanted it to; and, beside each, what does not.
@Suite("What lies on something else and is meant to")
struct MeantOverlapTests {
    private let window = Window.ofFindings()
    private var kinds: [LayoutFinding.Kind] { window.kindsOfFindings }

    // MARK: Lines

    /// Tabs of 44, and a line of a thickness at their lower edge.
    private func underline(_ thickness: Double) {
        let tabs = StackView(arrangedSubviews: [Button("News"), Button("Sport")])
        tabs.name = "tabs"
        tabs.distribution = .fillEqually
        window.addSubview(tabs)
        tabs.makeConstraints {
            $0.left.right.top.equalTo(window)
            $0.height.equalTo(44)
        }
        let line = window.plain("line")
        line.backgroundColor = .black
        line.makeConstraints {
            $0.left.right.equalTo(tabs.arrangedSubviews[1])
            $0.bottom.equalTo(tabs)
            $0.height.equalTo(thickness)
        }
    }

    @Test("A line below the tab that is chosen lies on its edge")
    func line() {
        underline(2)
        expectEqual(kinds, [])
    }

    @Test("What is as thick as letters are high hides them")
    func bar() {
        underline(16)
        expectEqual(kinds, [.overlap])
    }

    /// A line down the screen, and a dot beside it whose middle is that far from the line's.
    private func dot(beside distance: Double) {
        let line = window.plain("line")
        line.makeConstraints {
            $0.left.equalTo(window).offset(29)
            $0.top.bottom.equalTo(window).inset(20)
            $0.width.equalTo(2)
        }
        let dot = window.plain("dot")
        dot.makeConstraints {
            $0.left.equalTo(window).offset(24 + distance)
            $0.top.equalTo(window).offset(100)
            $0.width.height.equalTo(12)
        }
    }

    @Test("Dots are strung on the line of a timeline")
    func timeline() {
        dot(beside: 0)
        expectEqual(kinds, [])
    }

    @Test("A dot that lies beside the middle of a line was not strung on it")
    func beside() {
        dot(beside: 4)
        expectEqual(kinds, [.overlap])
    }

    @Test("Words on a line have a ground, or are struck out", arguments: [true, false])
    func word(hasGround: Bool) {
        let line = window.plain("line")
        line.makeConstraints {
            $0.left.right.equalTo(window).inset(20)
            $0.centerY.equalTo(window)
            $0.height.equalTo(1)
        }
        let word = window.label("word", " or ")
        word.backgroundColor = hasGround ? .white : nil
        word.makeConstraints { $0.center.equalTo(window) }
        expectEqual(kinds, hasGround ? [] : [.overlap])
    }

    // MARK: Cards and faces

    /// Two views of 40 × 40, the second of which begins 10 before the first one ends.
    private func pair(radius: Double) {
        let faces = ["AB", "CD"].map { window.label($0, $0) }
        for face in faces {
            face.backgroundColor = .white
            face.cornerRadius = radius
            face.textAlignment = .center
            face.makeConstraints {
                $0.top.equalTo(window).offset(20)
                $0.width.height.equalTo(40)
            }
        }
        faces[0].makeConstraints { $0.left.equalTo(window).offset(20) }
        faces[1].makeConstraints { $0.left.equalTo(faces[0].right).offset(-10) }
    }

    @Test("Round faces of a group cover each other in part")
    func faces() {
        pair(radius: 20)
        expectEqual(kinds, [])
    }

    @Test("Keys do not")
    func keys() {
        pair(radius: 4)
        expectEqual(kinds, [.overlap])
    }

    /// Cards of 160, each with letters from 12 on at both its ends, and each so much below the one before.
    private func cards(_ count: Int, step: Double) {
        var last: View?
        for number in 0..<count {
            let card = window.plain("card\(number)")
            card.backgroundColor = .white
            card.makeConstraints { make in
                make.left.right.equalTo(window).inset(16)
                make.height.equalTo(160)
                if let last {
                    make.top.equalTo(last).offset(step)
                } else {
                    make.top.equalTo(window).offset(20)
                }
            }
            card.label("head\(number)").makeConstraints { $0.left.top.equalTo(card).inset(12) }
            card.label("foot\(number)").makeConstraints { $0.left.bottom.equalTo(card).inset(12) }
            last = card
        }
    }

    @Test("The head of each card is seen above the next one")
    func wallet() {
        // The letters end at 32.
        cards(3, step: 48)
        expectEqual(kinds, [])
    }

    @Test("Heads that are cut were not to be covered", arguments: [8.0, 20])
    func coveredHeads(step: Double) {
        cards(2, step: step)
        expectEqual(kinds, [.overlap])
    }

    @Test("Of cards that peek out behind each other, the third lies on the first, too")
    func fan() {
        var last: View?
        for number in 0..<3 {
            let card = window.plain("card\(number)")
            card.makeConstraints { make in
                make.height.equalTo(160)
                if let last {
                    make.top.equalTo(last).offset(12)
                    make.left.right.equalTo(last).inset(-8)
                } else {
                    make.top.equalTo(window).offset(24)
                    make.left.right.equalTo(window).inset(40)
                }
            }
            last = card
        }
        expectEqual(kinds, [])
    }

    /// Three cards about the middle, each larger than the one behind it, with a name at the lower edge.
    private func deck(step: Double) {
        for number in 0..<3 {
            let card = window.plain("card\(number)")
            card.backgroundColor = .white
            card.makeConstraints {
                $0.centerX.equalTo(window)
                $0.centerY.equalTo(window).offset(step * Double(2 - number))
                $0.width.equalTo(220 + 20 * number)
                $0.height.equalTo(180)
            }
            card.label("name\(number)").makeConstraints { $0.left.bottom.equalTo(card).inset(12) }
        }
    }

    @Test("The cards of a deck hide what is on those behind them")
    func deckOfCards() {
        // A name is 12 above the lower edge, of which 12 are seen.
        deck(step: 12)
        expectEqual(kinds, [])
    }

    @Test("Cards of which the names are seen in part are none of a deck")
    func brokenDeck() {
        deck(step: 24)
        expectEqual(kinds, [.overlap])
    }

    /// Two panes, and a handle on the left one's right edge, or at the same place by itself.
    private func handle(isTied: Bool) {
        let (left, right, handle) = (
            window.plain("left"), window.plain("right"), window.plain("handle")
        )
        left.makeConstraints {
            $0.left.top.bottom.equalTo(window)
            $0.width.equalTo(120)
        }
        right.makeConstraints {
            $0.left.equalTo(left.right)
            $0.right.top.bottom.equalTo(window)
        }
        handle.makeConstraints { make in
            make.centerY.equalTo(window)
            make.width.equalTo(6)
            make.height.equalTo(48)
            if isTied {
                make.centerX.equalTo(left.right)
            } else {
                make.left.equalTo(window).offset(117)
            }
        }
    }

    @Test("A handle lies on the border between two panes")
    func border() {
        handle(isTied: true)
        expectEqual(kinds, [])
    }

    @Test("What is at a border by its number only was not put there")
    func noBorder() {
        handle(isTied: false)
        expectEqual(kinds, [.overlap])
    }

    @Test("Two texts on one ground have nothing to do with each other")
    func textsOnGround() {
        let ground = window.plain("ground")
        ground.makeConstraints {
            $0.left.right.top.equalTo(window).inset(20)
            $0.height.equalTo(100)
        }
        for (number, name) in ["one", "two"].enumerated() {
            window.label(name).makeConstraints {
                $0.left.equalTo(ground).inset(8 + 10 * Double(number))
                $0.top.equalTo(ground).inset(8 + 10 * Double(number))
            }
        }
        expectEqual(kinds, [.overlap])
    }

    // MARK: What only holds others

    /// A row of two buttons with a place for a third between them, and a round button there, over the edge of the bar.
    private func raisedButton(hasGap: Bool) {
        let bar = window.plain("bar")
        bar.backgroundColor = .white
        bar.makeConstraints {
            $0.left.right.bottom.equalTo(window)
            $0.height.equalTo(50)
        }
        let middle = hasGap ? View() : Button("Chat")
        let row = StackView(arrangedSubviews: [Button("Home"), middle, Button("Me")])
        row.name = "row"
        row.distribution = .fillEqually
        bar.addSubview(row)
        row.makeConstraints { $0.edges.equalTo(bar) }
        let plus = Button("+")
        plus.name = "plus"
        bar.addSubview(plus)
        plus.makeConstraints {
            $0.centerX.equalTo(bar)
            $0.centerY.equalTo(bar.top)
            $0.width.height.equalTo(56)
        }
    }

    @Test("A stack is where what is in it is")
    func gap() {
        raisedButton(hasGap: true)
        expectEqual(kinds, [])
    }

    @Test("What lies on one of its views lies on the stack")
    func noGap() {
        raisedButton(hasGap: false)
        expectEqual(kinds, [.overlap])
    }

    // MARK: Menus

    /// A button, three texts below it, and a menu of a width that has come down over them.
    private func menu(width: Double, isCard: Bool = false, _ shadow: Shadow?) {
        let button = Button("Sort by")
        window.addSubview(button)
        button.makeConstraints { $0.left.top.equalTo(window).inset(16) }
        let list = StackView(
            arrangedSubviews: ["One text", "Another text", "A third text"].map { Label($0) })
        list.axis = .vertical
        list.spacing = 8
        list.backgroundColor = .white
        list.shadow = isCard ? shadow : nil
        list.name = "list"
        window.addSubview(list)
        list.makeConstraints {
            $0.left.equalTo(window).offset(16)
            $0.top.equalTo(button.bottom).offset(12)
            $0.width.equalTo(200)
        }
        let menu = window.plain("menu")
        menu.backgroundColor = .white
        menu.shadow = shadow
        menu.makeConstraints {
            $0.left.equalTo(button)
            $0.top.equalTo(button.bottom).offset(4)
            $0.width.equalTo(width)
            $0.height.equalTo(40)
        }
    }

    @Test("A menu that casts a shadow hovers over what is below its button")
    func hoveringMenu() {
        menu(width: 90, Shadow())
        expectEqual(kinds, [])
    }

    @Test("What casts none lies on it, and so does a card on a card, or what is as wide")
    func lyingMenus() {
        let cases: [(width: Double, isCard: Bool, shadow: Shadow?)] = [
            (90, false, nil), (90, true, Shadow()), (200, false, Shadow()),
            (90, false, Shadow(color: Color(red: 0, green: 0, blue: 0, opacity: 0))),
        ]
        for (width, isCard, shadow) in cases {
            window.subviews.forEach { $0.removeFromSuperview() }
            menu(width: width, isCard: isCard, shadow)
            expectTrue(kinds.contains(.overlap), "\(width) \(isCard)")
        }
    }

    // MARK: Alerts

    /// A text in the middle of the screen, something over all of it, and an alert on that.
    private func alert(over ground: Color?) {
        let text = Label("What was there before")
        window.addSubview(text)
        text.makeConstraints {
            $0.left.equalTo(window).offset(16)
            $0.centerY.equalTo(window)
        }
        if let ground {
            let veil = window.plain("veil")
            veil.backgroundColor = ground
            veil.makeConstraints { $0.edges.equalTo(window) }
        }
        let alert = window.plain("alert")
        alert.backgroundColor = .white
        alert.makeConstraints {
            $0.center.equalTo(window)
            $0.width.equalTo(200)
            $0.height.equalTo(100)
        }
    }

    @Test("An alert lies on what a veil covers")
    func veiled() {
        alert(over: Color(red: 0, green: 0, blue: 0, opacity: 0.4))
        expectEqual(kinds, [])
    }

    @Test("Without a veil it lies on a text, and so it does where that is seen through nothing")
    func unveiled() {
        for ground in [nil, Color(red: 0, green: 0, blue: 0, opacity: 0)] {
            window.subviews.forEach { $0.removeFromSuperview() }
            alert(over: ground)
            expectTrue(kinds.contains(.overlap))
        }
    }
}
