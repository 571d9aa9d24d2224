// error: no exact matches in call to instance method 'equalTo'
import Quoin

// Nothing is no target.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(nil)
    }
}
