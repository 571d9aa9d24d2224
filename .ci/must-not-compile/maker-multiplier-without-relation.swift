// error: 'multipliedBy' is unavailable: first say what it is compared with: make.left.equalTo(…).multipliedBy(…)
import Quoin

// Modifiers come after the relation.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.width.multipliedBy(2)
    }
}
