// error: left and right go with views, guides, left, right, centerX, numbers and insets
import Quoin

// Each of several anchors must be of the family.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo([b.top, a.top])
    }
}
