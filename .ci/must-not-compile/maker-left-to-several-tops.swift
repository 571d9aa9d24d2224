// error: 'equalTo' is unavailable: compare with a view, a guide, a fitting anchor or number, or several of a kind
import Quoin

// Each of several anchors must be of the family.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo([b.top, a.top])
    }
}
