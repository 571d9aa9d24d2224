// error: no exact matches in call to instance method 'inset'
import Quoin

// An inset is a number or insets.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.edges.equalTo(b).inset(Size(width: 1, height: 1))
    }
}
