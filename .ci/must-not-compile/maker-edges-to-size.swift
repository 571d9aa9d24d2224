// error: attributes of several kinds go with views, guides, numbers, insets or points, not with one anchor
import Quoin

// Edges are given insets, not a size.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.edges.equalTo(Size(width: 1, height: 1))
    }
}
