// error: width and height go with views, guides, each other, distances, numbers and sizes
import Quoin

// A size is compared with sizes.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.size.equalTo(Point(x: 1, y: 1))
    }
}
