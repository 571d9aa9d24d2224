//: # When it cannot be
//:
//: Nothing that goes wrong in a layout ends the process. It is reported, and the layout goes on as well as it
//: can.

import Quoin

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
let photo = View()
attachNames(["window": window, "photo": photo])

//: ## Not there yet
//:
//: The superview need not be there when constraints are made. They wait for it.

let groups = photo.makeConstraints { make in
    make.horizontalEdges.equalToSuperview()
    make.verticalEdges.equalToSuperview().inset(20)
}
photo.layoutIfNeeded()
// prints:
// photo.left = superview.left (Contents.swift:17) waits: there is no superview yet.
// photo.right = superview.right (Contents.swift:17) waits: there is no superview yet.
// photo.top = superview.top + 20 (Contents.swift:18) waits: there is no superview yet.
// photo.bottom = superview.bottom - 20 (Contents.swift:18) waits: there is no superview yet.

window.addSubview(photo)
window.layoutIfNeeded()
print(photo.frame)  // (0, 20), 320 × 440

//: ## A contradiction
//:
//: One constraint is set aside. The message names those that contradict each other, and the numbers.

let height = photo.makeConstraints { make in
    make.height.greaterThanOrEqualTo(500).labeled("portrait")
}
window.layoutIfNeeded()
// prints:
// Quoin cannot satisfy these constraints together:
//   1  photo.height ≥ 500                  “portrait”   Contents.swift:36
//   2  photo.top = window.top + 20                      Contents.swift:18
//   3  photo.bottom = window.bottom - 20                Contents.swift:18
//   4  window.height = 480                               (window)
// photo's top and bottom pin its height to 440, but it must be at least 500: 60 too much.
// Set aside for now: 1. To mend it, lower the priority of 1.
// As a visual format: V:|-20-[photo(>=500)]-20-|

//: The cure is to say what may give way.

height[0].update(priority: .high)
window.layoutIfNeeded()
print(photo.frame)  // (0, 20), 320 × 440
print(window.snapshot().diagnostics)  // []

//: ## A value that cannot be
//:
//: It is refused, and the old one stays. Whoever handles diagnostics gets them instead of the messages.

window.onDiagnostic = { diagnostic in
    if case .invalidConstraint(let report) = diagnostic, let reason = report.reason {
        print("refused:", reason)
    }
}
height[0].update(offset: Double.nan)
// prints:
// refused: The constant is not a number; it must be a finite number.

photo.updateConstraints { make in
    make.top.equalToSuperview().multipliedBy(0)
}
// prints:
// refused: The multiplier is 0; it must be a finite number other than 0.
print(groups[1].layoutConstraints[0])  // photo.top = window.top + 20

//: ## A view that has gone
//:
//: Its constraints go with it. A group that was kept does nothing any more.

var note: View? = View()
note.map(window.addSubview)
let kept = note?.makeConstraints { make in
    make.edges.equalToSuperview()
}
note?.removeFromSuperview()
note = nil
kept?[0].activate()
print(kept?[0].isActive == true)  // false

//: [Previous](@previous) · [Next: Measuring a card](@next)
