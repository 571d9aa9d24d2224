//: # Distribution
//:
//: Several views at once.

import Quoin

let bar = View(frame: Rect(x: 0, y: 0, width: 320, height: 60))
let keys = [View(), View(), View()]
for key in keys {
    bar.addSubview(key)
}

//: A block of an array runs once for each of its views.

keys.makeConstraints { make in
    make.top.bottom.equalToSuperview().inset(10)
}

//: ## A fixed space, equal lengths
//:
//: From 320 go 5 at each end, and two spaces of 20: each view is (320 − 10 − 40) / 3 = 90 wide.

let row = keys.distribute(
    along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
bar.layoutIfNeeded()
for key in keys {
    print(key.frame)
}
// prints:
// (5, 10), 90 × 40
// (115, 10), 90 × 40
// (225, 10), 90 × 40

//: ## A fixed length, equal spaces
//:
//: Three views of 50 take 150 of 310, so that 80 is left for each of two spaces. The groups of the first row
//: are taken out of force; those of the blocks stay.

for group in row {
    group.deactivate()
}
keys.distribute(along: .horizontal, fixedItemLength: 50, leadSpacing: 5, tailSpacing: 5)
bar.layoutIfNeeded()
print(keys.map(\.frame.minX))  // [5.0, 135.0, 265.0]

//: ## A grid
//:
//: Two columns, 4 between them and 8 around: (320 − 16 − 4) / 2 = 150 wide. Two rows in 60 leave
//: (60 − 16 − 4) / 2 = 20 for the height.

keys.removeConstraints()
keys.distribute(inGrid: 2, spacing: Size(width: 4, height: 4), insets: EdgeInsets(8))
bar.layoutIfNeeded()
for key in keys {
    print(key.frame)
}
// prints:
// (8, 8), 150 × 20
// (162, 8), 150 × 20
// (8, 32), 150 × 20

//: ## Alignment
//:
//: The others follow the first.

keys.removeConstraints()
keys[0].makeConstraints { make in
    make.left.equalTo(10)
    make.width.equalTo(30)
    make.verticalEdges.equalToSuperview().inset(15)
}
keys[1].makeConstraints { make in make.left.equalTo(keys[0].right).offset(10) }
keys[2].makeConstraints { make in make.left.equalTo(keys[1].right).offset(10) }
keys.align([.top, .bottom])
keys.equal(.width)
bar.layoutIfNeeded()
print(keys[2].frame)  // (90, 15), 30 × 30

//: [Previous](@previous) · [Next: Guides](@next)
