// error: 'equalToSuperview()' is unavailable: a statement has one relation: begin another one with make
import Quoin

// A statement has one relation.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(b).equalToSuperview()
    }
}
