import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.edges.equalToSuperview().inset(3)
    }
}
