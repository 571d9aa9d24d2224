// error: leading and trailing go with views, guides, leading, trailing, centerX, numbers and insets
import Quoin

// Leading and right are other edges where people read from right to left.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.leading.equalTo(b.right)
    }
}
