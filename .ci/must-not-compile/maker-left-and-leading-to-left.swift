// error: attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor
import Quoin

// Left and leading together are a mixture.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.leading.equalTo(b.left)
    }
}
