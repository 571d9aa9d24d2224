// error: cannot convert value of type 'LayoutGuide' to expected element type 'View'
import Quoin

// Of views and guides together, only what both have can be named.
func constrain(_ a: View, _ b: LayoutGuide) {
    [a, b].makeConstraints { make in
        make.topMargin.equalTo(a)
    }
}
