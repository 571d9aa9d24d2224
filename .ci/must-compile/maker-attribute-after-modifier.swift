import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.width.equalTo(a).offset(3)
    }
}
