// error: 'equalTo' is unavailable: leading and trailing can be compared with leading, trailing and centerX only
import Quoin

// Leading and right are other edges where people read from right to left.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.leading.equalTo(b.right)
    }
}
