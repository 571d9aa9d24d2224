// error: a centre goes with views, guides, points and numbers; for an anchor, state centerX and centerY
import Quoin

// A centre is given a point.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.center.equalTo(Size(width: 1, height: 1))
    }
}
