// error: attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor
import Quoin

// No single anchor suits both middles.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.center.equalTo(b.centerX)
    }
}
