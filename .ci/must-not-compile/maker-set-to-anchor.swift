// error: attributes of several kinds go with views, guides, numbers and insets; for an anchor, state each
import Quoin

// What a set holds is known at run time only.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.attributes([.left]).equalTo(b.left)
    }
}
