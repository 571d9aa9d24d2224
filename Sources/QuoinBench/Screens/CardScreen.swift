import QuoinKit

/// One of the trees of `parallel:N`: a card with rows of an icon and two texts, as a server makes them one after
/// the other, none of them like the next.
final class CardScreen {
    let root = View(frame: Rect(x: 0, y: 0, width: 600, height: 800))
    private let rows: [StackView]

    /// Makes the card of a number, with `count` rows.
    init(number: Int, rows count: Int) {
        let column = StackView()
        column.axis = .vertical
        column.spacing = 12
        rows = (0..<count).map { Self.makeRow($0 + number * count) }
        rows.forEach(column.addArrangedSubview)
        root.addSubview(column)
        column.makeConstraints { make in
            make.left.top.right.equalToSuperview().inset(24)
        }
    }

    private static func makeRow(_ number: Int) -> StackView {
        let icon = View()
        icon.makeConstraints { make in
            make.size.equalTo(32)
        }
        let title = Label("Row \(number), with a title", font: Font(size: 18, isBold: true))
        let text = Label(
            "What row \(number) has to say takes about as many letters as stand on two lines of the "
                + "card, \(number % 7) more or less.", font: Font(size: 14), numberOfLines: 0)
        let lines = StackView(arrangedSubviews: [title, text])
        lines.axis = .vertical
        let row = StackView(arrangedSubviews: [icon, lines])
        row.spacing = 8
        row.alignment = .top
        return row
    }

    /// Lays the card out, and returns a number that every bit of every row's frame goes into.
    func layOut() -> UInt64 {
        root.layoutIfNeeded()
        return rows.reduce(14_695_981_039_346_656_037) { hash, row in
            let frame = row.frame
            return [frame.minX, frame.minY, frame.width, frame.height].reduce(hash) {
                ($0 ^ $1.bitPattern) &* 1_099_511_628_211
            }
        }
    }

    /// How many constraints the card has: those that are stated, and four for each of its contents.
    var constraintCount: Int {
        root.layoutIfNeeded()
        var (count, waiting) = (0, [root])
        while let view = waiting.popLast() {
            count += view.constraints.count + (view is Label ? 4 : 0)
            waiting += view.subviews
        }
        return count
    }
}
