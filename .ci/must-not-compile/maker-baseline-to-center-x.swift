// error: 'equalTo' is unavailable: top, bottom, centerY and baselines can be compared with each other only
import Quoin

// A baseline is a place from top to bottom.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.baseline.equalTo(b.centerX)
    }
}
