// error: width and height go with views, guides, each other, distances, numbers and sizes
import Quoin

// A size does not depend on a place.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.size.lessThanOrEqualTo(b.right)
    }
}
