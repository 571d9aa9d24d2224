// error: 'equalTo' is unavailable: compare with a view, a guide, a fitting anchor or number, or several of a kind
import Quoin

// A frame is no target: its parts are.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b.frame)
    }
}
