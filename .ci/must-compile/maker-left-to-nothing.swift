import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        if let superview = b.superview { make.left.equalTo(superview) }
    }
}
