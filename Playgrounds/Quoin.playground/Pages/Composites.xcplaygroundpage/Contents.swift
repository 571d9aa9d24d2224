//: # Composites
//:
//: Some words stand for several attributes. A statement makes a constraint for each.

import Quoin

let frame = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
let picture = View()
frame.addSubview(picture)
attachNames(["frame": frame, "picture": picture])

//: ## Edges
//:
//: Insets can be modifiers or the target. Left and top are 10 and 20; from 400 and 300 remain 400 − 10 − 30
//: and 300 − 20 − 40.

picture.makeConstraints { make in
    make.edges.equalTo(EdgeInsets(top: 20, left: 10, bottom: 40, right: 30))
}
frame.layoutIfNeeded()
print(picture.frame)  // (10, 20), 360 × 240

picture.remakeConstraints { make in
    make.verticalEdges.equalToSuperview()
    make.horizontalEdges.equalToSuperview().inset(50)
}
frame.layoutIfNeeded()
print(picture.frame)  // (50, 0), 300 × 300

//: ## Size and centre
//:
//: A size that is inset loses the inset on both sides. A point is added to the superview's centre, which is
//: (200, 150).

picture.remakeConstraints { make in
    make.size.equalToSuperview().inset(100)
    make.center.equalTo(Point(x: 10, y: -20))
}
frame.layoutIfNeeded()
print(picture.frame)  // (110, 80), 200 × 100
print(picture.center)  // (210, 130)

//: ## Shapes
//:
//: As large as it can be in the frame with a ratio of 2 to 1; as small as it can be and cover the frame.

picture.remakeConstraints { make in
    make.aspectFit(in: frame, ratio: 2)
}
frame.layoutIfNeeded()
print(picture.frame)  // (0, 50), 400 × 200

picture.remakeConstraints { make in
    make.aspectFill(in: frame, ratio: 2)
}
frame.layoutIfNeeded()
print(picture.frame)  // (-100, 0), 600 × 300

//: ## Names
//:
//: The constraints of a composite are named and numbered in the order in which it names its attributes.

picture.remakeConstraints { make in
    make.edges.equalToSuperview().labeled("fill")
}
for constraint in picture.installedConstraints.flatMap(\.layoutConstraints) {
    print(constraint)
}
// prints:
// fill[0]: picture.top = frame.top
// fill[1]: picture.left = frame.left
// fill[2]: picture.bottom = frame.bottom
// fill[3]: picture.right = frame.right

//: [Previous](@previous) · [Next: Updating](@next)
