// error: attributes of several kinds go with views, guides, numbers and insets; for an anchor, state each
import Quoin

// Left and leading together are a mixture.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.leading.equalTo(b.left)
    }
}
