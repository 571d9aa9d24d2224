// error: referencing instance method 'equalToSuperview(file:line:)' on 'ConstraintSubject' requires that 'NoFamily' conform to 'NamedFamily'
import Quoin

// A relation needs something to be about.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.equalToSuperview()
    }
}
