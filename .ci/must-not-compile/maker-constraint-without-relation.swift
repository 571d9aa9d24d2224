// error: value of type 'ConstraintSubject<View, NoFamily.WithSide>' (aka 'ConstraintSubject<View, SideFamily>') has no member 'constraint'
import Quoin

// There is no constraint before the relation.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        _ = make.left.constraint
    }
}
