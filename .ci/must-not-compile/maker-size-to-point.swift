// error: 'equalTo' is unavailable: compare with a view, a guide, a fitting anchor or number, or several of a kind
import Quoin

// A size is compared with sizes.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.size.equalTo(Point(x: 1, y: 1))
    }
}
