// error: 'equalTo' is unavailable: left and right can be compared with left, right and centerX only
import Quoin

// Left and leading are the same edge only where people read from left to right.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b.leading)
    }
}
