// error: left and right go with views, guides, left, right, centerX, numbers and insets
import Quoin

// A frame is no target: its parts are.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b.frame)
    }
}
