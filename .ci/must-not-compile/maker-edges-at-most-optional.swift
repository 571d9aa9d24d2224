// error: 'lessThanOrEqualTo' is unavailable: this may be nil: unwrap it first
import Quoin

// There may be nothing to compare with.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.edges.lessThanOrEqualTo(b.superview)
    }
}
