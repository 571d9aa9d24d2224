// error: no exact matches in call to instance method 'multipliedBy'
import Quoin

// A multiplier is a number.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.center.equalTo(b).multipliedBy(Point(x: 1, y: 2))
    }
}
