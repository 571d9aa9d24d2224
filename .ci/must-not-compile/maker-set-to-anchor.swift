// error: attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor
import Quoin

// What a set holds is known at run time only.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.attributes([.left]).equalTo(b.left)
    }
}
