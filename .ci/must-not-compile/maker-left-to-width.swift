// error: 'equalTo' is unavailable: left and right can be compared with left, right and centerX only
import Quoin

// A place does not depend on a size.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b.width)
    }
}
