// error: leading and trailing go with views, guides, leading, trailing, centerX, numbers and insets
import Quoin

// Trailing and left may be one edge or opposite ones.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.trailing.lessThanOrEqualTo(b.left)
    }
}
