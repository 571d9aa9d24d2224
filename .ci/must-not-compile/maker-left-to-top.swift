// error: 'equalTo' is unavailable: left and right can be compared with left, right and centerX only
import Quoin

// A side does not depend on a place from top to bottom.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b.top)
    }
}
