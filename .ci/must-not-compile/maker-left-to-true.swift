// error: 'equalTo' is unavailable: compare with a view, a guide, a fitting anchor or number, or several of a kind
import Quoin

// A truth value is no target.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(true)
    }
}
