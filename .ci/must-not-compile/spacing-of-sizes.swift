// error: no exact matches in call to instance method 'constraint'
import QuoinLayout

// Spacing lies between places.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.width.constraint(equalToSystemSpacingAfter: other.width, multiplier: 1)
}
