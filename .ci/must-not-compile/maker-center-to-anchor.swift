// error: a centre goes with views, guides, points and numbers; for an anchor, state centerX and centerY
import Quoin

// No single anchor suits both middles.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.center.equalTo(b.centerX)
    }
}
