// error: 'equalTo' is unavailable: no anchor suits attributes of several kinds: name a view, or state them separately
import Quoin

// What a set holds is known at run time only.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.attributes([.left]).equalTo(b.left)
    }
}
