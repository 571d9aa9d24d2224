// error: width and height go with views, guides, each other, distances, numbers and sizes
import Quoin

// Each of several anchors must be of the family.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.width.equalTo([b.left, a.left])
    }
}
