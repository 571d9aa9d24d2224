// error: 'equalTo' is unavailable: no anchor suits attributes of several kinds: name a view, or state them separately
import Quoin

// Left and leading together are a mixture.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.leading.equalTo(b.left)
    }
}
