// error: 'lessThanOrEqualTo' is unavailable: centerX can be compared with places from side to side only
import Quoin

// A place does not depend on a size.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.centerX.lessThanOrEqualTo(b.width)
    }
}
