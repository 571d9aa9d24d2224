// error: attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor
import Quoin

// No single anchor suits attributes of several kinds.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.top.equalTo(b.left)
    }
}
