// error: 'equalTo' is unavailable: left and right can be compared with left, right and centerX only
import Quoin

// A distance is a size.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(a.right.distance(to: b.left))
    }
}
