//: # Anchors
//:
//: Under the statements lie anchors, one for each attribute of a view. They can be used by themselves, and
//: they are the targets of statements.

import Quoin

let card = View(frame: Rect(x: 0, y: 0, width: 320, height: 200))
let title = View()
card.addSubview(title)

//: With anchors alone, a constraint is made and then brought in force; and the view has to be told that its
//: frame does not place it any more. Margins are 8 unless set otherwise.

title.translatesAutoresizingMaskIntoConstraints = false
title.left.constraint(equalTo: card.leftMargin).isActive = true
title.right.constraint(equalTo: card.rightMargin).isActive = true
title.top.constraint(equalTo: card.topMargin).isActive = true
title.height.constraint(equalTo: title.width, multiplier: 0.25).isActive = true
card.layoutIfNeeded()
print(title.frame)  // (8, 8), 304 × 76

//: The same as statements. A second view stands below the first.

let text = View()
card.addSubview(text)
text.makeConstraints { make in
    make.left.equalTo(card.leftMargin)
    make.right.equalTo(card.rightMargin)
    make.top.equalTo(title.bottom).offset(8)
    make.height.equalTo(title.height).dividedBy(2)
}
card.layoutIfNeeded()
print(text.frame)  // (8, 92), 304 × 38

//: Anchors are typed by what they can be compared with. These lines do not compile:
//:
//: - `make.left.equalTo(card.top)`: an edge at the side, and one at the top
//: - `make.left.equalTo(card.leading)`: where people read from right to left, these differ
//: - `make.left.equalTo(card.width)`: a place and a size
//:
//: A middle goes with both kinds of edges.

let mark = View()
card.addSubview(mark)
mark.makeConstraints { make in
    make.leading.equalTo(card.centerX)
    make.top.equalTo(text.bottom)
    make.width.equalTo(text.height)
    make.height.equalTo(10)
}
card.layoutIfNeeded()
print(mark.frame)  // (160, 130), 38 × 10

//: A distance between two anchors is a size, and can be a target too: from the card's left edge to the mark
//: are 160.

let line = View()
card.addSubview(line)
line.makeConstraints { make in
    make.leading.equalToSuperview()
    make.bottom.equalToSuperview()
    make.width.equalTo(card.leading.distance(to: mark.leading))
    make.height.equalTo(1)
}
card.layoutIfNeeded()
print(line.frame)  // (0, 199), 160 × 1

//: [Previous](@previous) · [Next: Statements](@next)
