// error: 'equalTo' is unavailable: no anchor suits both middles: name a view, or state centerX and centerY separately
import Quoin

// No single anchor suits both middles.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.center.equalTo(b.centerX)
    }
}
