import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.top.greaterThanOrEqualTo(b.centerY)
    }
}
