// error: 'lessThanOrEqualTo' is unavailable: left and right can be compared with left, right and centerX only
import Quoin

// A bound is as particular as an equality.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.lessThanOrEqualTo(b.top)
    }
}
