// error: 'greaterThanOrEqualTo' is unavailable: top, bottom, centerY and baselines can be compared with each other only
import Quoin

// A place does not depend on a size.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.top.greaterThanOrEqualTo(b.height)
    }
}
