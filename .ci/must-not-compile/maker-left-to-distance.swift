// error: left and right go with views, guides, left, right, centerX, numbers and insets
import Quoin

// A distance is a size.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(a.right.distance(to: b.left))
    }
}
