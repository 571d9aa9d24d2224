// error: cannot convert value of type 'String'
import Quoin

// An offset is a number or parts of one.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b).offset("8")
    }
}
