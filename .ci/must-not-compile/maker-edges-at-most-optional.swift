// error: attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor or an optional
import Quoin

// There may be nothing to compare with.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.edges.lessThanOrEqualTo(b.superview)
    }
}
