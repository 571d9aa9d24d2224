// error: left and right go with views, guides, left, right, centerX, numbers and insets
import Quoin

// A single side is given a number.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(Point(x: 1, y: 1))
    }
}
