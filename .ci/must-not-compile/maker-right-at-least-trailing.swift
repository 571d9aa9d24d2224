// error: left and right go with views, guides, left, right, centerX, numbers and insets
import Quoin

// A bound is as particular as an equality.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.right.greaterThanOrEqualTo(b.trailing)
    }
}
