// error: centerX goes with views, guides, places from side to side, and numbers
import Quoin

// A middle from side to side does not depend on a place from top to bottom.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.centerX.equalTo(b.top)
    }
}
