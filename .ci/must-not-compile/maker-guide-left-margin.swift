// error: property 'leftMargin' requires the types 'LayoutElement' and 'View' be equivalent
import Quoin

// A guide has no margins.
func constrain(_ a: View, _ b: LayoutGuide) {
    b.makeConstraints { make in
        make.leftMargin.equalTo(a)
    }
}
