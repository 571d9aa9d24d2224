//: # Statements
//:
//: A statement has attributes, one relation, a target, and modifiers.

import Quoin

let board = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
let box = View()
let other = View(frame: Rect(x: 100, y: 50, width: 120, height: 80))
board.addSubview(box)
board.addSubview(other)
attachNames(["board": board, "box": box, "other": other])

//: ## Targets
//:
//: The target is a view, an anchor, a number, or several of them. A number is a size itself; for a place it
//: is counted from the superview's same attribute.

box.makeConstraints { make in
    make.left.equalTo(other)  // other.left
    make.top.equalTo(other.bottom)
    make.right.equalTo(-20)  // 20 before the superview's right edge
    make.height.equalTo(60)
}
board.layoutIfNeeded()
print(box.frame)  // (100, 130), 280 × 60

//: Each statement gives a group of constraints, and a constraint can be printed.

for group in box.installedConstraints {
    print(group.layoutConstraints)
}
// prints:
// [box.left = other.left]
// [box.top = other.bottom]
// [box.right = board.right - 20]
// [box.height = 60]

//: ## Relations
//:
//: Limits are written like equalities. Here the box is half as wide as the board, but at most as wide as the
//: other view, which is stronger because it is required: 120.

box.remakeConstraints { make in
    make.left.top.equalToSuperview()
    make.width.equalToSuperview().multipliedBy(0.5).priority(.high)
    make.width.lessThanOrEqualTo(other)
    make.height.greaterThanOrEqualTo([other.height, other.width])
    make.height.equalTo(10).priority(.low)
}
board.layoutIfNeeded()
print(box.frame)  // (0, 0), 120 × 120

//: An array is a target for each of its elements: the height is at least 80 and at least 120. That it should
//: be 10 matters less.
//:
//: ## Modifiers
//:
//: An offset is added as it is. An inset leads towards the inside: it is added to left and top, and taken
//: from right and bottom. Modifiers go in any order; of offsets and insets the last one counts.

box.remakeConstraints { make in
    make.left.right.and.top.equalToSuperview().with.inset(16)
    make.bottom.equalToSuperview().inset(20)
}
board.layoutIfNeeded()
print(box.frame)  // (16, 16), 368 × 264

//: A multiplier belongs to the target, a priority to the constraint. Priorities are obeyed in strict order:
//: any number of low ones yields to a single one that is higher.

box.remakeConstraints { make in
    make.center.equalToSuperview()
    make.size.equalToSuperview().dividedBy(4).offset(10)
    make.width.equalTo(300).priority(740)
}
board.layoutIfNeeded()
print(box.frame)  // (145, 107.5), 110 × 85

//: The width is 400 / 4 + 10, and the height 300 / 4 + 10.
//:
//: [Previous](@previous) · [Next: Composites](@next)
