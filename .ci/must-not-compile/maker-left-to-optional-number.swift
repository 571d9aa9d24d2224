// error: 'equalTo' is unavailable: this may be nil: unwrap it first
import Quoin

// There may be no number.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.width.equalTo([1.0].first)
    }
}
