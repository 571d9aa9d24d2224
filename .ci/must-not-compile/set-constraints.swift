// error: 'constraints' is a get-only property
import QuoinLayout

// A constraint is installed where its items meet.
func change(_ view: View, _ constraint: LayoutConstraint) {
    view.constraints = [constraint]
}
