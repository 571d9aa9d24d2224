// error: 'equalTo' is unavailable: compare with a view, a guide, a fitting anchor or number, or several of a kind
import Quoin

// A centre has no inside.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.center.equalTo(EdgeInsets(1))
    }
}
