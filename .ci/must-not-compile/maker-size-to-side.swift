// error: 'lessThanOrEqualTo' is unavailable: width and height can be compared with sizes, distances and numbers only
import Quoin

// A size does not depend on a place.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.size.lessThanOrEqualTo(b.right)
    }
}
