// error: 'offset' is unavailable: first say what it is compared with: make.left.equalTo(…).offset(…)
import Quoin

// Modifiers come after the relation.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.offset(3)
    }
}
