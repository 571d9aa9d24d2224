// error: 'equalTo' is unavailable: no anchor suits attributes of several kinds: name a view, or state them separately
import Quoin

// No single anchor suits attributes of several kinds.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.top.equalTo(b.left)
    }
}
