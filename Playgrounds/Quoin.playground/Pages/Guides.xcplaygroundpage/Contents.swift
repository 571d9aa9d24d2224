//: # Guides, and reading from right to left
//:
//: A guide is a rectangle without a view. It is constrained as a view is, but has no margins and no baselines.

import Quoin

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 100))
let icon = View()
let label = View()
window.addSubview(icon)
window.addSubview(label)

//: ## Three equal spaces
//:
//: Three guides stand before, between and after two views, and are equally wide.

let gaps = [LayoutGuide(), LayoutGuide(), LayoutGuide()]
for gap in gaps {
    window.addLayoutGuide(gap)
}
for view in [icon, label] {
    view.makeConstraints { make in
        make.centerY.equalToSuperview()
        make.height.equalTo(40)
    }
}
icon.makeConstraints { make in make.width.equalTo(40) }
label.makeConstraints { make in make.width.equalTo(130) }

gaps[0].makeConstraints { make in
    make.leading.equalToSuperview()
    make.trailing.equalTo(icon.leading)
}
gaps[1].makeConstraints { make in
    make.leading.equalTo(icon.trailing)
    make.trailing.equalTo(label.leading)
}
gaps[2].makeConstraints { make in
    make.leading.equalTo(label.trailing)
    make.trailing.equalToSuperview()
}
gaps.equal(.width)

//: The superview of a guide is the view that it belongs to. The spaces are (320 − 40 − 130) / 3 = 50 wide.

window.layoutIfNeeded()
print(icon.frame)  // (50, 30), 40 × 40
print(label.frame)  // (140, 30), 130 × 40
print(gaps[2].layoutFrame.width)  // 50.0

//: ## Reading from right to left
//:
//: Leading and trailing swap sides with the direction of reading; left and right do not. The icon now ends
//: 50 before the right edge.

window.layoutDirection = .rightToLeft
window.layoutIfNeeded()
print(icon.frame)  // (230, 30), 40 × 40
print(label.frame)  // (50, 30), 130 × 40

//: An offset of a leading or trailing edge counts in the direction of reading, and so do insets.

let badge = View()
window.addSubview(badge)
badge.makeConstraints { make in
    make.leading.equalToSuperview().offset(10)
    make.top.equalToSuperview()
    make.size.equalTo(Size(width: 20, height: 10))
}
window.layoutIfNeeded()
print(badge.frame)  // (290, 0), 20 × 10

//: ## Margins and the safe area
//:
//: They are guides that every view has.

window.layoutDirection = .leftToRight
window.safeAreaInsets = EdgeInsets(top: 24)
let content = View()
window.addSubview(content)
content.makeConstraints { make in
    make.edges.equalTo(window.safeAreaLayoutGuide)
}
window.layoutIfNeeded()
print(content.frame)  // (0, 24), 320 × 76

content.remakeConstraints { make in
    make.edges.equalTo(icon.layoutMarginsGuide)
}
window.layoutIfNeeded()
print(content.frame)  // (58, 38), 24 × 24

//: [Previous](@previous) · [Next: Visual format](@next)
