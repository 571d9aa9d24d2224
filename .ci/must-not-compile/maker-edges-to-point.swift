// error: 'equalTo' is unavailable: compare with a view, a guide, a fitting anchor or number, or several of a kind
import Quoin

// Edges are given insets, not a point.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.edges.equalTo(Point(x: 1, y: 1))
    }
}
