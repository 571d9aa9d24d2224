//: # Updating
//:
//: Three ways to change a layout: through a group that was kept, through what the statements say, and by
//: making everything again.

import Quoin

let panel = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
let button = View()
panel.addSubview(button)
attachNames(["panel": panel, "button": button])

//: ## A group that was kept
//:
//: A statement yields its group by `constraint`. Its offset, inset, multiplier and priority can be replaced at
//: any time.

var lead: ConstraintGroup?
button.makeConstraints { make in
    lead = make.left.equalTo(10).offset(5).constraint
    make.centerY.equalToSuperview()
    make.width.equalToSuperview().multipliedBy(0.5)
    make.height.equalTo(40)
}
panel.layoutIfNeeded()
print(button.frame)  // (15, 30), 150 × 40

//: An update of the offset replaces the 5 and leaves the 10; so would one of the inset. The number itself is
//: replaced by `update(to:)`.

lead?.update(offset: 20)
panel.layoutIfNeeded()
print(button.frame)  // (30, 30), 150 × 40

//: ## What the statements say
//:
//: `updateConstraints` finds a constraint by what it compares, and gives it the new values: the constant, the
//: multiplier and the priority. What it does not find, it installs: here a limit. To be 0.4 × 300 = 120 wide
//: matters less than that limit, since it is not required any more.

button.updateConstraints { make in
    make.width.equalToSuperview().multipliedBy(0.4).priority(.high)
    make.height.equalTo(30)
    make.width.lessThanOrEqualTo(100)
}
panel.layoutIfNeeded()
print(button.frame)  // (30, 35), 100 × 30
print(button.installedConstraints.count)  // 5

//: ## All again
//:
//: `remakeConstraints` removes what is not made again. What is made again unchanged stays as it is.

let before = button.installedConstraints[0].layoutConstraints[0]
let groups = button.remakeConstraints { make in
    make.left.equalTo(10).offset(20)
    make.top.bottom.equalToSuperview()
    make.width.equalTo(50)
}
panel.layoutIfNeeded()
print(button.frame)  // (30, 0), 50 × 100
print(groups[0].layoutConstraints[0] === before)  // true

//: ## In force and out of it
//:
//: `prepareConstraints` makes groups that are brought in force later, and groups go in and out of force as a
//: whole.

let wide = button.prepareConstraints { make in
    make.width.equalTo(200)
}
let narrow = groups[2]
narrow.deactivate()
wide[0].activate()
panel.layoutIfNeeded()
print(button.frame)  // (30, 0), 200 × 100
print(narrow.isActive, wide[0].isActive)  // false true

button.removeConstraints()
print(button.installedConstraints.count)  // 0

//: [Previous](@previous) · [Next: Distribution](@next)
