// error: attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor
import Quoin

// A centre has no inside.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.center.equalTo(EdgeInsets(1))
    }
}
