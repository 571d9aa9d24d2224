// error: places from top to bottom go with views, guides, each other, numbers and insets
import Quoin

// A baseline is a place from top to bottom.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.baseline.equalTo(b.centerX)
    }
}
