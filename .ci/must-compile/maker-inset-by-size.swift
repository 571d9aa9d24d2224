import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.size.equalTo(b).offset(Size(width: 1, height: 1))
    }
}
