import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.center.equalTo(Point(x: 1, y: 1))
    }
}
