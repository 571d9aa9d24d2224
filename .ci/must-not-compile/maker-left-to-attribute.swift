// error: 'equalTo' is unavailable: compare with a view, a guide, a fitting anchor or number, or several of a kind
import Quoin

// An attribute alone says nothing of its item.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.left.equalTo(LayoutAttribute.left)
    }
}
