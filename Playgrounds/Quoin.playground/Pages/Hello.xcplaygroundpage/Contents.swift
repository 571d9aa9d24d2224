//: # Hello
//:
//: A card, an icon in it, and a title beside the icon. Every page says in comments what it prints.

import Quoin

let card = View(frame: Rect(x: 0, y: 0, width: 320, height: 56))
let icon = View()
let title = View()
card.addSubview(icon)
card.addSubview(title)

//: A block describes where a view goes. Each line of it is a statement: attributes, a relation, a target,
//: and what is to be added.

icon.makeConstraints { make in
    make.left.equalToSuperview().offset(8)
    make.centerY.equalToSuperview()
    make.size.equalTo(40)
}
title.makeConstraints { make in
    make.left.equalTo(icon.right).offset(8)
    make.right.equalToSuperview().inset(8)
    make.centerY.equalTo(icon)
    make.height.equalTo(20)
}

//: The layout finds the frames. The icon's top is (56 − 40) / 2 = 8. The title begins at 8 + 40 + 8 = 56 and
//: ends 8 before 320, so it is 256 wide.

card.layoutIfNeeded()
print(icon.frame)  // (8, 8), 40 × 40
print(title.frame)  // (56, 18), 256 × 20

//: In a narrower card, the title is what gets narrower, for nothing was said about its width.

card.frame.size.width = 200
card.layoutIfNeeded()
print(title.frame)  // (56, 18), 136 × 20

//: [Next: Anchors](@next)
