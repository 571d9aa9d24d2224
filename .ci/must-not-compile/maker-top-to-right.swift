// error: places from top to bottom go with views, guides, each other, numbers and insets
import Quoin

// A place from top to bottom does not depend on a side.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.top.equalTo(b.right)
    }
}
