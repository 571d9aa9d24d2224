// error: value of type 'ConstraintSubject<View, NoFamily.WithSide>' (aka 'ConstraintSubject<View, SideFamily>') has no member 'equal'
import Quoin

// There is no relation of that name.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equal(b)
    }
}
