// error: cannot convert value of type 'String' to expected argument type 'Priority'
import Quoin

// Priorities are values, not words.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b).priority("high")
    }
}
