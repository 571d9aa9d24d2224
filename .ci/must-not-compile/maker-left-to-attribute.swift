// error: left and right go with views, guides, left, right, centerX, numbers and insets
import Quoin

// An attribute alone says nothing of its item.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(LayoutAttribute.left)
    }
}
