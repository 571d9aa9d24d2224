// error: 'lessThanOrEqualTo' is unavailable: leading and trailing can be compared with leading, trailing and centerX only
import Quoin

// Trailing and left may be one edge or opposite ones.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.trailing.lessThanOrEqualTo(b.left)
    }
}
