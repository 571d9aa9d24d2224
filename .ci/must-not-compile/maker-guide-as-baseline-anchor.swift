// error: value of type 'LayoutGuide' has no member 'lastBaseline'
import Quoin

// A guide has no baselines.
func constrain(_ a: View, _ b: LayoutGuide) {
    a.makeConstraints { make in
        make.top.equalTo(b.lastBaseline)
    }
}
