// error: 'equalTo' is unavailable: compare with a view, a guide, a fitting anchor or number, or several of a kind
import Quoin

// A centre is given a point.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.center.equalTo(Size(width: 1, height: 1))
    }
}
