// error: left and right go with views, guides, left, right, centerX, numbers and insets
import Quoin

// A side does not depend on a place from top to bottom.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b.top)
    }
}
