// error: referencing instance method 'group(file:line:_:)' on 'ConstraintSubject' requires the types 'NoFamily.WithSide' (aka 'SideFamily') and 'NoFamily' be equivalent
import Quoin

// A group is one of whole statements.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.group { make.top.equalTo(b) }
    }
}
