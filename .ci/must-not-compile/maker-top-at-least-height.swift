// error: places from top to bottom go with views, guides, each other, numbers and insets
import Quoin

// A place does not depend on a size.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.top.greaterThanOrEqualTo(b.height)
    }
}
