// error: value of type 'ConstraintStatement' has no member 'leftMargin'
import Quoin

// Attributes come before the relation.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(a).leftMargin
    }
}
