// error: value of type 'ConstraintMaker<View>' (aka 'ConstraintSubject<View, NoFamily>') has no member 'lefft'
import Quoin

// There is no attribute of that name.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.lefft.equalTo(b)
    }
}
