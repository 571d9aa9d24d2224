// error: width and height go with views, guides, each other, distances, numbers and sizes, none of them optional
import Quoin

// There may be no number.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.width.equalTo([1.0].first)
    }
}
