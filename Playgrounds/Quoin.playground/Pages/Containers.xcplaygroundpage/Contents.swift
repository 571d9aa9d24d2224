//: # Containers
//:
//: Views that arrange others: stacks, scroll views and tables.

import QuoinKit

//: ## Stacks
//:
//: A stack joins views by constraints. Three equal ones with two gaps of 15 are (300 − 30) / 3 = 90 wide.

let keys = [View(), View(), View()]
let stack = StackView(arrangedSubviews: keys)
stack.frame = Rect(x: 0, y: 0, width: 300, height: 44)
stack.distribution = .fillEqually
stack.spacing = 15
stack.layoutIfNeeded()
print(keys[2].frame)  // (210, 0), 90 × 44

//: A view that is hidden leaves its place to the others: (300 − 15) / 2.

keys[1].isHidden = true
stack.layoutIfNeeded()
print(keys[2].frame)  // (157.5, 0), 142.5 × 44

//: ## Scroll views
//:
//: The content guide is the area that is scrolled, the frame guide the part that is shown. An article as
//: wide as the view and as tall as it likes:

let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
let article = View()
scroll.addSubview(article)
article.makeConstraints { make in
    make.edges.equalTo(scroll.contentLayoutGuide)
    make.width.equalTo(scroll.frameLayoutGuide)
    make.height.equalTo(1000)
}
scroll.layoutIfNeeded()
print(scroll.contentSize)  // 320 × 1000

//: The offset leads nowhere beyond the content: 1000 − 480 is the most. Nothing is solved for it.

scroll.contentOffset.y = 900
print(scroll.contentOffset.y)  // 520.0
scroll.scrollRectToVisible(Rect(x: 0, y: 100, width: 320, height: 50))
print(scroll.contentOffset.y)  // 100.0

//: Where a bar of 60 covers the end, an inset lets that be scrolled out from under it.

scroll.contentInset.bottom = 60
scroll.layoutIfNeeded()
scroll.contentOffset.y = 900
print(scroll.contentOffset.y)  // 580.0

//: ## Tables
//:
//: A cell is as tall as its constraints say. Here every other one is 60 high, and the rest 40.

final class StripeCell: TableViewCell {
    func show(row: Int) {
        updateConstraints { make in
            make.height.equalTo(row.isMultiple(of: 2) ? 40 : 60)
        }
    }
}

final class Stripes: TableViewDataSource {
    var count = 100_000
    var shown: Set<Int> = []

    func numberOfRows(in tableView: TableView) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "stripe") { StripeCell() }
        cell.show(row: row)
        shown.insert(row)
        return cell
    }
}

//: Four pairs of 100 and a row of 40 leave 40 of 480, in which the tenth row begins. The others do not exist,
//: and nobody knows how tall they are.

let stripes = Stripes()
let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
table.dataSource = stripes
table.layoutIfNeeded()
print(table.visibleRows)  // 0..<10
print(stripes.shown.count)  // 10

//: A row far away comes to the middle, 240 below the top, without those between being measured.

table.scrollToRow(at: 50_000, position: .middle)
table.layoutIfNeeded()
let stripe = table.cellForRow(at: 50_000)
print((stripe?.frame.midY ?? 0) - table.contentOffset.y)  // 240.0
print(stripes.shown.count < 30)  // true

//: It stays there when rows come or go above it. Its number is another one then.

stripes.count -= 2
table.deleteRows(at: [0, 1])
table.layoutIfNeeded()
print(table.cellForRow(at: 49_998) === stripe)  // true
print((stripe?.frame.midY ?? 0) - table.contentOffset.y)  // 240.0

//: [Previous](@previous) · [Next: When it cannot be](@next)
