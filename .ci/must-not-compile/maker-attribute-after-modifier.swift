// error: 'width' is unavailable: name attributes before the relation: make.width.equalTo(…)
import Quoin

// Attributes come before the relation.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(a).offset(3).width
    }
}
