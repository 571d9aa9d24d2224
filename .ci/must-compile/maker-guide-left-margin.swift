import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: LayoutGuide) {
    b.makeConstraints { make in
        make.left.equalTo(a.leftMargin)
    }
}
