// error: centerX goes with views, guides, places from side to side, and numbers
import Quoin

// A place does not depend on a size.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.centerX.lessThanOrEqualTo(b.width)
    }
}
