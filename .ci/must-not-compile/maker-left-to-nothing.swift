// error: left and right go with views, guides, left, right, centerX, numbers and insets
import Quoin

// There may be nothing to compare with.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b.superview)
    }
}
