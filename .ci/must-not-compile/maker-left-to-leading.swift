// error: left and right go with views, guides, left, right, centerX, numbers and insets
import Quoin

// Left and leading are the same edge only where people read from left to right.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b.leading)
    }
}
