// error: width and height go with views, guides, each other, distances, numbers and sizes
import Quoin

// Insets say where, not how large.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.size.equalTo(EdgeInsets(1))
    }
}
