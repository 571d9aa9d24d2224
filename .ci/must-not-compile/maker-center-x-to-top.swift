// error: 'equalTo' is unavailable: centerX can be compared with places from side to side only
import Quoin

// A middle from side to side does not depend on a place from top to bottom.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.centerX.equalTo(b.top)
    }
}
