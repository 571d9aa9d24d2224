// error: no exact matches in call to instance method 'constraint'
import QuoinLayout

// A place is relative to something; a number alone does not say to what.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.top.constraint(equalToConstant: 8)
}
