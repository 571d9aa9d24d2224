// error: 'equalTo' is unavailable: top, bottom, centerY and baselines can be compared with each other only
import Quoin

// A place from top to bottom does not depend on a side.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.top.equalTo(b.right)
    }
}
