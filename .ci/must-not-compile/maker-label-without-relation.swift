// error: 'labeled' is unavailable: first say what it is compared with: make.left.equalTo(…).labeled(…)
import Quoin

// Modifiers come after the relation.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.width.labeled("width")
    }
}
