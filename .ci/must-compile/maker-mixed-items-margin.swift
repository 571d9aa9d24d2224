import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: LayoutGuide) {
    [a, b].makeConstraints { make in
        make.top.equalTo(a)
    }
}
