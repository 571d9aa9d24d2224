// error: 'size' is unavailable: name attributes before the relation: make.size.equalTo(…)
import Quoin

// Attributes come before the relation.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(a).size
    }
}
