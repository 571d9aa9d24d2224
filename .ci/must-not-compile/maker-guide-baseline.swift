// error: property 'firstBaseline' requires the types 'LayoutElement' and 'View' be equivalent
import Quoin

// A guide has no baselines.
func constrain(_ a: View, _ b: LayoutGuide) {
    b.makeConstraints { make in
        make.firstBaseline.equalTo(a)
    }
}
