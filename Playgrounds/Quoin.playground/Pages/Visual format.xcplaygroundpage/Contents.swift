//: # Visual format
//:
//: Constraints as one would draw them.

import Quoin

let card = View(frame: Rect(x: 0, y: 0, width: 320, height: 60))
let icon = View()
let title = View()
let button = View()
let views = ["icon": icon, "title": title, "button": button]
for view in views.values {
    card.addSubview(view)
}

//: A line lays views out along an axis: from edge `|` to edge, with gaps of so much, or of 8 where none is
//: said. Options say how they are aligned across it. From 320 go 10 at each end, 40, 60 and two gaps of 8.

let row = try card.visualConstraints(
    "|-10-[icon(40)]-[title]-[button(60)]-10-|", options: [.alignAllTop, .alignAllBottom],
    views: views)
let column = try card.visualConstraints("V:|-10-[icon]-10-|", views: views)
card.layoutIfNeeded()
print(title.frame)  // (58, 10), 184 × 40

//: ## Numbers, bounds and priorities
//:
//: A format may have several lines and comments, and numbers may have names. Views with a comma between
//: them stand beside each other across the line, so that one line can say the same of all three.
//:
//: What is left for the title and the button is 320 − 32 − 40 − 16 = 232. The title needs 150 of it.

LayoutConstraint.deactivate(row + column)
try card.visualConstraints(
    """
    |-edge-[icon(40)]-[title(>=least)]-[button(200@high)]-edge-|  // as wide as there is room
    V:|-edge-[icon, title, button]-edge-|                         // all from edge to edge
    """, metrics: ["edge": 16, "least": 150], views: views)
card.layoutIfNeeded()
print(title.frame)  // (64, 16), 150 × 28
print(button.frame)  // (222, 16), 82 × 28

//: ## Shares, equal gaps and stacks
//:
//: Two pictures of 60 leave 180 of 300 for three gaps. Both are 30 % of 100 high. The column is a view that
//: the format makes, and puts the name and the place into; it begins at a quarter of the width.

let wall = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
let pictures = [View(), View()]
let name = View()
let place = View()
for view in pictures + [name, place] {
    wall.addSubview(view)
}
try wall.visualConstraints(
    """
    |~[picture1(60)]~[picture2(60)]~|
    V:|[picture1..2(30%)]
    V:[column:[name(20)]-[place(20)]]|
    |-25%-[column(120)]
    """,
    views: ["picture1": pictures[0], "picture2": pictures[1], "name": name, "place": place])
wall.layoutIfNeeded()
print(pictures[1].frame)  // (180, 0), 60 × 30
print(place.frame)  // (0, 28), 120 × 20
print(place.superview?.frame ?? .zero)  // (75, 52), 120 × 48

//: ## Names of their own
//:
//: Views that have names need no others: those in an array are known by them, and without any, those that are in
//: the view.

let badge = View(frame: Rect(x: 0, y: 0, width: 100, height: 20))
let (dot, text) = (View(), View())
badge.addSubview(dot)
badge.addSubview(text)
attachNames(["dot": dot, "text": text])
try badge.visualConstraints("|[dot(size)]-[text]|", metrics: ["size": 20])
try badge.visualConstraints("V:|[dot,text]|", views: [dot, text])
badge.layoutIfNeeded()
print(text.frame)  // (28, 0), 72 × 20

//: ## Mistakes
//:
//: A format that cannot be understood says where, and changes nothing.

do {
    try card.visualConstraints("|-[icon]-[titel]-|", views: views)
} catch {
    print(error)
}
// prints:
// there is no view "titel"; did you mean "title"?
//   |-[icon]-[titel]-|
//             ^

//: ## Back again
//:
//: Constraints that form a line can be written as one, wherever they come from.

attachNames(views)
let groups = button.prepareConstraints { make in
    make.leading.equalTo(title.trailing).offset(12)
    make.width.greaterThanOrEqualTo(44)
    make.trailing.equalToSuperview().inset(20)
}
let constraints = groups.flatMap { $0.layoutConstraints }
print(VisualFormat.describe(constraints) ?? "no line")  // H:[title]-12-[button(>=44)]-20-|

//: [Previous](@previous) · [Next: Containers](@next)
