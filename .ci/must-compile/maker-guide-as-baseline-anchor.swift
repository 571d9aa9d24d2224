import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: LayoutGuide) {
    a.makeConstraints { make in
        make.top.equalTo(b.bottom)
    }
}
