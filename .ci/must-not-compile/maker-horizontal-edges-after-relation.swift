// error: value of type 'ConstraintStatement' has no member 'horizontalEdges'
import Quoin

// Attributes come before the relation.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.top.equalTo(a).horizontalEdges
    }
}
