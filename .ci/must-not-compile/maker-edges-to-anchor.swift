// error: 'equalTo' is unavailable: no anchor suits attributes of several kinds: name a view, or state them separately
import Quoin

// No single anchor suits all edges.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.edges.equalTo(b.left)
    }
}
